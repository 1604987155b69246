import { describe, expect, test } from "vitest";
import { applyRow, type FindRow } from "../../src/engine/laws/apply.ts";
import { casesOf } from "../../src/engine/laws/cases.ts";
import { circumstanceWords } from "../../src/engine/laws/circumstances.ts";
import { citedUnder, LAW_BOOKS } from "../../src/engine/laws/books.ts";
import { knowsRemedy } from "../../src/engine/laws/remedies.ts";
import { LAW_ROWS, rowOf } from "../../src/engine/laws/rows.ts";
import { rulingOn } from "../../src/engine/laws/ruling.ts";

const find: FindRow = (id) => LAW_ROWS.find((row) => row.id === id);
const everywhere = LAW_ROWS.flatMap((row) => row.codes.map((code) => ({ row, code })));

describe("a situation with all its circumstances", () => {
  test("its plain ruling is the one given when nothing more is known", () => {
    for (const { row, code } of everywhere) {
      const { plain } = casesOf(row, code, find);
      expect(plain).toEqual(rulingOn(plain.situation, { code }));
      expect(plain.situation).toBe(row.id);
    }
  });

  test("no circumstance leads to a situation or a remedy that the code does not have", () => {
    for (const { row, code } of everywhere) {
      for (const { ruling } of casesOf(row, code, find).otherwise) {
        const where = `${row.id}, ${code}: ${ruling.situation}`;
        expect(rowOf(ruling.situation).codes, where).toContain(code);
        for (const remedy of ruling.may) {
          expect(knowsRemedy(row.game, code, remedy), `${where} ${remedy}`).toBe(true);
        }
      }
    }
  });

  test("what happened at the table is never undone by the code", () => {
    for (const { row, code } of everywhere) {
      for (const turn of row.turns ?? []) {
        if (turn.see || (turn.if.code ?? code) !== code) continue;
        const { if: known, ...said } = turn;
        expect(applyRow(row, code, known, find), `${row.id}, ${code}`).toMatchObject(said);
      }
    }
  });

  test("every circumstance is told in words, none twice, and none that changes nothing", () => {
    for (const { row, code } of everywhere) {
      const { plain, otherwise } = casesOf(row, code, find);
      const told = otherwise.flatMap(({ when }) =>
        when.map((each) => circumstanceWords(row.game, each)),
      );
      for (const words of told) expect(words, row.id).toMatch(/^[a-z].*[a-z]$/);
      expect(new Set(told).size, row.id).toBe(told.length);
      for (const { ruling } of otherwise) expect(ruling).not.toEqual(plain);
    }
  });

  test("a lead out of turn that declarer has played to is accepted", () => {
    const { plain, otherwise } = casesOf(rowOf("auction.law.lead.defender"), "american", find);
    expect(plain.may).toEqual(["card-callable", "call-suit", "accept"]);
    const accepted = otherwise.find(({ when }) => when.some((each) => each.declarerPlayed));
    expect(accepted?.ruling).toMatchObject({ who: "nobody", may: ["stand"] });
    expect(circumstanceWords("auction", { declarerPlayed: true })).toBe(
      "declarer has already played to it",
    );
  });

  test("the English code orders a card to win or not to win, and nothing once third hand has played", () => {
    const row = rowOf("straight.law.play.fourth-before-second");
    const { plain, otherwise } = casesOf(row, "english", find);
    expect(plain.may).toEqual(["win-trick", "lose-trick"]);
    expect(otherwise.map(({ ruling }) => ruling.may)).toEqual([["no-penalty"]]);
  });

  test("straight bridge speaks of its dealer", () => {
    expect(circumstanceWords("straight-bridge", { role: "declarer" })).toBe("it was the dealer");
    expect(circumstanceWords("auction", { role: "declarer" })).toBe("it was declarer");
  });
});

describe("what is cited", () => {
  test("is the book of the code, where that has a place for it", () => {
    for (const { row, code } of everywhere) {
      const cited = citedUnder(code, row.source);
      expect(cited.length, row.id).toBeGreaterThan(0);
      for (const [book] of cited) expect(LAW_BOOKS[book]).toBeTruthy();
    }
    const { source } = rowOf("straight.law.score.trick-error");
    expect(citedUnder("english", source)).toEqual([["english-1904", "12"]]);
    expect(citedUnder("american", source)).toEqual([["elwell-1905", "12"]]);
  });

  test("is every book where those of the code are silent", () => {
    const { source } = rowOf("straight.law.dummy.suggests");
    expect(citedUnder("english", source)).toEqual(source);
  });
});
