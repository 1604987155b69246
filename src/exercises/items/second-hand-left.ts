import type { Rank } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseDeclarerLeads } from "../dealing/second-hand-left-deal.ts";
import { inFull } from "./in-full.ts";

/** Every rule that a solution of this kind may cite. */
export const secondHandLeftTeaches: readonly RuleId[] = [
  "second.left.king",
  "second.left.king-two-cards",
  "second.left.kxxx-ajt",
  "second.count",
  "second.last-three",
  "second.right.sequence-cover-lowest",
  "second.right.fourchette",
];

const item = (
  hand: string,
  led: Rank,
  dummy: string,
  told: Parameters<typeof poseDeclarerLeads>[1] = {},
) =>
  poseDeclarerLeads(
    {
      suit: "S",
      strain: "hearts",
      hand: must(parseHolding(hand)),
      dummy: must(parseHolding(dummy)),
      plays: [led],
    },
    told,
  );

/** Foster’s examples of second hand with dummy on the left. */
export const secondHandLeftItems: Readonly<Record<string, Posed>> = {
  "king-no-ace": item("K64", "3", "Q75"),
  "three-led-in-full": inFull(item("K94", "3", "J6"), "SK94 H65 DQJ84 CT83", "SJ6 HKQ82 DT63 CA74"),
  "king-ace-in-dummy": item("K64", "3", "A75"),
  "king-dummy-two": item("K64", "3", "Q7"),
  "king-partner-to-lead": item("K64", "3", "Q75", { partnerToLead: true }),
  "king-dummy-two-partner-to-lead": item("K64", "3", "Q7", { partnerToLead: true }),
  "king-long": item("K642", "Q", "AJT5"),
  "king-short": item("K64", "Q", "AJT5"),
  "last-three": item("A4", "3", "72", { tricksLeft: 3 }),
};
