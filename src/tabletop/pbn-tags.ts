import { ok, refuse, type Result } from "../engine/core/result.ts";

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

const TAG = /^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*(?:[;{].*)?$/;
/** Tags after which lines of another kind follow: the bidding, the play, tables. */
const SECTION = /^(?:Auction|Play|\w*Table|Note)$/;

/** Stands at the head of our own files, so that one cut off early is not taken for another program’s. */
const MAKER = "% Odd Trick";

/** Whether a file says at its head that it is one of ours. */
export function isOurs(text: string): boolean {
  return text.slice(0, 40).includes(MAKER);
}

/** Games as text, a tag a line and an empty line between games. */
export function formatTags(games: readonly (readonly (readonly [string, string])[])[]): string {
  const tag = ([name, value]: readonly [string, string]) =>
    `[${name} "${value.replace(/["\\]/g, "\\$&")}"]\r\n`;
  return `% PBN 2.1\r\n${MAKER}\r\n${games.map((tags) => tags.map(tag).join("")).join("\r\n")}`;
}

/**
 * Reads the tags of a PBN file game by game; comments are passed over, and so are the bidding and the play. Refuses,
 * naming the line, what is neither, and a tag that stands twice in one game.
 */
export function parseTags(text: string): Result<TagGame[]> {
  const games: TagGame[] = [];
  let tags = new Map<string, FiledTag>();
  let begins = 0;
  let section = false;
  let inComment = false;
  const close = () => {
    if (tags.size > 0) games.push({ tags, line: begins });
    tags = new Map();
    section = false;
  };
  for (const [index, written] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = index + 1;
    if (inComment) {
      inComment = !written.includes("}");
      continue;
    }
    if (/^[%;]/.test(written)) continue;
    if (written.trim() === "") {
      close();
      continue;
    }
    if (written.startsWith("{")) {
      inComment = !written.includes("}");
      continue;
    }
    const tag = TAG.exec(written);
    if (!tag) {
      if (section && !written.startsWith("[")) continue;
      return refuse(
        "not-a-tag",
        `Line ${line}: “${written.trim().slice(0, 40)}” is not a tag of PBN.`,
      );
    }
    const [, name = "", value = ""] = tag;
    if (tags.has(name)) {
      return refuse("twice", `Line ${line}, tag “${name}”: it stands twice for one deal.`);
    }
    if (tags.size === 0) begins = line;
    tags.set(name, { value: value.replace(/\\(.)/g, "$1"), line });
    section = SECTION.test(name);
  }
  close();
  return ok(games);
}
