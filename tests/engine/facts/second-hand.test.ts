import { expect } from "vitest";
import {
  cardOf,
  highToLow,
  isCard,
  rankOf,
  type Card,
  type Holding,
  type Rank,
} from "../../../src/engine/core/card.ts";
import { readDummysLead } from "../../../src/engine/conventions/second-reading.ts";
import { secondHandPlay } from "../../../src/engine/conventions/second-hand.ts";
import facts from "../../oracle/facts/second-hand.json" with { type: "json" };
import { testFacts, type Check } from "../../support/facts.ts";

const ranks = (cards: readonly string[]): Holding => highToLow((cards as Card[]).map(rankOf));

/** The ways a combination can lie, in the words of the file. */
const readsAs = (words: (cards: Holding, long: boolean) => string[]): Check => {
  return ({ input, expected }) => {
    const reading = readDummysLead(
      rankOf(input["dummyLeads"]),
      ranks(input["holding"]),
      ranks(input["dummy"]),
    );
    const ways = reading?.ways.map(({ cards, long }) => words(cards, long)) ?? [];
    const said = ways.length > 1 ? [ways.map((way) => way.join(" ")).join(" or ")] : ways.flat();
    expect(said).toEqual(expected["declarerHolds"]);
  };
};

const inCards = (cards: Holding, long: boolean) => [
  ...cards.map((rank) => cardOf("S", rank)),
  ...(long ? ["several others"] : []),
];

testFacts("second hand", facts, {
  "second.last-three": ({ input, expected }) => {
    const held = (input["holding"] as string[]).filter(isCard);
    const play = secondHandPlay({
      holding: ranks(held),
      led: "3",
      dummy: ["7", "2"],
      dummyPosition: "left",
      tricksLeft: input["tricksLeft"],
    });
    const then = play.next === "doubtful-card" ? ["doubtful"] : [];
    expect([cardOf("S", play.play), ...then]).toEqual(expected["sequence"]);
  },
  "second.right.KQT-J-dummy": ({ input, expected }) => {
    const play = secondHandPlay({
      holding: ranks(input["holding"]),
      led: rankOf(input["led"]),
      dummy: ranks(input["dummy"]),
      dummyPosition: input["dummyPosition"],
    });
    expect(play.play).toBe("T");
    const barred = play.grades.find(({ rank }) => cardOf("S", rank) === expected["notCard"]);
    expect(barred?.mark).toBe("wrong");
  },
  "second.right.infer.AJx": readsAs(inCards),
  "second.right.infer.AKx": readsAs(inCards),
  "second.right.infer.Kxx": readsAs((cards, long) =>
    long ? [`long suit headed by ${cards.join(" ")}`] : cards.map((rank) => cardOf("S", rank)),
  ),
  "second.right.no-finesse": ({ input, expected }) => {
    expect(input["dummyLeads"]).toBe("small from small");
    const held: readonly Holding[] = [
      ["A", "Q", "6"],
      ["A", "Q", "J"],
      ["A", "J", "T", "6"],
    ];
    const finesses = held.map((holding) => {
      const view = { led: "3", dummy: ["7", "5", "3"], dummyPosition: "right" } as const;
      return secondHandPlay({ ...view, holding }).play !== (holding[0] as Rank);
    });
    expect(finesses).toEqual(held.map(() => expected["finesse"]));
  },
});
