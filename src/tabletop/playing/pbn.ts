import { isCard, type Card } from "../../engine/core/card.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import { leftOf, SEATS, type Seat } from "../../engine/core/seat.ts";
import { parseCall } from "../../engine/notation/calls.ts";
import { parseDealTag, seatAt } from "../../engine/notation/pbn.ts";
import type { Call } from "../../engine/declaring/call.ts";
import { winningPlay, type Play } from "../../engine/core/trick.ts";
import { parseTags, type TagGame } from "../../engine/notation/pbn-tags.ts";
import { termsOf, type PlayDeal } from "./deal.ts";
import { declaredIn, gameIn } from "./pbn-declared.ts";
import { positionOf } from "./position.ts";

/** A remark on the play, to be read when so many cards lie on the table. */
export interface Note {
  readonly after: number;
  readonly text: string;
}

/** A card of the play that the reader is asked to choose for himself before he is shown it. */
export interface Turning {
  /** How many cards lie on the table when he is asked. */
  readonly at: number;
  /** What he is asked. */
  readonly text: string;
}

/** A deal from a PBN file: what is needed to play it, and what the file says of how it was played. */
export interface FiledDeal {
  readonly deal: PlayDeal;
  readonly record: readonly Card[];
  readonly notes: readonly Note[];
  readonly turnings: readonly Turning[];
  /** Any tag of the file by name, for what it says beside the cards. */
  tag(name: string): string;
}

/** A file of a whole tournament is longer than this, and is refused unread. */
const MOST_CHARACTERS = 250_000;

/**
 * Reads the first deal of a PBN file: the cards, the bidding or contract, and the play as far as it is written. Refuses, in
 * one sentence that names the line or the tag, what is missing, what cannot be read, and cards that cannot be played.
 */
