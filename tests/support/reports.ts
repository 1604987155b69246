/** What a stage of `npm test` came to: how many checks passed, what failed in words, and what was left out by name. */
export interface Tally {
  readonly passed: number;
  /** One text for each failed check; an empty one is counted and not printed. */
  readonly failures: readonly string[];
  readonly skipped: readonly string[];
  /** What is told beside it, a line each. */
  readonly told?: readonly string[];
  /** What passed only when tried again, each with what was wrong the first time. */
  readonly flaky?: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Reads Vitest’s JSON report. A file that fails before its tests begin is one failure; an empty report is one too. */
export function readVitest(json: string): Tally {
  const { testResults } = JSON.parse(json) as VitestReport;
  const tests = testResults.flatMap((file) => file.assertionResults);
  const failures = testResults.flatMap((file) => {
    const failed = file.assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => `${test.fullName}\n${brief(test.failureMessages?.join("\n") ?? "")}`);
    const broken = failed.length === 0 && file.status === "failed";
    return broken ? [`${short(file.name)}\n${brief(file.message ?? "")}`] : failed;
  });
  if (testResults.length === 0) failures.push("no test was found");
  return {
    passed: tests.filter((test) => test.status === "passed").length,
    failures,
    skipped: tests
      .filter((test) => !["passed", "failed"].includes(test.status))
      .map((test) => `skipped: ${test.fullName}`),
  };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: "expected" | "unexpected" | "flaky" | "skipped";
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

/** Reads Playwright’s JSON report. An error outside the tests (no browser, no server) is a failure of its own. */
export function readPlaywright(json: string): Tally {
  const report = JSON.parse(json) as PlaywrightReport;
  const outcomes = report.suites.flatMap((suite) => outcomesOf(suite, []));
  const failures = [
    ...(report.errors ?? []).map((error) => brief(error.message ?? "unknown error")),
    ...outcomes
      .filter(({ status }) => status === "unexpected")
      .map(({ name, message }) => `${name}\n${brief(message)}`),
  ];
  if (outcomes.length === 0 && failures.length === 0) failures.push("no test was found");
  return {
    passed: outcomes.filter(({ status }) => status === "expected" || status === "flaky").length,
    failures,
    skipped: outcomes
      .filter(({ status }) => status === "skipped")
      .map(({ name }) => `skipped: ${name}`),
    flaky: outcomes
      .filter(({ status }) => status === "flaky")
      .map(({ name, message }) => `${name}\n${brief(message)}`),
  };
}

function outcomesOf(suite: PlaywrightSuite, above: readonly string[]) {
  const path = suite.title ? [...above, suite.title] : above;
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      name: [...path, spec.title].join(" › "),
      status: test.status,
      message: test.results.flatMap((result) => result.errors ?? [])[0]?.message ?? "",
    })),
  );
  const under: typeof own = (suite.suites ?? []).flatMap((inner) => outcomesOf(inner, path));
  return [...own, ...under];
}

/** The start of a failure: enough to act on, without the stack below it or colour codes. */
function brief(message: string): string {
  // oxlint-disable-next-line no-control-regex
  const plain = message.replaceAll(/\u001b\[[0-9;]*m/g, "");
  const lines = plain.split("\n").filter((line) => !/^\s+at .*node_modules/.test(line));
  return lines.slice(0, 30).join("\n");
}

function short(path: string): string {
  return path.slice(path.lastIndexOf("/tests/") + 1);
}
