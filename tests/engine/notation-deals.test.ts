import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PACK, type Card } from "../../src/engine/core/card.ts";
import { randomDeal } from "../../src/engine/core/deal.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { SEATS, type BySeat } from "../../src/engine/core/seat.ts";
import { formatDealTexts } from "../../src/engine/notation/deal-text.ts";
import { VULNERABLE } from "../../src/engine/notation/found-deal.ts";
import { formatHandviewer } from "../../src/engine/notation/handviewer.ts";
import { formatLin } from "../../src/engine/notation/lin.ts";
import { formatPbnDeals, type DealToWrite } from "../../src/engine/notation/pbn-deals.ts";
import { parseDealTag } from "../../src/engine/notation/pbn.ts";
import { MOST_CHARACTERS, readDeals, textOf } from "../../src/engine/notation/read-deals.ts";
import { FREAK, FREAK_HANDS, handOf } from "../support/freak-deal.ts";

/** A deal with voids, a lone ten and a long suit, as each way of writing has it. */
const { Y, B, Z, A } = FREAK;
const HANDS = FREAK_HANDS;
const PBN = `[Board "1"]\n[Deal "N:${Y} ${B} ${Z} ${A}"]\n`;

const handsOf = (text: string) => readDeals(text).deals.map(({ hands }) => hands);
const faultsOf = (text: string) => readDeals(text).faults.map(({ message }) => message);

