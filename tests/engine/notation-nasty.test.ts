import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { holdingIn, PACK, sortHand, type Card, type Suit } from "../../src/engine/core/card.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { SEATS, type BySeat, type Seat } from "../../src/engine/core/seat.ts";
import { suitSign } from "../../src/engine/notation/cards.ts";
import { MOST_DEALS } from "../../src/engine/notation/found-deal.ts";
import { readDeals, textOf } from "../../src/engine/notation/read-deals.ts";
import { FREAK, FREAK_HANDS } from "../support/freak-deal.ts";

/** A deal with voids, a lone ten and a long suit, as each way of writing has it. */
const { Y, B, Z, A } = FREAK;
const HANDS = FREAK_HANDS;
const DEAL = `[Deal "N:${Y} ${B} ${Z} ${A}"]`;
const MD = "S432H98765DAKQCJT,SH432DJT65432C987,SAKQJT98HTDC65432,S765HAKQJD987CAKQ";
const LIN = `md|1${MD}|sv|b|ah|Board 4|`;
const PAGE = "https://www.bridgebase.com/tools/handviewer.html";
const QUERY =
  "n=sakqjt98htdc65432&e=s765hakqjd987cakq&s=s432h98765dakqcj10&w=sh432djt65432c987&d=s&v=b&b=4";

const read = (text: string) =>
  readDeals(text).deals.map(({ label, dealer, vulnerable, hands }) => {
    expect(hands).toEqual(HANDS);
    return [label, dealer, vulnerable].join(" ").trim();
  });
const faultsOf = (text: string) => readDeals(text).faults.map(({ message }) => message);

describe("bytes", () => {
  const text = `[Board "1"]\r\n${DEAL}\r\n`;
  const wide = (low: (code: number) => readonly [number, number]) =>
    [...text].flatMap((sign) => low(sign.charCodeAt(0)));
  const little = wide((code) => [code & 255, code >> 8]);
  const big = wide((code) => [code >> 8, code & 255]);
  test.each([
    ["UTF-16, low byte first", [0xff, 0xfe, ...little]],
    ["UTF-16, high byte first", [0xfe, 0xff, ...big]],
    ["UTF-16 that does not say so", little],
    ["UTF-16, high byte first, that does not say so", big],
    ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)]],
  ])("of %s are read", (_, bytes) => {
    expect(read(textOf(new Uint8Array(bytes)))).toEqual(["1"]);
  });

  test("of a picture are refused in a sentence, and so is a file of none", () => {
    const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1]);
    expect(faultsOf(textOf(photo))).toEqual([
      "Line 1: this is not text but a picture or a program; bring PBN, LIN or hands written out.",
    ]);
    expect(faultsOf(textOf(new Uint8Array()))).toEqual(["Line 1: there is nothing here to read."]);
  });
});

