import type { Card, Suit } from "../../engine/core/card.ts";
import type { Deal } from "../../engine/core/deal.ts";
import { partnerOf, type Seat } from "../../engine/core/seat.ts";
import type { Contract, SeatedCall } from "../../engine/declaring/call.ts";
import type { Make } from "../../engine/declaring/dealer-makes.ts";
import { settledBy } from "../../engine/declaring/settled.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import { settledByTurnUp } from "../../engine/declaring/turn-up.ts";
import type { GameId } from "../../engine/games/game.ts";

/** How the trump of a deal was settled: bid for, made by the dealer’s side, or turned up. */
export type Declared =
  | {
      readonly kind: "auction";
      readonly contract: Contract;
      /** The bidding, where it is known. */
      readonly calls: readonly SeatedCall[];
    }
  | { readonly kind: "dealer-makes"; readonly make: Make }
  | { readonly kind: "turn-up"; readonly card: Card };

/** A deal ready to be played: the four hands, the game, and what was declared. */
export interface PlayDeal {
  readonly game: GameId;
  readonly dealer: Seat;
  readonly hands: Deal;
  readonly declared: Declared;
}

/** What the play itself needs to know. At whist there is neither declarer nor dummy. */
export interface Terms {
  readonly trump: Suit | null;
  readonly leader: Seat;
  readonly declarer: Seat | null;
  readonly dummy: Seat | null;
  /** Whether the sides play to win tricks or, in a nullo, to lose them. */
  readonly aim: "win" | "lose";
}

/** The terms on which a deal is played. */
export function termsOf({ dealer, declared }: PlayDeal): Terms {
  switch (declared.kind) {
    case "auction":
      return underStrain(declared.contract.declarer, declared.contract.strain);
    case "dealer-makes":
      return underStrain(declared.make.declarer, declared.make.strain);
    case "turn-up":
      return { ...settledByTurnUp(declared.card, dealer), declarer: null, aim: "win" };
    default:
      return declared satisfies never;
  }
}

function underStrain(declarer: Seat, strain: Strain): Terms {
  const aim = strain === "nullo" ? "lose" : "win";
  return { ...settledBy(declarer, strain), declarer, aim };
}

/** What was declared, as a strain; a trump turned up is no strain. */
export function strainOf({ declared }: PlayDeal): Strain | null {
  if (declared.kind === "turn-up") return null;
  return declared.kind === "dealer-makes" ? declared.make.strain : declared.contract.strain;
}

/** The seat that plays the cards of a hand: declarer plays dummy’s. */
export function playerOf({ dummy }: Terms, hand: Seat): Seat {
  return hand === dummy ? partnerOf(hand) : hand;
}
