import type { RuleId } from "../../rulebook/rules.ts";
import { poseOne, poseSeveral } from "../dealing/statements/state.ts";
import { STATEMENT_PARTS, STATEMENTS_OF } from "../dealing/statements/parts.ts";
import type { Posed } from "../kit/exercise.ts";

await STATEMENTS_OF.fetch();

const STATED = STATEMENT_PARTS.flatMap((part) =>
  Object.entries(STATEMENTS_OF.get(part)).map(([name, statement]) => ({ part, name, statement })),
);

/** Every rule that a solution of this kind may cite. */
export const isItSoTeaches: readonly RuleId[] = [
  ...new Set(
    STATED.flatMap(({ statement }) => Object.values(statement.in).flatMap(({ rules }) => rules)),
  ),
];

/** Each statement that more than one game has a rule on, and some sets of one game for the lessons. */
export const isItSoItems: Readonly<Record<string, Posed>> = {
  ...Object.fromEntries(
    STATED.filter(({ statement }) => Object.keys(statement.in).length > 1).map(({ part, name }) => [
      name,
      poseOne(part, name),
    ]),
  ),
  "auction-table": poseSeveral("table", "auction", [
    "two-sheets",
    "pone-on-the-left",
    "announced",
    "two-shown",
  ]),
  "auction-bids": poseSeveral("trump", "auction", [
    "one-spade-later",
    "doubled-bid",
    "raise-after-three",
    "after-a-double",
  ]),
  "auction-tricks": poseSeveral("trump", "auction", [
    "ten-for-four",
    "three-set-four",
    "four-set-four",
    "winning-suit",
  ]),
  "auction-sheet": poseSeveral("score", "auction", [
    "one-column",
    "column-each",
    "larger-total",
    "kept",
  ]),
  "straight-score": poseSeveral("score", "straight", [
    "chicane",
    "two-games-at-once",
    "odd-trick-scores",
    "carried",
  ]),
  "whist-turn-up": poseSeveral("play", "whist", [
    "which-card-turned",
    "which-suit",
    "marked-at-once",
    "revoke-next-deal",
  ]),
  duplicate: poseSeveral("forms", "forms", [
    "duplicate-rubbers",
    "duplicate-125",
    "four-deals",
    "three-hand",
  ]),
};
