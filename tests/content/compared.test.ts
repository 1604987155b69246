import { parse } from "yaml";
import { expect, test } from "vitest";
import { HONOUR_TRICKS, ACE_POINTS } from "../../src/engine/scoring/honours.ts";
import { contractRubberBonus } from "../../src/engine/scoring/contract-rubber.ts";
import {
  contractTricks,
  MADE_GAME,
  scoreContract,
  undertrickSteps,
} from "../../src/engine/scoring/contract.ts";
import { scoreDeal } from "../../src/engine/scoring/deal.ts";
import { must } from "../../src/engine/core/result.ts";
import {
  GAME_POINTS,
  RUBBER_BONUS,
  STRAIGHT_RUBBER_BONUS,
  STRAIGHT_VALUE,
  TRICK_VALUE,
} from "../../src/engine/scoring/values.ts";
import { AMERICAN, ENGLISH } from "../../src/engine/scoring/whist-forms.ts";
import { whistHonours } from "../../src/engine/scoring/whist.ts";
import { TOPIC_IDS } from "../../src/rulebook/same/same.ts";
import { attributeValues, builtPages } from "../support/dist.ts";
import { textOf } from "../support/files.ts";

type Row = Readonly<Record<string, string>> & { readonly id: string };

const rows = parse(textOf("content/compared/table.yaml")) as readonly Row[];

function told(id: string, game: string): string {
  const words = rows.find((row) => row.id === id)?.[game];
  if (words === undefined) throw new Error(`nothing is told of ${id} at ${game}`);
  return words;
}

