import { AUCTION_LAWS } from "./ids/auction-laws.ts";
import { AUCTION_RULES } from "./ids/auction.ts";
import { BIDDING_ADVICE } from "./ids/bidding-advice.ts";
import { CONTRACT_RULES } from "./ids/contract.ts";
import { DECLARER_RULES } from "./ids/declarer.ts";
import { DISCARD_RULES } from "./ids/discards.ts";
import { DUMMY_PLAY_RULES } from "./ids/dummy-play.ts";
import { NULLO_RULES } from "./ids/nullo.ts";
import { SECOND_HAND_RULES } from "./ids/second-hand.ts";
import { STRAIGHT_LAWS } from "./ids/straight-laws.ts";
import { STRAIGHT_LEADS } from "./ids/straight-leads.ts";
import { STRAIGHT_RULES } from "./ids/straight.ts";
import { THIRD_HAND_RULES } from "./ids/third-hand.ts";
import { WHIST_LAWS } from "./ids/whist-laws.ts";
import { WHIST_LEADS } from "./ids/whist-leads.ts";
import { WHIST_PRINCIPLES } from "./ids/whist-principles.ts";
import { WHIST_SIGNALS } from "./ids/whist-signals.ts";
import { WHIST_RULES } from "./ids/whist.ts";

/** The games of the rulebook in reading order, each with its sections. */
export const RULE_GAMES = {
  auction: {
    title: "Auction bridge",
    sections: {
      ...AUCTION_RULES,
      ...BIDDING_ADVICE,
      ...THIRD_HAND_RULES,
      ...SECOND_HAND_RULES,
      ...DISCARD_RULES,
      ...DUMMY_PLAY_RULES,
      ...DECLARER_RULES,
      ...AUCTION_LAWS,
    },
  },
  nullo: { title: "Nullo", sections: NULLO_RULES },
  straight: {
    title: "Straight bridge",
    sections: { ...STRAIGHT_RULES, ...STRAIGHT_LEADS, ...STRAIGHT_LAWS },
  },
  whist: {
    title: "Whist",
    sections: {
      ...WHIST_RULES,
      ...WHIST_PRINCIPLES,
      ...WHIST_LEADS,
      ...WHIST_SIGNALS,
      ...WHIST_LAWS,
    },
  },
  contract: { title: "Contract bridge", sections: CONTRACT_RULES },
} as const;

/** A game that the rulebook has rules for. */
export type RuleGame = keyof typeof RULE_GAMES;

/**
 * The spine of the project: every rule that the engine, an exercise or a lesson may cite, by a stable id.
 * Ids are for ever; the words of each rule live in `content/rulebook`. Adding an id here without an entry there,
 * or an entry without an id, fails the content tests.
 */
export const RULES_BY_SECTION = {
  ...RULE_GAMES.auction.sections,
  ...RULE_GAMES.nullo.sections,
  ...RULE_GAMES.straight.sections,
  ...RULE_GAMES.whist.sections,
  ...RULE_GAMES.contract.sections,
} as const;

/** A part of the rulebook page, in reading order. */
export type RuleSection = keyof typeof RULES_BY_SECTION;

export const RULE_SECTIONS = Object.keys(RULES_BY_SECTION) as RuleSection[];

/** The id of one rule, for example `lead.high.king`. */
export type RuleId = (typeof RULES_BY_SECTION)[RuleSection]["ids"][number];

export const RULE_IDS: readonly RuleId[] = RULE_SECTIONS.flatMap(
  (section) => RULES_BY_SECTION[section].ids as readonly RuleId[],
);
