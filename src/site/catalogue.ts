import type { Catalogue } from "../classroom/catalogue.ts";
import { loadAuthored } from "../exercises/authored.ts";
import { rulesCited } from "../exercises/kit/exercise.ts";
import { fromItem } from "../exercises/kit/problem.ts";
import { SUBJECTS } from "../exercises/kit/subjects.ts";
import { allTracks } from "./library.ts";
import { setOf } from "./ready-sets.ts";

/** All that a class set can be made of, in the order of the practice room, with the lessons that set each. */
export async function catalogue(): Promise<Catalogue> {
  const tracks = await allTracks();
  const lessons = tracks.flatMap(({ track, lessons: inside }) =>
    inside.map((lesson) => ({ track: track.data.title, lesson, steps: setOf(lesson).steps })),
  );
  const settingOf = (kind: string, item?: string) =>
    lessons.flatMap(({ steps }, at) =>
      steps.some(
        (step) =>
          step.type !== "own" &&
          step.kind === kind &&
          (item === undefined || (step.type === "item" && step.item === item)),
      )
        ? [at]
        : [],
    );
  const kinds = await Promise.all(
    SUBJECTS.flatMap((subject) => subject.kinds).map(async (kind) => {
      const exercise = await loadAuthored(kind);
      const items = Object.entries(exercise.items).map(([item, { question, facts }]) => ({
        kind,
        item,
        question,
        facts: facts.join(" "),
        rules: rulesCited(exercise.solve(fromItem(exercise, item))),
        lessons: settingOf(kind, item),
      }));
      return { kind, levels: exercise.levels ?? 1, lessons: settingOf(kind), items };
    }),
  );
  return {
    lessons: lessons.map(({ track, lesson }) => ({ track, title: lesson.data.title })),
    kinds: kinds.map(({ kind, levels, lessons: set }) => ({ kind, levels, lessons: set })),
    items: kinds.flatMap(({ items }) => items),
  };
}
