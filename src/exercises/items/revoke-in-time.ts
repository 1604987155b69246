import type { RuleId } from "../../rulebook/rules.ts";
import { poseRevokeTime, type RevokeTold } from "../dealing/revoke-time-deal.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const revokeInTimeTeaches: readonly RuleId[] = [
  "auction.revoke.established",
  "auction.law.revoke.established",
  "auction.revoke.ask-partner",
  "auction.law.revoke.question",
  "auction.revoke.dummy-exempt",
  "auction.law.dummy.revoke",
  "straight.law.revoke.established",
  "straight.prevent-revoke",
  "straight.law.revoke.question",
  "straight.revoke.dummy-exempt",
  "straight.law.dummy.revoke",
  "whist.law.revoke.established",
  "whist.law.revoke.question",
];

/** A club on a heart, at auction, declared by {Z}; each item says what is otherwise. */
function item(otherwise: Partial<RevokeTold>): Posed {
  return poseRevokeTime({
    game: "auction",
    code: "american",
    declarer: "Z",
    by: "A",
    led: "H",
    thrown: "C",
    dummy: false,
    trickQuitted: false,
    asked: false,
    answeredNone: false,
    sidePlayedOn: false,
    othersPlayedOn: false,
    ...otherwise,
  });
}

/** The trick open and let go, the question asked and answered, dummy’s card, and the same in the other games. */
export const revokeInTimeItems: Readonly<Record<string, Posed>> = {
  "trick-open": item({}),
  "trick-let-go": item({ trickQuitted: true, othersPlayedOn: true }),
  "asked-in-time": item({ trickQuitted: true, asked: true, othersPlayedOn: true }),
  "said-none": item({ trickQuitted: true, asked: true, answeredNone: true }),
  "partner-played-on": item({ trickQuitted: true, asked: true, sidePlayedOn: true }),
  "dummy-let-go": item({ by: "Y", dummy: true, trickQuitted: true }),
  "dummy-open": item({ by: "Y", dummy: true }),
  "straight-asked": item({ game: "straight-bridge", trickQuitted: true, asked: true }),
  "straight-dummy": item({ game: "straight-bridge", by: "Y", dummy: true, trickQuitted: true }),
  "whist-asked": item({ game: "whist", code: "english", trickQuitted: true, asked: true }),
  "whist-let-go": item({ game: "whist", trickQuitted: true }),
};
