/** `npm test`: every check of the project in turn, and one line of totals at the end. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { readPlaywright, readVitest, type Tally } from "./support/reports.ts";
import { sizeLines } from "./support/sizes.ts";

const ROOT = join(import.meta.dirname, "..");
const MINUTES = 60_000;
const scratch = mkdtempSync(join(tmpdir(), "odd-trick-"));

interface Run {
  readonly code: number;
  readonly out: string;
}

/** Runs a program of `node_modules/.bin`, or Node itself, and gathers what it prints. */
function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const bin = join(ROOT, "node_modules/.bin");
  const path = program === "node" ? process.execPath : join(bin, program);
  return new Promise((resolve) => {
    const child = spawn(path, args, {
      cwd: ROOT,
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`,
        ASTRO_TELEMETRY_DISABLED: "1",
        NO_COLOR: "1",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 30 * MINUTES,
    });
    let out = "";
    child.stdout.on("data", (text) => (out += text));
    child.stderr.on("data", (text) => (out += text));
    child.on("error", (error) => resolve({ code: 1, out: `${out}${error.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 1, out }));
  });
}

/** A program whose exit code is its whole verdict: one check. */
async function check(
  name: string,
  program: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<Tally> {
  const { code, out } = await run(program, args, env);
  if (code === 0) return { passed: 1, failures: [], skipped: [] };
  return { passed: 0, failures: [`${name}:\n${lastLines(out, 80)}`], skipped: [] };
}

async function vitest(project: string): Promise<Tally> {
  const report = join(scratch, `${project}.json`);
  const { out } = await run("vitest", [
    "run",
    "--config",
    "tests/vitest.config.ts",
    "--project",
    project,
    "--reporter=json",
    `--outputFile=${report}`,
  ]);
  return read(report, readVitest, out);
}

async function playwright(): Promise<Tally> {
  const report = join(scratch, "playwright.json");
  const { out } = await run(
    "playwright",
    ["test", "--config", "tests/playwright.config.ts", "--reporter=json"],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return read(report, readPlaywright, out);
}

/** The oracle’s runner prints its failures and what it skips, and ends with its own totals. */
async function oracle(): Promise<Tally> {
  const { code, out } = await run("node", ["tests/oracle/run.ts"]);
  const lines = out.trimEnd().split("\n");
  const totals = /^(\d+) passed, (\d+) failed$/.exec(lines.at(-1) ?? "");
  if (!totals)
    return { passed: 0, failures: [`it did not finish:\n${lastLines(out, 40)}`], skipped: [] };
  const [passed, failed] = [Number(totals[1]), Number(totals[2])];
  const skipped = lines.filter((line) => /^skipped\b/i.test(line.trim()));
  const told = lines.slice(0, -1).filter((line) => !skipped.includes(line));
  const failures = Array.from({ length: failed }, (_, index) =>
    index === 0 ? lastLines(told.join("\n"), 80) : "",
  );
  if (code !== 0 && failed === 0) failures.push(`it ended with code ${code}`);
  return { passed, failures, skipped };
}

function read(report: string, reader: (json: string) => Tally, out: string): Tally {
  try {
    return reader(readFileSync(report, "utf8"));
  } catch {
    return { passed: 0, failures: [`it could not run:\n${lastLines(out, 60)}`], skipped: [] };
  }
}

function lastLines(text: string, count: number): string {
  const lines = text.trimEnd().split("\n");
  const cut = lines.length - count;
  return (cut > 0 ? [`(${cut} lines before)`, ...lines.slice(cut)] : lines).join("\n");
}

function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failures: tallies.flatMap((tally) => tally.failures),
    skipped: tallies.flatMap((tally) => tally.skipped),
  };
}

type Stage = readonly [name: string, run: () => Promise<Tally>];

/** What needs no build, in two lanes side by side, since one of them alone leaves half of a machine idle. */
const BESIDE: readonly (readonly Stage[])[] = [
  [
    [
      "types",
      async () =>
        sum([
          await check("astro check", "astro", ["check", "--minimumSeverity", "error"]),
          await check("without the DOM", "tsc", ["--noEmit", "-p", "tests/tsconfig.pure.json"]),
        ]),
    ],
    ["lint", () => check("oxlint", "oxlint", ["--config", "tests/oxlint.json", "--deny-warnings"])],
    ["format", () => check("prettier", "prettier", ["--check", "--log-level", "warn", "."])],
  ],
  [
    ["unit", () => vitest("unit")],
    ["oracle", oracle],
  ],
];

/** What needs the built site, one after another. */
const BUILT: readonly Stage[] = [
  ["build", () => check("astro build", "astro", ["build", "--force"])],
  [
    "content and budgets",
    async () => {
      const tally = await vitest("site");
      return { ...tally, told: sizeLines() };
    },
  ],
  ["browser", playwright],
];

const tallies: Tally[] = [];

/** Runs stages in turn, and prints of each what came of it. */
async function inTurn(stages: readonly Stage[]): Promise<void> {
  for (const [name, stage] of stages) {
    const start = performance.now();
    let tally: Tally;
    try {
      tally = await stage();
    } catch (error) {
      tally = { passed: 0, failures: [`it could not run: ${String(error)}`], skipped: [] };
    }
    console.log(`\n== ${name}`);
    for (const line of tally.told ?? []) console.log(`  ${line}`);
    for (const failure of tally.failures) {
      if (failure) console.log(`  FAIL ${failure.trimEnd().replaceAll("\n", "\n       ")}`);
    }
    for (const once of tally.flaky ?? []) {
      console.log(`  PASSED AT THE SECOND TRY ${once.trimEnd().replaceAll("\n", "\n       ")}`);
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`  ${tally.passed} passed, ${tally.failures.length} failed (${seconds} s)`);
    tallies.push(tally);
  }
}

await Promise.all(BESIDE.map(inTurn));
await inTurn(BUILT);
rmSync(scratch, { recursive: true, force: true });

const total = sum(tallies);
console.log("");
for (const name of total.skipped) console.log(name);
console.log(`${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length > 0 ? 1 : 0;
