import { ADAPTERS, NOT_BUILT, NOT_CHECKED, type OracleCase } from "./adapters.ts";

/** How one case came out: `passed`, `failed` with what differs, or `skipped` with what is not built. */
export type CaseResult =
  | { readonly status: "passed" }
  | { readonly status: "failed"; readonly why: string }
  | { readonly status: "skipped"; readonly what: string };

/** Whether every key that `expected` has is the same in `actual`, at any depth; lists are compared whole. */
function agrees(actual: unknown, expected: unknown): boolean {
  if (expected === null || typeof expected !== "object") return actual === expected;
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, index) => agrees(actual[index], item))
    );
  }
  return (
    typeof actual === "object" &&
    actual !== null &&
    Object.entries(expected).every(([key, value]) =>
      agrees((actual as Record<string, unknown>)[key], value),
    )
  );
}

/** Lists in which the order says nothing. */
const UNORDERED = ["oneOf", "honours", "leaderAndDeclarerHigher"];

function keyAgrees(key: string, actual: unknown, expected: unknown): boolean {
  if (key === "notCard") return (actual as { not: unknown }).not !== expected;
  if (UNORDERED.includes(key) && Array.isArray(expected)) {
    return agrees([...(actual as string[])].sort(), [...(expected as string[])].sort());
  }
  return agrees(actual, expected);
}

/** Runs one case; a kind that is neither built nor listed as not built is a failure. */
export function runCase(oracleCase: OracleCase): CaseResult {
  const { kind, expected } = oracleCase;
  const adapter = ADAPTERS[kind];
  if (!adapter) {
    return (NOT_BUILT as readonly string[]).includes(kind)
      ? { status: "skipped", what: kind }
      : { status: "failed", why: `no adapter knows the kind “${kind}”` };
  }
  try {
    const outcome = adapter(oracleCase);
    if ("skip" in outcome) return { status: "skipped", what: `${kind} (${outcome.skip})` };
    const wrong = Object.keys(expected).filter(
      (key) => !(key in NOT_CHECKED) && !keyAgrees(key, outcome.actual[key], expected[key]),
    );
    if (wrong.length === 0) return { status: "passed" };
    const why = wrong
      .map(
        (key) =>
          `${key}: expected ${JSON.stringify(expected[key])}, got ${JSON.stringify(outcome.actual[key])}`,
      )
      .join("; ");
    return { status: "failed", why };
  } catch (error) {
    return { status: "failed", why: error instanceof Error ? error.message : String(error) };
  }
}
