import { formatSet, type ClassSet, type Step } from "../classroom/set.ts";
import { isKindId } from "../exercises/kit/kinds.ts";
import { allTracks, hrefOf, type Lesson } from "./library.ts";

/** A lesson’s exercises as a set ready to be given to a class. */
export interface ReadySet {
  readonly track: string;
  readonly title: string;
  /** The lesson itself. */
  readonly href: string;
  /** How many questions it has. */
  readonly steps: number;
  readonly code: string;
}

/** The steps that a lesson’s MDX names, in order. */
function stepsIn(mdxBody: string): Step[] {
  return Array.from(mdxBody.matchAll(/<Exercise\s([^>]*)\/>/g), ([tag, attributes = ""]): Step => {
    const kind = /\bkind="([^"]*)"/.exec(attributes)?.[1];
    if (!isKindId(kind)) throw new Error(`No kind of exercise is named in ${tag}`);
    const item = /\bitem="([^"]*)"/.exec(attributes)?.[1];
    const seed = Number(/\bseed=\{(\d+)\}/.exec(attributes)?.[1] ?? 1);
    return item === undefined ? { type: "seed", kind, seed } : { type: "item", kind, item };
  });
}

/** The set of one lesson. */
export function setOf(lesson: Lesson): ClassSet {
  return {
    title: lesson.data.title,
    note: "",
    mode: "teach",
    steps: stepsIn(lesson.body ?? ""),
  };
}

/** A set for every lesson that has exercises, in reading order. */
export async function readySets(): Promise<ReadySet[]> {
  const tracks = await allTracks();
  return tracks.flatMap(({ track, lessons }) =>
    lessons.flatMap((lesson) => {
      const set = setOf(lesson);
      if (set.steps.length === 0) return [];
      const { title } = lesson.data;
      return [
        {
          track: track.data.title,
          title,
          href: hrefOf(lesson),
          steps: set.steps.length,
          code: formatSet(set),
        },
      ];
    }),
  );
}
