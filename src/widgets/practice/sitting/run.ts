import { now, today } from "../../../progress/clock.ts";
import type { Answered } from "../../../progress/model/answered.ts";
import { waiting } from "../../../progress/model/redo.ts";
import { SITTING } from "../../../progress/model/sitting.ts";
import { LearnersRecord } from "../../../progress/record.ts";
import type { Titles } from "../../drill/RuleLinks.tsx";
import type { Laid } from "../../drill/lay-out.ts";
import { layFresh, layKept, titlesTogether } from "./lay.ts";

/** What a sitting is made of: a mixed review, ten of one kind, or the problems missed. */
export type SittingRoom = "review" | "ten" | "again";

/** One sitting: which problems it has, and the answers given in it. */
export class SittingRun {
  readonly record: LearnersRecord;
  /** The kinds to be asked, or the ids of the problems to do again. */
  readonly asked: readonly string[];
  readonly #room: SittingRoom;
  readonly #kinds: readonly string[];
  /** When it began, as the clock has it. */
  readonly begun = now();
  readonly #laid = new Map<number, Promise<Laid | null>>();
  /** The titles of the rules met so far. */
  titles: Titles = {};
  /** The answers given in it, in order. */
  readonly answers: Answered[] = [];

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
          : (await import("../../../progress/model/review.ts")).planReview(
              record.answers,
              subjects,
              today(),
            );
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
        ? await layKept(this.record.missed[asked], this.titles, this.#kinds)
        : await layFresh(asked, this.titles);
    if (!laid) await this.record.drop(asked);
    else this.titles = titlesTogether(this.titles, laid.titles);
    return laid;
  }

  /** Takes note of an answer that has been kept. */
  answered(answer: Answered): void {
    this.answers.push(answer);
    this.record.add([answer]);
  }
}