test("each topic is told once, and is one of those that rules are set under", () => {
  const ids = rows.map(({ id }) => id);
  const known: readonly string[] = TOPIC_IDS;
  expect(ids.filter((id) => !known.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the page has a row for each topic, at its anchor", () => {
  const html = builtPages().find(({ path }) => path === "/rules/compared/")?.html ?? "";
  const anchors = attributeValues(html, "id");
  expect(rows.map(({ id }) => id).filter((id) => !anchors.includes(id))).toEqual([]);
});

test("what contract does about faults is followed to its laws", () => {
  const html = builtPages().find(({ path }) => path === "/rules/compared/")?.html ?? "";
  const said = /id="contract-faults"[^>]*>([^<]+)</.exec(html)?.[1]?.replace(/\s+/g, " ") ?? "";
  expect(said).toContain("Laws of Duplicate Bridge of 2017");
  // Rights and limits of dummy, exposed cards, leads out of turn, the revoke, and inspecting a trick.
  for (const law of ["42 and 43", "48 to 50", "54 and 56", "64", "66"]) expect(said).toContain(law);
  // Law 64A: two tricks where the revoker’s own card won, one where his side won that trick or a later one.
  expect(told("revoke", "contract")).toMatch(/^One trick if .*; two if he won it himself/);
});

test("the value of a trick is the engine’s", () => {
  const { spades, clubs, diamonds, hearts, royals, notrump, nullo } = TRICK_VALUE;
  expect(told("values", "auction")).toBe(
    `♠ ${spades}, ♣ ${clubs}, ♦ ${diamonds}, ♥ ${hearts}, royals ${royals}, no trump ${notrump}`,
  );
  expect(told("values", "nullo")).toContain(`Nullo, ${nullo} for`);
  const straight = STRAIGHT_VALUE;
  expect(told("values", "straight")).toBe(
    `♠ ${straight.spades}, ♣ ${straight.clubs}, ♦ ${straight.diamonds}, ♥ ${straight.hearts}, no trump ${straight.notrump}`,
  );
  const first = contractTricks("notrump", 1);
  const next = contractTricks("notrump", 2) - first;
  expect(told("values", "contract")).toBe(
    `♣ and ♦ ${contractTricks("clubs", 1)}, ♥ and ♠ ${contractTricks("spades", 1)}, no trump ${first} for the first and ${next} for each other`,
  );
});

test("games, rubbers and honours are the engine’s", () => {
  expect(told("game", "auction")).toContain(`${GAME_POINTS} below`);
  expect(told("game", "straight")).toContain(`${GAME_POINTS} below`);
  expect(told("game", "whist")).toBe(
    `American, ${AMERICAN.gamePoints} points. English, ${ENGLISH.gamePoints}.`,
  );
  expect(told("game", "contract")).toContain(`${MADE_GAME} below`);
  expect(told("rubber", "auction")).toContain(`and ${RUBBER_BONUS}`);
  expect(told("rubber", "straight")).toContain(`and ${STRAIGHT_RUBBER_BONUS}`);
  expect(told("rubber", "whist")).toContain(`and ${ENGLISH.rubberBonus} rubber points`);
  const [clean, fought] = [{ YZ: 2, AB: 0 }, { YZ: 2, AB: 1 }];
  expect(told("rubber", "contract")).toBe(
    `Two games, and ${contractRubberBonus(clean, "YZ")}, or ${contractRubberBonus(fought, "YZ")} if the others have one`,
  );
  const words = ["", "", "two", "", "", "five", "", "", "", "", "ten"];
  expect(told("honours", "auction")).toBe(
    `Five honours, or four aces. Three are worth ${words[HONOUR_TRICKS.simple]} tricks; five in one hand, ${words[HONOUR_TRICKS["five-in-one"]]}. Aces ${ACE_POINTS["three-aces"]}, ${ACE_POINTS["four-aces"]}, or ${ACE_POINTS["hundred-aces"]} in one hand.`,
  );
  expect(told("honours", "whist")).toBe(
    `English, ${whistHonours(4)} for all four and ${whistHonours(3)} for three. American, none.`,
  );
});

/** What declarer’s side, or the other, scores above the line for a contract of four hearts by Y and Z. */
function aboveAtAuction(tricks: number, multiplier: 1 | 2 | 4 = 1): readonly number[] {
  const deal = { level: 4, strain: "hearts", declarerSide: "YZ", multiplier, tricks } as const;
  return must(scoreDeal(deal))
    .filter(({ column }) => column === "above")
    .map(({ points }) => points);
}

/** The same at contract, not vulnerable or vulnerable, by what it is for. */
function atContract(level: 6 | 7, tricks: number, vulnerable: boolean, item: string): number {
  const deal = { level, strain: "hearts", declarerSide: "YZ", multiplier: 1, tricks } as const;
  const lines = must(scoreContract(deal, vulnerable, "duplicate"));
  return lines.find((line) => line.item === item)?.points ?? 0;
}

test("slams, doubles and failing are the engine’s", () => {
  expect(told("slams", "auction")).toBe(
    `${aboveAtAuction(12)[0]} for twelve tricks, ${aboveAtAuction(13)[0]} for thirteen, bid or not`,
  );
  const slam = (level: 6 | 7, vulnerable: boolean) =>
    atContract(level, level + 6, vulnerable, level === 6 ? "little-slam" : "grand-slam");
  expect(told("slams", "contract")).toBe(
    `${slam(6, false)} for six bid and made, ${slam(6, true)} vulnerable; ${slam(7, false)} for seven, ${slam(7, true)} vulnerable`,
  );
  const short = [1, 2, 4] as const;
  const [once, doubled, redoubled] = short.map((multiplier) => aboveAtAuction(9, multiplier)[0]);
  expect(told("failing", "auction")).toContain(
    `${once} to the adversaries for each trick short; ${doubled} doubled, ${redoubled} redoubled.`,
  );
  const each = (vulnerable: boolean) => undertrickSteps(1, 1, vulnerable)[0]?.each;
  expect(told("failing", "contract")).toContain(
    `${each(false)} for each trick short, or ${each(true)} vulnerable`,
  );
  const [forContract, forOver] = aboveAtAuction(11, 2);
  expect(told("doubled", "auction")).toContain(
    `with ${forContract} for the contract and ${forOver} for each trick over it`,
  );
});