describe("PBN", () => {
  test.each([
    ["lines that end with a return alone", `[Board "1"]\r${DEAL}\r\r[Board "2"]\r${DEAL}`, 2],
    ["tags in small letters", `[board "1"]\n${DEAL.replace("Deal", "deal")}`, 1],
    ["tags in capitals", `[BOARD "1"]\n${DEAL.replace("Deal", "DEAL")}`, 1],
    ["bent quotation marks", `[Board “1”]\n[Deal “N:${Y} ${B} ${Z} ${A}”]`, 1],
    ["no empty line between boards", `[Board "1"]\n${DEAL}\n[Board "2"]\n${DEAL}`, 2],
    ["a deal that a mail has broken", `[Board "1"]\n[Deal "N:${Y} ${B}\n${Z} ${A}"]`, 1],
    ["a tag broken after its name", `[Board "1"]\n[Deal\n"N:${Y}\n${B}\n${Z}\n${A}"]`, 1],
    ["dashes for voids", `[Board "1"]\n${DEAL.replace("..", ".-.").replace(" .", " -.")}`, 1],
    ["hard and wide spaces", `[Board "1"]\n${DEAL.replaceAll(" ", "\u00A0\u3000 ")}`, 1],
    ["signs that show nothing", `\uFEFF[Board "1"]\n${DEAL.replaceAll(".", ".\u200B\u00AD")}`, 1],
    ["brackets in a value", `[Event "a ] b [ c"]\n[Board "1"]\n${DEAL}`, 1],
    ["a comment with ; and % in it", `{ ; %\n% } on\n}\n[Board "1"]\n${DEAL}`, 1],
    ["a brace after ;", `; { no comment\n[Board "1"] ; {\n${DEAL}`, 1],
    ["tables", `[Board "1"]\n${DEAL}\n[OptimumResultTable "Declarer;Result\\2R"]\nN NT 9 {x}`, 1],
  ])("with %s is read", (_, text, boards) => {
    expect(faultsOf(text)).toEqual([]);
    expect(read(text)).toEqual(["1", "2"].slice(0, boards));
  });

  test.each([
    [
      "a comment that does not end",
      `[Board "1"]\n${DEAL}\n\n{ oh dear\n[Board "2"]\n${DEAL}`,
      "Line 4: the comment that begins here with { does not end, and nothing after it is read.",
    ],
    [
      "a comment within a comment",
      `{ a { b } c }\n[Board "1"]\n${DEAL}`,
      "Line 1: “c }” is not a tag of PBN.",
    ],
    [
      "a tag that does not end",
      `[Deal "N:AK\n\n[Board "1"]\n${DEAL}`,
      'Line 1: “[Deal "N:AK” is not a tag of PBN.',
    ],
  ])("with %s is told of by line, and the rest is read", (_, text, sentence) => {
    expect(read(text)).toEqual(["1"]);
    expect(faultsOf(text)).toEqual([sentence]);
  });

  test("that repeats a bad deal is refused at both lines", () => {
    const bad = DEAL.replace(A, "XX");
    const why = "hand of A (West): “XX” has 1 suit between full stops, not four.";
    expect(faultsOf(`${bad}\n\n[Board "2"]\n[Deal "#"]`)).toEqual([
      `Line 1, ${why}`,
      `Line 4, ${why}`,
    ]);
  });

  test("of which nothing can be read says so, that it is not taken away", () => {
    expect(readDeals('[Foo-Bar "x"]\n[Board "1"]').faults).toEqual([
      expect.objectContaining({ lost: true, line: 1 }),
    ]);
  });
});

describe("LIN", () => {
  test.each([
    ["a bar too many before it", `pn|a|b,c|st||${LIN}`, ["4 Z All"]],
    ["alerts and an explanation", `st||${LIN}mb|1N!|an|15-17, bal|mb|2C!|pg||pc|SA|`, ["4 Z All"]],
    ["three hands and a comma", LIN.replace(",S765HAKQJD987CAKQ", ","), ["4 Z All"]],
    ["spaces and tens", LIN.replaceAll("T", " 10 ").replace("md|1", " md | 1 "), ["4 Z All"]],
    [
      "names before each board",
      `st||ah|Board 1|md|1${MD}|sv|o|\nst||ah|Board 2|md|2${MD}|sv|n|`,
      ["1 Z None", "2 A NS"],
    ],
    ["two rooms", `qx|o7|md|3${MD}|sv|e|mb|p|pg||qx|c7|md|3${MD}|sv|e|`, ["7 Y EW", "7 Y EW"]],
  ])("with %s is read", (_, text, boards) => {
    expect(faultsOf(text)).toEqual([]);
    expect(read(text)).toEqual(boards);
  });

  test.each([
    ["st||\nmd||sv|b|", "Line 2: there are no cards in this deal."],
    ["md|3,,,|", "Line 1: there are no cards in this deal."],
    [`md|7${MD}|`, "Line 1: the dealer is numbered 1 to 4, and “7” is passed over."],
  ])("%s is told of by line", (text, sentence) => {
    expect(faultsOf(text)).toEqual([sentence]);
  });
});

