import type { RuleId } from "../../rulebook/rules.ts";
import { poseDummyRuff, poseRuffLead } from "../dealing/dummy-ruff-deal.ts";
import type { Posed } from "../kit/exercise.ts";
import { twoSuits } from "./two-hands-suit.ts";

/** Every rule that a solution of this kind may cite. */
export const dummyRuffTeaches: readonly RuleId[] = [
  "declarer.force-by-passing",
  "declarer.singleton-dummy-ace",
  "declarer.ace-short-ruff",
];

const item = (declarer: string, dummy: string) =>
  poseDummyRuff({
    suit: "S",
    trump: "H",
    two: twoSuits(declarer, dummy),
    trumps: twoSuits("AKJ74", "952"),
    led: "K",
    follows: "7",
  });

/** Foster’s two ways to a ruff in a suit led, two small cards in dummy and one; and a short suit led for one. */
export const dummyRuffItems: Readonly<Record<string, Posed>> = {
  "two-small": item("A8642", "53"),
  singleton: item("A864", "5"),
  "ace-short": poseRuffLead({
    suit: "S",
    trump: "H",
    two: twoSuits("9653", "A4"),
    trumps: twoSuits("AKJ74", "952"),
  }),
};