export function readPbn(text: string): Result<FiledDeal> {
  if (text.trim() === "") return refuse("empty", "There is nothing in the box to read.");
  if (text.length > MOST_CHARACTERS) {
    return refuse("too-long", "The file is too long: paste one deal of it.");
  }
  // Notes may stand in a file many times over, and are read apart.
  const parsed = parseTags(text.replace(/^\s*\[\s*Note\b.*$/gm, "%"));
  if (!parsed.ok) return parsed;
  const game = parsed.value.find(({ tags }) => tags.has("Deal"));
  if (!game) return refuse("Deal", "The file has no tag “Deal”, so there are no cards in it.");
  const tag = (name: string) => game.tags.get(name)?.value.trim() ?? "";
  const hands = parseDealTag(tag("Deal"));
  if (!hands.ok) return atTag(game, "Deal", hands);
  const dealer = seatAt(tag("Dealer") || "S");
  if (!dealer.ok) return atTag(game, "Dealer", dealer);
  const calls = callsIn(text, game, tag("OddTrickCalls"));
  if (!calls.ok) return atTag(game, "Auction", calls);
  const kind = gameIn(tag("OddTrickGame"));
  if (!kind.ok) return atTag(game, "OddTrickGame", kind);
  const declared = declaredIn(kind.value, tag, hands.value, dealer.value, calls.value);
  if (!declared.ok) return declared;
  const deal: PlayDeal = {
    game: kind.value,
    dealer: dealer.value,
    hands: hands.value,
    declared: declared.value,
  };
  const played = playIn(text, game, deal);
  if (!played.ok) return atTag(game, "Play", played);
  return ok({ deal, ...played.value, tag });
}

function atTag(game: TagGame, name: string, refused: Result<unknown>): Result<never> {
  const line = game.tags.get(name)?.line ?? game.line;
  return refused.ok
    ? refuse(name, `Line ${line}, tag “${name}”: it cannot be read.`)
    : refuse(refused.violation.code, `Line ${line}, tag “${name}”: ${refused.violation.message}`);
}

/** The words of the lines that follow a tag of the game, as far as the next tag or an empty line. */
function wordsAfter(text: string, game: TagGame, name: string): string[] {
  const tag = game.tags.get(name);
  if (!tag) return [];
  const lines = text.split(/\r\n|\n|\r/).slice(tag.line);
  const end = lines.findIndex((line) => /^\s*(?:\[|$)/.test(line));
  return (end < 0 ? lines : lines.slice(0, end))
    .filter((line) => !/^[%;]/.test(line))
    .join(" ")
    .replace(/\{[^}]*\}/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** Signs beside calls and cards that say nothing of them: what annotators thought, a call alerted, the end. */
const ASIDE = /^(?:\$\d+|[!?]+|\*|-|\+|=\d+=|\^[A-Z]+)$/;

function callsIn(text: string, game: TagGame, own: string): Result<Call[]> {
  const words = own === "" ? wordsAfter(text, game, "Auction") : own.split(/\s+/);
  const calls: Call[] = [];
  for (const word of words.filter((each) => !ASIDE.test(each))) {
    if (/^AP$/i.test(word)) {
      calls.push(...[1, 2, 3].map(() => ({ type: "pass" as const })));
      continue;
    }
    const call = parseCall(word.replace(/[!?]+$/, ""));
    if (!call.ok) return call;
    calls.push(call.value);
  }
  return ok(calls);
}

const NOTE_TAG = /^\s*\[\s*Note\s+"(\d+):((?:[^"\\]|\\.)*)"\s*\]/gm;

/** A note that begins so asks for the card that it stands at; any other is a remark on it. */
const ASKS = /^\?\s*/;

/** The play, which PBN writes in columns: the leader’s first, then clockwise, whoever leads later. */
function playIn(
  text: string,
  game: TagGame,
  deal: PlayDeal,
): Result<Pick<FiledDeal, "record" | "notes" | "turnings">> {
  const remarks = new Map(
    [...text.matchAll(NOTE_TAG)].map(([, number = "", words = ""]) => [
      number,
      words.replace(/\\(.)/g, "$1"),
    ]),
  );
  const named = game.tags.get("Play")?.value.trim() ?? "";
  const { trump, leader } = termsOf(deal);
  const first = named === "" ? ok(leader) : seatAt(named);
  if (!first.ok) return first;
  const cells: { seat: Seat; card: Card | null; notes: string[] }[] = [];
  for (const word of wordsAfter(text, game, "Play")) {
    const reference = /^=(\d+)=$/.exec(word)?.[1];
    const last = cells.at(-1);
    if (reference) last?.notes.push(remarks.get(reference) ?? "");
    const seat = leftOf(first.value, cells.length);
    if (word === "-") cells.push({ seat, card: null, notes: [] });
    if (ASIDE.test(word)) continue;
    const card = word.replace(/[!?]+$/, "").toUpperCase();
    if (!isCard(card)) return refuse("bad-card", `“${word.slice(0, 20)}” is not a card.`);
    cells.push({ seat, card, notes: [] });
  }
  const record: Card[] = [];
  const notes: Note[] = [];
  const turnings: Turning[] = [];
  let turn = leader;
  for (let row = 0; row * SEATS.length < cells.length; row += 1) {
    const trick = cells.slice(row * SEATS.length, (row + 1) * SEATS.length);
    const plays: Play[] = [];
    for (const step of SEATS.keys()) {
      const cell = trick.find(({ seat }) => seat === leftOf(turn, step));
      if (!cell?.card) break;
      plays.push({ seat: cell.seat, card: cell.card });
      record.push(cell.card);
      for (const words of cell.notes.filter((note) => note !== "")) {
        const text = words.replace(ASKS, "");
        if (ASKS.test(words)) turnings.push({ at: record.length - 1, text });
        else notes.push({ after: record.length, text });
      }
    }
    if (plays.length < SEATS.length) break;
    turn = winningPlay(plays, trump).seat;
  }
  const opening = remarks.get("0");
  const position = positionOf(deal, record);
  return position.ok
    ? ok({ record, notes: opening ? [{ after: 0, text: opening }, ...notes] : notes, turnings })
    : position;
}
