import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highToLow, RANKS } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import { readLead } from "../../src/engine/conventions/lead-reading.ts";
import {
  leadBySystem,
  otherAuthority,
  SYSTEMS,
  type LeadSystem,
} from "../../src/engine/conventions/lead-systems.ts";
import { leadFrom, type Against } from "../../src/engine/conventions/lead-card.ts";
import { secondLead } from "../../src/engine/conventions/second-lead.ts";
import { secondBySystem } from "../../src/engine/conventions/system-second.ts";
import { minneapolisLead, trumpAlternatives } from "../../src/engine/conventions/whist-leads.ts";
import { parseHolding } from "../../src/engine/notation/cards.ts";
import { RULE_IDS } from "../../src/rulebook/rules.ts";

const held = (text: string) => must(parseHolding(text));
const ranks = fc.uniqueArray(fc.constantFrom(...RANKS), { minLength: 1, maxLength: 13 });
const against = fc.constantFrom<Against>("trump", "notrump");
const system = fc.constantFrom(...SYSTEMS);
const TRUMP = { against: "trump" } as const;

describe("leads by system", () => {
  test("each table grades every card of every suit, one of them the best, by rules there are", () => {
    fc.assert(
      fc.property(ranks, system, against, fc.boolean(), (cards, name, game, reentry) => {
        const holding = highToLow(cards);
        const lead = leadBySystem(name, holding, { against: game, reentry });
        expect(lead.grades.map(({ rank }) => rank)).toEqual(holding);
        expect(lead.grades.filter(({ mark }) => mark === "best")).toHaveLength(1);
        expect(holding).toContain(lead.lead);
        for (const rank of lead.alsoSound) expect(holding).toContain(rank);
        for (const rule of lead.rules) expect(RULE_IDS).toContain(rule);
      }),
    );
  });

  test("Foster’s are those of auction, card for card", () => {
    fc.assert(
      fc.property(ranks, against, (cards, game) => {
        const holding = highToLow(cards);
        expect(leadBySystem("foster", holding, { against: game })).toEqual(leadFrom(holding, game));
      }),
    );
  });

  test("small cards make no difference to an honour led (lead.high.recognised)", () => {
    const small = fc.uniqueArray(fc.constantFrom(..."2345678"), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(system, against, small, small, (name, game, one, two) => {
        for (const top of ["AKQ", "KQJ", "AQJ", "KJT", "QJT", "KQ", "AJ", "J"]) {
          const lead = (low: string[]) =>
            leadBySystem(name, highToLow(held(top + low.join(""))), {
              against: game,
            });
          const [a, b] = [lead(one), lead(two)];
          expect(a.pattern).toBe(b.pattern);
          if ("AKQJT".includes(a.lead)) expect(b.lead).toBe(a.lead);
        }
      }),
    );
  });

  test.each([
    ["AK", "A"],
    ["AKQ", "K"],
    ["AT", "A"],
    ["KQ", "K"],
    ["QJ9", "Q"],
    ["QJ5", "Q"],
    ["QT5", "5"],
    ["KT5", "5"],
    ["K5", "K"],
    ["QJ62", "2"],
    ["T9", "T"],
  ])("Elwell against a trump: from %s the %s (straight.lead.trump.*)", (holding, card) => {
    expect(leadBySystem("elwell", held(holding), TRUMP).lead).toBe(card);
  });

  test.each([
    ["AQ62", true],
    ["AJT2", true],
    ["AQJ2", false],
    ["AQ642", false],
    ["KJ62", true],
    ["KQ62", false],
    ["KJT2", false],
    ["Q762", false],
  ])(
    "%s is better let alone: %s (straight.lead.trump.ace, straight.lead.trump.fourth)",
    (h, avoid) => {
      expect(leadBySystem("elwell", held(h), TRUMP).betterAvoided).toBe(avoid);
    },
  );

  test.each([
    ["AQJ84", true, "A"],
    ["AQJ84", false, "Q"],
    ["AKT632", true, "K"],
    ["AKT632", false, "6"],
    ["AKT65", true, "6"],
    ["A986532", true, "6"],
    ["A9876543", false, "A"],
    ["KQ9864", false, "8"],
    ["KQ98642", false, "K"],
    ["AJT62", true, "6"],
    ["T8763", false, "8"],
    ["98532", false, "9"],
    ["KQ5", false, "K"],
    ["J84", false, "J"],
  ])("Elwell at no trump: from %s, entry %s, the %s (straight.lead.nt.*)", (h, reentry, card) => {
    expect(leadBySystem("elwell", held(h), { against: "notrump", reentry }).lead).toBe(card);
  });

  test("the two authors part where the book says so, and nowhere over king-queen", () => {
    const at = (h: string) => otherAuthority("foster", held(h), TRUMP);
    expect(at("AK")).toEqual({ system: "elwell", lead: "A" });
    expect(at("QJ42")).toEqual({ system: "elwell", lead: "2" });
    expect(at("KQ42")).toBeNull();
    expect(otherAuthority("whist-old", held("AK642"), TRUMP)?.lead).toBe("A");
  });

  test.each([
    ["whist-old", "AKQJ6", "K"],
    ["whist-old", "KQJ62", "J"],
    ["whist-old", "KQJ6", "K"],
    ["whist-old", "A764", "4"],
    ["whist-old", "QJ62", "2"],
    ["whist-old", "JT62", "2"],
    ["whist-old", "K64", "4"],
    ["whist-american", "KQJ62", "J"],
    ["whist-american", "KQT62", "Q"],
    ["whist-american", "AQJ62", "A"],
    ["whist-american", "KQ62", "K"],
    ["whist-american", "AKJ62", "A"],
  ] as const)("%s: from %s the %s (whist.lead.*, whist.leads.american)", (name, h, card) => {
    expect(leadBySystem(name, held(h), TRUMP).lead).toBe(card);
  });

  test("American leads never lead the king from more than four (whist.leads.american)", () => {
    fc.assert(
      fc.property(ranks, (cards) => {
        fc.pre(cards.length > 4);
        expect(leadBySystem("whist-american", highToLow(cards), TRUMP).lead).not.toBe("K");
      }),
    );
  });

  test.each([
    ["AKQJ7", ["J"]],
    ["AKQ43", ["Q"]],
    ["AK764", ["6"]],
    ["KQ65", ["5"]],
    ["KQT5", []],
    ["KJT6", ["6"]],
    ["QJT6", []],
  ])("trumps for their length alone: from %s also %j (whist.leads.trump)", (h, others) => {
    expect(trumpAlternatives(held(h))).toEqual(others);
  });

  test("Minneapolis: the fourth best with strong trumps, the ace with weak (whist.leads.minneapolis)", () => {
    expect(minneapolisLead(held("A8642"), true)).toBe("4");
    expect(minneapolisLead(held("A8642"), false)).toBe("A");
    expect(minneapolisLead(held("AK642"), true)).toBeNull();
    expect(minneapolisLead(held("A864"), true)).toBeNull();
  });
});

