import { describe, expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import type { Facts } from "../../src/engine/laws/facts.ts";
import type { Remedy } from "../../src/engine/laws/remedies.ts";
import type { SituationId } from "../../src/engine/laws/rows.ts";
import { rulingOn } from "../../src/engine/laws/ruling.ts";
import { takeRemedy, type Table } from "../../src/engine/laws/table.ts";

/** One statement of the books with its right answer, as `tests/oracle/facts` keeps it. */
export interface Fact {
  readonly id: string;
  readonly input: Record<string, any>;
  readonly expected: Record<string, any>;
}

/** Asks the engine what the statement asks, and compares. */
export type Check = (fact: Fact) => void;

/** The answer with one thing in it changed, in every way: a figure, a word, a yes for a no, a list with one more. */
function wrongAnswers(answer: unknown): readonly unknown[] {
  if (typeof answer === "boolean") return [!answer];
  if (typeof answer === "number") return [answer + 1];
  if (typeof answer === "string") return [`${answer}?`];
  if (typeof answer !== "object" || answer === null) return [1];
  if (Array.isArray(answer)) {
    const changed = answer.flatMap((item, at) =>
      wrongAnswers(item).map((wrong) => answer.with(at, wrong)),
    );
    return [[...answer, "?"], ...changed];
  }
  return Object.entries(answer).flatMap(([key, value]) =>
    wrongAnswers(value).map((wrong) => ({ ...answer, [key]: wrong })),
  );
}

/**
 * A test for each statement of a file, by its id. A statement without a test fails, and so does a test without one, or
 * one that would put up with a wrong answer.
 */
export function testFacts(
  subject: string,
  facts: readonly unknown[],
  checks: Readonly<Record<string, Check>>,
): void {
  const byId = new Map((facts as readonly Fact[]).map((fact) => [fact.id, fact]));
  describe(subject, () => {
    test("each statement has a test, and each test its statement", () => {
      expect(Object.keys(checks).toSorted()).toEqual([...byId.keys()].toSorted());
    });

    test.each(Object.keys(checks))("%s", (id) => {
      const fact = byId.get(id);
      if (fact) checks[id]?.(fact);
    });

    test("a wrong answer to any of them would be noticed", () => {
      const unnoticed = [...byId.values()].flatMap((fact) =>
        (wrongAnswers(fact.expected) as Fact["expected"][])
          .filter((expected) => passes(checks[fact.id], { ...fact, expected }))
          .map((expected) => `${fact.id}: ${JSON.stringify(expected)}`),
      );
      expect(unnoticed).toEqual([]);
    });
  });
}

function passes(check: Check | undefined, fact: Fact): boolean {
  try {
    check?.(fact);
    return true;
  } catch {
    return false;
  }
}

/** The ruling on a situation, as far as the facts are known. */
export const ruled = (situation: SituationId, known: Facts = {}) => rulingOn(situation, known);

/** The table once a remedy has been taken for the last thing that went wrong. */
export const take = (table: Table, remedy: Remedy) =>
  must(takeRemedy(table, { fault: table.faults.length - 1, remedy }));
