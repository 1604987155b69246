import { must } from "../../engine/core/result.ts";
import type { Rank } from "../../engine/core/card.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { posePartnersHigh } from "../dealing/echo-deal.ts";
import { inFull } from "./in-full.ts";

/** Every rule that a solution of this kind may cite. */
export const echoTeaches: readonly RuleId[] = [
  "third.trump.down-and-out",
  "third.trump.three-low-then-high",
  "third.trump.not-with-honour",
  "third.nt.foster-echo",
  "third.nt.echo-second-round",
];

function item(strain: "hearts" | "notrump", hand: string, mine?: Rank, dummy = "963"): Posed {
  const held = must(parseHolding(hand));
  return posePartnersHigh(
    mine
      ? {
          suit: "S",
          strain,
          hand: held,
          dummy: ["9", "5"],
          plays: ["A", "5"],
          gone: ["K", "6", "3"],
          mine: [mine],
        }
      : { suit: "S", strain, hand: held, dummy: must(parseHolding(dummy)), plays: ["K", "3"] },
  );
}

/** Foster’s examples of following to partner’s high cards, against a trump and at no trump. */
export const echoItems: Readonly<Record<string, Posed>> = {
  "seven-two": item("hearts", "72"),
  "eight-four-two": item("hearts", "842"),
  "jack-five": item("hearts", "J5"),
  "ten-five": item("hearts", "T5"),
  "seven-four-in-full": inFull(
    item("hearts", "74", undefined, "Q83"),
    "S74 HT862 DQJ5 CK974",
    "SQ83 HK53 DAT74 CQJ6",
  ),
  "nt-ten-eight-seven-four": item("notrump", "T874"),
  "nt-ten-eight-seven": item("notrump", "T87"),
  "nt-two-small": item("notrump", "84"),
  "nt-nine-four": item("notrump", "94", undefined, "863"),
  "nt-second-round-four": item("notrump", "T74", "8"),
  "nt-second-round-three": item("notrump", "T7", "8"),
};
