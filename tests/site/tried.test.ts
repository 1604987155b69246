import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Card } from "../../src/engine/core/card.ts";
import type { LeadSystem } from "../../src/engine/conventions/lead-systems.ts";
import { leadItems } from "../../src/exercises/items/lead.ts";
import { sceneOf } from "../../src/exercises/kit/scene.ts";
import { asWritten, triedHand } from "../../src/site/mdx/tried.ts";
import { bestGroup } from "../../src/tabletop/field/tally.ts";
import { readyLeads } from "../../src/widgets/tools/field/ready.ts";
import { lessons } from "../support/content.ts";
import { TRIED_FILE, TRIED_ITEMS, triedRows } from "../support/tried-leads.ts";

interface Kept {
  readonly seed: number;
  readonly deals: number;
  readonly tricks: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const kept: Kept = JSON.parse(readFileSync(TRIED_FILE, "utf8"));
const all = Array.from({ length: kept.deals }, (_, number) => number);
const numbers = process.env["DEEP"] ? all : [4, 6];

describe("the leads that lessons give figures of", () => {
  test("are those of every whole hand of the lead drill", () => {
    expect(Object.keys(kept.tricks)).toEqual(TRIED_ITEMS);
  });

  test.each(TRIED_ITEMS)("%s: on the same deals the solver counts the same tricks", (item) => {
    const rows = Object.entries(kept.tricks[item] ?? {});
    const same = rows.map(([lead, row]) => [lead, numbers.map((number) => row[number]).join("")]);
    expect(triedRows(item, kept.seed, numbers)).toEqual(Object.fromEntries(same));
    expect(rows.map(([, row]) => row.length)).toEqual(rows.map(() => kept.deals));
  });

  test("a figure is the mean of its deals, and halves go up", () => {
    const row = kept.tricks["partner-bid"]?.["H5"] ?? "";
    const sum = Array.from(row, (tricks) => Number.parseInt(tricks, 14)).reduce((a, b) => a + b);
    expect(triedHand("partner-bid").tricks("H5").value).toBe(sum / kept.deals);
    expect([2.465, 2.475, 3.66].map((value) => asWritten(value, 2))).toEqual([
      "2.47",
      "2.48",
      "3.66",
    ]);
    expect(() => triedHand("king-queen")).toThrow("king-queen");
    expect(() => triedHand("partner-bid").tricks("SA")).toThrow("no SA");
  });
});

/** Whether a lead is behind another by more than luck may do: by two standard errors on the same deals. */
function surelyBehind(item: string, lead: Card, than: Card): boolean {
  const { value, error } = triedHand(item).short(lead, than);
  return value >= 2 * error;
}

const bestOf = (item: string) => {
  const { tally } = triedHand(item);
  return tally.groups[bestGroup(tally)] ?? [];
};

const ledBy = (item: string, system: LeadSystem) =>
  readyLeads()
    .find(({ id }) => id === item)
    ?.schools.find((school) => school.system === system)?.best ?? [];

const tricks = (item: string, lead: Card) => triedHand(item).tricks(lead).value;

describe("what “Do the old leads still stand?” says in words", () => {
  const lesson = lessons().find(({ slug }) => slug === "do-the-old-leads-stand");

  /** A claim is tested beside the words that make it. */
  const says = (...words: string[]) =>
    expect(lesson?.body.replaceAll(/<Tried[^>]*>/g, "…").replaceAll(/\s+/g, " ")).toEqual(
      expect.stringContaining(words.join("")),
    );

  test("on two hundred deals", () => {
    says("On two hundred deals the king takes most");
    expect(kept.deals).toBe(200);
  });

  test("of ace and king before partner’s suit", () => {
    const item = "ace-king-first";
    expect(bestOf(item)).toContain("SK");
    expect(ledBy(item, "foster")).toEqual(["SK"]);
    says("a low card from under your ace and king no more than …. Between");
    expect(
      Math.min(...triedHand(item).tally.groups.map(([lead]) => tricks(item, lead ?? "SK"))),
    ).toBe(tricks(item, "S6"));
    says("standard error of …: that is not luck.");
    expect(surelyBehind(item, "DQ", "SK")).toBe(true);
    says("the queen nearly as often");
    const { sets } = triedHand(item);
    expect(sets("SK").value - sets("DQ").value).toBeCloseTo(0.01);
  });

  test("of partner’s suit against a trump", () => {
    const item = "partner-bid";
    expect(bestOf(item)).toEqual(["HA"]);
    says("every other spade within a hundredth");
    const spades = ["S9", "S7", "S6", "S4"] as const;
    expect(
      spades.map((lead) => Math.abs(tricks(item, lead) - tricks(item, "SJ")) <= 0.0101),
    ).toEqual([true, true, true, true]);
    says("less than two standard errors. The rest are worse.");
    expect(surelyBehind(item, "SJ", "HA")).toBe(false);
    const others = triedHand(item).tally.groups.flatMap(([lead]) =>
      lead && lead !== "HA" && !lead.startsWith("S") ? [lead] : [],
    );
    expect(others.filter((lead) => !surelyBehind(item, lead, "HA"))).toEqual([]);
    expect(ledBy(item, "foster")).toEqual(["SJ"]);
  });

  test("of tenaces", () => {
    const item = "tenaces-lead-trump";
    says("Any trump takes … tricks, and no card takes more.");
    expect(bestOf(item)[0]).toMatch(/^H/);
    const trumps = ["H8", "H6", "H4"] as const;
    expect(new Set(trumps.map((lead) => tricks(item, lead))).size).toBe(1);
    says(
      "old players of whist would open the two of diamonds, …, which is almost two standard errors",
    );
    expect(ledBy(item, "whist-old")).toContain("D2");
    const { value, error } = triedHand(item).short("D2", "H4");
    expect(value / error).toBeGreaterThan(1.75);
    expect(value / error).toBeLessThan(2);
    says("Only the ace of spades keeps level with the trump");
    expect(triedHand(item).short("SA", "H4").value).toBeLessThan(0.05);
    expect(surelyBehind(item, "SQ", "H4") && surelyBehind(item, "DK", "H4")).toBe(true);
    const level = triedHand(item).tally.groups.flatMap(([lead]) =>
      lead && triedHand(item).short(lead, "H4").value < 0.05 ? [lead] : [],
    );
    expect(level).toEqual(["SA", "H8", "H6", "H4"]);
  });

  test("of a long suit at no trump", () => {
    const item = "nt-longest";
    says("The four of hearts takes … tricks, and no card takes more.");
    expect(tricks(item, bestOf(item)[0] ?? "SK")).toBe(tricks(item, "H4"));
    expect(ledBy(item, "foster")).toEqual(["H4"]);
    says(
      "Beside the clubs the heart is … better, with a standard error of …: a little more than two of them",
    );
    const { value, error } = triedHand(item).short("C6", "H4");
    expect(value / error).toBeGreaterThan(2);
    expect(value / error).toBeLessThan(2.5);
    expect(surelyBehind(item, "HQ", "H4")).toBe(true);
  });

  test("of partner’s suit at no trump", () => {
    const item = "nt-partner-bid";
    const leadItem = leadItems[item];
    if (!leadItem) throw new Error(item);
    const { hand } = sceneOf(leadItem, "hand");
    says(
      "where partner has bid spades and you hold `♥KQ754{:deal}`? Spades, says Foster, from the nine",
    );
    expect(hand.filter((card) => /^[SH]/.test(card)).toSorted()).toEqual(
      ["S9", "S3", "HK", "HQ", "H7", "H5", "H4"].toSorted(),
    );
    expect(ledBy(item, "foster")).toEqual(["S9"]);
    says("the king of hearts …: too near to tell apart");
    expect(surelyBehind(item, "HK", "S9")).toBe(false);
    says("But a spade sets two no trumps … times in a hundred, and the king … times");
    expect(triedHand(item).sets("S3").value).toBe(triedHand(item).sets("S9").value);
  });
});
