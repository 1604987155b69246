import { ok, refuse, type Result } from "../../engine/core/result.ts";
import { exerciseFiles, exerciseInsertions, type Insertion } from "./exercise.ts";
import { handText } from "./hand.ts";
import { lessonText } from "./lesson.ts";

/** What an author may begin. */
export const BEGINNINGS = ["lesson", "exercise", "hand"] as const;
export type Beginning = (typeof BEGINNINGS)[number];

/** A file of the project to be written, by its path. */
export interface Written {
  readonly path: string;
  readonly text: string;
}

/** The text of a file of the project, or null where there is none. */
export type Reader = (path: string) => string | null;

const SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * The files with which a lesson (`track/slug`), a kind of exercise or a hand begins, whole as they are to be written; a
 * lesson bears the day on which it is begun.
 * Refuses, in one sentence, a slug that is not one or is taken, and a track that there is none of.
 */
export function begin(
  what: string | undefined,
  name: string,
  read: Reader,
  day: string,
): Result<Written[]> {
  switch (what) {
    case "lesson":
      return beginLesson(name, read, day);
    case "exercise":
      return beginFiles(name, exerciseFiles(name), exerciseInsertions(name), read);
    case "hand":
      return beginFiles(name, [[`content/hands/${name}.pbn`, handText()]], [], read);
    default:
      return refuse("what", `Say which of these to begin: ${BEGINNINGS.join(", ")}.`);
  }
}

function beginLesson(name: string, read: Reader, day: string): Result<Written[]> {
  const [track = "", slug = "", ...more] = name.split("/");
  if (!slug || more.length > 0) {
    return refuse("slug", "A lesson is named by its track and its slug, as in leads/the-ace.");
  }
  const list = `content/tracks/${track}.yaml`;
  const lessons = SLUG.test(track) ? read(list) : null;
  if (lessons === null) return refuse("track", `There is no track “${track}”.`);
  const written = beginFiles(
    slug,
    [[`content/lessons/${track}/${slug}.mdx`, lessonText(day)]],
    [],
    read,
  );
  if (!written.ok) return written;
  return ok([...written.value, { path: list, text: `${lessons.trimEnd()}\n  - ${slug}\n` }]);
}

function beginFiles(
  slug: string,
  files: readonly (readonly [string, string])[],
  insertions: readonly Insertion[],
  read: Reader,
): Result<Written[]> {
  if (slug === "") {
    return refuse(
      "slug",
      "Say what it is to be called, in small letters: one-word or a-few-words.",
    );
  }
  if (!SLUG.test(slug)) {
    return refuse(
      "slug",
      `“${slug}” is no slug: small letters, figures and single dashes, a letter first.`,
    );
  }
  const taken = files.find(([path]) => read(path) !== null);
  if (taken) return refuse("taken", `“${slug}” is taken: there is ${taken[0]} already.`);
  const changed = new Map<string, string>();
  for (const { path, before, text } of insertions) {
    const was = changed.get(path) ?? read(path) ?? "";
    const at = before === "};\n" ? was.lastIndexOf(before) : was.indexOf(before);
    if (at < 0) throw new Error(`${path} has no place for “${slug}”`);
    changed.set(path, was.slice(0, at) + text + was.slice(at));
  }
  return ok([...files, ...changed].map(([path, text]) => ({ path, text })));
}
