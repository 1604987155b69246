import {
  height,
  highToLow,
  isHonour,
  RANKS,
  SUITS,
  type Holding,
  type Rank,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { lowest, top } from "../../engine/conventions/lead-pattern.ts";
import { bunchHigh, underDummy } from "../../engine/conventions/nullo-follow.ts";
import { leadAgainstNullo } from "../../engine/conventions/nullo-leads.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseNulloLast, poseNulloRound } from "./nullo-round.ts";

/** Where the viewer sits and in which chair he plays: 1 second hand, 2 third, 3 fourth. */
const CHAIRS: readonly (readonly [{ viewer: "A" | "B"; chair: number }, number])[] = [
  [{ viewer: "B", chair: 2 }, 4],
  [{ viewer: "B", chair: 3 }, 2],
  [{ viewer: "B", chair: 1 }, 2],
  [{ viewer: "A", chair: 1 }, 3],
  [{ viewer: "A", chair: 2 }, 3],
];

/** Round the table from the seat on the viewer’s left. */
const PLAYERS = {
  A: ["dummy", "partner", "declarer"],
  B: ["declarer", "partner", "dummy"],
} as const;

/** What a player who would lose the trick follows with: the highest card that loses, or else his lowest. */
function duck(holding: Holding, plays: Holding): Rank {
  const best = Math.max(...plays.map(height));
  return holding.find((rank) => height(rank) < best) ?? lowest(holding);
}

/** A trick that dummy has won, to which declarer plays last with a high card and small ones. */
function dealLast(random: Random): Posed {
  const suit = random.pick(SUITS);
  for (;;) {
    const pack = random.shuffle(RANKS);
    const take = (count: number) => highToLow(pack.splice(0, count));
    const hand = take(random.pick([2, 3, 3, 4]));
    const dummy = take(1 + random.below(3));
    const lead = leadAgainstNullo(take(2)).lead;
    const second = duck(dummy, [lead]);
    const third = duck(take(2), [lead, second]);
    const play = bunchHigh(hand, [lead, second, third], second);
    // Its equals are as good: some card must be one to keep.
    if (!play || !isHonour(play.play) || play.grades.every(({ mark }) => mark !== "wrong"))
      continue;
    if (isHonour(lowest(hand)) || height(third) > height(second)) continue;
    const left = dummy.filter((rank) => rank !== second);
    return poseNulloLast(suit, hand, left, [lead, second, third], random.pick([1, 2, 2, 3, 3, 4]));
  }
}

/** A trick in which an adversary can make dummy win, and need not; or that declarer has won, and plays to. */
export function dealNulloRound(random: Random): Posed {
  if (random.chance(0.25)) return dealLast(random);
  const { viewer, chair } = random.weigh(CHAIRS);
  const suit = random.pick(SUITS);
  for (;;) {
    const pack = random.shuffle(RANKS);
    const take = (count: number) => highToLow(pack.splice(0, count));
    const hand = take(random.pick([2, 3, 3, 4]));
    const held = { dummy: take(1 + random.below(3)), partner: take(2), declarer: take(2) };
    // The last of those round the table plays just before the viewer.
    const before = PLAYERS[viewer].slice(-chair);
    const plays: Rank[] = [];
    let dummyPlays: Rank | undefined;
    for (const player of before) {
      const cards = held[player];
      const led = player === "partner" ? leadAgainstNullo(cards).lead : lowest(cards);
      const card = plays.length > 0 ? duck(cards, plays) : player === "dummy" ? top(cards) : led;
      if (player === "dummy") dummyPlays = card;
      plays.push(card);
    }
    const play = underDummy({
      hand,
      dummy: held.dummy,
      plays,
      ...(dummyPlays ? { dummyPlays } : {}),
    });
    if (!play || (play.alsoSound.length === 0 && random.chance(0.6))) continue;
    const level = random.pick([1, 2, 2, 3, 3, 4]);
    return poseNulloRound({ suit, hand, dummy: held.dummy, plays }, viewer, level);
  }
}
