import { expect } from "vitest";
import { RANKS, SUITS, type Card, type Rank } from "../../../src/engine/core/card.ts";
import { dealFrom, type Setup } from "../../../src/engine/core/deal.ts";
import { must } from "../../../src/engine/core/result.ts";
import { leftOf, partnerOf, SEATS, sideOf, type Seat } from "../../../src/engine/core/seat.ts";
import { winningPlay } from "../../../src/engine/core/trick.ts";
import type { Level } from "../../../src/engine/declaring/call.ts";
import { dummyOf, leaderOf } from "../../../src/engine/declaring/roles.ts";
import { auction1914 } from "../../../src/engine/games/auction-1914.ts";
import type { Game } from "../../../src/engine/games/game.ts";
import { GAMES } from "../../../src/engine/games/registry.ts";
import { cutIsGood, cutterTo, dealingOrder, nextDealer } from "../../../src/engine/laws/dealing.ts";
import { dummyMay } from "../../../src/engine/laws/dummy.ts";
import type { Facts } from "../../../src/engine/laws/facts.ts";
import { knowsRemedy, REMEDIES, type Remedy } from "../../../src/engine/laws/remedies.ts";
import type { SituationId } from "../../../src/engine/laws/rows.ts";
import { sumOf } from "../../../src/engine/scoring/line.ts";
import { BOOK, GAME_POINTS, type TRICK_VALUE } from "../../../src/engine/scoring/values.ts";
import facts from "../../oracle/facts/deal.json" with { type: "json" };
import replays from "../../oracle/cases/replay.json" with { type: "json" };
import { ruled, testFacts, type Check } from "../../support/facts.ts";

/** What the printed statement calls the outcome, and the remedy that means it. */
const OUTCOME: Readonly<Record<string, Remedy>> = {
  "new-deal": "new-deal-compulsory",
  "deal-stands": "stand",
  "loses deal": "lose-deal",
  "misdeal, deal passes left": "lose-deal",
  "same dealer deals again": "new-deal-compulsory",
  "adversaries may demand new deal": "new-deal",
  "may be stopped": "stop",
  stands: "stand",
};

const results =
  (situation: SituationId, known: Facts = {}): Check =>
  ({ expected }) => {
    const { may } = ruled(situation, known);
    const remedy = OUTCOME[expected["result"]] as Remedy;
    expect(may).toContain(remedy);
    if ("sameDealer" in expected) {
      const same = REMEDIES[remedy].words.includes("same dealer") && !may.includes("lose-deal");
      expect(same).toBe(expected["sameDealer"]);
    }
  };

const leads: Check = ({ input, expected }) => {
  const declarer = input["declarer"] as Seat;
  expect(leaderOf({ declarer })).toBe(expected["leader"]);
  expect(dummyOf({ declarer })).toBe(expected["dummy"]);
};

const cutting: Check = ({ input, expected }) =>
  expect(cutIsGood(input["cutOff"], input["packSize"])).toBe(expected["legal"]);

/** A hand as a set of cards, whether the file writes it as a list or suit by suit. */
function held(hand: readonly string[] | Readonly<Record<string, string>>): string {
  const list = Array.isArray(hand)
    ? hand
    : Object.entries(hand).flatMap(([suit, ranks]) => [...ranks].map((rank) => suit + rank));
  return [...list].sort().join();
}

const hands: Check = ({ expected }) => {
  const deal = must(dealFrom(expected["hands"] as Setup));
  for (const seat of SEATS) expect(deal[seat]).toHaveLength(expected["counts"]?.[seat] ?? 13);
  const played = (replays as unknown as { input: { hands?: Record<string, never> } }[]).some(
    ({ input }) =>
      input.hands !== undefined &&
      SEATS.every((seat) => held(input.hands?.[seat] ?? []) === held(deal[seat])),
  );
  expect(played).toBe(true);
};

