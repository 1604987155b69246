import { Component } from "preact";
import { today } from "../../../progress/clock.ts";
import { GOALS, type Choices } from "../../../progress/model/choices.ts";
import type { Day } from "../../../progress/model/days.ts";
import { waiting } from "../../../progress/model/redo.ts";
import { formatSaved, parseSaved, type SavedRecord } from "../../../progress/model/save-file.ts";
import { dueBy, rulesOf, skillsOf } from "../../../progress/model/schedule.ts";
import { kindHeld, rulesHeld } from "../../../progress/model/strength.ts";
import { doneOn, lastDays, recent } from "../../../progress/model/tally.ts";
import { LearnersRecord } from "../../../progress/record.ts";
import type { Titles } from "../../drill/RuleLinks.tsx";
import { Segments } from "../../tools/controls/Segments.tsx";
import { saveFile } from "../../tools/save-file.ts";
import type { KindNames } from "../kinds.ts";
import { countWords, whenWords } from "../words.ts";
import { Files } from "./Files.tsx";
import { HeldTable } from "./HeldTable.tsx";
import { History } from "./History.tsx";
import { Rules } from "./Rules.tsx";

export interface RecordRoomProps {
  readonly kinds: KindNames;
}

interface State {
  readonly record: LearnersRecord | null;
  readonly day: Day | null;
  readonly titles: Titles;
  /** What was erased on this page, to be brought back. */
  readonly erased: SavedRecord | null;
  readonly said: string;
}

const HISTORY = 30;
const LATELY = 20;

/** The learner’s record: how every rule and exercise stands, the last days, what is set, and the record as a file. */
export class RecordRoom extends Component<RecordRoomProps, State> {
  override state: State = { record: null, day: null, titles: {}, erased: null, said: "" };

  override componentDidMount() {
    LearnersRecord.open().then((record) => this.show(record));
    // Another page of the site may have kept an answer while this one was out of sight.
    document.addEventListener("visibilitychange", () => {
      const { record } = this.state;
      if (document.visibilityState !== "visible" || !record || record.trouble) return;
      record.read().then(
        () => this.show(record),
        () => {},
      );
    });
  }

  show(record: LearnersRecord, said = this.state.said) {
    this.setState({ record, day: today(), said });
    if (record.answers.length > 0 && Object.keys(this.state.titles).length === 0) {
      fetch("/practice/record/titles.json")
        .then((response) => response.json())
        .then(
          (titles: Titles) => this.setState({ titles }),
          () => {},
        );
    }
  }

  async choose(record: LearnersRecord, changes: Partial<Choices>) {
    await record.choose({ ...record.choices, ...changes });
    this.show(record);
  }

  async restore(record: LearnersRecord, text: string | null) {
    if (text === null) return this.show(record, "The file could not be read.");
    const read = parseSaved(text);
    if (!read.ok) return this.show(record, read.violation.message);
    const before = record.answers.length;
    await record.join(read.value);
    const added = record.answers.length - before;
    this.setState({ erased: null });
    this.show(
      record,
      `The file holds ${countWords(read.value.answers.length, "answer")}; ${added === 0 ? "none of them was" : `${added} of them ${added === 1 ? "was" : "were"}`} new here.`,
    );
  }

  async erase(record: LearnersRecord) {
    this.setState({ erased: await record.erase() });
    this.show(record, "The record is erased.");
  }

  async undo(record: LearnersRecord, erased: SavedRecord) {
    await record.join(erased);
    this.setState({ erased: null });
    this.show(record, "The record is back.");
  }

  override render({ kinds }: RecordRoomProps, { record, day, titles, erased, said }: State) {
    return (
      <div class="record">
        <p class="said" role="status">
          {[record?.trouble, said].filter(Boolean).join(" ")}
        </p>
        {record && day ? (
          <>
            <Standing record={record} day={day} titles={titles} kinds={kinds} />
            <section aria-labelledby="set">
              <h2 id="set">As you like it</h2>
              <Segments
                name="goal"
                legend="A day’s work"
                segments={GOALS.map((value) => ({ value, label: value || "No goal" }))}
                value={record.choices.goal}
                onPick={(goal) => this.choose(record, { goal })}
              />
              <Segments
                name="timer"
                legend="Time taken"
                segments={[
                  { value: 0, label: "Not shown" },
                  { value: 1, label: "Shown at the end" },
                ]}
                value={record.choices.timer ? 1 : 0}
                onPick={(shown) => this.choose(record, { timer: shown === 1 })}
              />
            </section>
            <Files
              answers={record.answers.length}
              onSave={() => {
                saveFile(`odd-trick-record-${day}.json`, formatSaved(record), "application/json");
                this.show(record, `Saved as odd-trick-record-${day}.json.`);
              }}
              onRestore={(text) => this.restore(record, text)}
              onErase={() => this.erase(record)}
              onUndo={erased && (() => this.undo(record, erased))}
            />
          </>
        ) : (
          <p class="quiet waits">The record is being opened.</p>
        )}
      </div>
    );
  }
}

interface StandingProps extends RecordRoomProps {
  readonly record: LearnersRecord;
  readonly day: Day;
  readonly titles: Titles;
}

/** All that follows from the answers; where there are none, where to begin. */
function Standing({ record: { answers, missed, choices }, day, titles, kinds }: StandingProps) {
  if (answers.length === 0) {
    return (
      <p>
        Nothing is kept yet. Answer a problem in <a href="/learn/">a lesson</a> or{" "}
        <a href="/practice/">in practice</a>, and it will be here.
      </p>
    );
  }
  const skills = skillsOf(answers, day);
  const done = doneOn(answers, day);
  const due = dueBy(skills, day).filter((kind) => kind in kinds).length;
  const again = waiting(answers, missed).length;
  const lately = recent(answers, () => true, LATELY);
  return (
    <>
      <ul class="lines facts-of">
        <li>
          Today: {countWords(done, "problem")}
          {choices.goal > 0 && ` of the ${choices.goal} you set yourself`}.
        </li>
        <li>
          Of the last {lately.of} answered, {lately.right} right at the first try.
        </li>
        <li>
          <a href="/practice/review/">
            {due === 0
              ? "Nothing is due in the mixed review"
              : `${countWords(due, "exercise")} due in the mixed review`}
          </a>
        </li>
        {again > 0 && (
          <li>
            <a href="/practice/again/">{countWords(again, "problem")} to do again</a>
          </li>
        )}
      </ul>
      <History days={lastDays(answers, day, HISTORY)} />
      <section aria-labelledby="kinds-held">
        <h2 id="kinds-held">Exercise by exercise</h2>
        <HeldTable
          what="Exercise"
          labelledBy="kinds-held"
          rows={[...skills]
            .filter(([kind]) => kind in kinds)
            .map(([kind, standing]) => ({
              id: kind,
              name: <a href={`/practice/${kind}/`}>{kinds[kind]}</a>,
              held: kindHeld(answers, kind, standing),
              back: whenWords(standing.due, day),
            }))
            .sort((a, b) => a.held.share - b.held.share)}
        />
      </section>
      <Rules held={rulesHeld(answers, rulesOf(answers, day))} titles={titles} />
    </>
  );
}
