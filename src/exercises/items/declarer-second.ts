import type { RuleId } from "../../rulebook/rules.ts";
import type { Rank } from "../../engine/core/card.ts";
import { poseDeclarerSecond } from "../dealing/declarer-second-deal.ts";
import type { Rest } from "../dealing/two-hands-play.ts";
import type { Posed } from "../kit/exercise.ts";
import { handOf } from "./two-hands.ts";
import { twoSuits } from "./two-hands-suit.ts";

/** Every rule that a solution of this kind may cite. */
export const declarerSecondTeaches: readonly RuleId[] = [
  "declarer.second-hand-cover",
  "declarer.second-hand-no-cover",
  "declarer.aq9-jack",
  "declarer.guarded-honours",
];

/** A suit led through dummy (by A) or through declarer (by B), hearts being trumps. */
const item = (
  led: Rank,
  by: "A" | "B",
  declarer: string,
  dummy: string,
  suit: "H" | "S" = "S",
  rest?: Rest,
) => poseDeclarerSecond({ suit, strain: "hearts", two: twoSuits(declarer, dummy), rest }, led, by);

/** Foster’s examples of second hand for declarer, the last in two whole hands too. */
export const declarerSecondItems: Readonly<Record<string, Posed>> = {
  "trump-jack-queen": item("J", "B", "Q974", "A632", "H"),
  "trump-jack-ace": item("J", "A", "Q974", "A632", "H"),
  "ace-on-jack": item("J", "B", "AQ9", "K64"),
  "jack-on-ten": item("T", "A", "852", "J64"),
  "queen-on-jack": item("J", "B", "Q64", "852"),
  "king-on-queen": item("Q", "A", "852", "K64"),
  "guarded-pair": item("T", "B", "Q64", "J5"),
  "whole-hands": item("T", "A", "Q64", "J5", "S", {
    hand: handOf("HAKQ84 DA5 CK63"),
    dummy: handOf("HJT62 DKQ73 CA84"),
  }),
};
