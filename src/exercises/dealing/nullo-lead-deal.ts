import {
  height,
  highToLow,
  holdings,
  PACK,
  RANKS,
  SUITS,
  type Card,
  type Holding,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { lowest } from "../../engine/conventions/lead-pattern.ts";
import { nulloSuits, type NulloLeadView } from "../../engine/conventions/nullo-play.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import { poseNulloLater, poseNulloOpening, poseNulloSuit } from "./nullo-lead.ts";

/** A suit with a smaller card than this at the bottom is one the book would not open: it is safe. (Rule `nullo.play.card`.) */
const SAFE = "5";

const isSafe = (holding: Holding) => height(lowest(holding)) < height(SAFE);

function dealSuit(random: Random): Posed {
  for (;;) {
    const length = random.pick([2, 2, 3, 3, 4]);
    const holding = highToLow(random.shuffle(RANKS).slice(0, length));
    if (!isSafe(holding)) return poseNulloSuit(random.pick(SUITS), holding, dealLevel(random));
  }
}

const dealLevel = (random: Random) => random.pick([1, 2, 2, 3, 3, 4]);

/** Whether the suit to lead is settled: one that is best is not safe, one is wrong, and partner’s is no singleton among others. */
function isFair(view: NulloLeadView): boolean {
  const held = holdings(view.hand);
  const suits = nulloSuits(view);
  const best = suits.filter(({ mark }) => mark === "best");
  const open = best.every(({ suit }) => suit === view.partnerLed || !isSafe(held[suit]));
  const torn = suits.some(
    ({ suit, mark, reason }) =>
      reason === "partners" && mark === "wrong" && held[suit].length === 1,
  );
  return open && !torn && suits.length > best.length;
}

function dealOpening(random: Random): Posed {
  for (;;) {
    const hand = random.shuffle(PACK).slice(0, 13);
    if (isFair({ hand })) return poseNulloOpening(hand, dealLevel(random));
  }
}

/** Whether dummy could be forced to win if the suit were led low, which the book also asks for. */
function forces(hand: Holding, dummy: Holding): boolean {
  return dummy.length > 0 && height(lowest(dummy)) > height(lowest(hand));
}

type Reason = ReturnType<typeof nulloSuits>[number]["reason"];

/** What the hand is to turn on, and how often. */
const TURNS = [
  ["partners", 3],
  ["singleton", 3],
  ["gives-discard", 3],
  ["shortest", 2],
] as const satisfies readonly (readonly [Reason, number])[];

/** So many cards are left after one to three tricks. */
const LEFT = [10, 11, 12] as const;

function dealLater(random: Random): Posed {
  const turn = random.weigh(TURNS);
  const size = random.pick(LEFT);
  for (;;) {
    const viewer = random.pick(["A", "B"] as const);
    const cards = random.shuffle(PACK);
    const [hand, dummy] = [cards.slice(0, size), cards.slice(size, 2 * size)];
    const partnerLed = turn === "shortest" || random.chance(0.3) ? null : pickHeld(random, hand);
    if ((turn === "partners" || turn === "singleton") && !partnerLed) continue;
    const view = { hand, dummy, ...(partnerLed ? { partnerLed } : {}) };
    const suits = nulloSuits(view);
    const [held, theirs] = [holdings(hand), holdings(dummy)];
    if (!suits.some(({ reason }) => reason === turn) || !isFair(view)) continue;
    const forced = suits.some(
      ({ suit, mark, reason }) =>
        mark === "wrong" && reason !== "gives-discard" && forces(held[suit], theirs[suit]),
    );
    if (!forced) return poseNulloLater(viewer, hand, dummy, partnerLed, dealLevel(random));
  }
}

function pickHeld(random: Random, hand: readonly Card[]): Suit {
  const held = holdings(hand);
  return random.pick(SUITS.filter((suit) => held[suit].length > 0));
}

/** A lead against a nullo: the card of one suit, a whole hand, or later with dummy in sight. */
export function poseNulloLead(random: Random, level: Level): Posed {
  return level === 1 ? dealSuit(random) : level === 2 ? dealOpening(random) : dealLater(random);
}
