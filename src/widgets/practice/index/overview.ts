import { today } from "../../../progress/clock.ts";
import { waiting } from "../../../progress/model/redo.ts";
import { kindHeld, type Strength } from "../../../progress/model/strength.ts";
import { doneOn } from "../../../progress/model/tally.ts";
import { LearnersRecord } from "../../../progress/record.ts";
import { countWords } from "../words.ts";

/** What the practice room says of a reader’s record. */
export interface Overview {
  /** What today holds, in a few short sentences. */
  readonly today: string;
  /** How many problems wait to be done again. */
  readonly again: number;
  /** How each kind that has been met stands. */
  readonly held: Readonly<Record<string, Strength>>;
}

/** Reads the record; null where there is none yet, and then the schedule is not fetched either. */
export async function overview(): Promise<Overview | null> {
  const { answers, missed, choices } = await LearnersRecord.open();
  if (answers.length === 0) return null;
  const { dueBy, skillsOf } = await import("../../../progress/model/schedule.ts");
  const day = today();
  const skills = skillsOf(answers, day);
  const due = dueBy(skills, day).length;
  const done = doneOn(answers, day);
  const dueWords =
    due === 0
      ? "Nothing is due today."
      : `${countWords(due, "exercise")} ${due === 1 ? "is" : "are"} due today.`;
  const doneWords =
    choices.goal > 0
      ? ` You have done ${done} of ${choices.goal}.`
      : done > 0
        ? ` You have done ${countWords(done, "problem")}.`
        : "";
  return {
    today: dueWords + doneWords,
    again: waiting(answers, missed).length,
    held: Object.fromEntries(
      [...skills].map(([kind, standing]) => [kind, kindHeld(answers, kind, standing).strength]),
    ),
  };
}
