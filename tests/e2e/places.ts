import { basename, dirname } from "node:path";
import { KIND_IDS, type KindId } from "../../src/exercises/kit/kinds.ts";
import { isTold } from "../../src/exercises/kit/scene.ts";
import { exercisesIn, lessons, type Setting } from "../support/content.ts";
import { builtPages, isLesson, type Page } from "../support/dist.ts";
import { filesUnder } from "../support/files.ts";
import { solvedItem, solvedSeed, type Solved } from "../support/problems.ts";

/** A lesson as it stands on the site, with the exercises it sets. */
export interface LessonPlace {
  readonly title: string;
  readonly path: string;
  readonly settings: readonly Setting[];
}

export function lessonPlaces(): LessonPlace[] {
  const pages = builtPages().filter(isLesson);
  return lessons().map((lesson) => {
    const track = basename(dirname(lesson.path));
    const page = pages.find(({ path }) => path === `/learn/${track}/${lesson.slug}/`);
    if (!page) throw new Error(`the lesson ${lesson.slug} has no page`);
    return { title: lesson.data.title, path: page.path, settings: exercisesIn(lesson) };
  });
}

/**
 * Some of a list, spread over the whole of it: one in so many, for what one template draws alike and another test reads
 * without a browser; with `DEEP` all.
 */
export function someOf<T>(list: readonly T[], oneIn: number): T[] {
  return list.filter((_, at) => process.env["DEEP"] || at % oneIn === 0);
}

const HANDS = filesUnder("content/hands", ".pbn").map((path) => basename(path, ".pbn"));

/** Pages that one template draws alike, a group each: practice rooms, printed hands, parts of the rulebook, evenings. */
const ALIKE = [
  new RegExp(`^/practice/(?:${KIND_IDS.join("|")})/$`),
  new RegExp(`^/play/(?:${HANDS.join("|")})/$`),
  /^\/rules\/(?!compared|misprints)[^/]+\/$/,
  /^\/teach\/evenings\/[^/]+\/$/,
];

/** Lessons, which are alike in all but their figures: for what a figure has no part in. */
export const LESSONS = /^\/learn\/[^/]+\/[^/]+\/$/;

/**
 * Of pages that are drawn alike, and of those `besides`, one in seven, which speak for the others; and every other page. With
 * `DEEP` all.
 */
export function someAlike(pages: readonly Page[], ...besides: readonly RegExp[]): Page[] {
  const alike = [...ALIKE, ...besides];
  const groups = Map.groupBy(pages, ({ path }) => alike.findIndex((group) => group.test(path)));
  return [...groups].flatMap(([group, inside]) => (group < 0 ? inside : someOf(inside, 7)));
}

/** Where one problem of a kind is to be met: in a lesson where one sets it, else in its practice room. */
export interface KindPlace {
  readonly kind: KindId;
  readonly path: string;
  solved(): Promise<Solved>;
}

export function kindPlaces(): KindPlace[] {
  const places = lessonPlaces();
  return KIND_IDS.map((kind) => {
    for (const { path, settings } of places) {
      const setting = settings.find((candidate) => candidate.kind === kind);
      if (setting) return { kind, path, solved: () => solvedItem(kind, setting.item) };
    }
    return { kind, path: `/practice/${kind}/?seed=7`, solved: () => solvedSeed(kind, 7) };
  });
}

/**
 * One kind for each form an exercise takes: the same scene asked in the same way is drawn and answered by the same code,
 * whatever it is about. Every kind has its own test in `practice.spec.ts`; with `DEEP` every kind is a form of its own.
 */
export async function formPlaces(): Promise<KindPlace[]> {
  const forms = new Map<string, KindPlace>();
  for (const place of kindPlaces()) {
    const { scene, ask } = (await place.solved()).problem;
    const look = "look" in ask ? ask.look : "";
    const drawn = scene.table ? "table" : isTold(scene) ? "told" : scene.type;
    const form = process.env["DEEP"] ? place.kind : `${drawn} ${ask.type} ${look}`;
    if (!forms.has(form)) forms.set(form, place);
  }
  return [...forms.values()];
}
