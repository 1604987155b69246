import {
  cardOf,
  height,
  suitOf,
  type Card,
  type Holding,
  type Rank,
} from "../../../src/engine/core/card.ts";
import type { DummyLead } from "../../../src/engine/conventions/dummy-lead.ts";
import { missing } from "../../../src/engine/conventions/declarer-suit.ts";
import { endGameLead, type EndGame } from "../../../src/engine/conventions/end-games.ts";
import { leadThrough, lookThrough } from "../../../src/engine/conventions/through-dummy.ts";
import { goOnUpTo, leadUpTo, weakness } from "../../../src/engine/conventions/up-to-dummy.ts";
import { ranksOf, type Adapter, type OracleCase } from "./shared.ts";

type Input = OracleCase["input"];

/** The suit of the case’s cards; spades where it names ranks alone. */
const suitIn = (input: Input) => {
  const [card] = [...(input["holding"] ?? []), ...(input["dummy"] ?? [])] as Card[];
  return card && card.length === 2 ? suitOf(card) : "S";
};

/** A case of one suit as an ending in which the leader has nothing else. */
const ending = (input: Input, dummyOn: EndGame["dummyOn"]) => {
  const suit = suitIn(input);
  const [holding, dummy] = [ranksOf(input["holding"]), ranksOf(input["dummy"])];
  const cards = (ranks: Holding) => ranks.map((rank) => cardOf(suit, rank));
  return endGameLead({
    hand: cards(holding),
    dummy: cards(dummy),
    dummyOn,
    unseen: cards(missing([...holding, ...dummy])),
    trump: null,
    ...(input["tricksWanted"] === undefined ? {} : { wanted: input["tricksWanted"] }),
  });
};

const isLow = (card: Card) => height(card[1] as Rank) < height("T");

/** A lead in the words of the cases. */
export const leadActual = (lead: DummyLead, input: Input) => {
  const card = (rank: Rank) => cardOf(suitIn(input), rank);
  const { next } = lead;
  return {
    card: card(lead.lead),
    oneOf: [lead.lead, ...lead.alsoSound].map(card),
    low: isLow(card(lead.lead)),
    lead: !lead.betterAvoided,
    good: lead.class === "good" || lead.class === "fair",
    suitBetterAvoided: lead.betterAvoided,
    leadSuitAgain: next !== "leave",
    sequence: next && next !== "leave" ? [card(lead.lead), card(next)] : [card(lead.lead)],
  };
};

const view = (input: Input) => ({
  holding: ranksOf(input["holding"]),
  dummy: ranksOf(input["dummy"]),
  against: input["against"] === "notrump" ? ("notrump" as const) : ("trump" as const),
  trumps: input["trumpSuit"] === true,
  strong: input["reentry"] === true && input["generalStrength"] !== false,
});

const endActual = (end: NonNullable<ReturnType<typeof endGameLead>>) => ({
  card: end.lead,
  oneOf: end.grades.filter(({ mark }) => mark !== "wrong").map(({ card }) => card),
  low: isLow(end.lead),
});

export const throughDummy: Adapter = ({ input }) => {
  const look = lookThrough(ranksOf(input["dummy"] ?? []));
  const leadThroughIt =
    look.class === "silent" ? null : look.class === "good" || look.class === "fair";
  if (!input["holding"]) return { actual: { leadThrough: leadThroughIt } };
  const end = input["tricksWanted"] === undefined ? null : ending(input, "left");
  if (end) return { actual: endActual(end) };
  return {
    actual: { ...leadActual(leadThrough(view(input)), input), leadThrough: leadThroughIt },
  };
};

export const upToDummy: Adapter = ({ input }) => {
  const dummy = ranksOf(input["dummy"]);
  const weak = weakness(dummy) !== null;
  if (!input["holding"]) return { actual: { weak, leadUpOk: weak } };
  if (input["afterRound"] === 1) {
    const onward = goOnUpTo(ranksOf(input["holding"]), dummy);
    return { actual: { continue: onward ? onward.goOn : true } };
  }
  const end = ending(input, "right");
  if (end) return { actual: endActual(end) };
  return { actual: { ...leadActual(leadUpTo(view(input)), input), weak } };
};
