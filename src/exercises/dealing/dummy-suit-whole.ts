import { cardOf, holdingIn, PACK, SUITS, type Card, type Suit } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { SEATS } from "../../engine/core/seat.ts";
import { winningPlay, type Trick } from "../../engine/core/trick.ts";
import { againstOf, leadFrom } from "../../engine/conventions/lead-card.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Mark, Posed } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { solveDummySuit } from "../marking/dummy-suit-solve.ts";
import { biddingOf, couldOpen, strongFirst } from "./dealer-bids.ts";
import { dealFairChoice, poseSuitToLead, STRAINS_LED } from "./dummy-suit-deal.ts";
import { followed, type Hands } from "./past-tricks.ts";
import type { WholeTable } from "./whole-table.ts";

const HAND = 13;

/** How often two hands are dealt beside one on which declarer could open, before he is dealt another. */
const TRIES = 200;
/** How often the unseen cards are dealt to a choice of suits, before another is posed. */
const DEALS = 30;

/** The choice of a suit after the bidding and a first trick that the viewer has won, whose suit is not among the answers. */
export function poseDummySuitWhole(random: Random): Posed {
  const viewer = random.pick(["A", "B"] as const);
  for (;;) {
    const strain = random.pick(STRAINS_LED);
    const Z = strongFirst(random, PACK, TRUMP_OF[strain]).slice(0, HAND);
    if (!couldOpen(Z, strain)) continue;
    const others = PACK.filter((card) => !Z.includes(card));
    for (let at = 0; at < TRIES; at++) {
      // A card each of the two hands in sight has been played.
      const dealt = dealFairChoice(random, { viewer, strain }, others);
      if (!dealt) continue;
      const posed = poseSuitToLead(viewer, strain, dealt.hand, dealt.dummy);
      const whole = setIn(random, posed, [...Z, ...dealt.left]);
      if (whole) return whole;
    }
  }
}

/** Deals the cards not in sight till declarer could have opened and a first trick comes out; null where it does not. */
function setIn(random: Random, posed: Posed, unseen: readonly Card[]): Posed | null {
  const { strain } = sceneOf(posed, "two-hands");
  const may = suitsToLeaveOut(posed);
  const tricks = TRICKS.filter(({ suit }) => may.includes(suit));
  for (let at = 0; tricks.length > 0 && at < DEALS; at++) {
    const left = at === 0 ? [...unseen] : strongFirst(random, unseen, TRUMP_OF[strain]);
    const Z = left.splice(0, HAND);
    if (at > 0 && !couldOpen(Z, strain)) continue;
    for (const trick of random.shuffle(tricks)) {
      const whole = afterTrick(random, posed, Z, left, trick);
      if (whole) return whole;
    }
  }
  return null;
}

/** Which suit was led, and which card of it the viewer and dummy have played: so many from the top, and from the bottom. */
const TRICKS = SUITS.flatMap((suit) =>
  [0, 1, 2].flatMap((own) => [0, 1].map((his) => ({ suit, own, his }))),
);

/** Sets the choice after a trick; `left` are partner’s cards and the two that have been played from the hands in sight. */
function afterTrick(
  random: Random,
  posed: Posed,
  Z: readonly Card[],
  left: readonly Card[],
  { suit, ...at }: (typeof TRICKS)[number],
): Posed | null {
  const { viewer, hand, dummy, strain } = sceneOf(posed, "two-hands");
  const trump = TRUMP_OF[strain];
  // A high card of the viewer’s that won, and a low one of dummy’s.
  const high = holdingIn(left, suit);
  const own = high[at.own];
  const his = high.at(-1 - at.his);
  const { ask } = posed;
  if (!own || !his || own === his || ask.type !== "option") return null;
  const played = [cardOf(suit, own), cardOf(suit, his)] as const;
  const partners = left.filter((card) => !played.includes(card));
  const [mine, Y] = [
    [...hand, played[0]],
    [...dummy, played[1]],
  ];
  const hands: Hands =
    viewer === "A" ? { Z, Y, A: mine, B: partners } : { Z, Y, A: partners, B: mine };
  const trick = firstTrick(hands, suit, againstOf(strain));
  if (!trick || winningPlay(trick, trump).seat !== viewer) return null;
  if (!played.every((card) => trick.some((play) => play.card === card))) return null;
  const table: WholeTable = {
    viewer,
    declarer: "Z",
    trump,
    hand,
    dummy,
    plays: [],
    calls: biddingOf(random, strain, Y),
    tricks: [trick],
  };
  const options = ask.options.filter(({ id }) => id !== suit);
  return { ...posed, ask: { ...ask, options }, scene: { ...posed.scene, table } };
}

/** The opening lead of a suit by the book, and the play to it; null where somebody has none of it. */
function firstTrick(hands: Hands, suit: Suit, against: "trump" | "notrump"): Trick | null {
  const held = SEATS.map((seat) => holdingIn(hands[seat], suit));
  if (held.some(({ length }) => length === 0)) return null;
  return followed(hands, "A", suit, leadFrom(holdingIn(hands.A, suit), against).lead);
}

/** The plain suits without which one that is right, and one that is not, are still among the answers. */
function suitsToLeaveOut(posed: Posed): readonly Suit[] {
  const solution = solveDummySuit(posed);
  if (solution.type !== "choices") return [];
  const { choices } = solution;
  const trump = TRUMP_OF[sceneOf(posed, "two-hands").strain];
  const left = (suit: Suit, wanted: Mark) =>
    choices.some(({ id, mark }) => id !== suit && mark === wanted);
  return SUITS.filter((suit) => suit !== trump && left(suit, "best") && left(suit, "wrong"));
}
