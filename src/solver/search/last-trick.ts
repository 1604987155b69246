import { held } from "./board.ts";
import { matter, relevant } from "./relevant.ts";

/** Whether Y and Z take at least `need` of the one trick that is left, when every hand has a single card. */
export function lastTrick(leader: number, trump: number, need: number): boolean {
  let suit = 0;
  while (held[suit * 4 + leader] === 0) suit++;
  let best = held[suit * 4 + leader]!;
  let winner = leader;
  let duel = false;
  for (let turn = 1; turn < 4; turn++) {
    const seat = (leader + turn) & 3;
    const same = held[suit * 4 + seat]!;
    if (same !== 0) {
      duel = true;
      if (same > best) {
        best = same;
        winner = seat;
      }
    } else if (suit !== trump && held[trump * 4 + seat] !== 0) {
      suit = trump;
      best = held[trump * 4 + seat]!;
      winner = seat;
      duel = false;
    }
  }
  relevant[0] = 0;
  relevant[1] = 0;
  if (duel) matter(suit, best);
  return 1 - (winner & 1) >= need;
}