describe("PBN", () => {
  test("is read with voids, and the same deal told of from another seat", () => {
    expect(handsOf(PBN)).toEqual([HANDS]);
    expect(handsOf(`[Deal "w:${A.toLowerCase()} ${Y} ${B} ${Z.replace("T", "10")}"]`)).toEqual([
      HANDS,
    ]);
  });

  test("is read past comments, escapes, sections, irregularity marks, notes and odd spacing", () => {
    const text = [
      "% PBN 2.1",
      '%Creator: somebody ] [ "',
      "{ a comment",
      "",
      '[Deal "N:... ... ... ..."] within it }',
      '[Event "The \\"Blue\\" cup"] ; not a [tag "x"]',
      '[  Board   "7" ][Dealer "E"]{ and more }  [Vulnerable "Both"]',
      `[Deal "N:${Y} ${B} ${Z} ${A}"]`,
      '[Wind "north-west"]',
      '[Auction "E"]',
      "1S =1= Pass ^I 1H $14 Pass",
      "AP",
      '[Note "1:shows six"]',
      '[Note "2:another"]',
      '[Play "S"]',
      "S2 - ^R S5 *",
      "",
      '[Board "8"]',
      '[Deal "#"]',
      "",
      '[Board "9"]',
      `[Deal "E:${B} - - ${Y}"]`,
    ].join("\r\n");
    const { form, deals, faults } = readDeals(text);
    expect(form).toBe("pbn");
    expect(faults).toEqual([]);
    expect(deals.map(({ label, dealer, vulnerable }) => [label, dealer, vulnerable])).toEqual([
      ["7", "B", "All"],
      ["8", null, null],
      ["9", null, null],
    ]);
    expect(deals[1]?.hands).toEqual(HANDS);
    expect(deals[2]?.hands).toEqual({ Y: HANDS.Y, B: HANDS.B, Z: [], A: [] });
    const tags = deals[0]?.tags ?? [];
    expect(tags.find(({ name }) => name === "Event")?.value).toBe('The "Blue" cup');
    expect(tags.find(({ name }) => name === "Wind")?.value).toBe("north-west");
    expect(tags.find(({ name }) => name === "Auction")?.body).toEqual([
      "1S =1= Pass ^I 1H $14 Pass",
      "AP",
    ]);
    expect(tags.filter(({ name }) => name === "Note")).toHaveLength(2);
  });

  test("takes over what a board leaves to the one before", () => {
    const text = `[Event "##Club night"]\n[Dealer "N"]\n${PBN}\n[Dealer "#"]\n[Deal "#"]\n`;
    const [first, second] = readDeals(text).deals;
    expect(first?.dealer).toBe("Y");
    expect(second?.dealer).toBe("Y");
    expect(second?.tags).toEqual([expect.objectContaining({ name: "Event", value: "Club night" })]);
  });

  test("is read in Latin-1 as in UTF-8", () => {
    const text = `[Event "Café"]\n${PBN}`;
    const latin = new Uint8Array([...text].map((sign) => sign.charCodeAt(0)));
    for (const bytes of [latin, new TextEncoder().encode(text)]) {
      const [deal] = readDeals(textOf(bytes)).deals;
      expect(deal?.tags[0]?.value).toBe("Café");
    }
  });

  test.each([
    [
      "a card twice",
      Z.replace("98765", "T8765"),
      "Line 2: ♥10 is in the hand of Y (North) and again in that of Z (South).",
    ],
    ["fourteen cards", `${Z}9`, "Line 2: the hand of Z (South) has 14 cards, not thirteen."],
    ["no card", Z.replace("JT", "J1"), "Line 2, hand of Z (South): “1” in “J1” is not a rank."],
    [
      "three suits",
      "432.98765.AKQJT",
      "Line 2, hand of Z (South): “432.98765.AKQJT” has 3 suits between full stops, not four.",
    ],
  ])("with %s is refused by name and line, and the other boards are read", (_, bad, sentence) => {
    const a = bad.endsWith("9") && bad !== Z ? A.replace(".987", ".87") : A;
    const text = `[Board "1"]\n[Deal "N:${Y} ${B} ${bad} ${a}"]\n\n${PBN}`;
    expect(faultsOf(text)).toEqual([sentence]);
    expect(handsOf(text)).toEqual([HANDS]);
  });

  test("with a card too few is read, and the hand named", () => {
    const { deals, faults } = readDeals(`[Deal "N:${Y} ${B} ${Z.replace("432", "43")} ${A}"]`);
    expect(deals[0]?.hands.Z).toHaveLength(12);
    expect(faults).toEqual([
      expect.objectContaining({
        lost: false,
        message: "Line 1: the hand of Z (South) has 12 cards, not thirteen; the rest is open.",
      }),
    ]);
  });

  test.each([
    ['[Deal "#"]', "Line 1, tag “Deal”: there is no deal before it to repeat."],
    [
      '[Deal "X:... ..."]',
      "Line 1, tag “Deal”: it must begin with N, E, S or W and a colon, not “X:... ...”.",
    ],
    ['[Deal "N:... ..."]', "Line 1, tag “Deal”: there are four hands in a deal, and 2 here."],
    [`${PBN}[Deal "#"]`, "Line 3, tag “Deal”: it stands twice for one board."],
    [`${PBN}oh dear`, "Line 3: “oh dear” is not a tag of PBN."],
  ])("%s is told of by line", (text, sentence) => {
    expect(faultsOf(text)).toContain(sentence);
  });
});

const LIN =
  "md|1S432H98765DAKQCJT,SH432DJT65432C987,SAKQJT98HTDC65432,S765HAKQJD987CAKQ|sv|b|ah|Board 4|";

