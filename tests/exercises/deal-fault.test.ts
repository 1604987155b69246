import { describe, expect, test } from "vitest";
import { REMEDIES } from "../../src/engine/laws/remedies.ts";
import { LAW_ROWS } from "../../src/engine/laws/rows.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { DEALT_GAMES } from "../../src/exercises/dealing/deal-fault.ts";
import { HAPPENINGS, rulingOnHappening } from "../../src/exercises/dealing/deal-fault-deal.ts";
import type { Problem, Solution } from "../../src/exercises/kit/exercise.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";

/** What the codes give: the rows on dealing of the laws of 1913, of Elwell 1905 and of both codes of whist. */
const RIGHT: Readonly<Record<string, readonly string[]>> = {
  "auction-two-cards-cut": ["highest-counts"],
  "auction-card-faced": ["new-deal-compulsory"],
  "auction-card-turned-over": ["new-deal-compulsory"],
  "auction-not-cut": ["new-deal-compulsory"],
  "auction-not-cut-late": ["stand"],
  "auction-fourteen-cards": ["new-deal-compulsory"],
  "auction-short-hand": ["stand"],
  "auction-over-and-under": ["deal-void"],
  "straight-two-cards-cut": ["cut-again"],
  "straight-dealer-shows-card": ["new-deal", "stand"],
  "straight-dealer-looks": ["see-card", "new-deal"],
  "straight-wrong-dealer": ["correct"],
  "straight-wrong-pack-late": ["stand"],
  "whist-card-shown": ["new-deal", "stand"],
  "whist-not-cut": ["lose-deal"],
  "whist-misdeal-touched": ["redeal-same-dealer"],
  "whist-shuffled-after-cut": ["lose-deal"],
  "whist-dealer-looks": ["lose-deal"],
  "whist-dealer-looks-english": ["see-card", "new-deal"],
  "whist-wrong-number": ["new-deal", "play-on"],
};

/** Situations about cards that are not faults of the deal; ties are asked by `cutting`, and duplicate is not taught. */
const NOT_ASKED = /newcards|duplicate|cut\.ties/;

/** Remedies that come to the same at the table, of which a wrong answer must not stand beside a right one. */
const ALIKE = [
  ["new-deal-compulsory", "redeal-same-dealer", "deal-void"],
  ["stand", "play-on", "no-penalty", "answer-for-revokes", "ignore"],
  ["recut", "cut-again"],
] as const;

const ALL = DEALT_GAMES.flatMap((game) => HAPPENINGS[game].map((one) => [game, one] as const));

const best = (solution: Solution) =>
  solution.type === "choices"
    ? solution.choices.filter(({ mark }) => mark === "best").map(({ id }) => id)
    : [];

const offered = ({ ask }: Problem) =>
  ask.type === "option" ? ask.options.map(({ id }) => id) : [];

describe("deal-fault", () => {
  test("every item gives what its code gives, and nothing else", async () => {
    const exercise = await loadAuthored("deal-fault");
    expect(Object.keys(exercise.items).sort()).toEqual(Object.keys(RIGHT).sort());
    for (const [slug, ids] of Object.entries(RIGHT)) {
      expect(best(exercise.solve(fromItem(exercise, slug))).sort(), slug).toEqual([...ids].sort());
    }
  });

  test("what is all done is joined by “and”, what a side may choose by “or”", async () => {
    const exercise = await loadAuthored("deal-fault");
    const told = async (problem: Problem) => {
      await exercise.ready?.(problem);
      return exercise.solve(problem).hints.at(-1);
    };
    // A card has shown while the pack was cut: laws of 1913, 32.
    expect(await told(await fromSeed(exercise, 7))).toBe(
      "By the law: the pack is cut again, and the dealer shuffles again.",
    );
    expect(await told(fromItem(exercise, "straight-dealer-shows-card"))).toBe(
      "By the law: ask for a new deal by the same dealer, or let it stand.",
    );
  });

  test("all that is right is offered, with at least two answers that are wrong", async () => {
    const exercise = await loadAuthored("deal-fault");
    for (let seed = 0; seed < 300; seed++) {
      const problem = await fromSeed(exercise, seed);
      const right = best(exercise.solve(problem));
      expect(offered(problem), problem.id).toEqual(expect.arrayContaining(right));
      expect(offered(problem).length - right.length, problem.id).toBeGreaterThanOrEqual(2);
    }
  });

  test("nothing that tempts is right, or as good as right", () => {
    for (const [game, one] of ALL) {
      const { told, tempting } = one;
      const { may } = rulingOnHappening(game, one);
      for (const remedy of tempting) {
        expect(Object.values(REMEDIES[remedy].known).flat().length, told).toBeGreaterThan(0);
        expect(may, told).not.toContain(remedy);
        const alike = ALIKE.find((group) => group.some((id) => id === remedy)) ?? [];
        expect(
          may.filter((id) => alike.some((other) => other === id)),
          `${told} ${remedy}`,
        ).toEqual([]);
      }
    }
  });

  test("every fault of cutting and dealing is asked about", () => {
    const asked = ALL.map(([game, one]) => rulingOnHappening(game, one).situation);
    const rows = LAW_ROWS.filter(
      ({ id, topic }) => ["cutting", "hands"].includes(topic) && !NOT_ASKED.test(id),
    );
    expect(rows.map(({ id }) => id).filter((id) => !asked.some((one) => one === id))).toEqual([]);
  });
});
