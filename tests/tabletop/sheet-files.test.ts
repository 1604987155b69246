import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must, type Result } from "../../src/engine/core/result.ts";
import { formatCsv, parseCsv } from "../../src/tabletop/csv.ts";
import { formatPbn, parsePbn } from "../../src/tabletop/pbn.ts";
import { emptyRubber } from "../../src/tabletop/record.ts";
import { act, enter, newSheet, type RubberRecord } from "../../src/tabletop/score-sheet.ts";
import { anySheet, workedRubber } from "../support/rubbers.ts";

const FILES = [
  ["PBN", formatPbn, parsePbn],
  ["CSV", formatCsv, parseCsv],
] as const;

function rubberOf(game: "auction-1914" | "straight-bridge", id: string): RubberRecord {
  const { deals } = workedRubber(id);
  return deals.reduce((sheet, deal) => must(enter(sheet, deal)), newSheet(game)).rubber;
}
const foster = rubberOf("auction-1914", "x.score.auction.rubber.foster-492-42");
const elwell = rubberOf("straight-bridge", "x.score.straight.rubber.elwell-300-148");

const sentence = (read: Result<RubberRecord>) => (read.ok ? null : read.violation.message);

describe.each(FILES)("a rubber in %s", (_, format, parse) => {
  test("comes back exactly, whatever the game and the house", () => {
    fc.assert(
      fc.property(anySheet, ({ rubber }) => {
        expect(must(parse(format(rubber)))).toEqual(rubber);
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ["Foster’s", foster],
    ["Elwell’s", elwell],
    ["an empty one", emptyRubber("whist-american", { form: "favourite" })],
  ])("comes back exactly: %s", (_, rubber) => {
    expect(must(parse(format(rubber)))).toEqual(rubber);
  });

  test("comes back from a file whose lines end otherwise", () => {
    const text = format(elwell).replaceAll("\r\n", "\n").trimEnd();
    expect(must(parse(text))).toEqual(elwell);
  });

  test("is refused by name or read, and never throws, once anything in it is changed", () => {
    const change = fc.record({
      at: fc.nat(),
      cut: fc.nat({ max: 30 }),
      put: fc.oneof(
        fc.string({ maxLength: 5 }),
        fc.constantFrom("99", "-1", '"', "\n", "[", "NS", "constructor", "__proto__", ","),
      ),
    });
    fc.assert(
      fc.property(anySheet, fc.array(change, { minLength: 1, maxLength: 3 }), (sheet, changes) => {
        const text = changes.reduce((so, { at, cut, put }) => {
          const from = at % (so.length + 1);
          return so.slice(0, from) + put + so.slice(from + cut);
        }, format(sheet.rubber));
        const read = parse(text);
        if (read.ok) expect(must(parse(format(read.value)))).toEqual(read.value);
        else expect(read.violation.message).toMatch(/^Line \d+\D/);
      }),
      { numRuns: 250 },
    );
  });

  test("is refused wherever it is cut off before its end", () => {
    const text = format(foster);
    const lines = text.trimEnd().split("\r\n");
    for (let kept = 0; kept < lines.length; kept += 1) {
      const cut = lines.slice(0, kept).join("\r\n");
      expect(sentence(parse(cut)), `${kept} lines`).toMatch(/^Line \d+\D/);
    }
  });

  test("is refused by name when it is junk, and soon when it is a megabyte of it", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: "binary" }), (junk) => {
        expect(sentence(parse(junk))).toMatch(/^Line \d+\D/);
      }),
    );
    const bodies = ['"', ",", "[A", '[A "b"]\n', "row,number\n", "\n", '""', "{\n", "x".repeat(60)];
    for (const body of bodies) {
      for (const head of ["", format(foster).slice(0, 900)]) {
        const junk = head + body.repeat(Math.ceil(249_000 / body.length)).slice(0, 249_000);
        const began = performance.now();
        expect(sentence(parse(junk)), body).toMatch(/^Line \d+\D/);
        expect(performance.now() - began, body).toBeLessThan(1000);
      }
    }
    const began = performance.now();
    expect(sentence(parse(format(foster).repeat(2000)))).toContain("too long");
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe("a damaged file says what is wrong and where", () => {
  const csv = formatCsv(foster);
  const pbn = formatPbn(foster);

  test.each([
    [
      "a figure that the deal does not make",
      "\r\ndeal,3",
      ",40,30,",
      ",41,30,",
      "column “they below”: “41” is there, but the rest of the file makes it “40”.",
    ],
    [
      "fourteen tricks",
      "\r\ndeal,2",
      "deal,2,,,we,3,royals,1,7,",
      "deal,2,,,we,3,royals,1,14,",
      "column “tricks”: Declarer’s tricks must be a whole number from 0 to 13, not “14”.",
    ],
    [
      "a strain nobody knows",
      "\r\ndeal,2",
      ",royals,1,7,",
      ",cups,1,7,",
      "column “strain”: The trump must be one of spades, clubs, diamonds, hearts, royals, notrump, not “cups”.",
    ],
    [
      "a level that cannot be bid",
      "\r\ndeal,2",
      "deal,2,,,we,3",
      "deal,2,,,we,8",
      "column “level”: The number bid must be one of 1, 2, 3, 4, 5, 6, 7, not “8”.",
    ],
    [
      "a field missing",
      "\r\ndeal,2",
      "deal,2,,,we,3,",
      "deal,2,,,,3,",
      "column “declarer”: Declarer’s side must be one of the two sides, and nothing is there.",
    ],
    [
      "another total",
      "\r\ntotal",
      ",42,492",
      ",42,493",
      "column “they total”: “493” is there, but the rest of the file makes it “492”.",
    ],
  ])("CSV: %s", (_, row, before, after, said) => {
    const text = csv.replace(before, after);
    expect(text).not.toBe(csv);
    const line = csv.slice(0, csv.indexOf(row) + 2).split("\r\n").length;
    expect(sentence(parseCsv(text))).toBe(`Line ${line}, ${said}`);
  });

  test("CSV: a column missing", () => {
    expect(sentence(parseCsv(csv.replace(",level,", ",height,")))).toBe(
      "Line 1: the column “level” is missing.",
    );
  });

  test("CSV: a deal after the rubber is over", () => {
    const [deal = ""] = /^deal,1,.*\r\n/m.exec(csv) ?? [];
    const text = csv.replace(/^rubber,/m, `${deal.replace("deal,1", "deal,5")}rubber,`);
    expect(sentence(parseCsv(text))).toBe("Line 10, deal 5: the rubber is already won.");
  });

  test.each([
    [
      "a ScoreRubber that the deal does not make",
      'ScoreRubber "NS 16/8',
      'ScoreRubber "NS 18/8',
      "tag “ScoreRubber”: “NS 18/8 EW 0/0” is there, but the rest of the file makes it “NS 16/8 EW 0/0”.",
    ],
    [
      "a history that the deals do not make",
      "NS 0 16/8 EW 0 0/0",
      "NS 0 16/9 EW 0 0/0",
      "tag “ScoreRubberHistory”: “NS 0 16/9 EW 0 0/0” is there, but the rest of the file makes it “NS 0 16/8 EW 0 0/0”.",
    ],
    [
      "fourteen tricks",
      'Result "EW 10"',
      'Result "EW 14"',
      "tag “Result”: Declarer’s tricks must be a whole number from 0 to 13, not “14”.",
    ],
    [
      "an impossible contract",
      'Contract "3NT"',
      'Contract "8NT"',
      "tag “Contract”: The number bid must be one of 1, 2, 3, 4, 5, 6, 7, not “8NT”.",
    ],
    [
      "a strain that its contract is not of",
      'Strain "royals"',
      'Strain "hearts"',
      "tag “Contract”: “3S” is there, but the rest of the file makes it “3H”.",
    ],
    [
      "another total",
      'Totals "NS 42',
      'Totals "NS 43',
      "tag “OddTrickTotals”: “NS 43 EW 492” is there, but the rest of the file makes it “NS 42 EW 492”.",
    ],
    [
      "a game nobody knows",
      'Game "auction-1914"',
      'Game "skat"',
      "tag “OddTrickGame”: There is no game called “skat”.",
    ],
  ])("PBN: %s", (_, before, after, said) => {
    const text = pbn.replace(before, after);
    expect(text).not.toBe(pbn);
    const tag = /tag “(\w+)”/.exec(said)?.[1] as string;
    const at = text.lastIndexOf(`[${tag} `, text.indexOf(after) + after.length);
    const line = text.slice(0, at === -1 ? 0 : at).split("\r\n").length;
    expect(sentence(parsePbn(text))).toBe(`Line ${line}, ${said}`);
  });

  test("PBN: a deal taken out of the middle", () => {
    const games = pbn.split("\r\n\r\n");
    expect(sentence(parsePbn([...games.slice(0, 1), ...games.slice(2)].join("\r\n\r\n")))).toMatch(
      /^Line \d+, tag “OddTrickDeals”: “4” is there, but the rest of the file makes it “3”\.$/,
    );
  });

  test("PBN: a deal after the rubber is over", () => {
    const [, second = ""] = pbn.split("\r\n\r\n");
    expect(sentence(parsePbn(`${pbn}\r\n${second}`))).toMatch(
      /^Line \d+, deal 5: the rubber is already won\.$/,
    );
  });

  test("PBN: a tag taken out", () => {
    expect(sentence(parsePbn(pbn.replace(/\[ScoreRubber .*\r\n/, "")))).toBe(
      "Line 3: the tag “ScoreRubber” of this deal is missing.",
    );
  });
});

describe("PBN as other programs have it", () => {
  const game = (tags: Record<string, string>) =>
    Object.entries(tags)
      .map(([name, value]) => `[${name} "${value}"]\n`)
      .join("");
  const first = game({ Event: "", Declarer: "N", Contract: "2H", Result: "9", Scoring: "Rubber" });

  test("a rubber of contract is read, with comments and plays passed over and passed deals left out", () => {
    const text = [
      `% PBN 2.1\n${first}[Auction "N"]\n2H Pass Pass Pass\n[Play "E"]\nSA S2 S3 S4\n`,
      game({ Scoring: "Rubber", Declarer: "", Contract: "Pass", Result: "" }),
      `{ a note\n of two lines }\n${game({ Declarer: "W", Contract: "3NTX", Result: "EW 8", Vulnerable: "Love", ScoreRubber: "NS 100/0", ScoreRubberHistory: "NS 500 30/60 EW 0 0/0" })}`,
    ].join("\n");
    expect(must(parsePbn(text))).toEqual({
      ...emptyRubber("contract"),
      deals: [
        { declarerSide: "YZ", level: 2, strain: "hearts", multiplier: 1, tricks: 9 },
        { declarerSide: "AB", level: 3, strain: "notrump", multiplier: 2, tricks: 8 },
      ],
    });
  });

  test.each([
    ["ScoreRubber", "NS 30/80"],
    ["ScoreRubber", "30/50"],
    ["ScoreRubberHistory", "NS 0 0/20 EW 0 0/0"],
    ["Vulnerable", "All"],
  ])("a %s of “%s” that the deals do not make is refused", (tag, value) => {
    expect(sentence(parsePbn(first + game({ [tag]: value })))).toMatch(
      new RegExp(`^Line 6, tag “${tag}”: “${value}” is there`),
    );
  });

  test("a deal of duplicate is refused", () => {
    expect(sentence(parsePbn(first.replace("Rubber", "MatchPoints")))).toBe(
      "Line 5, tag “Scoring”: “MatchPoints” is no way of scoring a rubber.",
    );
  });
});

describe("what is written into a file", () => {
  test("PBN carries the deals, their scores and the history in its own tags", () => {
    const pbn = formatPbn(foster);
    expect(pbn).toMatch(/^% PBN 2\.1\r\n% Odd Trick\r\n\[Event "/);
    expect(pbn.match(/\[Contract "(.*)"\]/g)).toEqual(
      ["1H", "3S", "3NT", "4S"].map((bid) => `[Contract "${bid}"]`),
    );
    expect(pbn).toContain('[ScoreRubber "NS 0/0 EW 36/36"]');
    expect(pbn).toContain('[ScoreRubberHistory "NS 0 34/8 0 EW 0 130/40 0"]');
    expect(pbn).toContain('[Vulnerable "EW"]');
    expect(pbn).toContain('[OddTrickTotals "NS 42 EW 492"]');
  });

  test("CSV begins with its mark and its heads, in words", () => {
    expect(formatCsv(foster).startsWith("\uFEFFrow,number,item,value,declarer,level,strain,")).toBe(
      true,
    );
    expect(formatCsv(foster)).toMatch(/\r\ntotal,.*,42,492\r\n$/);
  });

  test("no cell of a CSV is a formula", () => {
    fc.assert(
      fc.property(anySheet, ({ rubber }) => {
        const cells = formatCsv(rubber)
          .slice(1)
          .match(/(?<=^|,|\n)(?:"(?:[^"]|"")*"|[^",\r\n]+)/g);
        for (const cell of cells ?? []) expect(cell).not.toMatch(/^"?(?!-\d+$)[=+\-@\t]/);
      }),
    );
  });

  test("CSV is read with semicolons, as some countries’ spreadsheets save it", () => {
    const named = must(act(newSheet("contract"), { do: "names", names: { YZ: "Ann", AB: "Bob" } }));
    const text = formatCsv(named.rubber).replaceAll(",", ";");
    expect(must(parseCsv(text))).toEqual(named.rubber);
  });
});
