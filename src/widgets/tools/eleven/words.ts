import type { Rank } from "../../../engine/core/card.ts";
import { pips } from "../../../engine/core/card.ts";
import { ELEVEN } from "../../../engine/conventions/eleven.ts";
import {
  listText,
  numberWord,
  RANK_NAME,
  rankText,
  sentence,
} from "../../../exercises/kit/words.ts";
import type { RuleId } from "../../../rulebook/rules.ts";
import type { Chair, Place, Reckoning } from "../../../tabletop/reckoner.ts";

/** Who is who from each chair: the leader, and the hand that is not seen. */
const LEADER: Readonly<Record<Chair, string>> = { third: "partner", declarer: "the leader" };
const UNSEEN: Readonly<Record<Chair, string>> = { third: "declarer", declarer: "third hand" };

/** The leader as the chair speaks of him: “partner”, or “the leader”. */
export function leaderName(chair: Chair): string {
  return LEADER[chair];
}

/** The hand not seen from the chair: “declarer”, or “third hand”. */
export function unseenName(chair: Chair): string {
  return UNSEEN[chair];
}

/** Where cards are put, as the choice is labelled. */
export function placeLabel(place: Place, chair: Chair): string {
  switch (place) {
    case "led":
      return "The lead";
    case "dummy":
      return "Dummy’s";
    case "own":
      return "Yours";
    case "shown":
      return `${sentence(UNSEEN[chair])}’s plays`;
  }
}

/** Where a card is, in a word beneath it. */
export function placeMark(place: Place, chair: Chair): string {
  switch (place) {
    case "led":
      return "led";
    case "dummy":
      return "dummy";
    case "own":
      return "you";
    case "shown":
      return chair === "third" ? "declarer" : "third";
  }
}

/** Why a rank cannot be put here: it stands elsewhere. */
export function elsewhereWords(rank: Rank, at: Place, chair: Chair): string {
  const card = `The ${RANK_NAME[rank]}`;
  const where: Readonly<Record<Place, string>> = {
    led: "is the card that was led",
    dummy: "lies in dummy",
    own: "is in your hand",
    shown: `has been played by ${UNSEEN[chair]}`,
  };
  return `${card} ${where[at]}; take it away there before you put it anywhere else.`;
}

/** The verdict in two parts, a heading and a reason, with the rules it rests on. */
export interface Told {
  readonly heading: string;
  readonly reason: string;
  readonly rules: readonly RuleId[];
}

const ranks = (held: readonly Rank[]) => listText(held.map(rankText));
const are = (count: number) => (count === 1 ? "is" : "are");

/** What the reckoning says: the number that counts and where the missing cards lie, or why the rule does not apply. */
export function told(reckoning: Reckoning, chair: Chair): Told {
  const { led, count } = reckoning;
  const card = RANK_NAME[led];
  if (count.why === "honour-led") {
    return {
      heading: "The rule does not apply",
      reason: `The ${card} is an honour. The rule is for a small card led as fourth best, from the two to the nine.`,
      rules: ["third.eleven.rule", "third.eleven.not-fourth"],
    };
  }
  const allowed = count.outsideLeader ?? 0;
  const unseen = UNSEEN[chair];
  if (count.declarerHigher === null) {
    const seen = `${numberWord(count.visibleHigher)} ${are(count.visibleHigher)} in sight`;
    const shown = reckoning.shownHigher.length;
    const played = shown === 0 ? "" : ` and ${unseen} has played ${numberWord(shown)} more`;
    return {
      heading: "The rule does not apply",
      reason: `${ELEVEN} − ${pips(led)} allows ${numberWord(allowed)} higher outside ${LEADER[chair]}’s hand; ${seen}${played}. The ${card} was not led as a fourth best.`,
      rules: ["third.eleven.not-fourth", "third.eleven.rule"],
    };
  }
  const held = count.declarerHigher;
  const name =
    held === 0
      ? `${sentence(unseen)} has nothing above the ${card}`
      : `${sentence(unseen)} has ${numberWord(held)} above the ${card}`;
  return {
    heading: name,
    reason: whereabouts(reckoning, held, chair),
    rules: ["third.eleven.rule", "third.eleven.declarer", "third.eleven.only-higher"],
  };
}

/** Where the higher cards nobody has seen must be, if the card led was a fourth best. */
function whereabouts({ missing, shownHigher }: Reckoning, held: number, chair: Chair): string {
  const left = held - shownHigher.length;
  const unseen = UNSEEN[chair];
  const played =
    shownHigher.length === 0 ? "" : `${sentence(unseen)} has played ${ranks(shownHigher)}. `;
  const missed = `${played}Missing: ${ranks(missing)}.`;
  if (left === 0) return `${missed} They are all ${LEADER[chair]}’s.`;
  const leaders = numberWord(missing.length - left);
  return `${missed} ${sentence(numberWord(left))} of these ${are(left)} ${unseen}’s and ${leaders} ${LEADER[chair]}’s; the rule does not say which.`;
}
