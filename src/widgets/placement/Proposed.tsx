import { numberWord } from "../../engine/notation/number-word.ts";
import { sentence } from "../../exercises/kit/words.ts";
import type { Proposal } from "../../exercises/placement.ts";
import type { KindNames } from "../practice/kinds.ts";

/** A lesson that may be proposed, by its track and name. */
export type LessonNames = Readonly<
  Record<string, { readonly title: string; readonly track: string; readonly lede: string }>
>;

interface Props {
  readonly proposal: Proposal;
  /** How many problems were asked. */
  readonly all: number;
  readonly kinds: KindNames;
  readonly lessons: LessonNames;
  readonly again: () => void;
}

/** Where to begin and why, with the way there. */
export function Proposed({ proposal, all, kinds, lessons, again }: Props) {
  const { lesson, missed, before } = proposal;
  const named = lessons[lesson];
  return (
    <>
      <h2 tabIndex={-1} class="came">
        Begin with “{named?.title}”
      </h2>
      <p class="quiet">{named?.track}</p>
      <p>
        {missed
          ? `${beforeWords(before)} “${kinds[missed.kind] ?? ""}” is what this lesson is about, and what comes after rests on it.`
          : `All ${numberWord(all)} were right. What is left is what no later bridge teaches; straight bridge and whist have tracks of their own as well.`}
      </p>
      <p>
        <a class="button" href={`/learn/${lesson}/`}>
          To the lesson
        </a>
      </p>
      {named && <p class="quiet">{named.lede}</p>}
      <p class="acts">
        <a href="/learn/">All lessons</a>
        <button type="button" class="plain" onClick={again}>
          Ask me again
        </button>
      </p>
    </>
  );
}

/** What was known below the rung that was missed. */
function beforeWords(before: number): string {
  if (before === 0) return "This is where the course begins.";
  return before === 1
    ? "The first was right, so you may leave its lesson out."
    : `${sentence(`the first ${numberWord(before)}`)} were right, so what they ask you know already.`;
}
