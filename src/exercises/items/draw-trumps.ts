import type { RuleId } from "../../rulebook/rules.ts";
import { poseTrumps } from "../dealing/declarer-deal.ts";
import type { Posed } from "../kit/exercise.ts";
import { handOf } from "./two-hands.ts";

/** Every rule that a solution of this kind may cite. */
export const drawTrumpsTeaches: readonly RuleId[] = [
  "declarer.trumps-first",
  "declarer.trumps-not.ruff-first",
  "declarer.trumps-not.cross-ruff",
  "declarer.trumps-not.to-lead-toward",
];

const item = (hand: string, dummy: string, onLead: "declarer" | "dummy" = "declarer") =>
  poseTrumps("hearts", handOf(hand), handOf(dummy), onLead);

/** The rule, and Foster’s three reasons against it. */
export const drawTrumpsItems: Readonly<Record<string, Posed>> = {
  "five-good-trumps": item("SA54 HAKQJ4 DKQ3 C62", "SK73 HT52 DAJ64 CK83"),
  "singleton-spade": item("SA854 HAKQJ4 DKQ CA2", "S7 HT52 DAJ643 CKQ83"),
  "short-both-ways": item("S9854 HAKJ64 D7 CA52", "S7 HQT85 DA8643 C863"),
  "ace-queen-jack-nine": item("SQ54 HAQJ94 DK3 C862", "SAK7 H652 DAJ64 C973"),
  "lead-in-dummy": item("SQ54 HAQJ94 DK3 C862", "SAK7 H652 DAJ64 C973", "dummy"),
};
