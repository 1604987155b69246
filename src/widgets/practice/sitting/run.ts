import { now, today } from "../../../progress/clock.ts";
import { firstAnswers, isRight, type Answered } from "../../../progress/model/answered.ts";
import { dayNumber } from "../../../progress/model/days.ts";
import { waiting } from "../../../progress/model/redo.ts";
import { planReview, SITTING } from "../../../progress/model/review.ts";
import { skillsOf } from "../../../progress/model/schedule.ts";
import { LearnersRecord } from "../../../progress/record.ts";
import type { RuleId } from "../../../rulebook/rules.ts";
import { placeOf, type Titles } from "../../drill/RuleLinks.tsx";
import type { Laid } from "../../drill/lay-out.ts";
import { whenWords } from "../words.ts";
import { layFresh, layKept, titlesTogether } from "./lay.ts";

/** What a sitting is made of: a mixed review, ten of one kind, or the problems missed. */
export type SittingRoom = "review" | "ten" | "again";

/** What a sitting came to. */
export interface Summary {
  readonly right: number;
  readonly of: number;
  /** The rules that were missed, with their places in the rulebook. */
  readonly rules: readonly { readonly href: string; readonly title: string }[];
  /** The kinds met, by when they come back, the soonest first. */
  readonly back: readonly { readonly when: string; readonly kinds: readonly string[] }[];
  /** How many problems wait to be done again. */
  readonly again: number;
  /** The time taken in milliseconds, where the reader has asked for it. */
  readonly took: number | null;
  readonly trouble: string | null;
}

/** So many rules are named at the end, those missed oftenest first. */
const RULES = 6;

/** One sitting: which problems it has, the answers given in it, and what it came to. */
export class SittingRun {
  readonly record: LearnersRecord;
  /** The kinds to be asked, or the ids of the problems to do again. */
  readonly asked: readonly string[];
  readonly #room: SittingRoom;
  readonly #kinds: readonly string[];
  readonly #begun = now();
  readonly #laid = new Map<number, Promise<Laid | null>>();
  #titles: Titles = {};
  #answers: Answered[] = [];

  private constructor(
    room: SittingRoom,
    record: LearnersRecord,
    kinds: readonly string[],
    asked: readonly string[],
  ) {
    this.#room = room;
    this.#kinds = kinds;
    this.record = record;
    this.asked = asked;
  }

  /** Opens the record and chooses what to ask. `kind` is that of ten of a kind; `subjects` are all kinds, by subject. */
  static async open(
    room: SittingRoom,
    kind: string,
    subjects: readonly (readonly string[])[],
  ): Promise<SittingRun> {
    const record = await LearnersRecord.open();
    const asked =
      room === "again"
        ? waiting(record.answers, record.missed).slice(0, SITTING)
        : room === "ten"
          ? Array.from({ length: SITTING }, () => kind)
          : planReview(record.answers, subjects, today());
    return new SittingRun(room, record, subjects.flat(), asked);
  }

  /** The problem of that turn; null where it no longer fits its kind, and is dropped. Rejects where it cannot be fetched. */
  lay(turn: number): Promise<Laid | null> {
    let laying = this.#laid.get(turn);
    if (!laying) {
      laying = this.#lay(this.asked[turn] ?? "");
      this.#laid.set(turn, laying);
      // What failed is tried afresh when it is asked for again.
      laying.catch(() => this.#laid.delete(turn));
    }
    return laying;
  }

  async #lay(asked: string): Promise<Laid | null> {
    const laid =
      this.#room === "again"
        ? await layKept(this.record.missed[asked], this.#titles, this.#kinds)
        : await layFresh(asked, this.#titles);
    if (!laid) await this.record.drop(asked);
    else this.#titles = titlesTogether(this.#titles, laid.titles);
    return laid;
  }

  /** Takes note of an answer that has been kept. */
  answered(answer: Answered): void {
    this.#answers.push(answer);
    this.record.add([answer]);
  }

  /** What it has come to so far; `kinds` are the names of the kinds. */
  summary(kinds: Readonly<Record<string, string>>): Summary {
    const { answers, missed, choices, trouble } = this.record;
    const first = firstAnswers(this.#answers);
    const times = new Map<string, number>();
    for (const rule of first.flatMap(({ wrong }) => wrong)) {
      times.set(rule, (times.get(rule) ?? 0) + 1);
    }
    const rules = [...times]
      .sort(([, a], [, b]) => b - a)
      .flatMap(([rule]) => placeOf(rule as RuleId, this.#titles) ?? [])
      .slice(0, RULES);
    const day = today();
    const met = new Set(first.map(({ kind }) => kind));
    const byDay = new Map<string, string[]>();
    const due = [...skillsOf(answers, day)]
      .filter(([kind]) => met.has(kind))
      .sort(([, a], [, b]) => dayNumber(a.due) - dayNumber(b.due));
    for (const [kind, standing] of due) {
      const when = whenWords(standing.due, day);
      byDay.set(when, [...(byDay.get(when) ?? []), kinds[kind] ?? kind]);
    }
    const missedNow = Object.fromEntries(first.map(({ item }) => [item, null]));
    return {
      right: first.filter(isRight).length,
      of: first.length,
      rules,
      back: [...byDay].map(([when, names]) => ({ when, kinds: names })),
      again: waiting(answers, { ...missedNow, ...missed }).length,
      took: choices.timer ? now() - this.#begun : null,
      trouble,
    };
  }
}
