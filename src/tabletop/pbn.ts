import { refuse, type Result } from "../engine/core/result.ts";
import { readHouse } from "../engine/games/house.ts";
import {
  composed,
  contradicted,
  found,
  lineAt,
  refuseSize,
  SIDED_BOXES,
  type FiledAward,
  type FiledDeal,
} from "./exchange.ts";
import { familyOf } from "./families.ts";
import { fromStandard, gamesOf, OWN, ownTag, SIDE_AT, STANDARD, type Tags } from "./pbn-games.ts";
import { formatTags, isOurs, parseTags, type TagGame } from "../engine/notation/pbn-tags.ts";
import { gameOf, type RubberRecord } from "./record.ts";

/**
 * A rubber in Portable Bridge Notation 2.1, a game a deal, with the score of each deal and where the rubber stood before
 * it. Nobody’s cards and nobody’s seat are known to a score sheet, so they are left open.
 */
export function formatPbn(record: RubberRecord): string {
  return formatTags(gamesOf(record).map((tags) => Object.entries(tags)));
}

/** What is taken for granted where a file does not say which game it tells of. */
const FOREIGN_GAME = "contract";

/**
 * Reads a rubber from PBN: all that {@link formatPbn} writes, and rubbers of contract from other programs. Refuses, in one
 * sentence that names the line and the tag, what is missing, what cannot be, and what the rest of the file contradicts.
 */
export function parsePbn(text: string): Result<RubberRecord> {
  const size = refuseSize(text);
  if (size) return size;
  const parsed = parseTags(text);
  if (!parsed.ok) return parsed;
  const games = parsed.value;
  const [first] = games;
  if (!first) return refuse("empty", "Line 1: there are no deals in the file.");
  const own = isOurs(text) || first.tags.has(`${OWN}Game`);
  if (own && !first.tags.has(`${OWN}Game`)) return missing(first, `${OWN}Game`);
  const other = games.find((game) => !/^(?:Rubber.*|\??)$/.test(tagOf(game, "Scoring")));
  if (other) {
    const scoring = tagOf(other, "Scoring");
    return refuse(
      "Scoring",
      `${where(other, "Scoring")}: ${found(scoring)} is no way of scoring a rubber.`,
    );
  }
  const game = own ? tagOf(first, `${OWN}Game`) : FOREIGN_GAME;
  const house = pairsIn(tagOf(first, `${OWN}House`));
  const set = readHouse(game, house);
  if (!set.ok) {
    const { code, message } = set.violation;
    return refuse(
      code,
      `${where(first, code === "game" ? `${OWN}Game` : `${OWN}House`)}: ${message}`,
    );
  }
  const played = games.filter((one) => isPlayed(one, own));
  const { records } = gameOf(set.value);
  const read = composed({
    game,
    house,
    names: { YZ: tagOf(first, "PairNS"), AB: tagOf(first, "PairEW") },
    stopped: tagOf(first, `${OWN}Stopped`) === "yes",
    deals: played.map((one) =>
      dealFrom(one, familyOf(records).boxes, fromStandard(records, plain(one))),
    ),
    awards: awardsIn(first),
    line: first.line,
  });
  if (!read.ok) return read;
  return (own ? ownContradiction(games, read.value) : contradiction(played, read.value)) ?? read;
}

function tagOf({ tags }: TagGame, name: string): string {
  return tags.get(name)?.value.trim() ?? "";
}

function plain({ tags }: TagGame): Tags {
  return Object.fromEntries([...tags].map(([name, { value }]) => [name, value.trim()]));
}

function where(game: TagGame, name: string): string {
  return lineAt(game.tags.get(name)?.line ?? game.line, "tag", name);
}

function missing({ line }: TagGame, name: string): Result<never> {
  return refuse(name, `Line ${line}: the tag “${name}” of this deal is missing.`);
}

/** A deal that all passed is no deal on a score sheet; nor is the one game of an empty sheet. */
function isPlayed(game: TagGame, own: boolean): boolean {
  const contract = tagOf(game, "Contract");
  return own ? contract + tagOf(game, "Result") !== "" : contract !== "Pass";
}

