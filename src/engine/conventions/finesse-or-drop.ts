import type { Holding, Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { mayFinesse } from "./declarer-lead.ts";
import { combined, type TwoHands } from "./declarer-suit.ts";
import { has, lacks } from "./lead-pattern.ts";

/** A suit of two hands with one high card against it, and what is done about that card. */
export interface FinesseOrDrop {
  readonly play: "finesse" | "drop";
  /** The hand with the card that would finesse, and that card. */
  readonly tenace: keyof TwoHands;
  readonly card: Rank;
  /** The hand that leads for a finesse: the other, or the same where the card itself is led up to the ace. */
  readonly leadFrom: keyof TwoHands;
  readonly against: "K" | "Q";
  /** The winners that are led out instead, the highest first. */
  readonly tops: Holding;
  readonly rules: readonly RuleId[];
}

interface Line {
  /** The hand with the card that finesses, and the hand opposite. */
  fits(tenace: Holding, opposite: Holding): boolean;
  readonly card: Rank;
  readonly against: "K" | "Q";
  /** Whether the card is led, up to the ace opposite. */
  readonly led?: true;
}

/**
 * Foster’s finesses with one card against them: the two that he plays through, the queen led to the ace, and by his
 * definition the jack where only the queen is out against it. With the ten opposite a jack may finesse either way, and
 * the text does not choose.
 */
const LINES: readonly Line[] = [
  { fits: (t, o) => has(t, "AQJ") && lacks([...t, ...o], "K"), card: "J", against: "K" },
  { fits: (t, o) => has(t, "AQ") && lacks([...t, ...o], "KJT"), card: "Q", against: "K" },
  {
    fits: (t, o) => has(t, "QJ") && has(o, "A") && lacks([...t, ...o], "K"),
    card: "Q",
    against: "K",
    led: true,
  },
  {
    fits: (t, o) => has(t, "J") && lacks(t, "Q") && has([...t, ...o], "AK") && lacks(o, "QJT"),
    card: "J",
    against: "Q",
  },
];

/**
 * Whether declarer finesses or plays for the drop: with fewer than nine cards in the two hands he finesses, with nine or
 * more he leads out his winners. Null where the suit is none of those that the text speaks of, or where the hand that
 * should lead has none of it. Rules `declarer.finesse-nine`, `declarer.finesse-defined`.
 */
export function finesseOrDrop(two: TwoHands): FinesseOrDrop | null {
  for (const [tenace, other] of [
    ["declarer", "dummy"],
    ["dummy", "declarer"],
  ] as const) {
    const line = LINES.find(({ fits }) => fits(two[tenace], two[other]));
    if (!line || two[other].length === 0) continue;
    const ours = combined(two);
    const finesse = mayFinesse(ours.length);
    const how: RuleId = line.led
      ? "declarer.divided-combination"
      : "declarer.nt.rule-1-weak-to-strong";
    return {
      play: finesse ? "finesse" : "drop",
      tenace,
      card: line.card,
      leadFrom: line.led ? tenace : other,
      against: line.against,
      tops: line.against === "Q" ? ["A", "K"] : ["A"],
      rules: finesse ? ["declarer.finesse-defined", how] : ["declarer.finesse-nine"],
    };
  }
  return null;
}
