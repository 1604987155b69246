import { describe, expect, test } from "vitest";
import { loadAuthored } from "../../src/exercises/authored.ts";
import type { Problem, Solution } from "../../src/exercises/kit/exercise.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { becauseOf, idsMarked } from "../support/choices.ts";
import { PLACES, printedCases, type PrintedCase } from "../support/printed.ts";

/** Examples that no item asks about, with the reason. */
const LEFT_OUT: readonly (readonly [id: RegExp, reason: string])[] = [
  [/^nullo\./, "a lead at nullos, of which other kinds ask"],
  [/^whist\.third\./, "third hand at whist has no such kind"],
  [/^x\.leadcard\.trump\.9$/, "one card leaves no choice"],
  [/^x\.leadcard\.trump\.AK$/, "the authors differ about two cards, so that neither is wrong"],
  [
    /^second\.right\.Qxx-AK$/,
    "the small cards are sound too; the item has the ten beside the queen",
  ],
  [/^eleven\.base\./, "the subtraction alone, without cards to count"],
  [/^upto\.weak\.(9xx|Axxx)$/, "not weak does not say that the suit is to be left"],
  [/^upto\.short\.K$/, "that a lone king is led the table says of the card, not of the suit"],
];

/** What is right by an example, as the answers of its problem are called; the cards are ranks where it has no suit. */
function rightOf({ kind, expected }: PrintedCase, problem: Problem): readonly string[] {
  const { scene, ask } = problem;
  const of = (key: string) => expected[key];
  if (kind === "signal") return [(of("order") as string[]).join("")];
  if (kind === "eleven") {
    if (of("applies") === false) return ["honour-led"];
    return of("consistentWithFourthBest") === false
      ? ["too-many-higher"]
      : [String(of("declarerHigher"))];
  }
  if (of("fourchette")) return [String(of("fourchette"))];
  if (ask.type === "option" && of("continue") !== undefined) {
    return [of("continue") ? "go-on" : "stop"];
  }
  if (ask.type === "option") {
    const lead = of("lead") ?? of("leadThrough") ?? of("weak") ?? of("good") ?? true;
    return [lead && !of("suitBetterAvoided") ? "lead" : "leave"];
  }
  const cards = scene.type === "suit" ? scene.cards : "hand" in scene ? scene.hand : [];
  const first = [of("plays") ?? of("winWith") ?? of("card")].flat()[0] as string;
  return [`${cards[0]?.[0]}${first.at(-1)}`];
}

interface Asked {
  readonly problem: Problem;
  readonly solution: Solution;
}

async function asked(given: PrintedCase): Promise<Asked[]> {
  const place = PLACES[given.kind];
  const found: Asked[] = [];
  for (const kind of place?.kinds(given) ?? []) {
    const exercise = await loadAuthored(kind);
    for (const slug of Object.keys(exercise.items)) {
      const problem = fromItem(exercise, slug);
      if (!place?.is(given, problem)) continue;
      await exercise.ready?.(problem);
      found.push({ problem, solution: exercise.solve(problem) });
    }
  }
  return found;
}

const leftOut = ({ id }: PrintedCase) => LEFT_OUT.some(([pattern]) => pattern.test(id));

describe.each(Object.keys(PLACES))("every printed example of “%s”", (kind) => {
  const cases = printedCases(kind);

  test("is asked about by an item, or left out with a reason", async () => {
    for (const given of cases) {
      expect((await asked(given)).length > 0, given.id).toBe(!leftOut(given));
    }
  });

  test("is marked as the book has it, or as a difference between authors that the words name", async () => {
    for (const given of cases.filter((one) => !leftOut(one))) {
      for (const { problem, solution } of await asked(given)) {
        const at = `${given.id} as ${problem.id}`;
        const best = idsMarked(solution, "best");
        const sound = idsMarked(solution, "acceptable");
        for (const id of rightOf(given, problem)) {
          if (!best.includes(id)) {
            expect(sound, at).toContain(id);
            expect(becauseOf(solution, id), at).toMatch(/differ/);
          }
        }
        const also = ((given.expected["oneOf"] ?? []) as string[]).map((card) => card.at(-1));
        const marked = [...best, ...sound].map((id) => id.at(-1));
        expect(marked, at).toEqual(expect.arrayContaining(also));
        if (given.expected["notCard"]) expect(marked, at).not.toContain(given.expected["notCard"]);
      }
    }
  });
});

test("every reason for leaving an example out is one that is wanted", () => {
  const all = Object.keys(PLACES).flatMap(printedCases);
  for (const [pattern] of LEFT_OUT) {
    expect(
      all.some(({ id }) => pattern.test(id)),
      String(pattern),
    ).toBe(true);
  }
});
