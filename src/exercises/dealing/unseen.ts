import type { Rank, Suit } from "../../engine/core/card.ts";

/** What partner may have of the cards that cannot be seen. */
export const UNSEEN_EVENTS = ["all", "none", "some", "one", "two", "named"] as const;
export type UnseenEvent = (typeof UNSEEN_EVENTS)[number];

/** High cards of a suit that lie in partner’s hand or declarer’s, and what is hoped of partner’s; `named` is the first of them. */
export interface Unseen {
  readonly suit: Suit;
  readonly unseen: readonly Rank[];
  readonly event: UnseenEvent;
}

/** In how many of the ways in which the cards can lie it is so, and how many ways there are: each card in either of two hands. */
export function waysOf({ unseen, event }: Pick<Unseen, "unseen" | "event">): {
  readonly so: number;
  readonly ways: number;
} {
  const ways = 2 ** unseen.length;
  const holds = Array.from({ length: ways }, (_, way) =>
    unseen.filter((_rank, at) => (way >> at) % 2 === 1),
  );
  const so = holds.filter((held) => {
    switch (event) {
      case "all":
        return held.length === unseen.length;
      case "none":
        return held.length === 0;
      case "some":
        return held.length > 0;
      case "one":
        return held.length === 1;
      case "two":
        return held.length === 2;
      case "named":
        return held[0] === unseen[0];
      default:
        return event satisfies never;
    }
  }).length;
  return { so, ways };
}
