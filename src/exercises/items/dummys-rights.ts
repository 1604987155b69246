import type { DummyAct } from "../../engine/laws/dummy.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { DummyPosed } from "../dealing/dummy-act.ts";
import { poseDummyAct } from "../dealing/dummy-act-deal.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const dummysRightsTeaches: readonly RuleId[] = [
  "auction.dummy.full-rights-before",
  "auction.dummy.right.ask-renounce",
  "auction.dummy.right.card-count",
  "auction.dummy.right.improper-claim",
  "auction.dummy.right.trick-wrong-side",
  "auction.dummy.right.erroneous-score",
  "auction.dummy.right.consult-revoke-penalty",
  "auction.dummy.right.conditional",
  "auction.dummy.nothing-else",
  "auction.law.dummy.rights",
  "auction.law.dummy.rights-lost",
  "auction.law.dummy.suggests",
  "auction.law.dummy.warns-lead",
  "straight.law.dummy.rights",
  "straight.law.dummy.rights-lost",
  "straight.law.dummy.suggests",
];

const item = (act: DummyAct, more: Partial<DummyPosed> = {}): Posed =>
  poseDummyAct({
    act,
    game: "auction",
    code: "american",
    declarer: "Z",
    down: true,
    looked: false,
    ...more,
  });
const STRAIGHT = { game: "straight-bridge", code: "american" } as const;
const ENGLISH = { game: "straight-bridge", code: "english" } as const;

/** What dummy may and may not do at auction, and where straight bridge differs. */
export const dummysRightsItems: Readonly<Record<string, Posed>> = {
  "ask-void": item("ask-void"),
  "wrong-side": item("trick-wrong-side"),
  "advise-penalty": item("advise-revoke-penalty"),
  "point-out-revoke": item("point-out-revoke"),
  "point-out-revoke-looked": item("point-out-revoke", { looked: true }),
  "suggest-card": item("suggest-card"),
  "warn-wrong-hand": item("warn-wrong-hand"),
  "other-fault": item("other-penalty"),
  "not-yet-down": item("point-out-exposed", { down: false }),
  "straight-ask-void": item("ask-void", STRAIGHT),
  "straight-order-obeyed": item("ask-penalty-obeyed", STRAIGHT),
  "straight-point-out-revoke": item("point-out-revoke", STRAIGHT),
  "english-ask-void": item("ask-void", ENGLISH),
  "english-point-out-lead": item("point-out-lead", ENGLISH),
};
