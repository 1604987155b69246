import type { NationalCode } from "../code.ts";
import type { SituationId } from "../rows.ts";
import type { FaultKind, TableLaws } from "./laws.ts";

const SITUATIONS = {
  "fourth-early": "whist.law.play.fourth-before-second",
  "third-early": "whist.law.play.third-before-second",
  omitted: "whist.law.play.omitted",
  together: "whist.law.exposed",
  numbers: "whist.law.hand.numbers",
  shown: "whist.law.exposed",
  "shown-not": "whist.law.exposed",
  disobeyed: "whist.law.call.disobeyed",
  "call-lapses": "whist.law.call.no-forced-revoke",
  void: "whist.law.call.void",
  "revoke-both": "whist.law.revoke.both",
  "revoke-mended": "whist.law.revoke.corrected",
  "claims-trick": "whist.law.attention",
  "runs-winners": "whist.law.exposed.run-winners",
  "leaves-turn-up": "whist.law.trump-card",
  "names-turn-up": "whist.law.trump-card.named",
} as const satisfies Partial<Record<FaultKind, SituationId>>;

const IN_AMERICA = {
  "false-lead": "whist.law.lead",
  thrown: "whist.law.exposed",
  revoke: "whist.law.revoke.penalty-american",
  "revoke-again": "whist.law.revoke.penalty-american",
  "looks-back": "whist.law.last-trick",
  "claims-rest": "whist.law.claim",
} as const satisfies Partial<Record<FaultKind, SituationId>>;

const IN_ENGLAND = {
  "false-lead": "whist.law.lead-english",
  "two-cards": "whist.law.play.two-cards",
  thrown: "whist.law.claim",
  revoke: "whist.law.revoke.penalty-english",
  "revoke-again": "whist.law.revoke.penalty-english",
} as const satisfies Partial<Record<FaultKind, SituationId>>;

/**
 * Whist, where nobody is dummy and everybody answers for his own cards, by the American code of 1893 and by the English: in
 * England the last trick may be looked at, a claim alone shows nothing, and a short hand answers for its revokes. (English
 * laws 46, 58, 70, 74 and 91.)
 */
export function whistLaws(code: NationalCode): TableLaws {
  const english = code === "english";
  return {
    game: "whist",
    code,
    situations: { ...SITUATIONS, ...(english ? IN_ENGLAND : IN_AMERICA) },
    atOnce: ["disobeyed", "shown", "thrown", "together", "claims-rest", "leaves-turn-up"],
    leadStands: "all-follow",
    winnersQuit: false,
    question: english,
    namedIsShown: true,
    numbers: english ? "answers" : "new-deal",
    wrongPack: "whist.law.deal.faced",
    longHand: "whist.law.misdeal",
  };
}
