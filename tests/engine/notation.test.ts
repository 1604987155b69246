import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PACK } from "../../src/engine/core/card.ts";
import { randomDeal } from "../../src/engine/core/deal.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { must } from "../../src/engine/core/result.ts";
import { SEATS } from "../../src/engine/core/seat.ts";
import { LEVELS, type Call } from "../../src/engine/declaring/call.ts";
import { STRAINS } from "../../src/engine/declaring/strain.ts";
import { formatCall, parseCall } from "../../src/engine/notation/calls.ts";
import { formatHand, parseCard, parseHand, parseHolding } from "../../src/engine/notation/cards.ts";
import { formatLink, parseLink, type LinkedRecord } from "../../src/engine/notation/link.ts";
import { formatDealTag, parseDealTag } from "../../src/engine/notation/pbn.ts";

const deal = fc.integer({ min: 0, max: 0xffffffff }).map((seed) => randomDeal(seededRandom(seed)));
const call: fc.Arbitrary<Call> = fc.oneof(
  fc.constantFrom<Call>({ type: "pass" }, { type: "double" }, { type: "redouble" }),
  fc.record({
    type: fc.constant("bid" as const),
    level: fc.constantFrom(...LEVELS),
    strain: fc.constantFrom(...STRAINS),
  }),
);
const record: fc.Arbitrary<LinkedRecord> = fc.record({
  dealer: fc.constantFrom(...SEATS),
  hands: deal,
  calls: fc.array(call, { maxLength: 20 }),
  plays: fc.shuffledSubarray([...PACK]),
});

const refusal = (result: { ok: boolean; violation?: { message: string } }) =>
  result.ok ? "" : (result.violation?.message ?? "");

describe("hands", () => {
  test("read back as they are written, voids and all", () => {
    fc.assert(
      fc.property(deal, ({ Z }) => {
        expect(must(parseHand(formatHand(Z)))).toEqual(Z);
      }),
    );
    expect(must(parseHand(".AKQJ.T98.765432"))).toHaveLength(13);
  });

  test("read with signs, tens and spaces as people type them", () => {
    expect(must(parseHand("♠︎A K 10 ♥︎9"))).toEqual(["SA", "SK", "ST", "H9"]);
    expect(must(parseHolding("K 10 3"))).toEqual(["K", "T", "3"]);
    expect(must(parseHolding("-"))).toEqual([]);
    expect(must(parseCard("♥10"))).toBe("HT");
  });

  test.each([
    ["AK.QJ", "2 suits"],
    ["AKX...", "“X”"],
    ["AAK...", "A stands twice"],
    ["AK ♥QJ", "before any suit"],
  ])("%s is refused with what is wrong", (text, words) => {
    expect(refusal(parseHand(text))).toContain(words);
  });
});

describe("a PBN deal tag", () => {
  test("reads back as it is written", () => {
    fc.assert(
      fc.property(deal, (hands) => {
        expect(must(parseDealTag(formatDealTag(hands)))).toEqual(hands);
      }),
    );
  });

  test.each([
    ["Q:.... .... .... ....", "N, E, S or W"],
    ["N:AKQ", "has four hands; this one has 1"],
    ["N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT9876543", "Hand A has 12 cards"],
    [
      "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ..2.AKQJT9876543",
      "D2 is in hand Z and again in hand A",
    ],
    ["N:AKQJT9876543X... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432", "Hand Y"],
  ])("%s is refused", (text, words) => {
    expect(refusal(parseDealTag(text))).toContain(words);
  });
});

describe("calls", () => {
  test("read back as they are written", () => {
    fc.assert(
      fc.property(call, (said) => {
        expect(must(parseCall(formatCall(said)))).toEqual(said);
      }),
    );
  });
});

describe("a link", () => {
  test("reads back the whole record", () => {
    fc.assert(
      fc.property(record, (whole) => {
        expect(must(parseLink(formatLink(whole)))).toEqual(whole);
      }),
    );
  });

  test("holds a deal in twenty-one signs, letters and digits only", () => {
    fc.assert(
      fc.property(deal, (hands) => {
        const link = formatLink({ dealer: "Z", hands, calls: [], plays: [] });
        expect(link).toMatch(/^[0-9A-Za-z]{4,21}$/);
      }),
    );
  });

  test("forgives what mail and chat add to it", () => {
    const whole = must(
      parseLink(
        formatLink({ dealer: "B", hands: randomDeal(seededRandom(5)), calls: [], plays: [] }),
      ),
    );
    const link = formatLink(whole);
    for (const text of [
      ` ${link}\n`,
      `${link}.`,
      `${link})`,
      `${link.slice(0, 9)}\n${link.slice(9)}`,
    ]) {
      expect(must(parseLink(text))).toEqual(whole);
    }
  });

  test("with one sign changed, dropped or swapped is never read as another deal", () => {
    fc.assert(
      fc.property(deal, fc.nat(), fc.nat({ max: 61 }), (hands, at, to) => {
        const link = formatLink({ dealer: "Z", hands, calls: [], plays: [] });
        const sign = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".charAt(to);
        const place = 1 + (at % (link.length - 1));
        const changed = link.slice(0, place) + sign + link.slice(place + 1);
        if (changed !== link) expect(parseLink(changed).ok).toBe(false);
      }),
    );
  });

  test.each([
    ["", "not whole"],
    ["2abcdef", "version 2"],
    ["1abc#ef", "“#”"],
    ["1abcdef", "cut or changed"],
  ])("“%s” is refused in one sentence", (text, words) => {
    const message = refusal(parseLink(text));
    expect(message).toContain(words);
    expect(message).toMatch(/\.$/);
  });
});