describe("links", () => {
  const whole = `${PAGE}?lin=${encodeURIComponent(LIN)}`;
  test.each([
    ["encoded whole", encodeURIComponent(`${PAGE}?${QUERY}`)],
    ["within another", `https://l.example/l.php?u=${encodeURIComponent(whole)}&h=x`],
    ["within another, by hands", `https://l.example/?u=${encodeURIComponent(`${PAGE}?${QUERY}`)}`],
    ["with & + and # in a name", `${PAGE}?lin=pn|Tom & Jo+#1,b,c,d|st||${LIN}`],
    ["among words", `Look at <${PAGE}?${QUERY}>, please.`],
    ["in brackets", `[this one](${PAGE}?${QUERY}).`],
    ["with names, bids and cards", `${PAGE}?sn=Ann&wn=Sam&nn=N&en=E&${QUERY}&a=1SPPP&p=SA`],
    ["in capitals", `${PAGE}?${QUERY.toUpperCase()}`],
    ["broken by a mail", `${PAGE}?lin=${LIN.slice(0, 40)}\n${LIN.slice(40)}`],
    [
      "broken by a mail, by hands",
      `${PAGE}?${QUERY.slice(0, 60)}\n${QUERY.slice(60)}\n\nYours, Jo`,
    ],
  ])("%s are read", (_, text) => {
    expect(faultsOf(text)).toEqual([]);
    expect(read(text)).toEqual(["4 Z All"]);
  });

  test("two on a line are both read", () => {
    const two = `${PAGE}?${QUERY} and ${PAGE}?${QUERY.replace("b=4", "b=5")}.`;
    expect(read(two)).toEqual(["4 Z All", "5 Z All"]);
  });
});

test.each([
  ["a link with no end", `${PAGE}?lin=md|1S|\n${"a,\n".repeat(190_000)}`],
  ["a tag with no end", '[Deal "N:\nA\n'.repeat(40_000)],
  ["a comment with no end", `{${"[Board \n".repeat(60_000)}`],
  ["a hand with no end", "♠ A\n♥ K      ♦ Q\n".repeat(30_000)],
  ["a text of empty lines", `${"\n".repeat(599_000)}x`],
  ["signs that show nothing", "\u200B".repeat(599_999) + "x"],
])("%s is refused in less than a second", (_, junk) => {
  const start = process.cpuUsage();
  expect(readDeals(junk).faults.length).toBeGreaterThan(0);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(1000);
});

test.each([
  ["PBN", (at: number) => `[Board "${at}"]\n${DEAL}\n\n`],
  ["LIN", (at: number) => `qx|o${at}|md|1${MD}|\n`],
  ["links", (at: number) => `${PAGE}?${QUERY.replace("b=4", `b=${at}`)}\n`],
  ["hands written out", (at: number) => `Board ${at}\nN:${Y} ${B} ${Z} ${A}\n\n`],
])("of more boards in %s than are read the first left out is named", (_, one) => {
  const text = Array.from({ length: MOST_DEALS + 2 }, (_board, at) => one(at + 1)).join("");
  const { deals, faults } = readDeals(text);
  expect(deals).toHaveLength(MOST_DEALS);
  expect(faults).toEqual([
    expect.objectContaining({ code: "too-many", lost: true, line: expect.any(Number) }),
  ]);
});