describe("LIN and links", () => {
  test("are read raw, with three hands, with tens and lower case, and encoded once or twice", () => {
    const three = LIN.replace(",S765HAKQJD987CAKQ", "");
    const links = [
      `https://www.bridgebase.com/tools/handviewer.html?lin=${encodeURIComponent(LIN)}`,
      `https://www.bridgebase.com/tools/handviewer.html?lin=${LIN}`,
      `See http://x.example/handviewer.html?bbo=y&lin=${encodeURIComponent(encodeURIComponent(LIN))}).`,
      "http://www.bridgebase.com/tools/handviewer.html?n=sakqjt98htdc65432&e=s765hakqjd987cakq&s=s432h98765dakqcj10&w=sh432djt65432c987&d=s&v=b&b=4",
      "http://www.bridgebase.com/tools/handviewer.html?n=sakqjt98htdc65432&amp;e=s765hakqjd987cakq&amp;s=s432h98765dakqcjt&d=s&v=b&b=4.".replace(
        /\.$/,
        "",
      ),
    ];
    for (const text of [
      LIN,
      three,
      LIN.toLowerCase(),
      LIN.replaceAll("T", "10"),
      encodeURIComponent(LIN),
      ...links,
    ]) {
      const { deals, faults } = readDeals(text);
      expect(faults, text).toEqual([]);
      expect(
        deals.map(({ hands, dealer, vulnerable, label }) => ({ hands, dealer, vulnerable, label })),
        text,
      ).toEqual([{ hands: HANDS, dealer: "Z", vulnerable: "All", label: "4" }]);
    }
  });

  test("of several boards are all read, past names, bids, cards and st||", () => {
    const room = (board: string, md: string) =>
      `qx|o${board}|pn|a,b,c,d|st||${md}|rh||mb|1N!|an|15-17|mb|p|pg||\npc|ST|mc|9|`;
    const { deals } = readDeals(
      `vg|Club,Evening|\n${room("1", LIN.split("|sv")[0] ?? "")}\n${room("2", LIN.split("|sv")[0] ?? "")}`,
    );
    expect(deals.map(({ label, line, hands }) => [label, line, hands])).toEqual([
      ["1", 2, HANDS],
      ["2", 4, HANDS],
    ]);
  });

  test.each([
    ["st||\nmd|1SAAK,,|", "Line 2: ♠A stands twice in the hand of Z (South)."],
    ["st||\nmd|1SAX,,|", "Line 2, hand of Z (South): “X” is not a card of the spades."],
    ["md|1,,,,,|", "Line 1: there are four hands in a deal, and 6 here."],
    [
      "http://www.bridgebase.com/tools/handviewer.html?myhand=M-12-34",
      "Line 1: the link has no cards in it, only where they are kept; open it there and copy the deal.",
    ],
  ])("%s is refused by line", (text, sentence) => {
    expect(faultsOf(text)).toEqual([sentence]);
  });
});

const FOSTER = `
                    ♡Q J 8
                    ♣6
                    ♢K J 6 5 3
                    ♠A 9 8 6
  ♡4 3 2          +-------+   ♡A K 10 5
  ♣A K Q 8 7 4 3  |   Y   |   ♣J 9
  ♢7              |A     B|   ♢A 8 4
  ♠Q 7            |   Z   |   ♠K 5 4 2
                   +-------+
                    ♡9 7 6
                    ♣10 5 2
                    ♢Q 10 9 2
                    ♠J 10 3
`;
const FOSTER_HANDS: BySeat<readonly Card[]> = {
  Y: handOf("A986.QJ8.KJ653.6"),
  A: handOf("Q7.432.7.AKQ8743"),
  B: handOf("K542.AKT5.A84.J9"),
  Z: handOf("JT3.976.QT92.T52"),
};

