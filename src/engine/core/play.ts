import type { Card, Suit } from "./card.ts";
import type { Deal } from "./deal.ts";
import { ok, refuse, type Result } from "./result.ts";
import { sideOf, type BySide, type Seat } from "./seat.ts";
import { checkPlay, winningPlay, type Play, type Trick } from "./trick.ts";

/** A hand as far as it has been played: who took each whole trick, who is to play, and what is left in the hands. */
export interface PlayedHand {
  readonly tricks: readonly Trick[];
  readonly winners: readonly Seat[];
  readonly leaders: readonly Seat[];
  readonly tricksWon: BySide<number>;
  readonly left: Readonly<Record<Seat, readonly Card[]>>;
  /** Who leads to the next trick. */
  readonly toLead: Seat;
}

/**
 * Plays a record of tricks through from the opening leader. Refuses the first play that is out of turn, not held or a
 * revoke, naming the trick.
 */
export function replay(
  deal: Deal,
  trump: Suit | null,
  leader: Seat,
  tricks: readonly (readonly Play[])[],
): Result<PlayedHand> {
  const left: Record<Seat, readonly Card[]> = { ...deal };
  const winners: Seat[] = [];
  const leaders: Seat[] = [];
  const tricksWon = { YZ: 0, AB: 0 };
  let toLead = leader;
  for (const [index, plays] of tricks.entries()) {
    const trick: Play[] = [];
    const first = plays[0];
    if (!first || first.seat !== toLead) {
      return refuse("wrong-leader", `Trick ${index + 1}: it is ${toLead}’s lead.`);
    }
    for (const play of plays) {
      const checked = checkPlay(left[play.seat], trick, play);
      if (!checked.ok) {
        const { code, message, rule } = checked.violation;
        return refuse(code, `Trick ${index + 1}: ${message}`, rule);
      }
      trick.push(play);
      left[play.seat] = left[play.seat].filter((card) => card !== play.card);
    }
    if (trick.length < 4) return refuse("short-trick", `Trick ${index + 1} has too few cards.`);
    leaders.push(toLead);
    toLead = winningPlay(trick, trump).seat;
    winners.push(toLead);
    tricksWon[sideOf(toLead)] += 1;
  }
  return ok({ tricks, winners, leaders, tricksWon, left, toLead });
}
