import { isHonour, isSuit, SUITS, type Rank } from "../../../src/engine/core/card.ts";
import { must } from "../../../src/engine/core/result.ts";
import { TRUMP_OF } from "../../../src/engine/declaring/strain.ts";
import { suitToPlayFor } from "../../../src/engine/conventions/declarer-suit.ts";
import { gradeStraightLead } from "../../../src/engine/conventions/elwell-plan.ts";
import type { HandLead } from "../../../src/engine/conventions/hand-lead.ts";
import { againstOf, type Against } from "../../../src/engine/conventions/lead-card.ts";
import { leadBySystem } from "../../../src/engine/conventions/lead-systems.ts";
import { leadAgainstNullo } from "../../../src/engine/conventions/nullo-leads.ts";
import { fourSignal } from "../../../src/engine/conventions/signals.ts";
import { secondBySystem } from "../../../src/engine/conventions/system-second.ts";
import { gradeUnblock } from "../../../src/engine/conventions/unblock.ts";
import { chooseWhistSuit, gradeWhistLead } from "../../../src/engine/conventions/whist-suit.ts";
import { whistTrumpLead } from "../../../src/engine/conventions/whist-trumps.ts";
import {
  handOf,
  ranksOf,
  strainOf,
  trumpOf,
  withSmallCards,
  type Adapter,
  type OracleCase,
} from "./shared.ts";

type Input = OracleCase["input"];

/** Whist has no strain in its cases: there is always a trump. */
const against = (strain: string | undefined): Against =>
  strain === undefined || strain === "trump" || isSuit(strain)
    ? "trump"
    : againstOf(strainOf(strain));

const rankIn = (input: Input, key: string) => ranksOf([input[key]])[0] as Rank;

/** One suit and the lead from it, by any system, with what follows if it wins. */
export const leadCard: Adapter = ({ input }) => {
  const holding = ranksOf(withSmallCards(input["holding"]));
  const system = input["system"] ?? "foster";
  const lead =
    input["strain"] === "nullo"
      ? leadAgainstNullo(holding)
      : leadBySystem(system, holding, {
          against: against(input["strain"]),
          reentry: input["reentry"] ?? false,
        });
  const next = secondBySystem(system, holding, lead.lead);
  const low = next && !isHonour(next.lead) && system === "elwell";
  return {
    actual: {
      card: lead.lead,
      oneOf: [lead.lead, ...lead.alsoSound],
      suitBetterAvoided: lead.betterAvoided,
      nextIfWins: low ? "low" : (next?.lead ?? null),
    },
  };
};

export const secondLeadCase: Adapter = ({ input }) => {
  const fell = input["fell"] ? ranksOf(input["fell"]) : [];
  const system = input["system"] ?? "foster";
  const holding = ranksOf(withSmallCards(input["holding"]));
  const next = secondBySystem(system, holding, rankIn(input, "led"), fell);
  return {
    actual: {
      card: next?.lead,
      oneOf: next ? [next.lead, ...next.alsoSound] : [],
      notCard: { not: next?.lead },
    },
  };
};

function best(leads: readonly HandLead[]) {
  const cards = leads.filter(({ mark }) => mark === "best").map(({ card }) => card);
  const suits = [...new Set(cards.map((card) => card[0]))];
  return {
    card: cards.length === 1 ? cards[0] : cards,
    oneOf: leads.filter(({ mark }) => mark !== "wrong").map(({ card }) => card),
    suit: suits.length === 1 ? suits[0] : suits,
  };
}

/** A whole hand of straight bridge to lead from, the plan given. */
export const straightLead: Adapter = ({ input }) => {
  const make = {
    strain: input["trump"] ?? "notrump",
    maker: input["declaredBy"] === "Y" ? "dummy" : "dealer",
    doubled: input["doubled"] ?? false,
    ...(input["convention"] ? { convention: input["convention"] } : {}),
  } as const;
  return { actual: best(must(gradeStraightLead(handOf(input["hand"]), make, input["plan"]))) };
};

/** A whole hand of whist. */
export const whistLead: Adapter = ({ input }) => {
  const hand = handOf(input["hand"]);
  const trump = trumpOf(input["trump"]);
  if (!trump) throw new Error("whist always has a trump");
  const leads = gradeWhistLead(hand, trump, input["system"] ?? "whist-old");
  return { actual: { ...best(leads), leadTrump: whistTrumpLead(hand, trump).leadTrump } };
};

/** Trumps or not at whist, from a hand or from a number of trumps beside nothing. */
export const trumpLead: Adapter = ({ input }) => {
  const worthless = [..."5432"];
  const hand = input["hand"]
    ? handOf(input["hand"])
    : handOf({ H: "98765432".slice(0, input["trumps"]), S: worthless, C: worthless, D: "32" });
  const trump = trumpOf(input["trump"] ?? "hearts");
  if (!trump) throw new Error("whist always has a trump");
  return { actual: { leadTrump: whistTrumpLead(hand, trump).leadTrump } };
};

/** Which plain suit to open at whist. */
export const whistSuit: Adapter = ({ input }) => {
  const hand = handOf(input["hand"]);
  const trump = TRUMP_OF[strainOf(input["trump"])];
  if (!trump) throw new Error("whist always has a trump");
  const choices = chooseWhistSuit(hand, trump);
  const suits = SUITS.filter((suit) => choices[suit].mark === "best");
  return {
    actual: {
      suit: suits.length === 1 ? suits[0] : suits,
      kind: suits.map((suit) => choices[suit].reason)[0],
    },
  };
};

/** Which suit declarer plays for at no trump, from his cards and dummy’s. */
export const declarerSuit: Adapter = ({ input }) => {
  const given = Object.entries(input["suits"] as Record<string, Record<string, string[]>>);
  const suits = Object.fromEntries(
    given.map(([suit, { decl, dummy }]) => [
      suit,
      { declarer: ranksOf(decl ?? []), dummy: ranksOf(dummy ?? []) },
    ]),
  );
  const best = suitToPlayFor(suits).filter(({ mark }) => mark === "best");
  return { actual: { play: best.length === 1 ? best[0]?.suit : best.map(({ suit }) => suit) } };
};

export const signal: Adapter = ({ input }) => ({
  actual: { order: fourSignal(ranksOf(input["plainSuit"]), input["trumps"])?.order },
});

export const unblock: Adapter = ({ input }) => {
  const second =
    input["secondHand"] === "low" ? undefined : (input["secondHand"] as Rank | undefined);
  const found = gradeUnblock(
    ranksOf(withSmallCards(input["holding"])),
    rankIn(input, "partnerLed"),
    second ? { secondPlays: second } : {},
  );
  return { actual: { card: found?.card } };
};
