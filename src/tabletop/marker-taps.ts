import { ok, refuse, type Result } from "../engine/core/result.ts";
import { SIDES, type Side } from "../engine/core/seat.ts";
import { REVOKE_PENALTIES, type RevokePenalty } from "../engine/scoring/revoked.ts";
import { BOOK } from "../engine/scoring/values.ts";
import { AMERICAN, ENGLISH, TEN_POINT, type WhistForm } from "../engine/scoring/whist-forms.ts";
import type { WhistOutcome } from "../engine/scoring/whist.ts";
import type { MarkerGame } from "./marker.ts";

/**
 * How each game is scored at the marker, in rubbers of two games. Honours and rubber points belong to the English five;
 * the longer games count tricks alone, and each is worth what it was won by. (Rules `whist.english`, `whist.awl`.)
 */
export const MARKER_FORM: Readonly<Record<MarkerGame, WhistForm>> = {
  5: ENGLISH,
  7: { ...AMERICAN, gamesToWin: 2 },
  10: { ...TEN_POINT, gamesToWin: 2 },
};

export const CLAIMS = [2, 4] as const;
export type Claim = (typeof CLAIMS)[number];

/**
 * All that can be done at the marker: one more trick over six for a side, its honours called or taken back, a penalty for
 * its revoke exacted or taken back, and the end of the deal. Kept as text, in order, so that anything can be undone.
 */
export const TAPS = [
  ...SIDES.map((side) => `trick.${side}` as const),
  ...SIDES.flatMap((side) => CLAIMS.map((claim) => `honours.${side}.${claim}` as const)),
  ...SIDES.flatMap((side) => REVOKE_PENALTIES.map((how) => `revoke.${side}.${how}` as const)),
  "deal",
] as const;
export type Tap = (typeof TAPS)[number];

/** The deal being marked. `over` is how many tricks over six `side` has; honours and a revoke wait until there are some. */
export interface OpenDeal {
  readonly side: Side | null;
  readonly over: number;
  readonly honours: { readonly side: Side; readonly claim: Claim } | null;
  readonly revoke: { readonly side: Side; readonly penalty: RevokePenalty } | null;
}

const UNTOUCHED: OpenDeal = { side: null, over: 0, honours: null, revoke: null };

/** What the taps of one rubber amount to: the deals that are finished, and the one that is being marked. */
export interface Tapped {
  readonly closed: readonly WhistOutcome[];
  readonly open: OpenDeal;
}

const NO_TAPS: Tapped = { closed: [], open: UNTOUCHED };

const SIDE: Readonly<Record<Side, string>> = { YZ: "We", AB: "They" };

/** A deal as a scorer is told of it, or null while nobody’s tricks are marked. */
export function outcomeOf({ side, over, honours, revoke }: OpenDeal): WhistOutcome | null {
  if (!side) return null;
  const won = BOOK + over;
  const lost = 13 - won;
  return {
    tricks: side === "YZ" ? { YZ: won, AB: lost } : { YZ: lost, AB: won },
    ...(honours && {
      honours:
        honours.side === "YZ"
          ? { YZ: heldFor(honours.claim), AB: 0 }
          : { YZ: 0, AB: heldFor(honours.claim) },
    }),
    ...(revoke && { revokes: { [revoke.side]: { count: 1, penalty: revoke.penalty } } }),
  };
}

/** Four honours claim four points, three claim two. (Rule `whist.honours`.) */
function heldFor(claim: Claim): number {
  return claim === 4 ? 4 : 3;
}

/**
 * One tap more. Refuses tricks for both sides in one deal, more than the seven there are, honours or a penalty that the
 * game does not have, and the end of a deal in which nobody has the odd trick.
 */
export function afterTap({ closed, open }: Tapped, tap: Tap, game: MarkerGame): Result<Tapped> {
  const form = MARKER_FORM[game];
  const [what, who, how] = tap.split(".") as [string, Side, string];
  switch (what) {
    case "trick":
      if (open.side && open.side !== who) {
        return refuse(
          "other-side",
          `${SIDE[open.side]} have the tricks of this deal, and only one side can: finish the deal first.`,
          "whist.object",
        );
      }
      if (open.over === 13 - BOOK) {
        return refuse("all-tricks", "Seven by cards is every trick of the deal.", "whist.object");
      }
      return ok({ closed, open: { ...open, side: who, over: open.over + 1 } });
    case "honours": {
      if (!form.honours) {
        return refuse(
          "no-honours",
          "Honours are not counted in this game.",
          "whist.american.no-honours",
        );
      }
      const claim = Number(how) as Claim;
      const again = open.honours?.side === who && open.honours.claim === claim;
      return ok({ closed, open: { ...open, honours: again ? null : { side: who, claim } } });
    }
    case "revoke": {
      const penalty = how as RevokePenalty;
      if (!form.revokeChoices.includes(penalty)) {
        return refuse(
          "no-such-penalty",
          "In this game a revoke costs tricks and nothing else.",
          "whist.revoke.american",
        );
      }
      const again = open.revoke?.side === who && open.revoke.penalty === penalty;
      return ok({ closed, open: { ...open, revoke: again ? null : { side: who, penalty } } });
    }
    default: {
      const outcome = outcomeOf(open);
      if (!outcome) {
        return refuse(
          "no-tricks",
          "One side always has the odd trick: mark the tricks of this deal first.",
          "whist.object",
        );
      }
      return ok({ closed: [...closed, outcome], open: UNTOUCHED });
    }
  }
}

/** All the taps of a rubber in order; refuses the first that could not have been made. */
export function tappedBy(taps: readonly Tap[], game: MarkerGame): Result<Tapped> {
  let tapped = NO_TAPS;
  for (const tap of taps) {
    const next = afterTap(tapped, tap, game);
    if (!next.ok) return next;
    tapped = next.value;
  }
  return ok(tapped);
}
