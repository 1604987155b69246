import { must } from "../../engine/core/result.ts";
import type { Rank, Suit } from "../../engine/core/card.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { poseWhistEcho } from "../dealing/whist-echo.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const whistEchoTeaches: readonly RuleId[] = ["whist.signal.plain-echo", "whist.signal.echo"];

/** Hearts are trumps; partner begins with the king and goes on with the ace. */
function item(suit: Suit, hand: string, mine?: Rank): Posed {
  const held = { suit, strain: "hearts", hand: must(parseHolding(hand)) } as const;
  return mine
    ? poseWhistEcho({ ...held, mine: [mine] }, ["K", "A"], ["3", "4"])
    : poseWhistEcho(held, ["K"], ["3"]);
}

/** The book’s eight, seven, five and two, with partner leading, and the same in trumps. */
export const whistEchoItems: Readonly<Record<string, Posed>> = {
  "plain-four": item("S", "8752"),
  "plain-four-second-round": item("S", "872", "5"),
  "plain-three": item("S", "852"),
  "trumps-four": item("H", "9752"),
  "trumps-four-second-round": item("H", "972", "5"),
  "trumps-three": item("H", "975"),
  "two-small": item("S", "92"),
};
