import { height, isHonour, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { cardAbove, fourchetteOver } from "./fourchette.ts";
import { top } from "./lead-pattern.ts";
import { standing, type NextMove } from "./play-grade.ts";

/** What second hand sees of the suit that declarer leads, from dummy or from his own hand. */
export interface SecondHandView {
  readonly holding: Holding;
  readonly led: Rank;
  /** Dummy’s cards of the suit before this trick, the card led among them where dummy leads. */
  readonly dummy: Holding;
  /** `right` where dummy leads through him, `left` where declarer leads and dummy plays third. */
  readonly dummyPosition: "left" | "right";
  /** Cards of the suit played in earlier tricks; none on the first round. */
  readonly gone?: Holding;
  /** The round of the suit, counted from 1. */
  readonly round?: number;
  /** Whether he would rather have partner win the trick. */
  readonly partnerToLead?: boolean;
  /** Tricks still to be played, this one included. */
  readonly tricksLeft?: number;
}

/** A view with what the tables ask of it worked out. */
export interface SecondHandCase extends SecondHandView {
  readonly gone: Holding;
  readonly round: number;
  /** His cards above the card led, high to low. */
  readonly above: Holding;
  /** Whether the card led is an honour, the ten among them. */
  readonly honourLed: boolean;
}

/** One line of a table of second hand’s plays. The first line that fits decides. */
export interface SecondHandLine {
  readonly name: string;
  fits(view: SecondHandCase): boolean;
  /** The card to play; left out, a small one. */
  play?(view: SecondHandCase): Rank;
  alsoSound?(view: SecondHandCase): Holding;
  rules(view: SecondHandCase): readonly RuleId[];
  /** Whether the texts say so; left out, they do. */
  settled?(view: SecondHandCase): boolean;
  readonly next?: NextMove;
}

/** A view made ready for the tables. */
export function caseOf(view: SecondHandView): SecondHandCase {
  return {
    ...view,
    gone: view.gone ?? [],
    round: view.round ?? 1,
    above: view.holding.filter((rank) => height(rank) > height(view.led)),
    honourLed: isHonour(view.led),
  };
}

/** The lowest of a run of two or more touching honours, all above the card led; undefined where there is none. */
export function lowestOfSequence({ above }: SecondHandCase): Rank | undefined {
  const touches = (at: number) => {
    const [rank, next] = [above[at], above[at + 1]];
    return next !== undefined && isHonour(next) && height(rank as Rank) === height(next) + 1;
  };
  const start = above.findIndex((_, at) => touches(at));
  if (start < 0) return undefined;
  let end = start;
  while (touches(end)) end += 1;
  return above[end];
}

/**
 * The cheapest card sure of the trick because every higher one out is dummy’s, who has led; undefined where there is none.
 * Only a card that dummy could have beaten is meant: whether to spend the best of all is another question.
 */
export function safeFromDummy(view: SecondHandCase): Rank | undefined {
  const dummyHas = (rank: Rank) => view.dummy.includes(rank);
  return view.above.findLast((rank) => {
    const over = standing(view.gone).filter((other) => height(other) > height(rank));
    return (
      over.some(dummyHas) && over.every((other) => dummyHas(other) || view.holding.includes(other))
    );
  });
}

/**
 * The card above the one led in a fourchette: a true one over a nine or better, or an imperfect one over an honour, since the
 * gain is that two honours are spent on one trick. Undefined where there is none.
 */
export function fourchetteCover({ holding, led, gone }: SecondHandCase): Rank | undefined {
  const least = { true: "9", imperfect: "T", none: null } as const;
  const from = least[fourchetteOver(holding, led, gone)];
  return from && height(led) >= height(from) ? cardAbove(led, gone) : undefined;
}

/** Whether he holds the best card of the suit that is left. */
export function holdsBest({ holding, gone }: SecondHandCase): boolean {
  return top(holding) === standing(gone)[0];
}
