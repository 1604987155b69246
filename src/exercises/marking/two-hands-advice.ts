import { holdings, type BySuit, type Card, type Suit } from "../../engine/core/card.ts";
import type { TwoHands } from "../../engine/conventions/declarer-suit.ts";
import { trumpAdvice, type TrumpAdvice } from "../../engine/conventions/declarer-trumps.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";

/** The suits of declarer’s two hands. */
export function suitsOf(hand: readonly Card[], dummy: readonly Card[]): BySuit<TwoHands> {
  const [mine, his] = [holdings(hand), holdings(dummy)];
  const of = (suit: Suit): TwoHands => ({ declarer: mine[suit], dummy: his[suit] });
  return { S: of("S"), H: of("H"), C: of("C"), D: of("D") };
}

/** What the engine advises over the two hands shown. */
export function adviceOn(problem: Pick<Posed, "scene">): TrumpAdvice {
  const { hand, dummy, strain, onLead = "declarer" } = sceneOf(problem, "two-hands");
  return trumpAdvice({ declarer: hand, dummy, trump: TRUMP_OF[strain] as Suit, onLead });
}
