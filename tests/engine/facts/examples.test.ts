import { expect } from "vitest";
import {
  highToLow,
  holdingIn,
  holdings,
  rankOf,
  suitOf,
  SUITS,
  type Card,
  type Rank,
  type Suit,
} from "../../../src/engine/core/card.ts";
import type { Deal } from "../../../src/engine/core/deal.ts";
import { replay } from "../../../src/engine/core/play.ts";
import { must } from "../../../src/engine/core/result.ts";
import { leftOf, SEATS, type Seat } from "../../../src/engine/core/seat.ts";
import { playable, winningPlay, type Play } from "../../../src/engine/core/trick.ts";
import { numberWord } from "../../../src/engine/notation/number-word.ts";
import replays from "../../oracle/cases/replay.json" with { type: "json" };
import deals from "../../oracle/facts/deal.json" with { type: "json" };
import facts from "../../oracle/facts/examples.json" with { type: "json" };
import { testFacts, type Check } from "../../support/facts.ts";
import { textOf } from "../../support/files.ts";

/** Foster’s first hand of auction: the deal, and the play to the end of a trick. */
const AUCTION = replays.find(({ id }) => id === "replay.auction-hand-1")?.input;
const AUCTION_DEAL = AUCTION?.hands as unknown as Deal;
const AUCTION_TRICKS = AUCTION?.tricks as readonly (readonly Play[])[];
const playedTo = (trick: number) =>
  must(replay(AUCTION_DEAL, null, "B", AUCTION_TRICKS.slice(0, trick)));

/** The deal of whist with thirteen tricks to find; hearts are trumps. */
const WHIST = deals.find(({ id }) => id === "whist.example.deal")?.expected.hands as Deal;
const TRUMP: Suit = "H";

const QUEEN_AND_JACK: readonly Card[] = ["HQ", "HJ"];

/** What the rulebook tells of that deal. */
const TOLD = textOf("content/rulebook/whist/whist-example-deal.md");

const ORDINALS = ["first", "second", "third", "fourth"];
const SINGULAR = { S: "spade", H: "heart", C: "club", D: "diamond" } as const;

/** A seat with one card of a suit trumps its second round. */
const trumpsSecondRound: Check = ({ input, expected }) => {
  const hand = WHIST[input["seat"] as Seat];
  const suit = SUITS.find((one) => holdingIn(hand, one).length === 1) as Suit;
  const left = hand.filter((card) => suitOf(card) !== suit);
  const leader = leftOf(input["seat"]);
  const lead: Play = { seat: leader, card: `${suit}A` as Card };
  const free = playable(left, [lead]);
  expect(free.some((card) => suitOf(card) === TRUMP)).toBe(true);
  const round = ORDINALS[holdingIn(hand, suit).length];
  expect(`${round} ${SINGULAR[suit]} (singleton)`).toBe(expected["because"]);
};

/** Who wins a trick of these cards, played in turn from a leader. */
const winnerFrom = (leader: Seat, cards: readonly Card[]): Play => {
  let seat = leader;
  const plays = cards.map((card): Play => {
    const play = { seat, card };
    seat = leftOf(seat);
    return play;
  });
  return winningPlay(plays, TRUMP);
};

const hearts = (seat: Seat) => WHIST[seat].filter((card) => suitOf(card) === TRUMP);

/**
 * How many tricks the first holder makes of one suit, one card each a trick: whoever leads plays his best, the other wins
 * as cheaply as he can or throws his lowest. `leader` says who leads to each trick.
 */
function makes(own: readonly Rank[], other: readonly Rank[], leader: (won: boolean) => boolean) {
  let [mine, his] = [highToLow(own), highToLow(other)];
  let [made, won] = [0, true];
  while (mine.length > 0) {
    const lead = leader(won);
    const [led, answering] = lead ? [mine[0], his] : [his[0], mine];
    const beats = (rank: Rank) =>
      winningPlay(
        [
          { seat: "A", card: `S${led}` as Card },
          { seat: "Y", card: `S${rank}` as Card },
        ],
        null,
      ).seat === "Y";
    const answer = answering.findLast(beats) ?? answering.at(-1);
    won = lead ? !beats(answer as Rank) : beats(answer as Rank);
    if (won) made += 1;
    const gone = [led, answer];
    mine = mine.filter((rank) => !gone.includes(rank));
    his = his.filter((rank) => !gone.includes(rank));
  }
  return made;
}

