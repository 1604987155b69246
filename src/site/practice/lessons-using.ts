import type { KindId } from "../../exercises/kit/kinds.ts";
import { allTracks, type Lesson } from "../library.ts";

/** For every kind of exercise, the lessons that set one of it or send the reader on to its practice room, in reading order. */
export async function lessonsUsing(): Promise<(kind: KindId) => readonly Lesson[]> {
  const lessons = (await allTracks()).flatMap((track) => track.lessons);
  return (kind) =>
    lessons.filter(
      ({ data, body }) => data.practice.includes(kind) || body?.includes(`kind="${kind}"`),
    );
}
