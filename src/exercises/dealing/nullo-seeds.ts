import type { Wanted } from "./ending-deal.ts";

/** The longer endings of a nullo, among which their seeds were looked for. */
export const LONG_NULLO: Wanted = {
  seats: [
    ["Z", "Z"],
    ["Y", "Z"],
  ],
  aim: "lose",
  cards: [7, 7, 8],
};

/**
 * Seeds of longer nullo endings in which just one card will do. One deal in six is such, but to find that out takes longer
 * than a reader should wait. A test tries them.
 */
export const LONG_NULLO_SEEDS: readonly number[] = [
  5, 9, 13, 14, 15, 22, 29, 32, 33, 44, 53, 56, 59, 65, 97, 98, 100, 106, 107, 111, 125, 134, 135,
  136, 145, 146, 151, 153, 156, 158, 171, 178, 181, 185, 188, 194, 195, 203, 214, 218, 235, 236,
  239, 242, 245, 254, 258, 264, 276, 286, 287, 291, 292, 304, 306, 310, 321, 324, 326, 328,
];
