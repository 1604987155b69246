import {
  cardOf,
  rankOf,
  suitOf,
  type Card,
  type Holding,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import { leftOf, partnerOf, type Seat } from "../../engine/core/seat.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { Posed, Words } from "../kit/exercise.ts";
import type { SuitRound } from "./suit-round.ts";
import { cardText, listText, SUIT_NAME } from "../kit/words.ts";

/** A round in ranks, as it is dealt or written down; `plays` begin with the leader. */
export interface RoundLayout {
  readonly suit: Suit;
  readonly strain: Strain;
  readonly hand: Holding;
  readonly dummy: Holding;
  readonly plays: Holding;
  readonly gone?: Holding;
  readonly mine?: Holding;
}

/** The ranks of a round, as the conventions ask for them. */
export function ranksOf(scene: SuitRound) {
  const ranks = (cards: readonly Card[] = []): Holding => cards.map(rankOf);
  return {
    suit: suitOf((scene.hand[0] ?? scene.dummy[0]) as Card),
    hand: ranks(scene.hand),
    dummy: ranks(scene.dummy),
    plays: scene.plays.map(({ card }) => rankOf(card)),
    gone: ranks([...(scene.gone ?? []), ...(scene.mine ?? [])]),
    mine: ranks(scene.mine),
  };
}

/** What the trump is, as a fact. */
export function strainFact(strain: Strain): Words {
  const trump = TRUMP_OF[strain];
  return trump ? `Trumps are ${SUIT_NAME[trump]}; {Z} declares.` : "No trump; {Z} declares.";
}

const CHAIR = ["to lead", "second hand", "third hand", "fourth hand"] as const;

/** The trick as far as it has gone: “You are third hand. Partner has led ♥7, and dummy plays ♥2.” */
function trickFact({
  viewer,
  declarer,
  plays,
}: Pick<SuitRound, "viewer" | "declarer" | "plays">): Words {
  const who = (seat: Seat) =>
    seat === declarer ? "declarer" : seat === partnerOf(viewer) ? "partner" : "dummy";
  const [lead, ...rest] = plays;
  if (!lead) return "You are to lead.";
  const name = who(lead.seat);
  const led = `${name.charAt(0).toUpperCase()}${name.slice(1)} leads ${cardText(lead.card)}`;
  const others = rest.map(({ seat, card }) => `${who(seat)} plays ${cardText(card)}`);
  return `You are ${CHAIR[plays.length]}. ${listText([led, ...others])}.`;
}

/**
 * Poses a round with one of the viewer’s cards to choose. `viewer` A has dummy on his left and B on his right. `told` are
 * facts of the position beyond the cards; `facts` say them.
 */
export function poseRound(
  layout: RoundLayout,
  viewer: "A" | "B",
  told: Partial<
    Pick<SuitRound, "partnerToLead" | "tricksLeft" | "willReturn" | "asked" | "kingWon">
  > = {},
  facts: readonly Words[] = [],
  question = "Which card do you play?",
): Posed {
  const { suit, strain, plays, gone = [], mine = [] } = layout;
  const cards = (ranks: Holding) => ranks.map((rank) => cardOf(suit, rank));
  const hand = cards(layout.hand);
  const round = {
    viewer,
    strain,
    declarer: "Z" as const,
    dummy: cards(layout.dummy),
    plays: plays.map((rank: Rank, at) => ({
      seat: leftOf(viewer, at - plays.length),
      card: cardOf(suit, rank),
    })),
    hand,
  };
  return {
    scene: {
      type: "round",
      ...round,
      ...(gone.length > 0 ? { gone: cards(gone) } : {}),
      ...(mine.length > 0 ? { mine: cards(mine) } : {}),
      ...told,
    },
    ask: { type: "card", from: hand },
    question,
    facts: [strainFact(strain), ...facts, trickFact(round)],
  };
}

/** That a round of the suit has been played, with the cards that went to it. */
export function goneFact(suit: Suit, gone: Holding): Words {
  return `The suit has been led before: ${listText(gone.map((rank) => cardText(cardOf(suit, rank))))} have gone.`;
}