describe("diagrams and plain hands", () => {
  test("Foster’s table is read round his square", () => {
    expect(faultsOf(FOSTER)).toEqual([]);
    expect(handsOf(FOSTER)).toEqual([FOSTER_HANDS]);
  });

  test.each([
    [
      "a newspaper’s",
      `
Board 12   Dealer: South   Vul: none
             North
             ♠ A K Q J 10 9 8
             ♥ 10
             ♦ –
             ♣ 6 5 4 3 2
West                       East
♠ -                        ♠ 7 6 5
♥ 4 3 2       N            ♥ A K Q J
♦ J 10 6 5 4 3 2           ♦ 9 8 7
♣ 9 8 7                    ♣ A K Q
             South
             ♠ 4 3 2
             ♥ 9 8 7 6 5
             ♦ A K Q
             ♣ J 10
`,
    ],
    [
      "a hand a line by letter",
      `Dealer S\nN: S AKQJ1098 H 10 D - C 65432\nE: S 765 H AKQJ D 987 C AKQ\nS: S 432 H 98765 D AKQ C J10\nW: S - H 432 D J1065432 C 987\n`,
    ],
    [
      "suits by name",
      `North: Spades A K Q J 10 9 8, Hearts 10, Diamonds none, Clubs 6 5 4 3 2.\nEast: spades 7 6 5; hearts A K Q J; diamonds 9 8 7; clubs A K Q.\nSouth: spades 4 3 2; hearts 9 8 7 6 5; diamonds A K Q; clubs J 10\n`,
    ],
    [
      "emoji and joined signs",
      `Y ♠️AKQJ1098 ♥️10 ♦️ ♣️65432\nB ♠️765 ♥️AKQJ ♦️987 ♣️AKQ\nZ ♠️432 ♥️98765 ♦️AKQ ♣️J10\nA ♠️ ♥️432 ♦️J1065432 ♣️987`,
    ],
    ["dotted hands in turn", `N:${Y} ${B} ${Z} ${A}`],
    ["dotted hands each with a name", `North ${Y}\nEast ${B}\nSouth ${Z}\nWest ${A}`],
    ["four dotted hands alone", `${Y}\n${B}\n${Z}\n${A}`],
    [
      "suits under a name",
      `North:\nS: AKQJT98\nH: T\nD: -\nC: 65432\n\nEast:\nS: 765\nH: AKQJ\nD: 987\nC: AKQ\n\nSouth:\nS: 432\nH: 98765\nD: AKQ\nC: JT\n`,
    ],
    [
      "a hand going on below its name",
      `Y: ♠ A K Q J 10 9 8\n   ♥ 10\n   ♦ -\n   ♣ 6 5 4 3 2\nB: ♠ 7 6 5\n   ♥ A K Q J\n   ♦ 9 8 7\n   ♣ A K Q\nZ: ♠ 4 3 2\n   ♥ 9 8 7 6 5\n   ♦ A K Q\n   ♣ J 10\n`,
    ],
  ])("%s is read", (_, text) => {
    expect(faultsOf(text)).toEqual([]);
    expect(handsOf(text)).toEqual([HANDS]);
  });

  test.each([
    ["♠ A K Q J 10 9 8 ♥ 10 ♦ – ♣ 6 5 4 3 2"],
    ["S: AKQJT98\nH: T\nD: -\nC: 65432"],
    ["S AKQJT98 H T D - C 65432"],
    ["sakqjt98htdc65432"],
    ["My hand was this:\n\n♡ 10; ♣ 6 5 4 3 2; ♢ —; ♠ A K Q J 10 9 8.\n\nWhat do I lead?"],
    [Y],
  ])("one hand alone is the reader’s: %s", (text) => {
    expect(faultsOf(text)).toEqual([]);
    expect(handsOf(text)).toEqual([{ Z: HANDS.Y, A: [], Y: [], B: [] }]);
  });

  test("dummy and declarer alone are partners", () => {
    const text = "♠ A K 3\n♥ A 2\n♦ 7 6 5 4\n♣ 9 8 7 6\n\n♠ 5 4 2\n♥ K Q 3\n♦ A K Q\n♣ A K Q J";
    const [hands] = handsOf(text);
    expect(hands?.Y).toEqual(handOf("AK3.A2.7654.9876"));
    expect(hands?.Z).toEqual(handOf("542.KQ3.AKQ.AKQJ"));
  });

  test.each([
    ["N: ♠ A K x", "Line 1: “x” is not a card: write A K Q J 10 9 8 7 6 5 4 3 2."],
    ["words\n♠ A K 1 ♥ 3", "Line 2: “1” is not a card: write A K Q J 10 9 8 7 6 5 4 3 2."],
    ["N: ♠ A K A", "Line 1: ♠A stands twice in the hand of Y (North)."],
    [
      "N: ♠ A K\nE: ♠ 4\nS: ♠ K",
      "Line 3: ♠K is in the hand of Y (North) and again in that of Z (South).",
    ],
    ["Nothing at all to do with cards.", "Line 1: no hands are found in this text."],
    [" \n", "Line 1: there is nothing here to read."],
  ])("%s is told of by line", (text, sentence) => {
    expect(faultsOf(text)).toContain(sentence);
  });
});

