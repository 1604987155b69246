/** How a card or a suit stands under the conventions: recommended, also sound, or not for this position. */
export const MARKS = ["best", "acceptable", "wrong"] as const;
export type Mark = (typeof MARKS)[number];

/** The worse of two marks: a right card of a wrong suit is wrong. */
export function worse(a: Mark, b: Mark): Mark {
  return MARKS[Math.max(MARKS.indexOf(a), MARKS.indexOf(b))] as Mark;
}