describe("the second lead by system", () => {
  test("is always another card of the suit, and Foster’s is that of auction", () => {
    fc.assert(
      fc.property(ranks, system, (cards, name) => {
        const original = highToLow(cards);
        const { lead } = leadBySystem(name, original, TRUMP);
        const next = secondBySystem(name, original, lead);
        if (original.length === 1) expect(next).toBeNull();
        else if (name !== "elwell") expect(next).not.toBeNull();
        for (const card of next ? [next.lead, ...next.alsoSound] : []) {
          expect(original).toContain(card);
          expect(card).not.toBe(lead);
        }
        if (name === "foster") expect(next?.lead).toBe(secondLead(original, lead)?.lead);
      }),
    );
  });

  test.each<[LeadSystem, string, string, string[], string]>([
    ["whist-old", "KJT4", "T", ["A"], "K"],
    ["whist-old", "KJT4", "T", ["Q"], "K"],
    ["whist-old", "KJT4", "T", [], "4"],
    ["whist-old", "QJ642", "4", ["A"], "Q"],
    ["whist-old", "T9642", "4", ["J", "Q", "A"], "T"],
    ["whist-old", "AQ742", "A", [], "4"],
    ["whist-old", "J8642", "4", ["K"], "2"],
    ["whist-american", "AKQ65", "Q", [], "A"],
    ["whist-american", "AKQ654", "Q", [], "K"],
    ["whist-american", "AK642", "A", [], "K"],
    ["elwell", "AKQ4", "K", [], "Q"],
    ["elwell", "AK", "A", [], "K"],
    ["elwell", "AQJ5", "A", [], "Q"],
  ])("%s: from %s after the %s, %j gone, the %s", (name, h, led, fell, card) => {
    const next = secondBySystem(name, held(h), held(led)[0]!, fell as never);
    expect(next?.lead).toBe(card);
  });

  test("after the ace any small card will do, says Elwell (straight.lead.trump.ace)", () => {
    const next = secondBySystem("elwell", held("AQ753"), "A");
    expect([next?.lead, ...(next?.alsoSound ?? [])].toSorted()).toEqual(["3", "5", "7"]);
    expect(secondBySystem("elwell", held("KQ72"), "K")).toBeNull();
  });

  test("from six cards led low the fourth best that is left will do too (whist.leads.old.fourth)", () => {
    expect(secondBySystem("whist-old", held("QT8642"), "6")).toMatchObject({
      lead: "2",
      alsoSound: ["4"],
    });
  });
});

describe("what a lead tells", () => {
  test("never says a holder of the lead could not have led it", () => {
    fc.assert(
      fc.property(ranks, system, against, (cards, name, game) => {
        const holding = highToLow(cards);
        const { lead } = leadBySystem(name, holding, { against: game });
        const seen = RANKS.filter((rank) => !holding.includes(rank)).slice(0, 3);
        const reading = readLead(name, lead, { against: game, seen });
        for (const rank of reading?.must ?? []) expect(holding).toContain(rank);
        for (const rank of reading?.cannot ?? []) expect(holding).not.toContain(rank);
        expect(reading?.length[0]).toBeLessThanOrEqual(holding.length);
        expect(reading?.length[1]).toBeGreaterThanOrEqual(holding.length);
      }),
      { numRuns: 40 },
    );
  });

  test("the ten at auction has king and jack over it, unless it is the top of a short suit", () => {
    const from = (seen: string) => readLead("foster", "T", { ...TRUMP, seen: held(seen) });
    expect(readLead("foster", "T", { ...TRUMP, atLeast: 4 })?.must).toEqual(["K", "J"]);
    expect(from("J")?.cannot).toEqual(["A", "Q"]);
    expect(from("J")?.length).toEqual([1, 3]);
  });

  test("a lead that no holding explains is not read", () => {
    expect(readLead("foster", "J", { ...TRUMP, seen: held("T"), atLeast: 4 })).toBeNull();
  });
});
