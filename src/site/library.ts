import { getCollection, getEntry, type CollectionEntry } from "astro:content";
import { loadAuthored } from "../exercises/authored.ts";
import { KIND_IDS, type KindId } from "../exercises/kit/kinds.ts";
import type { RuleId } from "../rulebook/rules.ts";

export type Track = CollectionEntry<"tracks">;
export type Lesson = CollectionEntry<"lessons">;
export type Rule = CollectionEntry<"rulebook">;

/** A track with its lessons in reading order. */
export interface TrackOfLessons {
  readonly track: Track;
  readonly lessons: readonly Lesson[];
}

/** Every track with its lessons, in the order of their places; a track that names a lesson not written fails the build by name. */
export async function allTracks(): Promise<TrackOfLessons[]> {
  const tracks = (await getCollection("tracks")).sort((a, b) => a.data.place - b.data.place);
  return Promise.all(
    tracks.map(async (track) => ({
      track,
      lessons: await Promise.all(
        track.data.lessons.map(async (name) => {
          const lesson = await getEntry("lessons", `${track.id}/${name}`);
          if (!lesson) throw new Error(`The track “${track.id}” names no lesson “${name}”.`);
          return lesson;
        }),
      ),
    })),
  );
}

/** The address of a lesson, from its track and name: `/learn/first-evening/the-eleven-rule/`. */
export function hrefOf(lesson: Lesson): string {
  return `/learn/${lesson.id}/`;
}

/** The problems a lesson sets, by their ids and in its order: `lead-card:king-queen`. */
export function exercisesOf(lesson: Lesson): string[] {
  const set = (lesson.body ?? "").matchAll(/<Exercise\s+kind="([^"]*)"\s+item="([^"]*)"/g);
  return Array.from(set, ([, kind, item]) => `${kind}:${item}`);
}

/** Where a rule is taught and drilled. */
export interface RuleUse {
  readonly lessons: readonly Lesson[];
  readonly kinds: readonly KindId[];
}

/** For every rule, the lessons that teach it and the kinds of exercise that may cite it, both in reading order. */
export async function rulesInUse(): Promise<(id: RuleId) => RuleUse> {
  const lessons = (await allTracks()).flatMap((track) => track.lessons);
  const exercises = await Promise.all(KIND_IDS.map(loadAuthored));
  return (id) => ({
    lessons: lessons.filter((lesson) => lesson.data.rules.includes(id)),
    kinds: exercises.filter(({ teaches }) => teaches.includes(id)).map((exercise) => exercise.id),
  });
}
