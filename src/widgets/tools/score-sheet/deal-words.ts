import { SIDES, type BySide } from "../../../engine/core/seat.ts";
import type { Multiplier } from "../../../engine/declaring/call.ts";
import type { ScoredGame } from "../../../engine/games/game.ts";
import { HONOUR_NAME } from "../../../engine/notation/line-words.ts";
import { numberWord, STRAIN_NAME, SUIT_NAME } from "../../../exercises/kit/words.ts";
import { fieldsOf } from "../../../tabletop/fields.ts";
import type { HonourKind } from "../../../engine/scoring/outcome.ts";
import type { Outcome } from "../../../tabletop/score-sheet.ts";
import { isStrain } from "../../../engine/declaring/strain.ts";
import { isSuit } from "../../../engine/core/card.ts";

const DOUBLED: Readonly<Record<Multiplier, string>> = { 1: "", 2: " doubled", 4: " redoubled" };

/** “four tricks”. */
function tricksWord(count: number): string {
  return `${numberWord(count)} ${count === 1 ? "trick" : "tricks"}`;
}

/** “, doubled”, “, redoubled”, “, doubled to eight times”. */
function timesWords(times: number): string {
  if (times > 4) return `, doubled to ${numberWord(times)} times`;
  return DOUBLED[times as Multiplier].replace(" ", ", ");
}

/** A deal in a few words for the list of deals: “They: three no trumps, won ten tricks; three aces to They”. */
export function dealWords(
  records: ScoredGame["records"],
  outcome: Outcome,
  names: BySide<string>,
): string {
  const {
    declarer,
    level,
    strain,
    doubled = "1",
    tricks,
    tricksYZ,
    trump,
    ...rest
  } = fieldsOf(records, outcome);
  const side = declarer === "AB" ? "AB" : "YZ";
  const named = isStrain(strain) ? STRAIN_NAME[strain] : "";
  const more = Number(tricksYZ) > 6 ? "YZ" : "AB";
  const won = Number(tricks ?? (more === "YZ" ? tricksYZ : 13 - Number(tricksYZ)));
  const bid = level
    ? `${names[side]}: ${numberWord(Number(level))} ${level === "1" ? named.replace(/s$/, "") : named}${DOUBLED[Number(doubled) as Multiplier]}, ${tricksWord(won)}`
    : `${names[more]}: ${tricksWord(won)}${named && ` in ${named}`}${isSuit(trump) ? ` in ${SUIT_NAME[trump]}` : ""}${timesWords(Number(doubled))}`;
  const { honours = "", honoursTo } = rest;
  const parts = [bid];
  if (honours) {
    const kind = HONOUR_NAME[honours as HonourKind] ?? `${honours} for honours`;
    parts.push(
      `${kind}${kind.includes(",") ? "," : ""} to ${names[honoursTo === "AB" ? "AB" : "YZ"]}`,
    );
  }
  for (const one of SIDES) {
    const held = Number(rest[`honours${one}`] ?? 0);
    if (held > 2) parts.push(`${numberWord(held)} honours to ${names[one]}`);
    const theirs = declarer
      ? rest[one === side ? "revokes" : "theirRevokes"]
      : rest[`revokes${one}`];
    if (Number(theirs) > 0) parts.push(`${names[one]} revoked`);
  }
  if (rest["chicane"]) parts.push("chicane");
  return `${parts.join("; ")}.`;
}
