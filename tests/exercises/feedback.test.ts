/** What is said before an answer and after it, over every kind: nothing is given away, praise is brief, a slip is told in full. */
import { beforeAll, describe, expect, test } from "vitest";
import { isCard } from "../../src/engine/core/card.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import type { Answer, Ask } from "../../src/exercises/kit/ask.ts";
import {
  verdictOn,
  type Choice,
  type Problem,
  type Solution,
} from "../../src/exercises/kit/exercise.ts";
import { KIND_IDS, KINDS, type KindId } from "../../src/exercises/kit/kinds.ts";
import { fromItem, fromSeed } from "../../src/exercises/kit/problem.ts";
import { cardName, cardText } from "../../src/exercises/kit/words.ts";
import { Session } from "../../src/widgets/drill/session.ts";
import { becauseOf, headingOf } from "../../src/widgets/drill/verdict-words.ts";
import { exercisesIn, lessons, wordCount } from "../support/content.ts";

/** Seeds of each kind, of all its levels: sampled in the daily run, more in `npm run test:deep`. */
const SEEDS = process.env["DEEP"] ? 3000 : 120;

/** The longest reason of a right answer, in words, and the longest on the average of a kind. */
const BRIEF = { most: 75, mean: 50 };

/** A slip is told in as many words as what is right, or nearly: the reason may be shorter where the heading names the card. */
const FULL = 0.75;

interface Solved {
  readonly problem: Problem;
  readonly solution: Solution;
}

async function posed(kind: KindId): Promise<{ seeds: Solved[]; items: Solved[] }> {
  const exercise = await loadAuthored(kind);
  const seeds: Solved[] = [];
  for (let seed = 0; seed < SEEDS; seed++) {
    const problem = await fromSeed(exercise, seed);
    seeds.push({ problem, solution: exercise.solve(problem) });
  }
  const items = Object.keys(exercise.items).map((slug) => {
    const problem = fromItem(exercise, slug);
    return { problem, solution: exercise.solve(problem) };
  });
  return { seeds, items };
}

/** The answer in which all is right. */
function rightAnswer({ problem, solution }: Solved): Answer {
  if (solution.type === "entries") {
    const values = solution.entries.map(({ field, value }) => [field, value]);
    return { type: "numbers", values: Object.fromEntries(values) };
  }
  const best = solution.choices.filter(({ mark }) => mark === "best").map(({ id }) => id);
  return problem.ask.type === "several"
    ? { type: "several", ids: best }
    : { type: "choice", id: best[0] ?? "" };
}

/** What a choice is called in running words. */
function namesOf(ask: Ask, id: string): readonly string[] {
  if (isCard(id)) return [cardText(id), cardName(id)];
  return "options" in ask ? ask.options.filter((one) => one.id === id).map((one) => one.label) : [];
}

function says(text: string, words: string): boolean {
  const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "iu").test(text);
}

const marked = (choices: readonly Choice[], mark: Choice["mark"]) =>
  choices.filter((choice) => choice.mark === mark);

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The choices of a problem where one is to be taken; none where figures or several are asked. */
const choicesIn = ({ problem, solution }: Solved): readonly Choice[] =>
  solution.type === "choices" && problem.ask.type !== "several" ? solution.choices : [];

const SET_IN_LESSONS = lessons()
  .flatMap(exercisesIn)
  .map(({ kind, item }) => `${kind}:${item}`);

