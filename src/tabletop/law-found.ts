import { LAW_GAMES, type Code, type LawGame } from "../engine/laws/code.ts";
import { indexOf, lookUp } from "../engine/laws/lookup.ts";
import type { LawRow } from "../engine/laws/row.ts";

/** The situations of a game that some words may mean, the likeliest first. */
export interface Found {
  readonly game: LawGame;
  readonly rows: readonly LawRow[];
}

/** Looks for situations in ordinary words, game by game, and says in a sentence how many there are. */
export type Finder = (
  words: string,
  own: { readonly game?: LawGame; readonly code?: Code },
) => { readonly found: readonly Found[]; readonly note: string };

/** Enough to find it among, and few enough to read: for the game being asked about, and for each other. */
const MOST_OWN = 8;
const MOST_OTHER = 4;

/**
 * Makes the rows of all games ready to be looked through. The game being asked about comes first, under its code where
 * that is settled, then the others.
 */
export function finderIn(rows: readonly LawRow[]): Finder {
  const index = indexOf(rows);
  const byId = new Map<string, LawRow>(rows.map((row) => [row.id, row]));
  return (words, own) => {
    const games = [...LAW_GAMES].sort((a, b) => Number(b === own.game) - Number(a === own.game));
    const found = games
      .map((game) => {
        const ids = lookUp(index, words, game === own.game ? own : { game });
        const most = game === own.game ? MOST_OWN : MOST_OTHER;
        return { game, rows: ids.slice(0, most).flatMap((id) => byId.get(id) ?? []) };
      })
      .filter((each) => each.rows.length > 0);
    return { found, note: countWords(found, words.trim()) };
  };
}

function countWords(found: readonly Found[], words: string): string {
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count === 0) {
    return `Nothing was found for “${words}”. Try other words, or answer the questions.`;
  }
  return count === 1 ? "One situation is found." : `${count} situations are found.`;
}
