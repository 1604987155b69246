import { height, type Holding, type Rank } from "../core/card.ts";
import { lowest, top } from "./lead-pattern.ts";
import { equalsOf, gradePlay, playLow, type Decision, type SuitPlay } from "./play-grade.ts";

/** What fourth hand sees when the others have played. */
export interface FourthHandView {
  readonly holding: Holding;
  /** The best card of the trick so far, if an opponent played it; left out, his best wins and the question is from which card. */
  readonly toBeat?: Rank;
  /** Whether partner’s card already wins. */
  readonly partnerWins?: boolean;
  /** Whether he means to lead the suit straight back. */
  readonly willReturn: boolean;
  /** Cards of the suit already played in earlier tricks. */
  readonly gone?: Holding;
}

/** Fourth hand’s card, and the one he returns. */
export interface FourthHandPlay extends SuitPlay {
  /** The card to lead back, to show what lies between; null where he does not return the suit, or has no sequence to show. */
  readonly returns: Rank | null;
}

/**
 * Grades every card of fourth hand. Meaning to return the suit he wins with the highest of a sequence and leads back the
 * lowest; otherwise he wins with the lowest. Rules `fourth.show-sequence`, `fourth.not-returning`.
 */
export function fourthHandPlay(view: FourthHandView): FourthHandPlay {
  const { holding, toBeat, willReturn, gone = [] } = view;
  const winners = holding.filter((rank) => !toBeat || height(rank) > height(toBeat));
  if (view.partnerWins || winners.length === 0) {
    const pattern = view.partnerWins ? "partner-wins" : "cannot-win";
    const low = playLow(pattern, holding, ["fourth.not-returning"]);
    return { ...gradePlay(holding, low, gone), returns: null };
  }
  // Without a card to beat, the sequence in question is the one at the top of the suit.
  const run = equalsOf(winners, toBeat ? lowest(winners) : top(winners), gone);
  const show = willReturn && run.length > 1;
  const decision: Decision = show
    ? {
        pattern: "show-sequence",
        play: top(run),
        rules: ["fourth.show-sequence"],
        tells: "sequence-below",
        next: "return-lowest",
      }
    : {
        pattern: run.length > 1 ? "lowest-of-sequence" : "cheapest-winner",
        play: lowest(run),
        rules: ["fourth.not-returning"],
        tells: "lowest-of-sequence",
      };
  return { ...gradePlay(holding, decision, gone), returns: show ? lowest(run) : null };
}
