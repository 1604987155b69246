import { KINDS, KIND_IDS } from "../exercises/kit/kinds.ts";
import type { KindNames } from "../widgets/practice/kinds.ts";

/** The title of every kind, for pages whose script names kinds. */
export const kindNames: KindNames = Object.fromEntries(
  KIND_IDS.map((kind) => [kind, KINDS[kind].title]),
);
