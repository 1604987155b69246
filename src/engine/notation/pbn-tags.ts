import { ok, refuse, type Result } from "../core/result.ts";

/** A tag as it is written, and its line. */
export interface FiledTag {
  readonly value: string;
  readonly line: number;
}

/** The tags of one deal, which PBN calls a game, and the line on which it begins. */
export interface TagGame {
  readonly tags: ReadonlyMap<string, FiledTag>;
  readonly line: number;
}

/** A tag in its place in a file, with the lines that follow it where it heads the bidding, the play or a table. */
export interface PbnEntry extends FiledTag {
  readonly name: string;
  readonly body: readonly string[];
}

/** Everything a file says of one deal, in its order. */
export interface PbnGame {
  readonly entries: readonly PbnEntry[];
  readonly line: number;
}

/** Something in a file that is not PBN, in a sentence that names the line. */
export interface PbnFault {
  readonly code: "not-a-tag" | "open-comment";
  readonly message: string;
  readonly line: number;
}

const TAG = /\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]/y;
/** Tags after which lines of another kind follow: the bidding, the play, tables. */
const SECTION = /^(?:Auction|Play|\w*Table|Note)$/i;
/** A tag that goes on below, as mail breaks a long line between two hands. */
const BROKEN = /^\[\s*(?:\w+\s*)?(?:(?<=\s)"(?:[^"\\]|\\.)*)?$/;
/** So many lines are looked at for the end of a tag. */
const MOST_BROKEN = 5;
/** Tags that begin a game where the empty line before it is left out. */
const BEGINS = ["Event", "Board"];

/** Stands at the head of our own files, so that one cut off early is not taken for another program’s. */
const MAKER = "% Odd Trick";

/** Whether a file says at its head that it is one of ours. */
export function isOurs(text: string): boolean {
  return text.slice(0, 40).includes(MAKER);
}

type Written = readonly [name: string, value: string, body?: readonly string[]];

/** Games as text, a tag a line with what belongs under it, and an empty line between games. */
export function formatTags(games: readonly (readonly Written[])[]): string {
  const tag = ([name, value, body = []]: Written) =>
    `[${name} "${value.replace(/["\\]/g, "\\$&")}"]\r\n${body.map((line) => `${line}\r\n`).join("")}`;
  return `% PBN 2.1\r\n${MAKER}\r\n${games.map((tags) => tags.map(tag).join("")).join("\r\n")}`;
}

/** Reads a file line by line; what stands between two empty lines is a game. */
class Scanner {
  readonly games: PbnGame[] = [];
  readonly faults: PbnFault[] = [];
  #entries: (PbnEntry & { readonly body: string[] })[] = [];
  #inComment = false;
  /** The line on which a comment began that has not ended. */
  #comment = 0;
  /** A tag of which the end is still to come. */
  #broken: { readonly words: string; readonly line: number; readonly lines: number } | null = null;

  /** Ends the file: a tag and a comment that are still open are told of. */
  end() {
    this.#whole();
    if (this.#inComment) {
      const line = this.#comment;
      const message = `Line ${line}: the comment that begins here with { does not end, and nothing after it is read.`;
      this.faults.push({ code: "open-comment", message, line });
    }
    this.close();
  }

  /** Gives up on a tag of which the end has not come. */
  #whole() {
    if (this.#broken) this.#fault(this.#broken.words, this.#broken.line);
    this.#broken = null;
  }

  close() {
    const [first] = this.#entries;
    if (first) this.games.push({ entries: this.#entries, line: first.line });
    this.#entries = [];
  }

  read(words: string, line: number) {
    const broken = this.#broken;
    if (broken && (/^\s*(?:\[|$)/.test(words) || broken.lines >= MOST_BROKEN)) this.#whole();
    if (!this.#broken) return this.#line(words, line, 1);
    this.#line(`${this.#broken.words} ${words.trim()}`, this.#broken.line, this.#broken.lines + 1);
  }

  #line(written: string, line: number, lines: number) {
    this.#broken = null;
    if (written.startsWith("%")) return;
    if (!this.#inComment && written.trim() === "") return this.close();
    for (let at = 0; at < written.length;) {
      if (this.#inComment) {
        const end = written.indexOf("}", at);
        this.#inComment = end < 0;
        at = end < 0 ? written.length : end + 1;
        continue;
      }
      const sign = written.charAt(at);
      if (sign === ";") return;
      if (sign === "{") [this.#inComment, this.#comment] = [true, line];
      else if (sign.trim() !== "") {
        const next = sign === "[" ? this.#tag(written, at, line) : this.#body(written, at);
        if (next === null && sign === "[" && BROKEN.test(written.slice(at))) {
          this.#broken = { words: written.slice(at), line, lines };
          return;
        }
        if (next === null) return this.#fault(written.slice(at), line);
        at = next;
        continue;
      }
      at += 1;
    }
  }

  #tag(written: string, at: number, line: number): number | null {
    TAG.lastIndex = at;
    const tag = TAG.exec(written);
    if (!tag) return null;
    const [whole, name = "", value = ""] = tag;
    // Some programs leave out the empty line; every deal of theirs begins with its event or its board.
    if (BEGINS.includes(name) && this.#entries.some((entry) => entry.name === name)) this.close();
    this.#entries.push({ name, value: value.replace(/\\(.)/g, "$1"), line, body: [] });
    return at + whole.length;
  }

  #body(written: string, at: number): number | null {
    const last = this.#entries.at(-1);
    if (!last || !SECTION.test(last.name)) return null;
    const words = written.slice(at).split(/[{;]/, 1)[0] ?? "";
    last.body.push(words.trimEnd());
    return at + words.length;
  }

  #fault(words: string, line: number) {
    const message = `Line ${line}: “${words.trim().slice(0, 40)}” is not a tag of PBN.`;
    this.faults.push({ code: "not-a-tag", message, line });
  }
}

/** How many faults of a file are told. */
const MOST_FAULTS = 20;

/**
 * Everything a PBN file says, deal by deal, with what in it is no PBN. Comments and escaped lines are passed over; the
 * bidding, the play and tables are kept as they are written under their tags. Reading ends where too much is at fault, and
 * with one deal more than are wanted.
 */
export function scanPbn(text: string, mostGames = Infinity): Pick<Scanner, "games" | "faults"> {
  const scanner = new Scanner();
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  for (const [index, written] of lines.entries()) {
    scanner.read(written, index + 1);
    if (scanner.faults.length >= MOST_FAULTS || scanner.games.length > mostGames) break;
  }
  scanner.end();
  return scanner;
}

/**
 * Reads the tags of a PBN file game by game; comments are passed over, and so are the bidding and the play. Refuses,
 * naming the line, what is neither, and a tag that stands twice in one game.
 */
export function parseTags(text: string): Result<TagGame[]> {
  const { games, faults } = scanPbn(text);
  const [fault] = faults;
  if (fault) return refuse(fault.code, fault.message);
  const read: TagGame[] = [];
  for (const { entries, line } of games) {
    const tags = new Map<string, FiledTag>();
    for (const entry of entries) {
      if (tags.has(entry.name)) {
        return refuse(
          "twice",
          `Line ${entry.line}, tag “${entry.name}”: it stands twice for one deal.`,
        );
      }
      tags.set(entry.name, { value: entry.value, line: entry.line });
    }
    read.push({ tags, line });
  }
  return ok(read);
}
