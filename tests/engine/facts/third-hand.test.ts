import { expect } from "vitest";
import {
  cardOf,
  height,
  highToLow,
  RANKS,
  rankOf,
  type Card,
  type Holding,
  type Rank,
} from "../../../src/engine/core/card.ts";
import { elevenCount } from "../../../src/engine/conventions/eleven.ts";
import { returnFrom } from "../../../src/engine/conventions/returning.ts";
import {
  followDecision,
  followOrder,
  readFollow,
} from "../../../src/engine/conventions/third-follow.ts";
import { thirdHandPlay, thirdHandVoid } from "../../../src/engine/conventions/third-play.ts";
import {
  partnersAct,
  PARTNERS_MEANING,
  readDummysQueen,
  readLeadToDummy,
} from "../../../src/engine/conventions/third-reading.ts";
import facts from "../../oracle/facts/third-hand.json" with { type: "json" };
import { testFacts, type Check } from "../../support/facts.ts";

const ranks = (cards: readonly string[]): Holding => highToLow((cards as Card[]).map(rankOf));
const spades = (held: readonly Rank[]): string[] => held.map((rank) => cardOf("S", rank));
const sight = (input: Record<string, any>) => ({
  holding: ranks(input["holding"]),
  dummy: ranks(input["dummy"]),
});
const allBut = (held: Holding): Holding => RANKS.filter((rank) => !held.includes(rank));
const small = "4";

const returns: Check = ({ input, expected }) => {
  const remaining = ranks(input["remaining"]);
  const play = returnFrom({ remaining, dummy: ranks(input["dummy"] ?? []) });
  const sound = play.grades.filter(({ mark }) => mark !== "wrong").map(({ rank }) => rank);
  expect(spades([play.play])).toEqual([expected["card"]]);
  if (expected["oneOf"]) {
    expect(spades(sound).toSorted()).toEqual([...expected["oneOf"]].toSorted());
  }
};

/** What partner has done, from an input that says it in words. */
const meaning = (seen: Parameters<typeof partnersAct>[0]) =>
  PARTNERS_MEANING[partnersAct(seen)].means;

