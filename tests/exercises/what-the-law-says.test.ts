import { describe, expect, test } from "vitest";
import { rulingOn } from "../../src/engine/laws/ruling.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { CASES, incidentOf, poseCase } from "../../src/exercises/dealing/law-asked-deal.ts";
import { rulingOnIncident } from "../../src/exercises/dealing/incident.ts";
import { choicesOf } from "../../src/exercises/kit/ask.ts";
import type { Problem } from "../../src/exercises/kit/exercise.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";

const exercise = await loadAuthored("what-the-law-says");

function bestOf(problem: Problem): string {
  const solution = exercise.solve(problem);
  if (solution.type !== "choices") throw new Error("choices were expected");
  return solution.choices
    .filter(({ mark }) => mark === "best")
    .map(({ id }) => id)
    .sort()
    .join(" ");
}

/** From the printed laws, by number. */
const ANSWERS: Readonly<Record<string, string>> = {
  // 1913, law 52: a proper call stands.
  "auction-change-call": "no-change",
  "auction-own-bid-passed": "no-change",
  "auction-silenced-player-calls": "cancel stand",
  // Laws 65 and 72: silence and a callable card; the suit may be forbidden to a first leader only.
  "auction-shown-by-leader": "card-callable partner-barred",
  "auction-shown-by-pone": "card-callable forbid-suit partner-barred",
  "auction-lead-accepted": "stand",
  "auction-third-card-in-trick": "answer-for-revokes",
  "auction-both-revoke": "honours-only",
  "auction-played-on-before-penalty": "wait",
  "auction-time-to-stop": "points:125",
  "auction-torn-card": "replace-cards",
  // Duplicate laws.
  "duplicate-bid-out-of-turn": "partner-barred points:50 stand",
  "duplicate-impossible-bid": "last-own-bid-final make-seven",
  "duplicate-hands-come-wrong": "send-back",
  "duplicate-hands-wrong-late": "average-score",
  "duplicate-missed-trick": "points:50",
  // Three-hand laws.
  "three-hand-bid-out-of-turn": "points:50",
  "three-hand-bid-accepted": "stand",
  "three-hand-double-out-of-turn": "cancel points:100 stand",
  "three-hand-declarer-shows-card": "points:50",
  // Elwell’s code.
  "straight-change-trump": "no-change",
  "straight-take-back-double": "no-change",
  "straight-dealer-shows-card": "partner-no-double",
  "straight-third-card-in-trick": "answer-for-revokes",
  "straight-dummy-third-card": "no-penalty",
  "straight-revoke-and-game": "max-28",
  "straight-both-revoke": "no-game",
  "straight-slam-by-revoke": "no-slam",
  // Whist, the American code where nothing else is said.
  "whist-turn-up-left": "card-callable",
  "whist-turn-up-named": "highest-trump lowest-trump",
  "whist-turn-up-early": "highest-trump lay-on-table lowest-trump",
  "whist-third-card-in-trick": "answer-for-revokes",
  "whist-both-revoke": "no-game",
  "whist-honours-late": "right-lost",
  "whist-last-trick-english": "allowed",
  // How long there is time.
  "auction-honours-forgotten-until": "rubber-agreed",
  "auction-tricks-wrong-until": "next-game-declared",
  "auction-draw-cards-until": "quitted",
  "auction-new-cards-until": "before-cut",
  "auction-revoke-claim-until": "next-cut",
  "duplicate-revoke-claim-until": "deal-recorded",
  "auction-false-lead-until": "declarer-plays",
  "auction-wrong-hand-until": "second-plays",
  "auction-fourteen-cards-until": "never",
  "straight-honours-wrong-until": "rubber-agreed",
  "straight-tricks-wrong-until": "next-trump-declared",
  "straight-tricks-wrong-until-english": "last-card-next-deal",
  "straight-draw-cards-until": "gathered",
  "straight-new-cards-until": "before-cut",
  "straight-revoke-claim-until": "next-cut",
  "straight-partner-first-until": "doubling-talk",
  "straight-undoubled-spades-until": "before-lead",
  "whist-tricks-wrong-until": "last-card-next-deal",
  "whist-tricks-wrong-until-english": "next-trump-turned",
  "whist-draw-cards-until": "gathered",
  "whist-new-cards-until": "before-cut",
  "whist-revoke-claim-until": "next-cut",
};

describe("what the printed laws say", () => {
  test.each(Object.entries(ANSWERS))("%s: %s", (slug, best) => {
    expect(bestOf(fromItem(exercise, slug))).toBe(best);
  });

  test("each case has its answer here, and one under another code where that differs", () => {
    expect(Object.keys(CASES).filter((id) => !(id in ANSWERS))).toEqual([]);
    const differing = Object.entries(CASES).flatMap(([id, { codes }]) =>
      codes
        .slice(1)
        .filter(
          (code) => bestOf(fromItem(exercise, `${id}-${code}`)) !== bestOf(fromItem(exercise, id)),
        )
        .map((code) => `${id}-${code}`),
    );
    expect(differing).toEqual([
      "straight-tricks-wrong-until-english",
      "whist-tricks-wrong-until-english",
    ]);
  });
});

test("a part of the laws by itself rules as all of them together do", () => {
  for (const one of Object.values(CASES)) {
    for (const code of one.codes) {
      const incident = incidentOf(one, code);
      const { role, ...facts } = incident.when;
      const seats = {
        declarer: { offender: "Z", declarer: "Z" },
        dummy: { offender: "Y", declarer: "Z" },
        leader: { offender: "A", declarer: "Z", leader: "A" },
        pone: { offender: "B", declarer: "Z", leader: "A" },
      } as const;
      const together = rulingOn(one.situation, { code, ...facts, ...(role ? seats[role] : {}) });
      expect(rulingOnIncident(incident), one.situation).toEqual(together);
    }
  }
});

test("no temptation is right in itself, and no two answers read alike", () => {
  for (const one of Object.values(CASES)) {
    for (const code of one.codes) {
      const ruling = rulingOnIncident(incidentOf(one, code));
      const right: readonly string[] = "may" in one ? [] : ruling.may;
      expect(one.tempt.filter((id) => right.includes(id))).toEqual([]);
      const { ask } = poseCase(one, code);
      if (ask.type !== "several" && ask.type !== "option") throw new Error("options were expected");
      const labels = ask.options.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels.length).toBeGreaterThanOrEqual(3);
      expect(labels.length).toBeLessThanOrEqual(7);
    }
  }
});

test("seeds ask both what follows and until when, in every game", async () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const problem = await fromSeed(exercise, seed);
    seen.add(`${problem.ask.type} ${problem.facts[0]?.split(/[ ,]/)[0]}`);
    expect(choicesOf(problem.ask).length).toBeGreaterThan(2);
  }
  expect([...seen].sort()).toEqual([
    "option Auction",
    "option Straight",
    "option Whist",
    "several Auction",
    "several Straight",
    "several Whist",
  ]);
});
