import { must } from "../../engine/core/result.ts";
import type { Rank } from "../../engine/core/card.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { poseNulloLast, poseNulloRound } from "../dealing/nullo-round.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const nulloPlayTeaches: readonly RuleId[] = [
  "nullo.play.lead-shortest",
  "nullo.play.declarer",
];

function item(viewer: "A" | "B", hand: string, dummy: string, plays: readonly Rank[]): Posed {
  const held = { hand: must(parseHolding(hand)), dummy: must(parseHolding(dummy)) };
  return poseNulloRound({ suit: "D", ...held, plays }, viewer);
}

function last(hand: string, dummy: string, trick: readonly [Rank, Rank, Rank]): Posed {
  return poseNulloLast("D", must(parseHolding(hand)), must(parseHolding(dummy)), trick);
}

/** Dummy made to win, in each chair from which an adversary can bring it about; and declarer playing last to such a trick. */
export const nulloPlayItems: Readonly<Record<string, Posed>> = {
  "third-hand-under": item("B", "K85", "QT", ["7", "T"]),
  "fourth-hand-under": item("B", "A93", "J", ["4", "5", "J"]),
  "second-hand-under-dummys-lead": item("B", "K42", "T6", ["T"]),
  "second-hand-forces": item("A", "A73", "J9", ["4"]),
  "third-hand-forces": item("A", "Q82", "KT", ["5", "6"]),
  "declarer-bunches": last("K64", "T", ["7", "J", "8"]),
  "declarer-bunches-equals": last("AK3", "", ["7", "9", "8"]),
};
