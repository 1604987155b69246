import type { Suit } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import { poseDummyLead, type LeadLayout, type LeadQuestion } from "../marking/dummy-lead.ts";
import type { Posed } from "../kit/exercise.ts";

/** What an item may say of its position beyond the two holdings. */
export type LeadItem = Pick<LeadLayout, "wanted" | "tricksLeft"> & {
  readonly suit?: Suit;
  readonly strain?: Strain;
  readonly mine?: string;
  readonly gone?: string;
};

/** Items of one side of dummy from written holdings: spades, hearts being trumps, where nothing else is said. */
export function dummyLeadItem(viewer: "A" | "B") {
  const ranks = (text: string) => (text ? must(parseHolding(text)) : []);
  return (asks: LeadQuestion, hand: string, dummy: string, told: LeadItem = {}): Posed => {
    const { suit = "S", strain = "hearts", mine = "", gone = "", ...rest } = told;
    const layout = {
      suit,
      strain,
      hand: ranks(hand),
      dummy: ranks(dummy),
      ...(mine ? { mine: ranks(mine) } : {}),
      ...(gone ? { gone: ranks(gone) } : {}),
      ...rest,
    };
    return poseDummyLead(layout, viewer, asks);
  };
}