testFacts("third hand, and returning partner’s suit", facts, {
  "eleven.example.leader": ({ input, expected }) => {
    const [led, hand, dummy] = [input["led"] as Card, ranks(input["hand"]), ranks(input["dummy"])];
    const count = elevenCount(rankOf(led), hand, dummy);
    expect(count.declarerHigher).toBe(0);
    const held = [...count.leaderAndDeclarerHigher, rankOf(led)];
    expect(held.map((rank) => cardOf("C", rank))).toEqual(expected["leaderHolds"]);
    const number = ["no", "one", "two", "three"][count.leaderAndDeclarerHigher.length];
    expect(expected["note"]).toBe(`the ${number} unseen higher cards must all be leader's`);
  },
  "eleven.misprint": ({ input, expected }) => {
    const count = elevenCount(input["led"], ["A", "J", "3"], ["Q", "9", "2"]);
    const outside = count.outsideLeader as number;
    const printed = outside - count.leaderAndDeclarerHigher.length;
    // The example says that declarer has none.
    expect(count.declarerHigher === 0 && printed !== 0).toBe(expected["sourceMisprint"]);
    const which = outside - count.visibleHigher === 0 ? "ARE" : "are not";
    expect(expected["correctProcedure"]).toBe(`subtract cards that ${which} in own hand and dummy`);
  },
  "return.beat-dummy-three": returns,
  "return.beat-dummy-two": returns,
  "whist.return.two": returns,
  "third.false-cards": ({ expected }) => {
    const dummy: Holding = ["A", "J", "5", "3"];
    const view = { dummy, dummyPosition: "right", against: "trump", secondPlays: "3" } as const;
    const card = (trumps: boolean) =>
      thirdHandPlay({ ...view, holding: ["K", "Q", "4"], led: "2", trumps }).play;
    expect(card(true)).toBe("K");
    expect(card(false) === "Q" ? "avoid" : "").toBe(expected["falseCard"]);
  },
  "third.force.invited": ({ expected }) => {
    const means = meaning({ theirs: true });
    expect(`invites ${means?.replace("-", " ")}`).toBe(expected["meaning"]);
  },
  "third.high.AQ-king-in-dummy": ({ input, expected }) => {
    const play = thirdHandPlay({
      ...sight(input),
      led: small,
      against: "trump",
      dummyPosition: "right",
      secondPlays: rankOf(input["dummyPlayed"]),
    });
    expect(spades([play.play])).toEqual([expected["card"]]);
  },
  "third.infer.dummy-queen": ({ input, expected }) => {
    const reading = readDummysQueen({
      led: small,
      dummy: ranks(input["dummy"]),
      dummyPlays: rankOf(input["dummyPlays"]),
      holding: [rankOf(input["youWinWith"]), "6"],
      winner: rankOf(input["youWinWith"]),
    });
    expect(spades(reading?.partner ?? [])).toEqual(expected["partnerHolds"]);
  },
  "third.lead-elsewhere": ({ expected }) => {
    expect(meaning({ lacksBest: true })?.replaceAll("-", " ")).toBe(expected["leadNext"]);
  },
  "third.left.infer.j-q": leftReading,
  "third.left.infer.q-a": leftReading,
  "third.left.infer.q-k": leftReading,
  "third.left.ruff-king": ({ input, expected }) => {
    const { does } = thirdHandVoid({
      leads: input["partnerLeads"].map(rankOf),
      dummy: ranks(input["dummy"]),
      dummyPosition: "left",
      hasTrump: input["haveTrump"],
    });
    expect(does).toBe(expected["secondRound"]);
  },
  "third.left.small-to-strength": ({ input, expected }) => {
    expect(input["dummy"]).toBe("strong");
    const play = thirdHandPlay({
      holding: ranks(input["holding"]),
      led: "2",
      dummy: ["K", "Q", "5"],
      dummyPosition: "left",
      secondPlays: "7",
      against: "trump",
    });
    expect(spades([play.play])).toEqual([expected["card"]]);
    expect(play.next === "return-suit").toBe(expected["thenReturn"]);
  },
  "third.nt.echo.inference": ({ input, expected }) => {
    const held = highToLow([...input["from"]] as Rank[]);
    expect(followDecision(held, "notrump").play).toBe(input["thirdHandPlays"]);
    const reading = readFollow([input["thirdHandPlays"]], "notrump", allBut(held));
    expect(reading.higher).toBe(expected["cardsHigherThanPlayed"]);
    const above = held.filter((rank) => height(rank) > height(input["thirdHandPlays"]));
    expect(above).toHaveLength(expected["cardsHigherThanPlayed"]);
  },
  "third.return.Kxx-AQJx": ({ input, expected }) => {
    const means = meaning({ ...sight(input), finesseWon: input["youWonDummysFinesse"] });
    expect(means).toBe(`${expected["partnerSuit"]}-suit`);
  },
  "third.trump.72-inference": ({ input, expected }) => {
    expect(input["queenInDummy"]).toBe(false);
    expect(followOrder(input["thirdHandPlays"], "trump")).toEqual(input["thirdHandPlays"]);
    const reading = readFollow(input["thirdHandPlays"], "trump", [...input["leads"], "J", "9"]);
    expect(reading.declarerHolds).toEqual([expected["declarerHolds"]]);
    expect(reading.out).toBe(expected["thirdHandCanRuff"]);
  },
  "third.trump.J5-inference": ({ input, expected }) => {
    const plays: Rank[] = input["thirdHandPlays"].map(rankOf);
    expect(followOrder(highToLow(plays), "trump")).toEqual(plays);
    const reading = readFollow(plays, "trump", ranks(input["leads"]));
    expect(reading.holdsOrOut.join("") === "Q").toBe(expected["holdsQueenOrVoid"]);
    expect(reading.winsThird).toBe(expected["canWinThirdRound"]);
  },
  "third.trump.KQx-AJxx": trumps,
  "third.trump.KQx-AJxx.ace": trumps,
  "third.trump.low-then-high": ({ expected }) => {
    const plays = followOrder(["8", "4", "2"], "trump").slice(0, 2);
    expect(height(plays[0] as Rank)).toBeLessThan(height(plays[1] as Rank));
    expect(readFollow(plays, "trump", ["A", "K"]).out === false).toBe(expected["holdsAnother"]);
  },
  "third.unblock.AQ": ({ input, expected }) => {
    const play = thirdHandPlay({
      ...sight(input),
      led: "4",
      against: "notrump",
      dummyPosition: "right",
      secondPlays: "3",
    });
    const then = play.next === "return-queen" ? ["Q" as const] : [];
    expect(spades([play.play, ...then])).toEqual(expected["sequence"]);
  },
});

function leftReading({ input, expected }: Parameters<Check>[0]): void {
  const reading = readLeadToDummy({
    ...sight(input),
    led: rankOf(input["partnerLeads"]),
    declarerPlays: rankOf(input["declarerPlays"]),
  });
  const partner = [...spades(reading?.partner ?? []), ...(reading?.others ? ["others"] : [])];
  expect(partner).toEqual(expected["partner"]);
  expect(spades(reading?.declarer ?? [])).toEqual(expected["declarer"] ?? []);
}

function trumps({ input, expected }: Parameters<Check>[0]): void {
  const play = thirdHandPlay({
    ...sight(input),
    led: "2",
    against: "trump",
    trumps: input["trumpSuit"],
    dummyPosition: "right",
    secondPlays: rankOf(input["dummyPlays"]),
  });
  expect(cardOf("H", play.play)).toBe(expected["card"]);
  expect(play.next?.replace("-", " ")).toBe(expected["then"]);
  if (expected["low"] !== undefined) {
    expect(play.play === play.grades.at(-1)?.rank).toBe(expected["low"]);
  }
}
