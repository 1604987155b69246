import type { NationalCode } from "../code.ts";
import type { SituationId } from "../rows.ts";
import type { FaultKind, TableLaws } from "./laws.ts";

const SITUATIONS = {
  "false-lead": "straight.law.lead.adversary",
  "false-first-lead": "straight.law.lead.pone-first",
  "own-false-lead": "straight.law.lead.dealer",
  "fourth-early": "straight.law.play.fourth-before-second",
  omitted: "straight.law.play.omitted",
  "two-cards": "straight.law.play.two-cards",
  together: "straight.law.exposed.two-played",
  numbers: "straight.law.deal.short-hand",
  shown: "straight.law.exposed.play",
  "shown-early": "straight.law.exposed.before-lead",
  "shown-early-by-pone": "straight.law.exposed.before-lead-pone",
  "shown-before-make": "straight.law.exposed.before-make",
  "shown-by-declarer": "straight.law.exposed.play",
  "shown-not": "straight.law.exposed.not",
  thrown: "straight.law.exposed.thrown",
  disobeyed: "straight.law.call.disobeyed",
  "call-lapses": "straight.law.call.void",
  void: "straight.law.call.void",
  "revoke-both": "straight.law.revoke.both",
  "revoke-mended": "straight.law.revoke.corrected-adversary",
  "dummy-revoke": "straight.law.dummy.revoke",
  "looks-back": "straight.law.last-trick",
  "dummy-hints": "straight.law.dummy.suggests",
  "dummy-oversteps": "straight.law.dummy.rights-lost",
  "claims-trick": "straight.law.trick.attention",
  "remarks-on-play": "straight.law.reference",
  "declarer-claims": "straight.law.claim.dealer",
  "runs-winners": "straight.law.exposed.run-winners",
  "consults-on-doubling": "straight.law.double.consultation",
} as const satisfies Partial<Record<FaultKind, SituationId>>;

/**
 * Straight bridge by Elwell’s code of 1905, and by the English of 1904, where each revoke has its choice of three
 * penalties.
 */
export function straightLaws(code: NationalCode): TableLaws {
  const english = code === "english";
  return {
    game: "straight-bridge",
    code,
    situations: {
      ...SITUATIONS,
      revoke: english ? "straight.law.revoke.penalty-english" : "straight.law.revoke.penalty",
      "revoke-again": english
        ? "straight.law.revoke.penalty-english"
        : "straight.law.revoke.several",
    },
    atOnce: ["disobeyed", "shown", "shown-early", "thrown", "looks-back"],
    leadStands: "all-follow",
    winnersQuit: false,
    question: true,
    namedIsShown: false,
    numbers: "answers",
    wrongPack: "straight.law.deal.compulsory",
    longHand: "straight.law.deal.compulsory",
  };
}