testFacts("the table and the deal", facts, {
  "auction.rank.order": ({ expected }) => {
    const order = expected["highToLow"] as Rank[];
    expect(order.toSorted()).toEqual(RANKS.toSorted());
    order.forEach((rank, at) => {
      for (const lower of order.slice(at + 1)) {
        const trick = [
          { seat: "A", card: `H${lower}` },
          { seat: "Y", card: `H${rank}` },
        ] as const;
        expect(winningPlay(trick, "S").card).toBe(`H${rank}`);
      }
    });
  },
  // The suits called major win the game from love with four odd tricks; the minor ones need five.
  "auction.game.major-minor": ({ input, expected }) => {
    const winsWith = (odd: number) =>
      (input["strains"] as (keyof typeof TRICK_VALUE)[]).filter((strain) => {
        const level = odd as Level;
        const deal = {
          declarerSide: "YZ",
          multiplier: 1,
          level,
          strain,
          tricks: BOOK + odd,
        } as const;
        return sumOf(must(auction1914.score(deal)), "YZ", "below") >= GAME_POINTS;
      });
    expect(winsWith(4).toSorted()).toEqual(expected["major"].toSorted());
    expect(
      winsWith(5)
        .filter((strain) => !winsWith(4).includes(strain))
        .toSorted(),
    ).toEqual(expected["minor"].toSorted());
  },
  "auction.deal.irreg.card-exposed": results("auction.law.deal.faced-card"),
  "auction.deal.irreg.faced-card": results("auction.law.deal.faced-card"),
  "auction.deal.irreg.fourteen": results("auction.law.deal.fourteen"),
  "auction.deal.irreg.imperfect-pack": results("auction.law.deal.imperfect-pack"),
  "auction.deal.irreg.last-card": results("auction.law.deal.last-card"),
  "auction.deal.irreg.not-cut": results("auction.law.deal.uncut"),
  "auction.deal.out-of-turn.after-last-card": results("auction.law.deal.uncut", {
    noticed: "after-deal",
  }),
  "auction.deal.out-of-turn.before-last-card": results("auction.law.deal.uncut", {
    noticed: "during-deal",
  }),
  "whist.deal.counts": results("whist.law.misdeal"),
  "whist.deal.exposed": results("whist.law.deal.exposed"),
  "whist.deal.face-down": results("whist.law.misdeal"),
  "whist.deal.faced": results("whist.law.deal.faced"),
  "whist.deal.not-cut": results("whist.law.misdeal"),
  "whist.deal.out-of-turn-after": results("whist.law.deal.out-of-turn", { trumpTurned: true }),
  "whist.deal.out-of-turn-before": results("whist.law.deal.out-of-turn", { trumpTurned: false }),
  "whist.deal.peeks": results("whist.law.misdeal"),
  "whist.deal.uncorrected": results("whist.law.misdeal"),
  "whist.deal.wrong-count": results("whist.law.misdeal"),
  "auction.deal.cut-26": cutting,
  "auction.deal.cut-3": cutting,
  "auction.deal.cut-4": cutting,
  "auction.deal.cut-48": cutting,
  "auction.deal.cut-49": cutting,
  "auction.deal.rotation": ({ input, expected }) =>
    expect(nextDealer(input["dealer"])).toBe(expected["nextDealer"]),
  "auction.deal.sequence": ({ input, expected }) => {
    const order = dealingOrder(input["dealer"]);
    expect(order.slice(0, 4)).toEqual(expected["order"]);
    expect([order[0], order.at(-1)]).toEqual([expected["firstCardTo"], expected["lastCardTo"]]);
    for (const seat of SEATS) {
      expect(order.filter((each) => each === seat)).toHaveLength(expected["each"]);
    }
  },
  "auction.lead.declarer-A": leads,
  "auction.lead.declarer-B": leads,
  "auction.lead.declarer-Y": leads,
  "auction.lead.left-of-declarer": leads,
  "auction.seats.order": ({ input, expected }) => {
    const dealer = input["dealer"] as Seat;
    expect([0, 1, 2, 3].map((steps) => leftOf(dealer, steps))).toEqual(expected["bidOrder"]);
    const pairs = SEATS.map((seat) => [seat, partnerOf(seat)].toSorted().join());
    const partners = [...new Set(pairs)].toSorted().map((pair) => pair.split(","));
    expect(partners).toEqual(expected["partners"]);
    expect(cutterTo(dealer)).toBe(expected["pone"]);
  },
  "deal.auction-hand-1.hands": hands,
  "deal.auction-hand-2.hands": hands,
  "straight.deal.cut-by": ({ input, expected }) => {
    const { dealer } = input as { dealer: Seat };
    expect(cutterTo(dealer)).toBe(expected["cuts"]);
    for (const seat of SEATS) {
      expect(dealingOrder(dealer).filter((each) => each === seat)).toHaveLength(expected["each"]);
    }
    const { declaring } = GAMES["straight-bridge"] as Game;
    expect(declaring.kind === "turn-up").toBe(expected["lastTurned"]);
    const losesDeal = knowsRemedy("straight-bridge", "american", "lose-deal");
    expect(losesDeal ? "lose-deal" : null).toBe(expected["misdealPenalty"]);
  },
  "straight.open.leader": ({ input, expected }) => {
    const declarer = input["dealer"] as Seat;
    expect(leaderOf({ declarer })).toBe(expected["leader"]);
    expect(dummyOf({ declarer })).toBe(expected["dummy"]);
    // Until then he is a player like the others, and may say what he pleases of the lead.
    const before = dummyMay("warn-wrong-hand", { down: false }, "straight-bridge");
    const after = dummyMay("warn-wrong-hand", { down: true }, "straight-bridge");
    expect(before && !after).toBe(expected["dummyExposedAfterLead"]);
  },
  "whist.deal.turn-up": ({ input, expected }) => {
    const order = dealingOrder(input["dealer"]);
    expect([order[0], order.at(-1)]).toEqual([expected["firstCardTo"], expected["lastCardTo"]]);
    const { declaring } = GAMES["whist-english"];
    expect(declaring.kind === "turn-up").toBe(expected["lastCardTurned"]);
    const fixed = SUITS.every((suit) => declaring.settled(`${suit}7`, "Z").trump === suit);
    expect(fixed).toBe(expected["fixesTrump"]);
  },
  "whist.example.deal": (fact) => {
    expect(dealFrom(fact.expected["hands"]).ok).toBe(true);
    const all = SEATS.flatMap((seat) => fact.expected["hands"][seat] as Card[]);
    expect(new Set(all).size).toBe(fact.expected["distinct"]);
    expect(fact.expected["hands"][fact.input["dealer"]]).toContain(fact.input["turnUp"]);
  },
  "whist.seats": ({ input, expected }) => {
    const dealer = input["dealer"] as Seat;
    const order = [1, 2, 3, 4].map((steps) => leftOf(dealer, steps));
    const { leader, second, third, fourth, pone } = expected;
    expect(order).toEqual([leader, second, third, fourth]);
    expect(cutterTo(dealer)).toBe(pone);
  },
  "whist.seats.new-leader": ({ input, expected }) => {
    const order = [1, 2, 3].map((steps) => leftOf(input["leader"], steps));
    expect(order).toEqual([expected["second"], expected["third"], expected["fourth"]]);
    expect(sideOf(input["leader"])).toBe(sideOf(expected["third"]));
  },
});
