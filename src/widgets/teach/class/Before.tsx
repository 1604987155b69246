import type { ClassSet } from "../../../classroom/set.ts";
import { countWords } from "../../practice/words.ts";
import { freshRun, isAnswered, keptRun, type Run } from "./hand-in.ts";

/** What stands before the first step: the title, the teacher’s note, what is to come, and the button that begins. */
export function Before({
  set,
  begin,
}: {
  readonly set: ClassSet;
  readonly begin: (run: Run) => void;
}) {
  const kept = keptRun(set);
  const done = kept?.replies.filter(isAnswered).length ?? 0;
  return (
    <>
      <h2>{set.title || "Questions from your teacher"}</h2>
      {set.note && <p class="set-note">{set.note}</p>}
      <p>
        {countWords(set.steps.length, "question")}.{" "}
        {set.mode === "teach"
          ? "Each answer is marked at once, there are hints, and your first answer counts."
          : "Nothing is marked until the end, and there are no hints. You may change an answer until you go on."}
      </p>
      <p class="acts">
        {kept && done > 0 && (
          <button type="button" class="button begin" onClick={() => begin(kept)}>
            Carry on where you stopped
          </button>
        )}
        <button type="button" class="button begin" onClick={() => begin(freshRun(set))}>
          {done > 0 ? "Begin again" : "Begin"}
        </button>
      </p>
    </>
  );
}