describe.each(KIND_IDS)("%s", (kind) => {
  let seeds: readonly Solved[] = [];
  let items: readonly Solved[] = [];
  let all: readonly Solved[] = [];

  beforeAll(async () => {
    ({ seeds, items } = await posed(kind));
    all = [...seeds, ...items];
  }, 600_000);

  test("no prompt holds a reason, or a hint that names the answer", () => {
    const told = all.flatMap(({ problem, solution }) => {
      const prompt = [problem.question, ...problem.facts].join(" ");
      const reasons =
        solution.type === "choices" ? marked(solution.choices, "best") : solution.entries;
      const words = [...reasons.map(({ because }) => because), ...solution.hints.slice(1)];
      return words.filter((each) => prompt.includes(each)).map((each) => `${problem.id}: ${each}`);
    });
    expect(told).toEqual([]);
  });

  test("an answer that the prompt happens to name is no likelier to be right than not", () => {
    const shares = seeds.flatMap((solved) => {
      const { question, facts, ask } = solved.problem;
      const prompt = [question, ...facts].join(" ");
      const choices = choicesIn(solved);
      const named = choices.filter(({ id }) => namesOf(ask, id).some((name) => says(prompt, name)));
      return named.length > 0 && named.length < choices.length
        ? [marked(named, "best").length / named.length]
        : [];
    });
    if (shares.length > SEEDS / 10) expect(mean(shares)).toBeLessThan(0.5);
    // What is to be entered is never in the question.
    for (const { problem, solution } of seeds) {
      if (solution.type === "choices") continue;
      const given = solution.entries.filter(
        ({ value }) => value > 9 && says(problem.question, String(value)),
      );
      expect(given, problem.id).toEqual([]);
    }
  });

  test("the title is no key to it: what it names is not always right", () => {
    const { title, about } = KINDS[kind];
    const rights = seeds.map((solved) =>
      marked(choicesIn(solved), "best").flatMap(({ id }) => namesOf(solved.problem.ask, id)),
    );
    const always = (rights[0] ?? []).filter((name) => rights.every((one) => one.includes(name)));
    expect(always.filter((name) => says(`${title} ${about}`, name))).toEqual([]);
  });

  test("the address of an item in a lesson does not name its answer alone", () => {
    const named = items.flatMap((solved) => {
      const { id } = solved.problem;
      const slug = `-${id.slice(kind.length + 1)}-`;
      const inSlug = choicesIn(solved).filter((choice) => slug.includes(`-${choice.id}-`));
      return marked(inSlug, "best").length > 0 && marked(inSlug, "wrong").length === 0 ? [id] : [];
    });
    expect(named.filter((id) => SET_IN_LESSONS.includes(id))).toEqual([]);
  });

  test("what is right is said briefly", () => {
    const words = all.map(({ problem, solution }) => {
      const verdict = verdictOn(solution, rightAnswer({ problem, solution }));
      expect(verdict?.mark, problem.id).toBe("best");
      const count = wordCount(verdict ? becauseOf(verdict, problem.ask) : "");
      expect(count, problem.id).toBeGreaterThan(0);
      expect(count, problem.id).toBeLessThanOrEqual(BRIEF.most);
      return count;
    });
    expect(mean(words)).toBeLessThanOrEqual(BRIEF.mean);
  });

  test("what is wrong is told as fully, and each wrong figure or choice has its own reason", () => {
    const lengths = { best: [] as number[], wrong: [] as number[] };
    for (const solved of all) {
      const { problem, solution } = solved;
      for (const { mark, because } of choicesIn(solved)) {
        if (mark !== "acceptable") lengths[mark].push(wordCount(because));
      }
      if (choicesIn(solved).length > 0) continue;
      // Nothing taken, or every box one too high: some line at least is wrong, and each that is has its reason.
      const slip: Answer =
        solution.type === "choices"
          ? { type: "several", ids: [] }
          : {
              type: "numbers",
              values: Object.fromEntries(
                solution.entries.map(({ field, value }) => [field, value + 1]),
              ),
            };
      const verdict = verdictOn(solution, slip);
      const wrong = verdict?.lines?.filter(({ right }) => !right) ?? [];
      expect(verdict?.mark, problem.id).toBe("wrong");
      expect(wrong.length, problem.id).toBeGreaterThan(0);
      expect(
        wrong.filter(({ because }) => wordCount(because) === 0),
        problem.id,
      ).toEqual([]);
    }
    if (lengths.wrong.length > 0) {
      expect(mean(lengths.wrong) / mean(lengths.best)).toBeGreaterThanOrEqual(FULL);
    }
  });
});

test("one right answer after another, of every kind, is never praised in the same words twice running", async () => {
  let before = "";
  for (const kind of KIND_IDS) {
    const exercise = await loadAuthored(kind);
    const problem = await fromSeed(exercise, 12);
    const solved = { problem, solution: exercise.solve(problem) };
    const answer = rightAnswer(solved);
    const session = await new Promise<Session>((resolve) => {
      const session: Session = new Session({ problem, titles: {}, mode: "sitting" }, () => {
        if (session.verdict) resolve(session);
      });
      session.answer(answer);
    });
    const [praise = ""] = headingOf("best", problem.ask, answer, session.run).split(":");
    expect(praise, kind).toMatch(/^Right( again| once more)?$/);
    expect(praise, kind).not.toBe(before);
    before = praise;
  }
});

test("one sound answer after another is not called sound in the same words twice running", async () => {
  const exercise = await loadAuthored("discard");
  const said: string[] = [];
  for (const seed of [76, 55, 76, 55]) {
    const problem = await fromSeed(exercise, seed);
    const solution = exercise.solve(problem);
    if (solution.type !== "choices") throw new Error(problem.id);
    const sound = solution.choices.find(({ mark }) => mark === "acceptable");
    const answer = { type: "choice", id: sound?.id ?? "" } as const;
    const session = await new Promise<Session>((resolve) => {
      const session: Session = new Session({ problem, titles: {}, mode: "sitting" }, () => {
        if (session.verdict) resolve(session);
      });
      session.answer(answer);
    });
    said.push(headingOf("acceptable", problem.ask, answer, session.run).split(":")[0] ?? "");
  }
  expect(said).toEqual([
    "Also sound",
    "Also sound again",
    "Also sound once more",
    "Also sound again",
  ]);
});
