import { height, type Holding, type Rank } from "../core/card.ts";
import { lowest } from "./lead-pattern.ts";
import { gradePlay, type SuitPlay } from "./play-grade.ts";

/** A trick of a nullo, as an adversary sees it who is to play to it and can follow suit. */
export interface NulloTrick {
  readonly hand: Holding;
  /** What dummy has of the suit, with the card he has played to the trick. */
  readonly dummy: Holding;
  /** The cards played so far; at least the one led. */
  readonly plays: Holding;
  /** Dummy’s card among them; absent where he is still to play. */
  readonly dummyPlays?: Rank;
}

/**
 * An adversary of a nullo makes dummy win whenever he can: under a card of dummy’s that is winning so far, or under all
 * that dummy has, while he is still to play and nothing on the table is higher. The highest card that does it is
 * recommended, since it may win a trick later; the text does not say which, so that a lower one is as sound. Null where
 * dummy cannot be made to win, or must win whatever is played, so that nothing is settled. Rule `nullo.play.lead-shortest`.
 */
export function underDummy({ hand, dummy, plays, dummyPlays }: NulloTrick): SuitPlay | null {
  const least = dummyPlays ?? (dummy.length > 0 ? lowest(dummy) : undefined);
  if (!least) return null;
  const others = plays.filter((rank) => rank !== dummyPlays);
  if (others.some((rank) => height(rank) > height(least))) return null;
  const under = hand.filter((rank) => height(rank) < height(least));
  const [play, ...alsoSound] = under;
  if (!play || under.length === hand.length) return null;
  return gradePlay(hand, {
    pattern: dummyPlays ? "under-his-card" : "under-all-his",
    play,
    alsoSound,
    rules: ["nullo.play.lead-shortest"],
    signal: true,
  });
}

/**
 * Declarer of a nullo, or his dummy, follows last to a trick that his side has won already: the highest card goes with it,
 * since high cards are to fall together. Null where the trick is not his side’s, or the hand leaves no choice. `ours` is the
 * card of his other hand. Rule `nullo.play.declarer`.
 */
export function bunchHigh(hand: Holding, plays: Holding, ours: Rank): SuitPlay | null {
  const [play] = hand;
  if (!play || hand.length < 2 || plays.some((rank) => height(rank) > height(ours))) return null;
  return gradePlay(hand, { pattern: "bunch", play, rules: ["nullo.play.declarer"] }, plays);
}