describe("hands written out", () => {
  test.each([
    ["a board and its hands on one line", `Deal 1 N:${Y} ${B} ${Z} ${A}`, "1"],
    ["all said on one line", `Board 7. Dealer W. Vul: N/S. N:${Y} ${B} ${Z} ${A}`, "7 A NS"],
    ["love all", `Board 3, love all, dealer N\nN:${Y} ${B} ${Z} ${A}`, "3 Y None"],
    ["game all", `Board 3: Game all\nN:${Y} ${B} ${Z} ${A}`, "3  All"],
    ["one side", `E-W game. Dealer S\nN:${Y} ${B} ${Z} ${A}`, "Z EW"],
    ["nobody", `Neither side vulnerable\nN:${Y} ${B} ${Z} ${A}`, "None"],
    [
      "voids in words and signs of a forum",
      "N: !SAKQJ1098 !H10 !D(none) !C65432\nE: !S765 !HAKQJ !D987 !CAKQ\nS: !S432 !H98765 !DAKQ !CJ10",
      "",
    ],
    [
      "signs of a web page",
      "N: &spades;AKQJ1098 &#9829;10 &diams;void &#9827;65432\nE: &spades;765 &hearts;AKQJ &diams;987 &clubs;AKQ\nS: &spades;432 &hearts;98765 &diams;AKQ &clubs;J10",
      "",
    ],
    [
      "a void left out above and beside",
      `
             ♠ A K Q J 10 9 8
             ♥ 10
             ♣ 6 5 4 3 2
                           ♠ 7 6 5
♥ 4 3 2                    ♥ A K Q J
♦ J 10 6 5 4 3 2           ♦ 9 8 7
♣ 9 8 7                    ♣ A K Q
             ♠ 4 3 2
             ♥ 9 8 7 6 5
             ♦ A K Q
             ♣ J 10`,
      "",
    ],
    [
      "a void for which the suits below move up",
      `
             ♠ A K Q J 10 9 8
             ♥ 10
             ♣ 6 5 4 3 2
♥ 4 3 2                    ♠ 7 6 5
♦ J 10 6 5 4 3 2           ♥ A K Q J
♣ 9 8 7                    ♦ 9 8 7
                           ♣ A K Q
             ♠ 4 3 2
             ♥ 9 8 7 6 5
             ♦ A K Q
             ♣ J 10`,
      "",
    ],
  ])("with %s are read", (_, text, told) => {
    expect(faultsOf(text)).toEqual([]);
    expect(read(text)).toEqual([told]);
  });

  test("three full stops are a hand that is not known, or none", () => {
    const [deal] = readDeals(`N:${Y} ... ... ...`).deals;
    expect(deal?.hands).toEqual({ Y: HANDS.Y, B: [], Z: [], A: [] });
    expect(read(`I held ...\n...\nN:${Y} ${B} ${Z} ${A}`)).toEqual([""]);
    expect(faultsOf("N:... ...")).toEqual(["Line 1: no hands are found in this text."]);
  });

  test("a hand after its own heading is read", () => {
    const mine = { Z: HANDS.Y, A: [], Y: [], B: [] };
    expect(readDeals("Hand: S AKQJT98 H T D - C 65432").deals[0]?.hands).toEqual(mine);
    const dealer = readDeals("Dealer N: ♠ AKQJ1098 ♥ 10 ♦ – ♣ 65432").deals[0];
    expect(dealer).toMatchObject({ dealer: "Y", hands: { Y: HANDS.Y } });
  });

  test.each([
    ["Me: ♠ A K", "Line 1: “Me:” is not a card: write A K Q J 10 9 8 7 6 5 4 3 2."],
    ["N: ♠ A K x x", "Line 1: “x” is not a card: write A K Q J 10 9 8 7 6 5 4 3 2."],
    [
      `N: ♠ A${" ".repeat(900)}♥ K`,
      "Line 1: it has 909 characters; at most 800 of a line of cards are read.",
    ],
    [
      "♠ A K\n                    ♠ Q J",
      "Line 1: it does not say whose hand this is; write North:, East:, South: or West: before each.",
    ],
  ])("case %# is refused by line", (text, sentence) => {
    expect(faultsOf(text)).toEqual([sentence]);
    expect(readDeals(text).deals).toEqual([]);
  });
});

/** A deal in which the suits lie together, so that there are many voids. */
function freak(seed: number, mixed: number): BySeat<readonly Card[]> {
  const random = seededRandom(seed);
  const cards = PACK.map((card, at) => ({ card, at: at + random.below(mixed) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ card }) => card);
  const hands: Record<Seat, readonly Card[]> = { Z: [], A: [], Y: [], B: [] };
  for (const [at, seat] of random.shuffle([...SEATS]).entries()) {
    hands[seat] = sortHand(cards.slice(at * 13, at * 13 + 13));
  }
  return hands;
}

