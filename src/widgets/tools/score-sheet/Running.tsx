import { SIDES, type BySide } from "../../../engine/core/seat.ts";
import { standingAfter } from "../../../engine/scoring/sheet.ts";
import type { Kept } from "../../../tabletop/kept.ts";
import { figure } from "../../../engine/notation/line-words.ts";

interface Props {
  readonly kept: Kept;
  readonly names: BySide<string>;
  /** The points that make a game. */
  readonly gamePoints: number;
}

const GAMES = ["no game", "one game", "two games"] as const;

/** The running score in two lines, for a screen on which the pad is out of sight while the form is filled in. */
export function Running({ kept, names, gamePoints }: Props) {
  const { game, gamesWon } = standingAfter(kept.rubber);
  return (
    <div class="running" role="group" aria-label="The score so far">
      {SIDES.map((side, index) => (
        <p class={index === 1 ? "they" : undefined} key={side}>
          {names[side]} <b>{figure(kept.totals[side])}</b>
          <small>
            {game[side]} of {gamePoints}, {GAMES[gamesWon[side]]}
          </small>
        </p>
      ))}
    </div>
  );
}
