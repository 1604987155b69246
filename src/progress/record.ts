import { openDatabase, STORES, type Database } from "./database.ts";
import { together, type Answered } from "./model/answered.ts";
import { choicesTogether, NO_CHOICES, type Choices } from "./model/choices.ts";
import { readAnswered, readMissed } from "./model/read-answered.ts";
import { readChoices } from "./model/read-choices.ts";
import { itemsKept } from "./model/renamed.ts";
import type { SavedRecord } from "./model/save-file.ts";
import { troubleOf } from "./trouble.ts";

const CHOICES = "choices";

/**
 * The record of one reader, open. Where the browser refuses its database, is full, or hides it, the record goes on in
 * memory until the page is closed, and {@link LearnersRecord.trouble} says so. What cannot be read is left where it is and
 * counted in that sentence.
 */
export class LearnersRecord {
  answers: Answered[] = [];
  missed: Record<string, unknown> = {};
  choices: Choices = NO_CHOICES;
  /** One sentence where something is amiss with the store; null where all is well. */
  trouble: string | null = null;
  #db: Database | null = null;

  /** Opens the record and reads it whole; never fails. */
  static async open(): Promise<LearnersRecord> {
    const record = new LearnersRecord();
    try {
      record.#db = await openDatabase();
      await record.read();
    } catch (error) {
      record.trouble = troubleOf(error);
    }
    return record;
  }

  /** Reads the store again, as when another page may have written to it. */
  async read(): Promise<void> {
    const db = this.#db;
    if (!db) return;
    const stored = await db.getAll("answers");
    const answers = stored.map((one) => readAnswered(one)).filter((one) => one !== null);
    this.answers = together(answers);
    const keys = await db.getAllKeys("missed");
    const problems = await db.getAll("missed");
    this.missed = readMissed(Object.fromEntries(keys.map((key, index) => [key, problems[index]])));
    this.choices = readChoices(await db.get("choices", CHOICES)) ?? NO_CHOICES;
    const unread = stored.length - answers.length;
    this.trouble =
      unread === 0
        ? null
        : `${unread === 1 ? "One answer" : `${unread} answers`} of your record could not be read; ${unread === 1 ? "it is" : "they are"} left as found, and the rest is here.`;
  }

  /** Adds answers that have been kept since the record was read, or that the browser would not keep. */
  add(answers: readonly Answered[]): void {
    this.answers = together(this.answers, answers);
  }

  /** Drops a problem that waits to be done again and cannot be. */
  async drop(item: string): Promise<void> {
    const { [item]: _, ...others } = this.missed;
    this.missed = others;
    await this.#write((db) =>
      Promise.all(itemsKept(item).map((kept) => db.delete("missed", kept))),
    );
  }

  /** Keeps what the reader has set. */
  async choose(choices: Choices): Promise<void> {
    this.choices = choices;
    await this.#write((db) => db.put("choices", choices, CHOICES));
  }

  /** Lays another record together with this one; where both have an answer it is kept once, and nothing is lost. */
  async join(other: SavedRecord): Promise<void> {
    this.answers = together(this.answers, other.answers);
    this.missed = { ...other.missed, ...this.missed };
    this.choices = choicesTogether(this.choices, other.choices);
    await this.#writeAll();
  }

  /** Empties the record and gives what was in it, so that it can be joined again if that was a slip. */
  async erase(): Promise<SavedRecord> {
    await this.#reread();
    const { answers, missed, choices } = this;
    this.answers = [];
    this.missed = {};
    this.choices = NO_CHOICES;
    await this.#write(async (db) => {
      const change = db.transaction(STORES, "readwrite");
      for (const store of STORES) {
        await change.objectStore(store).clear();
      }
      await change.done;
    });
    return { answers, missed, choices };
  }

  /** Reads what another page may have kept meanwhile; what cannot be read again stands as it was. */
  async #reread(): Promise<void> {
    try {
      await this.read();
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  async #writeAll(): Promise<void> {
    const { answers, missed, choices } = this;
    await this.#write(async (db) => {
      const change = db.transaction(STORES, "readwrite");
      for (const answer of answers) await change.objectStore("answers").put(answer, answer.id);
      for (const [item, problem] of Object.entries(missed)) {
        await change.objectStore("missed").put(problem, item);
      }
      await change.objectStore("choices").put(choices, CHOICES);
      await change.done;
    });
  }

  async #write(change: (db: Database) => Promise<unknown>): Promise<void> {
    if (!this.#db) return;
    try {
      await change(this.#db);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }
}
