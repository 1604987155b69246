import { describe, expect, test } from "vitest";
import { isCard, SUITS, type Card } from "../../../src/engine/core/card.ts";
import { isSeat, type Seat } from "../../../src/engine/core/seat.ts";
import { must } from "../../../src/engine/core/result.ts";
import { numberWord } from "../../../src/engine/notation/number-word.ts";
import { ENGLISH } from "../../../src/engine/scoring/whist-forms.ts";
import { BOOK } from "../../../src/engine/scoring/values.ts";
import { GLYPH } from "../../../src/exercises/kit/words.ts";
import { termsOf } from "../../../src/tabletop/playing/deal.ts";
import { positionOf } from "../../../src/tabletop/playing/position.ts";
import { parsePrices } from "../../../src/tabletop/playing/turning.ts";
import { costOf } from "../../../src/tabletop/playing/worth.ts";
import cases from "../../oracle/cases/replay.json" with { type: "json" };
import { filesUnder } from "../../support/files.ts";
import { priceAt, printedHand } from "../../support/hand-prices.ts";

const HANDS = filesUnder("content/hands", ".pbn").map((path) => path.replace(/^.*\/|\.pbn$/g, ""));

/** All that a hand says beside its cards, with how many cards lie on the table when it says it. */
function told(name: string) {
  const { notes, turnings } = printedHand(name);
  return [...notes, ...turnings.map(({ at, text }) => ({ after: at, text }))];
}

/** What a card that was played, or might have been, cost its side as the cards lay. */
function cost(name: string, at: number, card: Card): number | null {
  const hand = printedHand(name);
  const prices = must(parsePrices(priceAt(hand, at) ?? ""));
  return costOf(prices, card, termsOf(hand.deal));
}

/** The card a hand’s play goes on with after so many. */
const played = (name: string, at: number) => {
  const card = printedHand(name).record[at];
  if (!card) throw new Error(`${name} has no card ${at}`);
  return card;
};

/**
 * Every note that counts tricks, or says what a card costs: what it says, how many cards lay on the table before the card it
 * speaks of, and what the cards it names cost there. By default it speaks of the card that was played.
 */
const COSTS: readonly (readonly [
  name: string,
  words: string,
  at: number,
  costs: Readonly<Partial<Record<Card | "played", number>>>,
])[] = [
  [
    "elwell-01",
    "The ace was the one card that held him to nine",
    20,
    { HA: 0, HJ: 1, H9: 1, DJ: 1 },
  ],
  ["elwell-02", "this one costs two tricks. ♠Q would have given nothing", 20, { played: 2, SQ: 0 }],
  ["elwell-06", "A club would have cost nothing", 31, { played: 1, CK: 0, CQ: 0 }],
  ["elwell-08", "costs four tricks. A heart through dummy’s queen", 8, { played: 4, H8: 0 }],
  ["elwell-08", "A heart would still have saved three tricks", 12, { played: 3, H8: 0 }],
  ["foster-auction-2", "A heart takes a trick more than it need: ♣3 was", 24, { played: 1, C3: 0 }],
  [
    "foster-whist-2",
    "A small spade would cost a trick here, and the ace or the jack two",
    20,
    { played: 0, S8: 1, S4: 1, S2: 1, SA: 2, SJ: 2 },
  ],
  [
    "foster-whist-2",
    "lets the other side make a trick that ♥A, or a spade",
    24,
    { played: 1, HA: 0, S3: 0 },
  ],
  ["foster-whist-3", "Another trump costs a trick", 16, { played: 1 }],
];

test.each(COSTS)("%s: “%s”", (name, words, at, costs) => {
  expect(told(name).map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringContaining(words)]),
  );
  for (const [key, tricks] of Object.entries(costs)) {
    const card = isCard(key) ? key : played(name, at);
    expect(cost(name, at, card), `${name} at ${at}: ${card}`).toBe(tricks);
  }
});

/** Notes that speak of tricks and cost without saying how many are won, lost or wanted. */
const NO_COUNT = [
  /must lose a trick to/,
  /gives \{Z\} his tenth trick/,
  /that is three tricks\./,
  /has won a trick with/,
  /takes the last trick/,
  /wants to lose tricks/,
  /at the sixth trick/,
  /Two club tricks forced on the other side would defeat/,
  /would have to take this trick/,
  /two tricks by finesses/,
  /give \{Z\} a trick now/,
  /all six tricks are/,
  /at the first trick/,
  /two of theirs go on one trick/,
  /must win a trick in clubs/,
];

