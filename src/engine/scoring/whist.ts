import type { RuleId } from "../../rulebook/rules.ts";
import { cardOf, type Card, type Suit } from "../core/card.ts";
import { ok, refuse, type Result } from "../core/result.ts";
import {
  otherSide,
  SEATS,
  SIDES,
  sideOf,
  type BySeat,
  type BySide,
  type Side,
} from "../core/seat.ts";
import { citedLine, heldTo, type CitedLine } from "./line.ts";
import { afterRevokes, exacted, revokesOf, takerOf, type RevokesBySide } from "./revoked.ts";
import { AT_LOVE, type Standing } from "./standing.ts";
import { BOOK } from "./values.ts";
import type { WhistForm } from "./whist-forms.ts";

/** What a line of a whist score is for; `revoke-tricks` stands at nought and says what crossed over. */
export const WHIST_ITEMS = ["revoke-tricks", "revoke", "tricks", "honours", "game"] as const;
export type WhistItem = (typeof WHIST_ITEMS)[number];
export type WhistLine = CitedLine<WhistItem>;

/** A deal of whist that has been played, as a scorer is told of it. */
export interface WhistOutcome {
  /** Tricks won in play by each side, thirteen in all, before any cross over for a revoke. */
  readonly tricks: BySide<number>;
  /** How many of ace, king, queen and knave of trumps each side held. */
  readonly honours?: BySide<number>;
  /** Set false where nobody called the honours before the next trump was turned. */
  readonly honoursCalled?: boolean;
  readonly revokes?: RevokesBySide;
  /** The trump, where the form values tricks by it. */
  readonly trump?: Suit;
}

const WHIST_HONOURS = ["A", "K", "Q", "J"] as const;
const REVOKE_POINTS = 3;

/** Points for so many of the four honours held by one side. (Rule `whist.honours`.) */
export function whistHonours(held: number): number {
  return held >= 4 ? 4 : held === 3 ? 2 : 0;
}

/** How many of the four honours of a trump each side was dealt. (Rule `whist.honours`.) */
export function whistHonoursHeld(hands: BySeat<readonly Card[]>, trump: Suit): BySide<number> {
  const honours = WHIST_HONOURS.map((rank) => cardOf(trump, rank));
  const held = (side: Side) =>
    SEATS.filter((seat) => sideOf(seat) === side)
      .flatMap((seat) => hands[seat])
      .filter((card) => honours.includes(card)).length;
  return { YZ: held("YZ"), AB: held("AB") };
}

/** Points for so many tricks of one side: those over six, one each. (Rule `whist.object`.) */
export function whistTricks(tricks: number): number {
  return Math.max(0, tricks - BOOK);
}

export const GAME_NAMES = { 3: "treble", 2: "double", 1: "single" } as const;

/** Rubber points for a game of five by what the losers had scored. (Rules `whist.rubber-points`, `whist.score.rubber-points`.) */
export function rubberPoints(losersScore: number): 1 | 2 | 3 {
  return losersScore <= 0 ? 3 : losersScore < 3 ? 2 : 1;
}

/** The most a side that revoked may stand at: within one of game. (Rule `whist.revoke.no-game`.) */
export function revokedCeiling(form: Pick<WhistForm, "gamePoints">): number {
  return form.gamePoints - 1;
}

/** The score as it is marked through one deal, line by line, until somebody has won. */
class Marking {
  readonly lines: WhistLine[] = [];
  readonly score: Record<Side, number>;
  readonly #form: WhistForm;
  readonly #revokes: RevokesBySide | undefined;

  constructor(before: BySide<number>, form: WhistForm, revokes: RevokesBySide | undefined) {
    this.score = { ...before };
    this.#form = form;
    this.#revokes = revokes;
  }

