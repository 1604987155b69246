/** The grounds on which a trump is made or left, by the dealer and, from `aces` on, by a partner it was left to. */
export const MAKE_GROUNDS = [
  "heart-honours",
  "diamond-honours",
  "strong-hearts",
  "three-aces",
  "two-aces",
  "one-ace-all-guarded",
  "one-ace-two-suits",
  "solid-black",
  "hearts",
  "diamonds",
  "clubs-to-score",
  "spades-to-score",
  "leave",
  "aces",
  "left-hearts",
  "left-diamonds",
  "best-suit",
  "clubs",
  "spades",
] as const;
export type MakeGround = (typeof MAKE_GROUNDS)[number];
