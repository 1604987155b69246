import type { Code, LawGame } from "./code.ts";

/** What dummy might say or do once his hand is down. */
export const DUMMY_ACTS = [
  "ask-void",
  "ask-penalty-obeyed",
  "cards-in-trick",
  "correct-claim",
  "trick-wrong-side",
  "discuss-fact",
  "correct-score",
  "advise-revoke-penalty",
  "point-out-revoke",
  "point-out-exposed",
  "point-out-lead",
  "suggest-card",
  "warn-wrong-hand",
  "other-penalty",
] as const;
export type DummyAct = (typeof DUMMY_ACTS)[number];

/** Rights dummy keeps only while he has not looked into a player’s hand on purpose. (Law 60 h, i of 1913.) */
const IF_NOT_LOOKED: readonly DummyAct[] = [
  "point-out-revoke",
  "point-out-exposed",
  "point-out-lead",
];

const RIGHTS: Readonly<Record<LawGame, Partial<Readonly<Record<Code, readonly DummyAct[]>>>>> = {
  auction: {
    american: [
      "ask-void",
      "cards-in-trick",
      "correct-claim",
      "trick-wrong-side",
      "discuss-fact",
      "correct-score",
      "advise-revoke-penalty",
      ...IF_NOT_LOOKED,
    ],
  },
  "straight-bridge": {
    american: [
      "ask-void",
      "ask-penalty-obeyed",
      "cards-in-trick",
      "correct-claim",
      "trick-wrong-side",
      "discuss-fact",
      "correct-score",
    ],
    english: ["ask-void"],
  },
  whist: {},
};

/**
 * Whether dummy may do this. Before his hand is down he has every right of a player. Laws 60 and 61 of 1913; Elwell’s
 * law 62; the English code allows the question alone. (Rules `auction.law.dummy.rights`, `straight.law.dummy.rights`.)
 */
export function dummyMay(
  act: DummyAct,
  state: { readonly down?: boolean; readonly looked?: boolean } = {},
  game: LawGame = "auction",
  code: Code = "american",
): boolean {
  if (state.down === false) return true;
  const rights = RIGHTS[game][code] ?? RIGHTS[game].american ?? [];
  return rights.includes(act) && !(state.looked && IF_NOT_LOOKED.includes(act));
}
