import { expect } from "vitest";
import {
  cardOf,
  highToLow,
  rankOf,
  suitOf,
  type Card,
  type Holding,
} from "../../../src/engine/core/card.ts";
import {
  askingDiscards,
  gradeDiscards,
  isEncouraging,
  NO_TRUMP_SCHOOLS,
  readDiscards,
} from "../../../src/engine/conventions/discard.ts";
import { playToScore, type AtStake } from "../../../src/engine/conventions/score-play.ts";
import facts from "../../oracle/facts/discards.json" with { type: "json" };
import replays from "../../oracle/cases/replay.json" with { type: "json" };
import { testFacts, type Check } from "../../support/facts.ts";

const ranks = (cards: readonly string[]): Holding => highToLow((cards as Card[]).map(rankOf));

const asks: Check = ({ input, expected }) => {
  const asking = askingDiscards(ranks(input["suit"]));
  expect(asking?.cards.map((rank) => cardOf("S", rank))).toEqual(expected["discards"]);
};

const encourages: Check = ({ input, expected }) =>
  expect(isEncouraging(rankOf(input["card"]))).toBe(expected["encouraging"]);

/** Hearts are trumps or there are none; the best plain suit is plainly the spades, the weakest the clubs. */
const HAND: readonly Card[] = [
  "SA",
  "SK",
  "SJ",
  "S4",
  "H9",
  "H6",
  "H5",
  "DQ",
  "D8",
  "D2",
  "C7",
  "C3",
];

const advised = (stake: AtStake) => playToScore(stake)?.advice;

const SUIT_WORDS = { S: "spades", H: "hearts", C: "clubs", D: "diamonds" } as const;

testFacts("discards, and playing to the score", facts, {
  "discard.A42": asks,
  "discard.A82": asks,
  "discard.encouraging-6": encourages,
  "discard.encouraging-7": encourages,
  "discard.encouraging-9": encourages,
  "discard.nt.unsettled": ({ expected }) => {
    const words = { weak: "weak suit", protected: "best protected suit" } as const;
    const both = gradeDiscards(HAND, null).suits;
    const accepted = NO_TRUMP_SCHOOLS.filter((school) => {
      const { suits, settled } = gradeDiscards(HAND, null, school);
      return settled && suits.every((suit) => both.includes(suit));
    });
    expect(accepted.map((school) => words[school])).toEqual(expected["acceptable"]);
    expect(both).toHaveLength(2);
  },
  "discard.signal.hand1": ({ input, expected }) => {
    const discards = input["discards"] as Card[];
    const hand = replays.find(({ id }) => id === "replay.auction-hand-1");
    const tricks = hand?.input.tricks as readonly { seat: string; card: string }[][];
    const thrown = (input["tricks"] as number[]).map(
      (trick) => tricks[trick - 1]?.find(({ seat }) => seat === input["by"])?.card,
    );
    expect(thrown).toEqual(discards);
    const tells = readDiscards(discards.map(rankOf));
    const suit = SUIT_WORDS[suitOf(discards[0] as Card)];
    expect(tells === "protection" ? `control in ${suit}` : "").toBe(expected["meaning"]);
  },
  "discard.trump.best-suit": ({ expected }) => {
    const { suits, settled } = gradeDiscards(HAND, "H");
    expect(settled).toBe(true);
    expect(suits.join("") === "S" ? "best suit" : "").toBe(expected["from"]);
  },
  "score-play.no-risk-contract": ({ input, expected }) => {
    const { contractSure, extraWinsGame } = input;
    const advice = advised({ contractSure, extraWinsGame });
    expect(advice === "risk").toBe(expected["risk"]);
  },
  "score-play.risk-for-game": ({ input, expected }) => {
    const advice = advised({
      contractSure: input["contractSure"],
      extraWinsGame: input["extraTwoWinGame"],
      sureWinsGame: input["oddTrickWinsGame"],
    });
    expect(advice === "risk").toBe(expected["risk"]);
  },
  "score-play.save-first": ({ input, expected }) => {
    // Even where a risk would win the game.
    const advice = advised({
      gameInDanger: input["gameInDanger"],
      contractSure: true,
      extraWinsGame: true,
    });
    expect(`${advice} game`).toBe(expected["priority"]);
  },
  "score-play.set-while-you-can": ({ input, expected }) =>
    expect(advised({ canSet: input["canSetNow"] }) === "set").toBe(expected["setNow"]),
});
