import {
  cardOf,
  height,
  holdings,
  rankOf,
  RANKS,
  sortHand,
  suitOf,
  type Card,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { leftOf, partnerOf, SEATS, type BySeat, type Seat } from "../../engine/core/seat.ts";
import type { Play } from "../../engine/core/trick.ts";
import { hasReentry } from "../../engine/conventions/hand-lead.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { Level, Posed, Words } from "../kit/exercise.ts";
import type { Scene } from "../kit/scene.ts";
import { biddingOf } from "./dealer-bids.ts";
import { playTo, type Course } from "./past-tricks.ts";
import { dealHands } from "./whole-hands.ts";
import type { SuitRound } from "./suit-round.ts";
import type { WholeTable } from "./whole-table.ts";

/** The round of the suit that was played before: who led it, and the cards of which the player is known. */
export interface EarlierRound {
  readonly leader?: Seat;
  readonly by: Partial<BySeat<Card>>;
  /** Cards that went to it, of which it is not said who played them. */
  readonly gone?: readonly Card[];
}

/** One suit as a question has it, to be set in a whole deal. */
export interface InSuit {
  readonly suit: Suit;
  readonly strain: Strain;
  readonly viewer: Seat;
  /** The viewer’s cards of the suit now. */
  readonly hand: readonly Card[];
  /** Dummy’s now, with what he has played to this trick; nothing where dummy is not down. */
  readonly dummy?: readonly Card[];
  readonly plays: readonly Play[];
  readonly round?: EarlierRound;
  /** How many trumps the viewer has, where it matters. */
  readonly trumps?: number;
  /** Whether he has an ace or a guarded king elsewhere, where it matters. */
  readonly reentry?: boolean;
  /** The deal has just begun: no trick has been played. */
  readonly opening?: boolean;
  /** How declarer came to his strain: by bidding, by making it at straight bridge, or not at all, as at whist. */
  readonly game: "auction" | "straight" | "whist";
}

/**
 * Sets a suit in a whole deal: thirteen cards each of which these are what is left, tricks that bring the lead where the
 * question has it, and at the third level the bidding and those tricks to be seen. Null where the shuffle does not come out.
 */
export function wholeTable(random: Random, asked: InSuit, level: Level): WholeTable | null {
  const { suit, strain, viewer, plays, round } = asked;
  const trump = TRUMP_OF[strain];
  const earlier = round && earlierCards(random, asked, round);
  if (round && !earlier) return null;
  const held = (seat: Seat): Card[] => [
    ...(earlier ? [earlier[seat]] : []),
    ...(seat === viewer
      ? asked.hand
      : seat === "Y" && asked.dummy
        ? asked.dummy
        : plays.filter((play) => play.seat === seat).map(({ card }) => card)),
  ];
  const hands = dealHands(random, {
    suit,
    strain,
    viewer,
    held: { Z: held("Z"), A: held("A"), Y: held("Y"), B: held("B") },
    whole: [viewer, ...(asked.dummy ? (["Y"] as const) : [])],
    bid: asked.game === "auction",
    ...(asked.trumps === undefined ? {} : { trumps: asked.trumps }),
  });
  if (!hands || !hasAsTold(hands[viewer], asked)) return null;
  const dealt = { ...hands };
  const lead = plays[0]?.seat ?? viewer;
  const course: Course = {
    strain,
    suit,
    lead,
    least: asked.opening ? 0 : 1 + random.below(3),
    ...(earlier
      ? { round: { ...(round?.leader ? { leader: round.leader } : {}), cards: earlier } }
      : {}),
  };
  const tricks = asked.opening ? [] : playTo(random, hands, course);
  if (!tricks) return null;
  const ruffs = (seat: Seat) => hands[seat].some((card) => suitOf(card) === trump);
  if (trump && trump !== suit && !(ruffs(viewer) && (!asked.dummy || ruffs("Y")))) return null;
  const whole = level === 3;
  return {
    viewer,
    ...(asked.game === "whist" ? {} : { declarer: "Z" }),
    trump,
    hand: sortHand(hands[viewer]),
    ...(asked.dummy ? { dummy: sortHand(hands.Y) } : {}),
    plays,
    ...(whole && asked.game === "auction" ? { calls: biddingOf(random, strain, dealt.Y) } : {}),
    ...(whole && tricks.length > 0 ? { tricks } : {}),
  };
}

/** Each seat’s card of the round before: as known, then those of which it is not said, then small ones nobody else has. */
function earlierCards(
  random: Random,
  { suit, hand, dummy = [], plays }: InSuit,
  { by, gone = [] }: EarlierRound,
): BySeat<Card> | null {
  const unsaid = random.shuffle(gone);
  const named = [
    ...hand,
    ...dummy,
    ...gone,
    ...plays.map(({ card }) => card),
    ...Object.values(by),
  ];
  const led = Object.values(by)[0];
  const small = random.shuffle(
    RANKS.filter(
      (rank) => height(rank) < height("T") && (!led || height(rank) < height(rankOf(led))),
    )
      .map((rank) => cardOf(suit, rank))
      .filter((card) => !named.includes(card)),
  );
  const cards = new Map(
    random.shuffle(SEATS).map((seat) => [seat, by[seat] ?? unsaid.pop() ?? small.pop()]),
  );
  const [Z, A, Y, B] = SEATS.map((seat) => cards.get(seat));
  return Z && A && Y && B ? { Z, A, Y, B } : null;
}

/** How often a suit is set in new deals before another question is posed. */
const TRIES = 40;

/** A question on one suit, and what its scene does not say of the deal round it. */
export interface Dealt {
  readonly posed: Posed;
  readonly more?: Partial<Pick<InSuit, "round" | "game" | "dummy">>;
  /** That it cannot be set in a whole deal, of which more would be seen than it reckons with. */
  readonly alone?: boolean;
  /** Facts that a whole hand shows, and that are then not told. */
  readonly shown?: readonly Words[];
}

/** Poses a question of one suit in a whole deal: at the second level the hands, at the third how it came to this. */
export function poseWhole(
  random: Random,
  level: Level,
  deal: (random: Random) => Posed | Dealt,
): Posed {
  for (;;) {
    const dealt = deal(random);
    const { posed, more, alone, shown = [] }: Dealt = "posed" in dealt ? dealt : { posed: dealt };
    const found = alone ? null : inSuit(posed);
    // Nobody is left to play at the low price of spades.
    if (!found || (found.game === "auction" && found.strain === "spades")) continue;
    const asked = { ...found, ...more };
    for (let at = 0; at < TRIES; at++) {
      const table = wholeTable(random, asked, level);
      if (!table) continue;
      const facts = posed.facts.filter((fact) => !shown.includes(fact));
      return { ...posed, facts, scene: { ...posed.scene, table } };
    }
  }
}

/** Whether the hand is what the question takes it to be besides the suit. */
function hasAsTold(hand: readonly Card[], { suit, reentry }: InSuit): boolean {
  return reentry === undefined || hasReentry(holdings(hand), [suit]) === reentry;
}

/** What a scene of one suit says of it; null where it is set in the last tricks of a deal, which tell more than a suit. */
function inSuit({ scene }: Posed): InSuit | null {
  switch (scene.type) {
    case "round":
      return scene.tricksLeft ? null : ofRound(scene);
    case "third-hand": {
      const { viewer, strain, hand, dummy, led, dummyPlays } = scene;
      const plays: Play[] = [{ seat: partnerOf(viewer), card: led }];
      if (dummyPlays) plays.push({ seat: leftOf(viewer, -1), card: dummyPlays });
      const game = scene.system === "elwell" ? "straight" : "auction";
      return { viewer, strain, hand, dummy, plays, suit: suitOf(led), game };
    }
    case "suit":
      return ofSuit(scene);
    default:
      return null;
  }
}

function ofRound(scene: SuitRound): InSuit {
  const { viewer, strain, hand, dummy, plays, mine = [], gone = [] } = scene;
  const suit = suitOf((hand[0] ?? dummy[0]) as Card);
  const shown = { viewer, strain, hand, dummy, plays, suit, game: "auction" } as const;
  const [own] = mine;
  const [drawn] = gone;
  // What his own card drew was dummy’s; where he played none, it is not said who played what.
  if (own) {
    const by = { [viewer]: own, ...(drawn ? { Y: drawn } : {}) };
    return { ...shown, round: { leader: viewer, by } };
  }
  if (drawn) return { ...shown, round: { by: {}, gone } };
  const opened = scene.asked && viewer === "B" && plays.length > 1 && !scene.kingWon;
  return opened ? { ...shown, opening: true } : shown;
}

function ofSuit(scene: Extract<Scene, { type: "suit" }>): InSuit {
  const { viewer, strain, cards, system, declarer, led, fell = [], trumps, reentry } = scene;
  const round = led && ({ leader: viewer, by: { [viewer]: led }, gone: fell } as const);
  return {
    viewer,
    strain,
    suit: suitOf(cards[0] as Card),
    hand: cards,
    plays: [],
    game: !declarer ? "whist" : system === "elwell" ? "straight" : "auction",
    // What others have led and he follows is said by its own dealing.
    ...(round ? { round } : scene.following ? {} : { opening: true }),
    ...(trumps === undefined ? {} : { trumps }),
    ...(reentry === undefined ? {} : { reentry }),
  };
}
