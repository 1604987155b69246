import type { RuleId } from "../../../rulebook/rules.ts";
import type { Code, LawGame } from "../code.ts";
import type { SituationId } from "../rows.ts";

/** What can go wrong at a table, whatever the game; what it is called in the laws differs from game to game. */
export const FAULT_KINDS = [
  "call",
  "making",
  "false-lead",
  "false-first-lead",
  "own-false-lead",
  "fourth-early",
  "third-early",
  "omitted",
  "two-cards",
  "together",
  "numbers",
  "shown",
  "shown-early",
  "shown-early-by-pone",
  "shown-before-make",
  "shown-by-leader",
  "shown-by-pone",
  "shown-by-declarer",
  "shown-not",
  "thrown",
  "disobeyed",
  "call-lapses",
  "void",
  "revoke",
  "revoke-again",
  "revoke-both",
  "revoke-mended",
  "dummy-revoke",
  "looks-back",
  "tells-bid",
  "dummy-hints",
  "dummy-warns",
  "dummy-oversteps",
  "claims-trick",
  "remarks-on-play",
  "declarer-claims",
  "claims-rest",
  "runs-winners",
  "shows-last-card",
  "leads-with-partner",
  "leaves-turn-up",
  "names-turn-up",
  "consults-on-doubling",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** The laws a table is played under, as far as one game or code differs from another. */
export interface TableLaws {
  readonly game: LawGame;
  readonly code: Code;
  /** What each fault is called; where the code says nothing of it there is none, and nothing comes of it. */
  readonly situations: Partial<Readonly<Record<FaultKind, SituationId>>>;
  /** Faults whose whole cost follows of itself, so that nobody need choose. */
  readonly atOnce: readonly FaultKind[];
  /** When a false lead stands: once an opponent has played to it, or once all four have. */
  readonly leadStands: "opponent-follows" | "all-follow";
  /** Whether a trick let go makes a revoke in it final only if its rightful winners let go of it. */
  readonly winnersQuit: boolean;
  /** Whether a partner’s question keeps a revoke open past the letting go. */
  readonly question: boolean;
  /** Whether a card named by its holder counts as shown. */
  readonly namedIsShown: boolean;
  /** What comes of a wrong number of cards: the card goes back and he answers for it, or the other side may have a new deal. */
  readonly numbers: "answers" | "new-deal";
  /** The rules cited for a pack that is wrong, and for a hand too long. */
  readonly wrongPack: RuleId;
  readonly longHand: RuleId;
}

/** Auction, by the code of 1913. */
export const AUCTION_LAWS: TableLaws = {
  game: "auction",
  code: "american",
  situations: {
    "false-lead": "auction.law.lead.defender",
    "false-first-lead": "auction.law.exposed.after-final-pone",
    "own-false-lead": "auction.law.lead.declarer",
    "fourth-early": "auction.law.play.fourth-before-second",
    "third-early": "auction.law.play.third-before-second",
    omitted: "auction.law.play.omitted",
    "two-cards": "auction.law.play.two-cards",
    together: "auction.law.exposed.two-played",
    numbers: "auction.law.deal.short-hand",
    shown: "auction.law.exposed.play",
    "shown-early": "auction.law.exposed.before-final",
    "shown-by-leader": "auction.law.exposed.after-final-leader",
    "shown-by-pone": "auction.law.exposed.after-final-pone",
    "shown-by-declarer": "auction.law.exposed.declarer",
    "shown-not": "auction.law.exposed.not",
    thrown: "auction.law.exposed.thrown",
    disobeyed: "auction.law.call.disobeyed",
    "call-lapses": "auction.law.call.no-forced-revoke",
    void: "auction.law.call.void",
    revoke: "auction.law.revoke.penalty-defender",
    "revoke-again": "auction.law.revoke.several",
    "revoke-both": "auction.law.revoke.both",
    "revoke-mended": "auction.law.revoke.corrected-defender",
    "dummy-revoke": "auction.law.dummy.revoke",
    "looks-back": "auction.law.last-trick",
    "tells-bid": "auction.law.declare.info-defender",
    "dummy-hints": "auction.law.dummy.suggests",
    "dummy-warns": "auction.law.dummy.warns-lead",
    "dummy-oversteps": "auction.law.dummy.rights-lost",
    "claims-trick": "auction.law.trick.attention",
    "remarks-on-play": "auction.law.reference",
    "declarer-claims": "auction.law.claim.declarer",
    "runs-winners": "auction.law.exposed.run-winners",
    "shows-last-card": "auction.law.exposed.last-card",
    "leads-with-partner": "auction.law.lead.both-defenders",
  },
  atOnce: [
    "disobeyed",
    "shown",
    "shown-by-leader",
    "thrown",
    "shows-last-card",
    "leads-with-partner",
  ],
  leadStands: "opponent-follows",
  winnersQuit: true,
  question: true,
  namedIsShown: true,
  numbers: "answers",
  wrongPack: "auction.law.deal.imperfect-pack",
  longHand: "auction.law.deal.fourteen",
};
