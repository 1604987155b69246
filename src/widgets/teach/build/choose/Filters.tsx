import type { Catalogue, Wanted } from "../../../../classroom/catalogue.ts";
import { SUBJECTS } from "../../../../exercises/kit/subjects.ts";
import type { RuleForTeacher } from "../../rules.ts";

interface Props {
  readonly catalogue: Catalogue;
  readonly wanted: Wanted;
  /** The rule as typed, which is wanted once it is one of the list by its title. */
  readonly rule: string;
  readonly rules: readonly RuleForTeacher[];
  readonly onWanted: (part: Partial<Wanted>) => void;
  readonly onRule: (typed: string) => void;
  readonly onRules: () => void;
}

const LEVEL_NAMES = ["one suit", "hand and dummy", "the whole position"];

/** What narrows the choice of questions: words, subject, lesson, rule and level. */
export function Filters({ catalogue, wanted, rule, rules, onWanted, onRule, onRules }: Props) {
  const { lessons } = catalogue;
  const tracks = [...new Set(lessons.map(({ track }) => track))];
  return (
    <div class="filters" role="group" aria-label="What you are looking for">
      <p class="boxed">
        <label for="find">Words, such as “finesse”</label>
        <input
          id="find"
          type="search"
          value={wanted.words}
          autocomplete="off"
          onInput={({ currentTarget }) => onWanted({ words: currentTarget.value })}
        />
      </p>
      <p class="boxed">
        <label for="subject">Subject</label>
        <select
          id="subject"
          value={wanted.subject}
          onChange={({ currentTarget }) => onWanted({ subject: currentTarget.value })}
        >
          <option value="">All subjects</option>
          {SUBJECTS.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </p>
      <p class="boxed">
        <label for="of-lesson">Lesson</label>
        <select
          id="of-lesson"
          value={wanted.lesson ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onWanted({ lesson: value === "" ? null : Number(value) })
          }
        >
          <option value="">All lessons</option>
          {tracks.map((track) => (
            <optgroup key={track} label={track}>
              {lessons.map(
                (lesson, at) =>
                  lesson.track === track && (
                    <option key={at} value={at}>
                      {lesson.title}
                    </option>
                  ),
              )}
            </optgroup>
          ))}
        </select>
      </p>
      <p class="boxed">
        <label for="level">Level</label>
        <select
          id="level"
          value={wanted.level ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onWanted({ level: value === "" ? null : Number(value) })
          }
        >
          <option value="">Any level</option>
          {LEVEL_NAMES.map((name, at) => (
            <option key={name} value={at + 1}>
              {at + 1}: {name}
            </option>
          ))}
        </select>
      </p>
      <p class="boxed wide">
        <label for="rule">Rule, if it is to turn on one</label>
        <input
          id="rule"
          list="rules"
          value={rule}
          autocomplete="off"
          onFocus={onRules}
          onInput={({ currentTarget }) => onRule(currentTarget.value)}
        />
        <datalist id="rules">
          {rules.map(({ id, title }) => (
            <option key={id} value={title} />
          ))}
        </datalist>
      </p>
    </div>
  );
}
