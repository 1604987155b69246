import { PACK, sortHand, suitOf, type Card } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { biddingOf, couldOpen, strongFirst } from "./dealer-bids.ts";
import { playTo, type Hands } from "./past-tricks.ts";
import type { Rest, SuitDealing } from "./two-hands-play.ts";
import type { WholeTable } from "./whole-table.ts";

type Scene = ReturnType<typeof sceneOf<"two-hands">>;

const HAND = 13;
/** How often a suit is set in new deals before another question is posed. */
const TRIES = 12;

/** Whether the question is about the first round of the suit, and not answered from dummy. */
function isFirst({ ask }: Posed, { hand, round }: Scene): boolean {
  const own = ask.type !== "card" || ask.from.every((card) => hand.includes(card));
  return own && (round?.gone ?? []).length === 0;
}

/** Four hands about the suit, Z’s one on which he could open the contract; null where the shuffle does not give one. */
function dealRound(random: Random, { hand, dummy, strain, round }: Scene): Hands | null {
  const plays = round?.plays ?? [];
  const played = (seat: string) => plays.filter((play) => play.seat === seat).map((p) => p.card);
  const [Z, Y, A, B] = [
    [...hand, ...played("Z")],
    [...dummy, ...played("Y")],
    played("A"),
    played("B"),
  ];
  const known = new Set([...Z, ...Y, ...A, ...B]);
  const trump = TRUMP_OF[strain];
  const rest = strongFirst(
    random,
    PACK.filter((card) => suitOf(card) !== round?.suit),
    trump === round?.suit ? null : trump,
  );
  const mine = [...Z, ...rest.splice(0, HAND - Z.length)];
  if (!couldOpen(mine, strain)) return null;
  const others = random.shuffle(rest);
  const theirs = [...Y, ...others.splice(0, HAND - Y.length)];
  const left = PACK.filter((card) => suitOf(card) === round?.suit && !known.has(card));
  const against = random.shuffle([...others, ...left]);
  const ours = [...A, ...against.splice(0, HAND - A.length)];
  return { Z: mine, Y: theirs, A: ours, B: [...B, ...against] };
}

/** The table as declarer sees it, the tricks before this one played; null where the shuffle does not come out. */
function tableOf(random: Random, scene: Scene, opening: boolean): WholeTable | null {
  const dealt = dealRound(random, scene);
  if (!dealt || !scene.round) return null;
  const { strain, round } = scene;
  const plays = round.plays ?? [];
  const now = { ...dealt };
  const lead = plays[0]?.seat ?? "Z";
  const least = 1 + random.below(2);
  const tricks = opening ? [] : playTo(random, now, { strain, suit: round.suit, lead, least });
  if (!tricks) return null;
  const gone = plays.map(({ card }) => card);
  return {
    viewer: "Z",
    declarer: "Z",
    trump: TRUMP_OF[strain],
    hand: sortHand(now.Z.filter((card) => !gone.includes(card))),
    dummy: sortHand(now.Y),
    plays,
    calls: biddingOf(random, strain, dealt.Y),
    ...(tricks.length > 0 ? { tricks } : {}),
  };
}

/** Poses a question about one suit in a whole deal, declarer looking on: the bidding, the tricks so far, both hands. */
export function poseInDeal(random: Random, { deal, fits, opening = false }: SuitDealing): Posed {
  for (;;) {
    const posed = deal(random, 1);
    const scene = sceneOf(posed, "two-hands");
    for (let at = 0; isFirst(posed, scene) && at < TRIES; at++) {
      const table = tableOf(random, scene, opening);
      if (!table || !(fits?.(posed, othersOf(table, scene)) ?? true)) continue;
      return { ...posed, scene: { ...posed.scene, table } };
    }
  }
}

/** The other suits of both hands. */
function othersOf({ hand, dummy = [] }: WholeTable, { round }: Scene): Rest {
  const others = (cards: readonly Card[]) => cards.filter((card) => suitOf(card) !== round?.suit);
  return { hand: others(hand), dummy: others(dummy) };
}
