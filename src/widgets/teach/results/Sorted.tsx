import {
  absentees,
  rulesMissed,
  type ClassResults,
  type GivenSet,
} from "../../../classroom/results.ts";
import { titleOf, type ClassSet } from "../../../classroom/set.ts";
import { spreadOf } from "../../../classroom/spread.ts";
import { countWords } from "../../practice/words.ts";
import { Missed } from "./Missed.tsx";
import { SpreadView } from "./SpreadView.tsx";
import { StudentTable } from "./StudentTable.tsx";

interface SortedProps {
  readonly set: ClassSet;
  readonly given: GivenSet;
  readonly results: ClassResults;
  readonly list: string;
  readonly save: () => void;
}

/** Everything that the codes tell. */
export function Sorted({ set, given, results, list, save }: SortedProps) {
  const { students, twice, others, refused } = results;
  const absent = absentees(list, students);
  return (
    <>
      <section aria-labelledby="by-student">
        <h2 id="by-student">{set.title || "The set"}: by student</h2>
        {students.length === 0 ? (
          <p>No code for this set is here yet.</p>
        ) : (
          <StudentTable students={students} steps={set.steps.length} />
        )}
        {students.some(({ marked }) => marked.some(({ reply }) => reply.hinted)) && (
          <p class="quiet">ʰ marks an answer for which a hint was taken.</p>
        )}
        {list.trim() && (
          <p>
            {absent.length === 0
              ? "Nobody on your list is missing."
              : `Not handed in, ${absent.length}: ${absent.join(", ")}.`}
          </p>
        )}
        {twice > 0 && <p>{countWords(twice, "code")} came twice and counted once.</p>}
        {others.map((other) => (
          <p key={other.set}>
            {countWords(other.count, "code")} for another set, {other.set}, put aside.
          </p>
        ))}
        {refused.map(({ named, fault }, at) => (
          <p class="refused" key={at}>
            <b>{named}</b> is refused: {fault}
          </p>
        ))}
        {students.length > 0 && (
          <p class="acts">
            <button type="button" class="button" onClick={save}>
              Save the table for a spreadsheet
            </button>
          </p>
        )}
      </section>
      {students.length > 0 && (
        <>
          <section aria-labelledby="by-rule">
            <h2 id="by-rule">The rules most missed</h2>
            <Missed missed={rulesMissed(students)} of={students.length} />
          </section>
          <section aria-labelledby="by-question">
            <h2 id="by-question">Question by question</h2>
            {set.steps.map((step, at) => (
              <SpreadView
                key={at}
                at={at}
                title={titleOf(step)}
                problem={given.problems[at] ?? null}
                spread={spreadOf(given, students, at)}
                of={students.length}
                mode={set.mode}
              />
            ))}
          </section>
        </>
      )}
    </>
  );
}