function pairsIn(text: string): Record<string, string> {
  const pairs = text.split(";").filter((pair) => pair !== "");
  return Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}

function dealFrom(game: TagGame, boxes: readonly string[], standard: Tags): FiledDeal {
  const own = boxes.flatMap((box) => {
    const value = tagOf(game, ownTag(box));
    const side = SIDED_BOXES.includes(box) ? SIDE_AT.get(value) : undefined;
    return value === "" ? [] : [[box, side ?? value]];
  });
  return {
    fields: { ...standard, ...Object.fromEntries(own) },
    line: game.line,
    whereIs: (box) => {
      const tag = ownTag(box);
      return where(game, game.tags.has(tag) ? tag : (STANDARD[box] ?? tag));
    },
  };
}

function awardsIn(first: TagGame): FiledAward[] {
  const name = `${OWN}Awards`;
  const written = tagOf(first, name);
  return written === ""
    ? []
    : written.split(";").map((one) => {
        const [after = "", side = "", points = ""] = one.split(" ");
        return {
          side: SIDE_AT.get(side) ?? "YZ",
          points,
          after,
          whereIs: () => where(first, name),
        };
      });
}

/** Tags beside our own that a file of ours has always and that must say what the rubber says. */
const OURS = /^(?:OddTrick\w*|ScoreRubber\w*|Contract|Result|Vulnerable|Pair(?:NS|EW))$/;

/**
 * Compares a file of ours with what the rubber read from it looks like, tag by tag, and the totals last, so that a deal
 * that was changed is named and not what follows from it. Null where they agree.
 */
function ownContradiction(games: readonly TagGame[], record: RubberRecord): Result<never> | null {
  const expected = gamesOf(record);
  const last = `${OWN}Totals`;
  for (const totals of [false, true]) {
    for (const [index, game] of games.entries()) {
      const tags = expected[index] ?? {};
      const names = new Set([...Object.keys(tags), ...game.tags.keys()]);
      for (const name of names) {
        if (!OURS.test(name) || (name === last) !== totals) continue;
        if (name in tags && !game.tags.has(name)) return missing(game, name);
        const made = tags[name] ?? "";
        if (tagOf(game, name) !== made.trim()) {
          return contradicted(where(game, name), tagOf(game, name), made);
        }
      }
    }
  }
  return null;
}

/** Words of other programs for who is vulnerable. */
const VULNERABLE: Readonly<Record<string, string>> = { Love: "None", "-": "None", Both: "All" };

/** The scores in a tag by side; one that names no side is declarer’s. Points in rubbers that are not in the file are left out. */
function scoresIn(text: string, declarer = ""): Readonly<Record<string, string>> {
  const sided = [...text.matchAll(/(NS|EW) (\d[\d/ ]*)/g)].map(([, side, score = ""]) => [
    side,
    score.trim().replace(/^\d+ (?=\d+\/)/, ""),
  ]);
  return Object.fromEntries(sided.length > 0 ? sided : [[declarer, text]]);
}

/** What other programs say of where the rubber stands, if they say it, must agree with the deals before it. */
function contradiction(games: readonly TagGame[], record: RubberRecord): Result<never> | null {
  const expected = gamesOf(record);
  for (const [index, game] of games.entries()) {
    const tags = expected[index] ?? {};
    const [declarer] = (tags["Result"] ?? "").split(" ");
    for (const name of ["ScoreRubber", "ScoreRubberHistory", "Vulnerable"]) {
      const text = tagOf(game, name);
      if (/^[?#]?$/.test(text)) continue;
      const made = tags[name] ?? "";
      const [told, right] = [scoresIn(text, declarer), scoresIn(made)];
      const agrees =
        name === "Vulnerable"
          ? (VULNERABLE[text] ?? text) === made
          : Object.keys(told).every((side) => told[side] === right[side]);
      if (!agrees) return contradicted(where(game, name), text, made);
    }
  }
  return null;
}
