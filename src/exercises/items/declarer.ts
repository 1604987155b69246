import type { RuleId } from "../../rulebook/rules.ts";
import { must } from "../../engine/core/result.ts";
import { seatCalls } from "../../engine/declaring/auction.ts";
import { parseCall } from "../../engine/notation/calls.ts";
import { poseAuction } from "../catalog/declarer.ts";
import type { Posed } from "../kit/exercise.ts";

const written = (words: string) =>
  poseAuction(seatCalls(words.split(" ").map((word) => must(parseCall(word)))));

/** Every rule that a solution of this kind may cite. */
export const declarerTeaches: readonly RuleId[] = [
  "auction.declarer.first-namer",
  "auction.declarer.opponents-both-named",
  "auction.declarer.dummy-and-lead",
  "auction.play.opening-leader",
];

/** Biddings of the chapter, and three that turn on one point each. */
export const declarerItems: Readonly<Record<string, Posed>> = {
  "three-clubs-left-in": written("1S pass 1C 1NT 2C 2R pass pass 3C pass pass pass"),
  "spade-then-royals": written("1S pass 1R pass 2R pass pass pass"),
  "both-sides-hearts": written("1H 2H pass pass pass"),
  doubled: written("1S 2H X XX 2R 3H X pass pass pass"),
};
