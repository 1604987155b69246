import { otherSide, SIDES, type BySide, type Side } from "../../../engine/core/seat.ts";
import { GAME_NAMES } from "../../../engine/scoring/whist.ts";
import { numberWord, sentence, SIDE_NAME } from "../../../exercises/kit/words.ts";
import type { MarkedGame, Standing } from "../../../tabletop/marker-sitting.ts";
import { MARKER_FORM } from "../../../tabletop/marker-taps.ts";

const WHO: BySide<string> = { YZ: "we", AB: "they" };

/** Whether a game is worth rubber points, or what it was won by. */
function countsRubberPoints({ game }: Standing): boolean {
  return MARKER_FORM[game].gameValue === "rubber-points";
}

/** What the small keys count in this game. */
export function smallName(standing: Standing): string {
  return countsRubberPoints(standing) ? "rubber points" : "games";
}

/** “double” for two rubber points; nothing in a game that has none. */
export function worthName(standing: Standing, { worth }: MarkedGame): string {
  return countsRubberPoints(standing) ? GAME_NAMES[worth as keyof typeof GAME_NAMES] : "";
}

function points(count: number): string {
  return `${count === 0 ? "no" : numberWord(count)} ${count === 1 ? "point" : "points"}`;
}

function gameWon(standing: Standing, game: MarkedGame): string {
  const { winner, score } = game;
  const name = worthName(standing, game);
  const worth = name ? `a ${name}, ${points(game.worth)}` : `worth ${points(game.worth)}`;
  return `${SIDE_NAME[winner]} win the game, ${score[winner]} to ${score[otherSide(winner)]}: ${worth}.`;
}

/** How a rubber came out, with its arithmetic; empty until it is won. */
export function accountOf(standing: Standing): string {
  const { rubber, games } = standing;
  const { rubberTo, net } = rubber;
  if (!rubberTo) return "";
  const of = (side: Side) =>
    games.filter(({ winner }) => winner === side).map(({ worth }) => String(worth));
  const won = [...of(rubberTo), ...(rubber.bonus ? [String(rubber.bonus)] : [])];
  const lost = of(otherSide(rubberTo)).map((worth) => ` − ${worth}`);
  const head = `${SIDE_NAME[rubberTo]} win the rubber`;
  if (!net) return `${head}, but the games come to the same.`;
  const sum = `${won.join(" + ")}${lost.join("")}`;
  if (net.winner === rubberTo) return `${head}: ${sum} = ${points(net.points)}.`;
  return `${head}, but the games leave ${WHO[net.winner]} ${points(net.points)} ahead.`;
}

/** The deal in hand, as far as it is marked. */
function dealSoFar({ open, barred }: Standing): string {
  const { side, over, honours } = open;
  const by = over === 1 ? "the odd trick" : `${numberWord(over)} by cards`;
  const said = [
    ...(side ? [`${WHO[side]} make ${by}`] : []),
    ...(honours ? [`${WHO[honours.side]} call ${numberWord(honours.claim)} by honours`] : []),
  ];
  if (said.length === 0) return "";
  const note = !side
    ? " They wait until the tricks are marked."
    : barred
      ? ` They do not count: ${WHO[barred]} began the deal within one of game.`
      : "";
  return `This deal: ${said.join("; ")}.${note}`;
}

/** What there is to say of the marker now, in a sentence or two. */
export function saidOf(standing: Standing): string {
  const { wonNow, over, points: score, open } = standing;
  if (over) return accountOf(standing);
  if (wonNow) return `${gameWon(standing, wonNow)} ${accountOf(standing)}`.trim();
  const deal = dealSoFar(standing);
  if (deal) return deal;
  if (open.revoke) return "The penalty waits until the tricks are marked.";
  const [we, they] = SIDES.map((side) => score[side]);
  return we === 0 && they === 0
    ? "Love all. Tap each trick over six."
    : `We have ${numberWord(we ?? 0)}, they have ${numberWord(they ?? 0)}.`;
}

/** A side’s score as a tool tells it to those who cannot see its counters. */
export function scoreName(standing: Standing, side: Side, by: "Counters" | "Foster’s marker") {
  const small = `${smallName(standing)}: ${numberWord(standing.small[side])}`;
  return `${by}, ${SIDE_NAME[side].toLowerCase()}: ${points(standing.points[side])}. ${sentence(small)}.`;
}
