import { must } from "../../engine/core/result.ts";
import type { Rank, Suit } from "../../engine/core/card.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { posePartnerLeads } from "../dealing/third-play-deal.ts";
import { inFull } from "./in-full.ts";

/** Every rule that a solution of this kind may cite. */
export const thirdHandTeaches: readonly RuleId[] = [
  "third.high.cheapest",
  "third.high.best-if-broken",
  "third.jack-led.ace",
  "third.jack-led.other",
  "third.left.qjt-on-king",
  "third.left.let-king-make",
  "third.left.small-to-strength",
  "third.unblock-aq",
  "third.trump.kqx",
  "third.no-false-cards",
  "third.eleven.declarer",
  "third.duty",
  "third.trump.down-and-out",
  "third.trump.three-low-then-high",
  "third.trump.not-with-honour",
  "third.nt.foster-echo",
];

function item(
  hand: string,
  plays: readonly [Rank, Rank],
  dummy: string,
  position: "left" | "right" = "right",
  strain: Strain = "hearts",
  suit: Suit = "S",
): Posed {
  const layout = { hand: must(parseHolding(hand)), dummy: must(parseHolding(dummy)) };
  return posePartnerLeads({ suit, strain, plays, ...layout }, position);
}

/** Foster’s examples of third hand’s play. */
export const thirdHandItems: Readonly<Record<string, Posed>> = {
  "ace-queen": item("AQ4", ["6", "3"], "853"),
  "ace-queen-king-in-dummy": item("AQ4", ["6", "3"], "K83"),
  "king-jack": item("KJ4", ["6", "3"], "753"),
  "king-queen": item("KQ4", ["6", "3"], "753"),
  "jack-led-king-ten": item("KT4", ["J", "3"], "953"),
  "jack-led-queen": item("Q64", ["J", "3"], "953"),
  "jack-led-ace": item("A64", ["J", "3"], "953"),
  "queen-jack-ten": item("QJT4", ["K", "3"], "953"),
  "let-king-make": item("AT4", ["Q", "2"], "K53", "left"),
  "ace-up-to-strength": item("A64", ["3", "7"], "KQ5", "left"),
  "ace-queen-alone": item("AQ", ["4", "3"], "J53"),
  "cheapest-over-dummy": item("AQ4", ["3", "7"], "J52", "left"),
  "trumps-king-queen": item("KQ4", ["2", "6"], "AJ76", "right", "royals"),
  "queen-up-to-king": item("AT6", ["Q", "3"], "K82", "left", "royals", "C"),
  "jack-in-full": inFull(
    item("A72", ["J", "4"], "864"),
    "SA72 H843 DK975 CQ65",
    "S864 HKT6 DAJ62 CK83",
  ),
  "partners-seven-wins": item("AJ3", ["7", "2"], "Q92", "right", "notrump"),
};