/** Notes that say how many tricks are wanted, with the figure as the scores make it. */
const WANTED: readonly string[] = [
  `Three would have been enough, and ${numberWord(BOOK + 3)} tricks make three`,
  `must take ${numberWord(BOOK + ENGLISH.gamePoints)} tricks`,
  `${numberWord(BOOK + ENGLISH.gamePoints).replace("e", "E")} tricks are wanted`,
  `if only ${numberWord(BOOK + ENGLISH.gamePoints)} tricks will do`,
];

test("every note that counts tricks is reckoned over", () => {
  const counting = HANDS.flatMap((name) =>
    told(name)
      .filter(({ text }) => /\btricks?\b|\bcosts?\b|\bsaved three\b/.test(text))
      .filter(({ text }) => !COSTS.some(([hand, words]) => hand === name && text.includes(words)))
      .filter(({ text }) => !WANTED.some((words) => text.includes(words)))
      .filter(({ text }) => !NO_COUNT.some((words) => words.test(text)))
      .map(({ text }) => `${name}: ${text}`),
  );
  expect(counting).toEqual([]);
  const texts = HANDS.flatMap((name) => told(name).map(({ text }) => text)).join(" ");
  expect(WANTED.filter((words) => !texts.includes(words))).toEqual([]);
  expect(NO_COUNT.filter((words) => !words.test(texts))).toEqual([]);
});

test("Elwell’s tenth trick is the tenth", () => {
  const { deal, record } = printedHand("elwell-01");
  expect(must(positionOf(deal, record)).won.YZ).toBe(10);
});

const MADE = { notrump: "No trump", hearts: "Hearts", diamonds: "Diamonds" } as const;

describe.each(HANDS.filter((name) => name.startsWith("elwell")))("%s", (name) => {
  const { deal, record, tag } = printedHand(name);

  test("says what was made, by whom, and how many tricks the book takes", () => {
    const strain = tag("OddTrickStrain");
    const spoken = Object.entries(MADE).find(([id]) => id === strain)?.[1];
    const maker = tag("OddTrickMaker") === tag("Dealer") ? "made by" : "left by";
    const tricks = must(positionOf(deal, record)).won.YZ;
    expect(tag("OddTrickAbout")).toBe(
      `${spoken}, ${maker} the dealer${maker === "left by" ? " to dummy" : ""}: the book takes ${numberWord(tricks)} tricks for his side.`,
    );
    expect(Number(tag("Result"))).toBe(tricks);
  });

  test("says how the score stood as the book has it", () => {
    const id = name
      .replace(/^elwell-advanced-/, "x.replay.elwell51216.")
      .replace(/^elwell-/, "x.replay.elwell38000.");
    const before = cases.find((one) => one.id === id)?.input.scoreBefore;
    const [{ text } = { text: "" }] = told(name);
    const [YZ, AB] = [before?.YZ ?? 0, before?.AB ?? 0];
    const at = (points: number) => (points === 0 ? "love" : `${points}`);
    const standing =
      YZ === 0 && AB === 0 ? "love all" : `the dealer’s side ${at(YZ)}, the others ${at(AB)}`;
    expect(text).toContain(`: ${standing}.`);
  });
});

/** A card as notes write it, “♥10”; further ranks of the suit may follow, “♦J 9 7”. */
const NAMED = new RegExp(
  `(\\{[ZAYB]\\}|[Dd]ummy)|([${Object.values(GLYPH)
    .map((glyph) => glyph.charAt(0))
    .join("")}])\\uFE0E?((?:10|[2-9AKQJ])(?: (?:10|[2-9AKQJ])(?![\\w’]))*)`,
  "g",
);

test("a card that a note names after a player is one that he was dealt", () => {
  const wrong: Record<string, Card[]> = {};
  let checked = 0;
  for (const name of HANDS) {
    const { deal } = printedHand(name);
    const { dummy } = termsOf(deal);
    const seatOf = (word: string): Seat | null => {
      const letter = word.charAt(1);
      return isSeat(letter) ? letter : dummy;
    };
    for (const sentence of told(name).flatMap(({ text }) => text.split(/(?<=[.?:;]) /))) {
      let seat: Seat | null = null;
      for (const [, player, glyph, ranks] of sentence.matchAll(NAMED)) {
        if (player !== undefined) seat = seatOf(player);
        const suit = SUITS.find((one) => GLYPH[one].charAt(0) === glyph);
        if (seat === null || !suit || !ranks) continue;
        for (const rank of ranks.split(" ")) {
          const card = `${suit}${rank.replace("10", "T")}`;
          if (!isCard(card)) throw new Error(card);
          checked++;
          if (!deal.hands[seat].includes(card)) (wrong[name] ??= []).push(card);
        }
      }
    }
  }
  expect(wrong).toEqual({});
  expect(checked).toBeGreaterThan(20);
});