const whole = fc
  .nat(0xffffffff)
  .map((seed): BySeat<readonly Card[]> => randomDeal(seededRandom(seed)));
const partial = fc
  .tuple(whole, fc.subarray([...PACK]), fc.subarray([...SEATS]))
  .map(([hands, kept, seats]): BySeat<readonly Card[]> => {
    const of = (seat: (typeof SEATS)[number]) =>
      seats.includes(seat) ? hands[seat] : hands[seat].filter((card) => kept.includes(card));
    return { Z: of("Z"), A: of("A"), Y: of("Y"), B: of("B") };
  })
  // Where three hands are whole the fourth is what is left, whatever was said of it.
  .filter((hands) => {
    const empty = SEATS.filter((seat) => hands[seat].length === 0).length;
    const full = SEATS.filter((seat) => hands[seat].length === 13).length;
    return empty < 4 && !(empty === 1 && full === 3);
  });
const deal: fc.Arbitrary<DealToWrite> = fc.record({
  hands: fc.oneof(whole, partial),
  dealer: fc.constantFrom(...SEATS, null),
  vulnerable: fc.constantFrom(...VULNERABLE, null),
  label: fc.constantFrom("", "1", "17", "Elwell’s hand 3", "100% odd + even & so on"),
  tags: fc.constant([]),
});
const said = ({ hands, dealer, vulnerable, label }: DealToWrite) => ({
  hands,
  dealer,
  vulnerable,
  label,
});

describe("what is written is read back exactly", () => {
  test.each([
    ["PBN", formatPbnDeals, "pbn"],
    ["plain text", formatDealTexts, "text"],
    ["LIN", (deals: readonly DealToWrite[]) => deals.map(formatLin).join("\n"), "lin"],
    ["links", (deals: readonly DealToWrite[]) => deals.map(formatHandviewer).join("\n"), "link"],
  ] as const)("as %s", (_, format, form) => {
    fc.assert(
      fc.property(fc.array(deal, { minLength: 1, maxLength: 4 }), (deals) => {
        const read = readDeals(format(deals));
        expect(read.form).toBe(form);
        expect(read.faults.filter(({ lost }) => lost)).toEqual([]);
        expect(read.deals.map(said)).toEqual(deals.map(said));
      }),
      { numRuns: 150 },
    );
  });

  test("with tags we do not know, and what stands under them", () => {
    const tags = [
      { name: "Event", value: 'A "cup" \\ plate', line: 1, body: [] },
      { name: "Wind", value: "north", line: 1, body: [] },
      { name: "Auction", value: "N", line: 1, body: ["1C Pass", "AP"] },
    ];
    const read = readDeals(
      formatPbnDeals([{ hands: HANDS, dealer: "Z", vulnerable: "NS", label: "5", tags }]),
    );
    expect(read.deals[0]?.tags.map(({ name, value, body }) => ({ name, value, body }))).toEqual(
      tags.map(({ name, value, body }) => ({ name, value, body })),
    );
  });
});

const FILES = readdirSync("content/hands")
  .filter((name) => name.endsWith(".pbn"))
  .map((name) => readFileSync(`content/hands/${name}`, "utf8"));

