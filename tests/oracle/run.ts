import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OracleCase } from "./adapters.ts";
import { runCase } from "./compare.ts";

const named = process.argv[2] ?? import.meta.dirname;
// What lies beside a folder of cases is of other shapes (facts in words, solved deals) and has tests of its own.
const folder = existsSync(join(named, "cases")) ? join(named, "cases") : named;
if (folder !== named) console.log(`cases of ${folder}`);
const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .sort()
  : [];
const skipped = new Map<string, number>();
let passed = 0;
let failed = 0;

function fail(where: string, why: string): void {
  failed += 1;
  console.log(`failed  ${where}: ${why}`);
}

for (const file of files) {
  let cases: unknown;
  try {
    cases = JSON.parse(readFileSync(join(folder, file), "utf8"));
  } catch (error) {
    fail(file, `not JSON: ${error instanceof Error ? error.message : String(error)}`);
    continue;
  }
  for (const oracleCase of (Array.isArray(cases) ? cases : [cases]) as OracleCase[]) {
    const result = runCase(oracleCase);
    if (result.status === "passed") passed += 1;
    else if (result.status === "failed") fail(oracleCase.id, result.why);
    else skipped.set(result.what, (skipped.get(result.what) ?? 0) + 1);
  }
}
if (files.length === 0)
  fail(folder, existsSync(folder) ? "no *.json file in this folder" : "there is no such folder");
if (skipped.size > 0) {
  const names = [...skipped].map(([what, count]) => `${what} ${count}`);
  console.log(`skipped, not built yet: ${names.join(", ")}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
