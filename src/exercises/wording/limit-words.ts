import type { DoublingLimit } from "../../engine/declaring/dealer-makes.ts";

/** How a table says that it has agreed how far doubling may go. */
export const LIMIT_WORDS: Readonly<Record<DoublingLimit, string>> = {
  none: "There is no limit to the doubling.",
  "100": "Nobody may double once a trick is worth 100.",
  "200": "Nobody may double once a trick is worth 200.",
};
