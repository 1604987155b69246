import { describe, expect, test } from "vitest";
import { rulingOn } from "../../src/engine/laws/ruling.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { choicesOf } from "../../src/exercises/kit/ask.ts";
import { verdictOn, type Problem } from "../../src/exercises/kit/exercise.ts";
import { rulingOnIncident } from "../../src/exercises/dealing/incident.ts";
import { incidentsOf, poseIncident } from "../../src/exercises/dealing/incident-deal.ts";
import { DEMAND_PARTS } from "../../src/exercises/marking/law-parts.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { sceneOf } from "../../src/exercises/kit/scene.ts";

const exercise = await loadAuthored("what-happens-now");

function marked({ problem, mark }: { problem: Problem; mark: string }): string[] {
  const solution = exercise.solve(problem);
  if (solution.type !== "choices") throw new Error("choices were expected");
  return solution.choices.filter((choice) => choice.mark === mark).map(({ id }) => id);
}

/** From the printed codes, by law; what may be done as well but need not be is named apart. */
const ANSWERS: Readonly<Record<string, readonly [demand: string, leave?: string]>> = {
  "auction-lead-out-of-turn": ["card-callable call-suit", "accept"],
  "auction-wrong-hand": ["require-correction", "accept"],
  "auction-wrong-hand-late": ["nothing"],
  "auction-exposed-card": ["card-callable"],
  "auction-card-on-the-floor": ["nothing"],
  "auction-declarer-exposed": ["nothing"],
  "auction-two-cards": ["choose-card-to-trick others-callable"],
  "auction-fourth-before-second": ["highest-of-suit lowest-of-suit win-trick lose-trick"],
  "auction-missed-trick": ["new-deal", "stand"],
  "auction-revoke-defender": ["points:100 take-3-tricks"],
  "auction-revoke-declarer": ["points:100"],
  "auction-revoke-dummy": ["nothing"],
  "auction-revoke-mended": ["card-callable highest-of-suit lowest-of-suit"],
  "auction-dummy-suggests": ["play-that-card not-play-that-card"],
  "auction-looked-back": ["points:25"],
  "auction-told-partner": ["call-suit"],
  "auction-shown-before-lead": ["card-callable call-suit"],
  "auction-ran-winners": ["partner-must-win-one others-callable"],
  "auction-last-card": ["partner-two-cards-callable"],
  "auction-disobeyed": ["revoke-penalty"],
  "auction-third-before-second": ["fourth-may-play-first"],
  "straight-partner-names-trump": ["new-deal", "stand"],
  "straight-passed-back": ["new-deal partner-must-declare"],
  "straight-exposed-before-lead": ["card-callable forbid-suit partner-no-double"],
  "straight-lead-out-of-turn": ["card-callable call-suit"],
  "straight-dealer-wrong-hand": ["nothing"],
  "straight-revoke": ["take-3-tricks"],
  "straight-revoke-english": ["take-3-tricks deduct-3-tricks-value add-3-tricks-value"],
  "straight-looked-back": ["nothing"],
  "straight-redoubled-out-of-turn": ["cancel", "stand"],
  "straight-pone-led-first": ["call-suit"],
  "straight-ran-winners": ["partner-must-win-one others-callable"],
  "straight-dummy-missed": ["nothing"],
  "straight-fourth-first-english": ["win-trick lose-trick"],
  "straight-two-revokes": ["take-3-tricks"],
  "straight-revoke-mended": ["card-callable highest-of-suit lowest-of-suit"],
  "whist-lead-out-of-turn": ["call-suit"],
  "whist-lead-out-of-turn-english": ["card-callable call-suit"],
  "whist-rest-are-ours": ["partner-hand-callable"],
  "whist-revoke": ["take-2-tricks"],
  "whist-revoke-english": ["take-3-tricks deduct-3 add-3"],
  "whist-revoke-too-late": ["nothing"],
  "whist-revoke-mended-english": ["card-callable highest-of-suit lowest-of-suit"],
  "whist-played-on": ["card-callable"],
  "whist-ran-winners-english": ["partner-must-win-one others-callable"],
  "whist-third-before-second": ["fourth-may-play-first"],
  "whist-disobeyed": ["revoke-penalty"],
};

describe("what may be demanded, by the printed codes", () => {
  test.each(Object.entries(ANSWERS))("%s", (slug, [demand, leave]) => {
    const problem = fromItem(exercise, slug);
    expect(marked({ problem, mark: "best" }).sort()).toEqual(demand.split(" ").sort());
    expect(marked({ problem, mark: "acceptable" })).toEqual(leave ? [leave] : []);
  });

  test("each item has its answer here", () => {
    expect(Object.keys(exercise.items)).toEqual(Object.keys(ANSWERS));
  });
});

test("a part of the laws by itself rules as all of them together do", () => {
  const incidents = DEMAND_PARTS.flatMap(incidentsOf);
  expect(incidents.length).toBeGreaterThan(150);
  for (const incident of incidents) {
    const { situation, code, when } = incident;
    const alone = rulingOnIncident(incident);
    // Every circumstance that is told is also a fact as the whole of the laws takes them, or follows from one.
    const { allPlayed, fourthHand, ...facts } = when;
    const together = rulingOn(situation, {
      code,
      ...facts,
      ...(allPlayed ? { played: 4 } : {}),
      ...(fourthHand ? { position: 4 } : {}),
    });
    expect(alone, situation).toEqual(together);
  }
});

test("“nothing” stands alone, and no two answers read alike", () => {
  for (const incident of DEMAND_PARTS.flatMap(incidentsOf)) {
    const posed = poseIncident(incident);
    const problem: Problem = { kind: exercise.id, id: "what-happens-now:0", ...posed };
    const best = marked({ problem, mark: "best" });
    if (best.includes("nothing")) expect(best).toEqual(["nothing"]);
    if (posed.ask.type !== "several") throw new Error("several were expected");
    const labels = posed.ask.options.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.length).toBeGreaterThanOrEqual(3);
    expect(labels.length).toBeLessThanOrEqual(8);
  }
});

test("every game and code is asked about, and often enough nothing may be demanded", async () => {
  const seen = new Map<string, number>();
  let nothing = 0;
  for (let seed = 0; seed < 300; seed++) {
    const problem = await fromSeed(exercise, seed);
    const { part, code } = sceneOf(problem, "incident");
    const key = `${part.split("-")[0]} ${code}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
    if (marked({ problem, mark: "best" }).includes("nothing")) nothing++;
  }
  expect([...seen.keys()].sort()).toEqual([
    "auction american",
    "straight american",
    "straight english",
    "whist american",
    "whist english",
  ]);
  expect(nothing).toBeGreaterThan(30);
});

test("what is left over or taken wrongly is told, and the lenient way may be named or not", () => {
  const problem = fromItem(exercise, "auction-lead-out-of-turn");
  const solution = exercise.solve(problem);
  const verdict = (ids: readonly string[]) => verdictOn(solution, { type: "several", ids });
  expect(verdict(["card-callable", "call-suit"])?.mark).toBe("best");
  expect(verdict(["card-callable", "call-suit", "accept"])?.mark).toBe("best");
  const wrong = verdict(["card-callable", "nothing"]);
  expect(wrong?.mark).toBe("wrong");
  expect(
    wrong?.lines
      ?.filter(({ right }) => !right)
      .map(({ field }) => field)
      .sort(),
  ).toEqual(["call-suit", "nothing"]);
  expect(wrong?.lines?.map(({ field }) => field)).toEqual(choicesOf(problem.ask));
});