interface Drawing {
  readonly order: readonly Suit[];
  readonly empty: "dash" | "sign" | "left out" | "moved up";
  readonly middle: number;
  readonly right: number;
  readonly names: boolean;
  readonly gaps: boolean;
}

function drawn(hands: BySeat<readonly Card[]>, how: Drawing): string {
  const column = (seat: Seat) => {
    const rows = how.order.map((suit) => {
      const ranks = holdingIn(hands[seat], suit).join(" ").replace("T", "10");
      const none = { dash: `${suitSign(suit)} –`, sign: suitSign(suit) };
      if (ranks) return `${suitSign(suit)} ${ranks}`;
      return how.empty === "dash" || how.empty === "sign" ? none[how.empty] : "";
    });
    return how.empty === "moved up" ? rows.filter((row) => row !== "") : rows;
  };
  const middle = (words: string) => " ".repeat(how.middle) + words;
  const alone = (name: string, seat: Seat) => [
    ...(how.names ? [middle(name)] : []),
    ...column(seat)
      .filter((row) => row !== "")
      .map(middle),
  ];
  const [west, east] = [column("A"), column("B")];
  const beside = [0, 1, 2, 3].map((row) => (west[row] ?? "").padEnd(how.right) + (east[row] ?? ""));
  const gap = how.gaps ? [""] : [];
  return [
    ...alone("North", "Y"),
    ...gap,
    ...(how.names ? ["West".padEnd(how.right) + "East"] : []),
    ...beside.filter((row) => row.trim() !== ""),
    ...gap,
    ...alone("South", "Z"),
  ].join("\n");
}

const drawing: fc.Arbitrary<Drawing> = fc.record({
  order: fc.constantFrom<readonly Suit[]>(["S", "H", "D", "C"], ["H", "C", "D", "S"]),
  empty: fc.constantFrom("dash", "sign", "left out", "moved up"),
  middle: fc.constantFrom(12, 15, 20),
  right: fc.constantFrom(28, 34, 40),
  names: fc.boolean(),
  gaps: fc.boolean(),
});

describe("a diagram however it is drawn", () => {
  test("is read exactly or refused by line, and no card goes to another seat", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(10, 20, 40, 80), drawing, (seed, mixed, how) => {
        const hands = freak(seed, mixed);
        const text = drawn(hands, how);
        const { deals, faults } = readDeals(text);
        for (const deal of deals) {
          for (const seat of SEATS) {
            for (const card of deal.hands[seat]) expect(hands[seat], text).toContain(card);
          }
        }
        if (faults.length === 0) expect(deals.map((deal) => deal.hands)).toEqual([hands]);
        if (how.empty === "dash" || how.empty === "sign") expect(faults).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

const SOURCES = [
  `[Board "4"]\n${DEAL}`,
  LIN,
  encodeURIComponent(LIN),
  `${PAGE}?${QUERY}`,
  `N: ♠ A K Q J 10 9 8 ♥ 10 ♦ – ♣ 6 5 4 3 2\nE: ♠ 7 6 5 ♥ A K Q J ♦ 9 8 7 ♣ A K Q\nS: ♠ 4 3 2 ♥ 9 8 7 6 5 ♦ A K Q ♣ J 10`,
  drawn(HANDS, {
    order: ["H", "C", "D", "S"],
    empty: "dash",
    middle: 15,
    right: 34,
    names: true,
    gaps: true,
  }),
];

test("signs that show nothing change nothing, wherever they stand", () => {
  const unseen = fc.constantFrom("\u200B", "\uFEFF", "\u00AD", "\u2060", "\u200E", "\u202C");
  fc.assert(
    fc.property(
      fc.constantFrom(...SOURCES),
      fc.array(fc.tuple(fc.nat(), unseen), { maxLength: 6 }),
      (source, put) => {
        let text = source;
        for (const [at, sign] of put) {
          const place = at % (text.length + 1);
          text = text.slice(0, place) + sign + text.slice(place);
        }
        expect(readDeals(text)).toEqual(readDeals(source));
        expect(read(text)).toHaveLength(1);
      },
    ),
    { numRuns: 200 },
  );
});
