import { cardOf, type Holding, type Rank, type Suit } from "../../engine/core/card.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { Ask } from "../kit/ask.ts";
import type { Posed, Words } from "../kit/exercise.ts";
import { cardText, listText, SUIT_NAME } from "../kit/words.ts";
import type { Following } from "./whist-following.ts";

/** The trump suits of whist, as strains. */
export const WHIST_STRAINS = [
  "spades",
  "hearts",
  "clubs",
  "diamonds",
] as const satisfies readonly Strain[];
export type WhistStrain = (typeof WHIST_STRAINS)[number];

/** The trump suit of a deal of whist. */
export const whistTrump = (strain: WhistStrain): Suit => TRUMP_OF[strain] as Suit;

/** What is played and seen of one suit at whist, in ranks. */
export interface FollowLayout {
  readonly suit: Suit;
  readonly strain: WhistStrain;
  readonly hand: Holding;
  readonly gone?: Holding;
  readonly mine?: readonly Rank[];
}

/** Poses what is to be done in one suit, each of the player’s cards a possible answer. */
export function poseFollow(
  layout: FollowLayout,
  does: Following["does"],
  facts: readonly Words[],
  question: Words,
  wantsTrumps?: boolean,
): Posed {
  const { suit, strain, gone = [], mine = [] } = layout;
  const of = (ranks: readonly Rank[]) => ranks.map((rank) => cardOf(suit, rank));
  const cards = of(layout.hand);
  const following: Following = {
    does,
    ...(gone.length > 0 ? { gone: of(gone) } : {}),
    ...(mine.length > 0 ? { mine: of(mine) } : {}),
    ...(wantsTrumps === undefined ? {} : { wantsTrumps }),
  };
  const ask: Ask = { type: "card", from: cards };
  return {
    scene: { type: "suit", viewer: "B", strain, cards, following },
    ask,
    question,
    facts: [`Whist: ${SUIT_NAME[whistTrump(strain)]} are trumps.`, ...facts],
  };
}

/** The cards of a suit by name: “♠5, ♠2 and ♠4”. */
export function suitText(suit: Suit, ranks: readonly Rank[]): Words {
  return listText(ranks.map((rank) => cardText(cardOf(suit, rank))));
}