testFacts("examples of the play", facts, {
  "replay.auction-hand-1.A-keeps-club-guard": ({ input, expected }) => {
    expect(holdings(AUCTION_DEAL.A).C.join("")).toBe(input["A"]);
    const end = playedTo(13);
    const clubs = end.tricks.map((trick) => trick.find(({ seat }) => seat === "A")?.card as Card);
    // He throws none away: each falls to a club led.
    for (const [at, card] of clubs.entries()) {
      if (suitOf(card) === "C") expect(suitOf(end.tricks[at]?.[0]?.card as Card)).toBe("C");
    }
    const saved = end.winners.lastIndexOf("A");
    expect(saved + 1).toBe(expected["trickSaved"]);
    expect(clubs[saved]).toBe(expected["card"]);
  },
  "replay.auction-hand-1.keep-two-clubs": ({ input, expected }) => {
    const dummy = playedTo(input["afterTrick"]).left.Z;
    expect(dummy.toSorted()).toEqual((input["dummyZ"] as Card[]).toSorted());
    expect(holdingIn(dummy, "C")).toHaveLength(expected["dummyClubsKept"]);
  },
  "whist.example.B-tricks": ({ input, expected }) => {
    expect((input["hand"] as Card[]).toSorted()).toEqual(WHIST.B.toSorted());
    const own = holdings(WHIST.B);
    const longest = Math.max(
      ...SEATS.filter((seat) => seat !== "B").map((seat) => hearts(seat).length),
    );
    const best = own[TRUMP].filter((rank) => rank === "A" || rank === "K");
    // One trump more than anybody else has is left when all have been drawn.
    const last = own[TRUMP].length > longest ? [`${ORDINALS[longest]} trump`] : [];
    const plain = (rank: Rank) =>
      SUITS.filter((suit) => suit !== TRUMP && own[suit][0] === rank && own[suit].length > 1).map(
        (suit) => `${suit}${rank}`,
      );
    expect([
      ...best.map((rank) => `${TRUMP}${rank}`),
      ...last,
      ...plain("A"),
      ...plain("K"),
    ]).toEqual(expected["sure"]);
  },
  "whist.example.H10": ({ input, expected }) => {
    const others = hearts("Y").filter((card) => !QUEEN_AND_JACK.includes(card));
    expect(hearts("Y").length - others.length).toBe(2);
    const ten = expected["BWinsWith"] as Card;
    for (const led of hearts(input["leader"])) {
      for (const second of others) {
        for (const last of hearts("Z")) {
          expect(winnerFrom("A", [led, second, ten, last])).toEqual({ seat: "B", card: "HT" });
        }
      }
    }
    const lost = hearts("Y").some((last) => winnerFrom("B", ["HT", "H6", "H2", last]).seat === "Y");
    expect(lost).toBe(expected["lostIfBLeadsTrumps"]);
  },
  "whist.example.four-ways.high-card": ({ input, expected }) => {
    const rounds = Math.min(...SEATS.map((seat) => holdingIn(WHIST[seat], "C").length));
    const top = SEATS.map((_, turn) => {
      const seat = SEATS[(SEATS.indexOf("A") + turn) % 4] as Seat;
      return `C${holdingIn(WHIST[seat], "C")[0]}` as Card;
    });
    expect(winnerFrom("A", top).seat).toBe(input["seat"]);
    expect(`${ORDINALS[rounds - 1]} round of ${SINGULAR.C}s`).toBe(expected["because"]);
  },
  "whist.example.four-ways.ruff-club": trumpsSecondRound,
  "whist.example.four-ways.ruff-diamond": trumpsSecondRound,
  "whist.example.results": ({ input, expected }) => {
    expect(input["hands"]).toEqual(WHIST);
    const [first, ...more] = expected["achievedByAB"] as number[];
    const last = numberWord(more.pop() ?? 0);
    const took = [`${numberWord(first ?? 0)} tricks`, ...more.map(numberWord)].join(", ");
    expect(TOLD).toContain(`{A} and {B} took ${took} or ${last}.`);
    const all = expected["doubleDummyAB"] === WHIST.A.length ? "every trick" : "some tricks";
    expect(TOLD).toContain(
      `With all four hands in sight and {A} to lead, {A} and {B} can take ${all}.`,
    );
  },
  "whist.example.tricks": ({ input, expected }) => {
    expect(input["hands"]).toEqual(WHIST);
    const [A, B, Y, Z, counted, missing] = ["A", "B", "Y", "Z", "counted", "missing"].map((part) =>
      numberWord(expected[part]),
    );
    expect(TOLD).toContain(
      `{A} can count on ${A} trick and {B} on ${B}, {Y} on ${Y} and {Z} on ${Z}: ${counted} of the thirteen. The other ${missing} must be found in the play.`,
    );
  },
  "whist.tenace": ({ input, expected }) => {
    const [major, minor] = [input["major"], input["minor"]].map((cards: Card[]) =>
      cards.map(rankOf),
    ) as [Rank[], Rank[]];
    // Whoever wins leads again; one who leads from his tenace gives the rest of the suit away.
    expect(makes(major, minor, (won) => won)).toBe(expected["leaderOfSuitMakes"]);
    // It is led to the major tenace twice, and then its last card is the best.
    let led = 0;
    expect(makes(major, minor, () => ++led > 2)).toBe(expected["majorMakesIfLedTwiceByOthers"]);
  },
});
