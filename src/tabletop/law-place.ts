import { keptParts } from "../engine/core/kept.ts";
import { ok, refuse, type Result } from "../engine/core/result.ts";
import { CODES_OF, LAW_GAMES, type Code, type LawGame } from "../engine/laws/code.ts";
import { codeWords, eventsIn, GAME_WORDS } from "../engine/laws/questions.ts";
import type { LawRow } from "../engine/laws/row.ts";
import { TOPIC_IDS, type Topic } from "../engine/laws/topics.ts";

/**
 * How far somebody has come with “What happens now?”: the answers given so far, each only where those before it are.
 * The situation is a word from outside until the rows of its game are at hand.
 */
export interface LawPlace {
  readonly game?: LawGame;
  readonly code?: Code;
  readonly topic?: Topic;
  readonly situation?: string;
}

/** What is asked of the parameters of an address. */
export interface Query {
  get(name: string): string | null;
  has(name: string): boolean;
}

/** A place as read from outside, and one sentence where a part of it could not be. */
export interface ReadPlace {
  readonly place: LawPlace;
  readonly trouble: string | null;
}

/** The rule ids of a game’s laws begin with its own word. */
const PREFIX: Readonly<Record<LawGame, string>> = {
  auction: "auction.law.",
  "straight-bridge": "straight.law.",
  whist: "whist.law.",
};

/** A word of the address, cut short where somebody has written a page there. */
const quoted = (word: string) => `“${word.slice(0, 40)}”`;

/** The game that the id of a situation speaks of; nothing where it is the id of none. */
export function gameOf(situation: string): LawGame | undefined {
  return LAW_GAMES.find((game) => situation.startsWith(PREFIX[game]));
}

/** Whether the address asks for any place at all; without one the last game played is taken up again. */
export function namesPlace(query: Query): boolean {
  return ["game", "s"].some((name) => query.has(name));
}

/**
 * Reads the place that an address names: `?s=auction.law.lead.defender&code=american`, or as much of `game`, `code` and
 * `about` as is answered. What cannot be read is told in one sentence, and the answers before it hold.
 */
export function readPlace(query: Query): ReadPlace {
  const situation = query.get("s");
  const named = situation === null ? query.get("game") : gameOf(situation);
  if (!named) {
    const trouble =
      situation === null
        ? null
        : `The address names ${quoted(situation)}, which is no situation here.`;
    return { place: {}, trouble };
  }
  const game = LAW_GAMES.find((each) => each === named);
  if (!game) {
    return {
      place: {},
      trouble: `The address names the game ${quoted(named)}, which is not one of these.`,
    };
  }
  const word = query.get("code");
  const code = CODES_OF[game].find((each) => each === word);
  const trouble =
    word === null || code
      ? null
      : `The address asks for ${quoted(word)}, which is no way of playing ${GAME_WORDS[game].toLowerCase()} here.`;
  if (situation !== null)
    return { place: { game, code: code ?? CODES_OF[game][0], situation }, trouble };
  if (!code) return { place: { game }, trouble };
  const about = query.get("about");
  const topic = TOPIC_IDS.find((each) => each === about);
  if (about === null || topic) return { place: { game, code, ...(topic && { topic }) }, trouble };
  return {
    place: { game, code },
    trouble: `The address asks about ${quoted(about)}, which is none of the things below.`,
  };
}

/** The address of a place, as {@link readPlace} reads it. The very first question is asked for by an empty `game`. */
export function queryOf({ game, code, topic, situation }: LawPlace): string {
  return [
    situation ? `s=${situation}` : `game=${game ?? ""}`,
    code && `code=${code}`,
    topic && !situation && `about=${topic}`,
  ]
    .filter(Boolean)
    .join("&");
}

/** The game and code last played, and the ruling last come to, as they are stored: `{ v: 1, game, code, situation }`. */
export function formatPlayed(game: LawGame, code: Code, situation?: string): string {
  return JSON.stringify({ v: 1, game, code, ...(situation && { situation }) });
}

/** Reads what {@link formatPlayed} wrote; refuses anything else. */
export function parsePlayed(text: string): Result<LawPlace> {
  const { v, game: named, code: word, situation } = keptParts(text);
  const game = LAW_GAMES.find((each) => each === named);
  const code = game && CODES_OF[game].find((each) => each === word);
  if (v === 1 && code && situation === undefined) return ok({ game, code });
  if (v === 1 && code && typeof situation === "string" && gameOf(situation) === game) {
    return ok({ game, code, situation });
  }
  return refuse(
    "bad-played",
    "The game kept on this device could not be read, so it is asked again.",
  );
}

/**
 * Holds a place against the rows of its game: a situation brings its topic with it, and what the code does not have is
 * told in one sentence. `keep` says what gives way then: the code, where an address named the situation, or the
 * situation, where somebody has just said how he plays.
 */
export function settlePlace(
  place: LawPlace,
  rows: readonly LawRow[],
  keep: "situation" | "code",
): ReadPlace {
  const { game, code, topic, situation } = place;
  if (!game || !code) return { place, trouble: null };
  const row = rows.find(({ id }) => id === situation);
  if (situation && !row) {
    const trouble = `The address names ${quoted(situation)}, which is no situation here.`;
    return { place: { game, code }, trouble };
  }
  if (row?.codes.includes(code)) {
    return { place: { game, code, topic: row.topic, situation: row.id }, trouble: null };
  }
  const other = row?.codes[0];
  if (row && other && keep === "situation") {
    return {
      place: { game, code: other, topic: row.topic, situation: row.id },
      trouble: `There is no such case under “${codeWords(game, code)}”; this is how it stands under “${codeWords(game, other)}”.`,
    };
  }
  const about = row?.topic ?? topic;
  if (!about) return { place, trouble: null };
  const has = eventsIn(rows, code, about).length > 0;
  return {
    place: { game, code, ...(has && { topic: about }) },
    trouble:
      has && !row
        ? null
        : `There is no such case under “${codeWords(game, code)}”; here is what there is.`,
  };
}