  get winner(): Side | undefined {
    return SIDES.find((side) => this.score[side] >= this.#form.gamePoints);
  }

  /** Enters a line, unless the game is over; held to the ceiling of a side that revoked, and to the game. */
  mark(line: WhistLine): void {
    if (this.winner || line.count === 0) return;
    const { side } = line;
    const room = (top: number) => Math.max(0, top - this.score[side]);
    const within =
      revokesOf(this.#revokes, side) > 0
        ? heldTo(line, room(revokedCeiling(this.#form)), "whist.revoke.no-game")
        : this.#form.playOut
          ? line
          : heldTo(line, room(this.#form.gamePoints), line.rule);
    this.lines.push(within);
    this.score[side] += within.points;
  }

  /** Takes points off a side, never below nought. */
  take(line: WhistLine): void {
    const taken = Math.min(this.score[line.side], -line.points);
    if (line.count === 0) return;
    this.lines.push(taken < -line.points ? { ...line, points: -taken, capped: true } : line);
    this.score[line.side] -= taken;
  }
}

/**
 * Scores one deal of whist as cited lines: the revoke first, then tricks, then honours, stopping as soon as a side has
 * won, and what the game was worth above the line. Refuses tricks that do not make thirteen, honours that four cards
 * cannot make, a penalty the form does not give, and a form by trumps without the trump. (Rules `whist.order`,
 * `whist.score.precedence`.)
 */
export function scoreWhist(
  deal: WhistOutcome,
  form: WhistForm,
  before: Standing = AT_LOVE,
): Result<WhistLine[]> {
  const refused = check(deal, form);
  if (refused) return refused;
  const { revokes } = deal;
  const marking = new Marking(before.game, form, revokes);
  const tricks = afterRevokes(deal.tricks, revokes, form.revokeTricks);
  markRevokes(marking, deal, form, tricks);
  const side: Side = tricks.YZ > BOOK ? "YZ" : "AB";
  const each = form.trickValue && deal.trump ? form.trickValue[deal.trump] : 1;
  const trickRule = form.trickValue ? "whist.score.favourite" : "whist.object";
  marking.mark(citedLine(side, "below", "tricks", tricks[side] - BOOK, each, trickRule));
  for (const holder of form.honours && deal.honoursCalled !== false ? SIDES : []) {
    const points = whistHonours(deal.honours?.[holder] ?? 0);
    const mayCount = before.game[holder] < form.gamePoints - 1;
    if (points > 0 && mayCount) {
      marking.mark(citedLine(holder, "below", "honours", 1, points, "whist.honours"));
    }
  }
  const game = gameLine(marking, form);
  return ok(game ? [...marking.lines, game] : marking.lines);
}

function markRevokes(
  marking: Marking,
  { tricks, revokes }: WhistOutcome,
  form: WhistForm,
  after: BySide<number>,
): void {
  const rule: RuleId =
    form.revokeChoices.length > 1 ? "whist.revoke.english" : "whist.revoke.american";
  const taker = takerOf(tricks, after);
  if (taker) {
    const crossed = Math.abs(after.YZ - tricks.YZ);
    marking.lines.push(citedLine(taker, "below", "revoke-tricks", crossed, 0, rule));
  }
  for (const side of SIDES) {
    const deducted = exacted(revokes, side, "deduct");
    marking.take(citedLine(side, "below", "revoke", deducted, -REVOKE_POINTS, rule));
  }
  for (const side of SIDES) {
    const added = exacted(revokes, otherSide(side), "add");
    marking.mark(citedLine(side, "below", "revoke", added, REVOKE_POINTS, rule));
  }
}

/** What a game that is won is worth: rubber points, or the difference of the scores. */
function gameLine({ winner, score }: Marking, form: WhistForm): WhistLine | null {
  if (!winner) return null;
  const losers = score[otherSide(winner)];
  switch (form.gameValue) {
    case "rubber-points":
      return citedLine(winner, "above", "game", 1, rubberPoints(losers), "whist.rubber-points");
    case "difference": {
      const rule = form.playOut ? "whist.score.play-out" : "whist.awl";
      return citedLine(winner, "above", "game", 1, score[winner] - losers, rule);
    }
    case "none":
      return null;
    default:
      return form.gameValue satisfies never;
  }
}

function check({ tricks, honours, revokes, trump }: WhistOutcome, form: WhistForm) {
  const { YZ, AB } = tricks;
  if (![YZ, AB].every((won) => Number.isInteger(won) && won >= 0) || YZ + AB !== 13) {
    return refuse("bad-tricks", `The tricks of both sides must make thirteen, not ${YZ + AB}.`);
  }
  if (honours && (honours.YZ < 0 || honours.AB < 0 || honours.YZ + honours.AB > 4)) {
    return refuse("bad-honours", "There are only four honours at whist.", "whist.honours");
  }
  const asked = SIDES.map((side) => revokes?.[side]?.penalty ?? "tricks");
  if (asked.some((penalty) => !form.revokeChoices.includes(penalty))) {
    return refuse(
      "no-such-penalty",
      "Here a revoke costs tricks and nothing else.",
      "whist.revoke.american",
    );
  }
  if (form.trickValue && !trump) {
    return refuse("no-trump-named", "This form values tricks by the trump, so it must be named.");
  }
  return null;
}