describe("whatever comes", () => {
  test("every printed hand is read with the cards its tag has", () => {
    for (const text of FILES) {
      const tag = /\[Deal "[^"]*"\]/.exec(text)?.[0] ?? "";
      const stated = parseDealTag(tag);
      expect(readDeals(text).deals.map(({ hands }) => hands)).toEqual([stated.ok && stated.value]);
    }
  });

  /** Nothing is in two hands, no hand is too long, and every fault names its line. */
  const sound = (text: string) => {
    const { deals, faults } = readDeals(text);
    for (const { hands } of deals) {
      const cards = SEATS.flatMap((seat) => hands[seat]);
      expect(new Set(cards).size).toBe(cards.length);
      expect(SEATS.every((seat) => hands[seat].length <= 13)).toBe(true);
    }
    const lines = text.split(/\r\n|\n|\r/).length;
    for (const { message, line } of faults) {
      expect(message).toMatch(new RegExp(`^Line ${line}[:,] .*\\.$`, "s"));
      expect(line).toBeLessThanOrEqual(lines);
    }
    return deals;
  };

  const SOURCES = [
    ...FILES.slice(0, 6),
    LIN,
    FOSTER,
    formatDealTexts([{ hands: HANDS, dealer: "Z", vulnerable: null, label: "1", tags: [] }]),
    `https://www.bridgebase.com/tools/handviewer.html?lin=${encodeURIComponent(LIN)}`,
  ];

  test("real texts with a sign changed, lost or added never throw and never shift a hand", () => {
    const edit = fc.record({
      text: fc.constantFrom(...SOURCES),
      at: fc.nat(),
      cut: fc.nat({ max: 3 }),
      put: fc.oneof(
        fc.constantFrom(
          "",
          "[",
          '"',
          "|",
          "\n",
          "\n\n",
          ".",
          "♠",
          "A",
          "10",
          "%",
          "{",
          "N:",
          "#",
          "x",
        ),
        fc.string({ maxLength: 3 }),
      ),
    });
    fc.assert(
      fc.property(edit, ({ text, at, cut, put }) => {
        const place = at % text.length;
        sound(text.slice(0, place) + put + text.slice(place + cut));
      }),
      { numRuns: 250 },
    );
  });

  test("a card changed to another is never let pass", () => {
    const edit = fc.record({ at: fc.nat({ max: 51 }), to: fc.constantFrom(...PACK) });
    fc.assert(
      fc.property(edit, ({ at, to }) => {
        const seat = SEATS[Math.floor(at / 13)] ?? "Z";
        const from = HANDS[seat][at % 13];
        fc.pre(from !== to);
        const hands = { ...HANDS, [seat]: HANDS[seat].map((card) => (card === from ? to : card)) };
        const text = formatDealTexts([
          { hands, dealer: null, vulnerable: null, label: "", tags: [] },
        ]);
        expect(readDeals(text).deals).toEqual([]);
        expect(readDeals(text).faults[0]?.code).toBe("twice");
      }),
    );
  });

  test("words, junk and halves of texts never throw", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 200 }),
          fc
            .array(
              fc.constantFrom(
                "S",
                "♠",
                "AKQ",
                "10",
                " ",
                "\n",
                "N:",
                "md|",
                "|",
                ",",
                '[Deal "',
                '"]',
                ".",
                "-",
                "%7C",
                "?lin=",
                "n=s",
              ),
            )
            .map((parts) => parts.join("")),
        ),
        (text) => void sound(text),
      ),
      { numRuns: 250 },
    );
  });

  test.each([
    ["letters", "x"],
    ["brackets", "["],
    ["tags begun", '[a "'],
    ["bars", "|"],
    ["deals begun", "md|"],
    ["suit signs", "♠ A K "],
    ["seats", "N: "],
    ["lines of a tag", '[Deal "N:... ... ... ..."]\n\n'],
    ["lines of hands", "N: ♠ A\n"],
    ["per cents", "%25"],
    ["links", "?lin=md|1S&n=s\n"],
    ["stops", "AK.Q.J.T "],
    ["spaces", "♠ \t "],
  ])(
    "a million signs of %s are refused, and as many as are read take under a second",
    (_, unit) => {
      const junk = unit.repeat(Math.ceil(1_000_000 / unit.length));
      // Time of this process alone, whatever else the machine is doing.
      const start = process.cpuUsage();
      expect(readDeals(junk).faults[0]?.code).toBe("too-long");
      const read = readDeals(junk.slice(0, MOST_CHARACTERS));
      expect(read.deals.length + read.faults.length).toBeGreaterThan(0);
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1000).toBeLessThan(1000);
    },
  );
});
