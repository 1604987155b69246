import type { Ask, AskType } from "../../exercises/kit/ask.ts";

/** One member of the union of ways of asking, by its type. */
export type AskOf<T extends AskType> = Extract<Ask, { type: T }>;
