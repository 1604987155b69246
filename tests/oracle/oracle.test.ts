import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { RULE_IDS } from "../../src/rulebook/rules.ts";
import { NOT_BUILT, type OracleCase } from "./adapters.ts";
import { runCase } from "./compare.ts";

const folder = join(import.meta.dirname, "cases");
const cases = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as OracleCase[]);

describe("the oracle", () => {
  test("a kind nobody knows is a failure, never a skip", () => {
    const result = runCase({
      id: "x",
      kind: "no-such-kind",
      game: "auction",
      input: {},
      expected: {},
    });
    expect(result.status).toBe("failed");
  });

  test("a wrong expectation fails, and says what came out", () => {
    const result = runCase({
      id: "x",
      kind: "lead-card",
      game: "auction",
      input: { system: "foster", strain: "trump", holding: "KQJ4" },
      expected: { card: "Q" },
    });
    expect(result).toEqual({ status: "failed", why: 'card: expected "Q", got "K"' });
  });

  test("every rule that a case we run cites is in the rulebook", () => {
    const known = new Set<string>(RULE_IDS);
    const run = cases.filter((c) => runCase(c).status === "passed");
    const missing = run.flatMap((c) =>
      ((c as unknown as { ruleIds?: string[] }).ruleIds ?? []).filter((id) => !known.has(id)),
    );
    expect([...new Set(missing)]).toEqual([]);
    expect(run.length).toBeGreaterThan(740);
  });

  test("kinds that are built are built for every game", () => {
    const whole = [
      "contract-modern",
      "cutting",
      "declare",
      "double-legal",
      "evaluate",
      "fourth-hand",
      "honours",
      "lead",
      "lead-card",
      "nullo",
      "replay",
      "return",
      "rubber",
      "score",
      "second-hand",
      "third-hand",
      "second-lead",
      "signal",
      "trump-lead",
      "unblock",
      "whist-score",
    ];
    const skipped = cases.filter((c) => whole.includes(c.kind) && runCase(c).status !== "passed");
    expect(skipped.map(({ id }) => id)).toEqual([]);
  });

  test("nothing in the folder is of a kind unknown to the runner", () => {
    const kinds = new Set(cases.map(({ kind }) => kind));
    for (const kind of NOT_BUILT) expect(kinds).toContain(kind);
    expect(cases.filter((c) => runCase(c).status === "failed")).toEqual([]);
  });
});
