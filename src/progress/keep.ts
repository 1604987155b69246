import { keepAnswer, openDatabase, type Database, type Stored } from "./database.ts";
import type { Answered } from "./model/answered.ts";
import { NO_CHOICES } from "./model/choices.ts";
import { levelReached, type Level } from "./model/level.ts";
import { kindNow, kindsNow } from "./model/renamed.ts";
import { troubleOf } from "./trouble.ts";

/** The database, opened once a page; a browser that refuses it does so at once or in time. */
const opened: Promise<Database> = (async () => openDatabase())();
opened.catch(() => {});

/** What has been answered on this page, for a level that goes by it where the browser keeps nothing. */
const here: Answered[] = [];
let told = false;

/**
 * Keeps an answer at the moment it is given, and with a wrong one its problem. Never fails: where the browser does not
 * keep it, gives a sentence to tell the reader, once on a page; otherwise null.
 */
export async function keepHere(answer: Answered, problem: unknown): Promise<string | null> {
  here.push(answer);
  try {
    await keepAnswer(await opened, answer, problem);
    return null;
  } catch (error) {
    if (told) return null;
    told = true;
    return troubleOf(error);
  }
}

/** The level set for a kind, where one is, in what is stored. */
function setIn(choices: Stored["choices"]["value"] | undefined, kind: string): Level | null {
  const set = kindsNow(choices?.levels ?? {})[kind];
  return set === 1 || set === 2 || set === 3 ? set : null;
}

/** The level the reader has set for a kind himself; null where it goes by how he does. */
export async function levelSet(kind: string): Promise<Level | null> {
  return setIn(await (await opened).get("choices", "choices"), kind);
}

/** Sets the level of a kind, or with null leaves it to how the reader does. Rejects where the browser does not keep it. */
export async function setLevel(kind: string, level: Level | null): Promise<void> {
  const change = (await opened).transaction("choices", "readwrite");
  const choices = (await change.store.get("choices")) ?? NO_CHOICES;
  const { [kind]: _, ...others } = kindsNow(choices.levels ?? {});
  const levels = level ? { ...others, [kind]: level } : others;
  await change.store.put({ ...choices, levels }, "choices");
  await change.done;
}

/**
 * The level at which a kind of so many levels is to be posed to this reader: the one he has set, or the one he has come to.
 * What is kept is not checked here beyond what is looked at.
 */
export async function levelHere(kind: string, levels: number): Promise<Level> {
  try {
    const db = await opened;
    const set = setIn(await db.get("choices", "choices"), kind);
    if (set) return Math.min(set, levels) as Level;
    const kept = (await db.getAll("answers")) as readonly (Answered | null)[];
    const own = kept.flatMap((one) =>
      one && kindNow(one.kind) === kind ? [{ ...one, kind }] : [],
    );
    return levelReached(
      own.sort((a, b) => a.at - b.at),
      kind,
      levels,
    );
  } catch {
    return levelReached(here, kind, levels);
  }
}
