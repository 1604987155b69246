import { ok, refuse, type Result } from "../engine/core/result.ts";
import { SIDES, type BySide } from "../engine/core/seat.ts";
import { SUITS } from "../engine/core/card.ts";
import { LEVELS } from "../engine/declaring/call.ts";
import type { Strain } from "../engine/declaring/strain.ts";
import type { ScoredGame } from "../engine/games/game.ts";
import type { ContractOutcome } from "../engine/scoring/contract.ts";
import { HONOUR_KINDS, type DealOutcome } from "../engine/scoring/outcome.ts";
import { REVOKE_PENALTIES, type RevokesBySide } from "../engine/scoring/revoked.ts";
import type { StraightOutcome } from "../engine/scoring/straight-outcome.ts";
import type { WhistOutcome } from "../engine/scoring/whist.ts";
import { Reading } from "./reading.ts";

/** What is entered for a deal; which of them, a game’s `records` says. */
export type Outcome = DealOutcome | StraightOutcome | WhistOutcome | ContractOutcome;

/**
 * What is said of a deal, box by box: the one form that the boxes of the sheet, a stored draft and every file have in
 * common. A box that is absent or empty says nothing.
 */
export type Fields = Readonly<Record<string, string>>;

const HONOURS_BOXES = ["honoursTo", "honours"] as const;
const BID_BOXES = ["declarer", "level", "strain", "doubled", "tricks"] as const;
const REVOKE_BOXES = ["revokesYZ", "penaltyYZ", "revokesAB", "penaltyAB"] as const;
const TRICKS_BOXES = ["tricksYZ", "tricksAB"] as const;

/**
 * The boxes of a deal by what is recorded for it. `declarer` and `honoursTo` are a side; `doubled` is what tricks count;
 * `revokes` are declarer’s and `theirRevokes` the adversaries’, `revokesYZ` those made by Y and Z and `penaltyYZ` what is
 * exacted for them; `oneSpade` is “yes” where the dealer was left in with it; `called` is “no” where nobody called the
 * honours; `chicane` names seats.
 */
export const FIELDS = {
  contract: [...BID_BOXES, ...HONOURS_BOXES, "oneSpade", "revokes", "theirRevokes", "revokeChoice"],
  make: ["strain", "doubled", ...TRICKS_BOXES, ...HONOURS_BOXES, "chicane", ...REVOKE_BOXES],
  tricks: [...TRICKS_BOXES, "honoursYZ", "honoursAB", "called", "trump", ...REVOKE_BOXES],
  "modern-contract": [...BID_BOXES, ...HONOURS_BOXES],
} as const satisfies Readonly<Record<ScoredGame["records"], readonly string[]>>;

/** The boxes that name a side. */
export const SIDED_BOXES: readonly string[] = ["declarer", "honoursTo"];

type Said = string | number | undefined;
type Write<Deal> = (deal: Deal) => Readonly<Record<string, Said>>;

const bidBoxes = ({
  declarerSide,
  level,
  strain,
  multiplier,
  tricks,
}: DealOutcome | ContractOutcome) => ({
  declarer: declarerSide,
  level,
  strain,
  doubled: multiplier,
  tricks,
});

const sidedBoxes = ({ tricks, revokes }: StraightOutcome | WhistOutcome) => ({
  tricksYZ: tricks.YZ,
  tricksAB: tricks.AB,
  revokesYZ: revokes?.YZ?.count,
  penaltyYZ: revokes?.YZ?.penalty,
  revokesAB: revokes?.AB?.count,
  penaltyAB: revokes?.AB?.penalty,
});

const WRITE: {
  readonly contract: Write<DealOutcome>;
  readonly make: Write<StraightOutcome>;
  readonly tricks: Write<WhistOutcome>;
  readonly "modern-contract": Write<ContractOutcome>;
} = {
  contract: (deal) => ({
    ...bidBoxes(deal),
    honoursTo: deal.honours?.side,
    honours: deal.honours?.kind,
    oneSpade: deal.dealerOneSpade ? "yes" : undefined,
    revokes: deal.revoke?.declarer,
    theirRevokes: deal.revoke?.adversary,
    revokeChoice: deal.revoke?.choice,
  }),
  make: (deal) => ({
    ...sidedBoxes(deal),
    strain: deal.strain,
    doubled: deal.multiplier,
    honoursTo: deal.honours?.side,
    honours: deal.honours?.kind,
    chicane: deal.chicane?.join(" "),
  }),
  tricks: (deal) => ({
    ...sidedBoxes(deal),
    honoursYZ: deal.honours?.YZ,
    honoursAB: deal.honours?.AB,
    called: deal.honoursCalled === false ? "no" : undefined,
    trump: deal.trump,
  }),
  "modern-contract": (deal) => ({
    ...bidBoxes(deal),
    honoursTo: deal.honours?.side,
    honours: deal.honours?.points,
  }),
};

/** A deal box by box, in the order of {@link FIELDS}; boxes with nothing to say are left out. */
export function fieldsOf(records: ScoredGame["records"], outcome: Outcome): Fields {
  const said = (WRITE[records] as Write<Outcome>)(outcome);
  const fields: Record<string, string> = {};
  for (const name of FIELDS[records]) {
    const value = said[name];
    if (value !== undefined && value !== "") fields[name] = String(value);
  }
  return fields;
}

/** Established revokes are at most one a trick. */
const MOST_REVOKES = 13;
/** Doubled a dozen times over: beyond what any table has borne. */
const MOST_DOUBLED = 4096;

function readBid(read: Reading, strains: readonly Strain[]) {
  return {
    declarerSide: read.side("declarer"),
    level: read.one("level", LEVELS),
    strain: read.one("strain", strains),
    multiplier: read.one("doubled", [1, 2, 4]),
    tricks: read.whole("tricks", 13),
  };
}

function readHonours(read: Reading) {
  if (!read.has("honours")) return {};
  const kind = read.one("honours", HONOUR_KINDS);
  return { honours: { side: read.side("honoursTo"), kind } };
}

/** Both sides’ tricks; where one box is empty, the rest of the thirteen. */
function readTricks(read: Reading): BySide<number> {
  const tricks = (own: string, other: string) =>
    read.has(own) || !read.has(other) ? read.whole(own, 13) : 13 - read.whole(other, 13);
  return { YZ: tricks("tricksYZ", "tricksAB"), AB: tricks("tricksAB", "tricksYZ") };
}

function readRevokes(read: Reading): { readonly revokes?: RevokesBySide } {
  const sides = SIDES.filter((side) => read.has(`revokes${side}`));
  if (sides.length === 0) return {};
  const made = sides.map((side) => {
    const count = read.whole(`revokes${side}`, MOST_REVOKES);
    const box = `penalty${side}`;
    return [side, read.has(box) ? { count, penalty: read.one(box, REVOKE_PENALTIES) } : { count }];
  });
  return { revokes: Object.fromEntries(made) };
}

const READ: Readonly<
  Record<ScoredGame["records"], (read: Reading, strains: readonly Strain[]) => Outcome>
> = {
  contract: (read, strains) => {
    const revokes = (box: string, by: string) =>
      read.has(box) ? { [by]: read.whole(box, MOST_REVOKES) } : {};
    const revoke = {
      ...revokes("revokes", "declarer"),
      ...revokes("theirRevokes", "adversary"),
      ...(read.has("theirRevokes") && read.has("revokeChoice")
        ? { choice: read.one("revokeChoice", ["hundred", "tricks"]) }
        : {}),
    };
    return {
      ...readBid(read, strains),
      ...readHonours(read),
      ...(read.says("oneSpade", "yes") ? { dealerOneSpade: true } : {}),
      ...(Object.keys(revoke).length > 0 ? { revoke } : {}),
    } as DealOutcome;
  },
  make: (read, strains) =>
    ({
      strain: read.one("strain", strains),
      multiplier: read.whole("doubled", MOST_DOUBLED),
      tricks: readTricks(read),
      ...readHonours(read),
      ...(read.has("chicane") ? { chicane: read.seats("chicane") } : {}),
      ...readRevokes(read),
    }) as StraightOutcome,
  tricks: (read) => {
    const honours = (side: "YZ" | "AB") =>
      read.has(`honours${side}`) ? read.whole(`honours${side}`, 4) : 0;
    return {
      tricks: readTricks(read),
      ...(read.has("honoursYZ") || read.has("honoursAB")
        ? { honours: { YZ: honours("YZ"), AB: honours("AB") } }
        : {}),
      ...(read.says("called", "no") ? { honoursCalled: false } : {}),
      ...(read.has("trump") ? { trump: read.one("trump", SUITS) } : {}),
      ...readRevokes(read),
    };
  },
  "modern-contract": (read, strains) =>
    ({
      ...readBid(read, strains),
      ...(read.has("honours")
        ? {
            honours: {
              side: read.side("honoursTo"),
              points: read.one("honours", [100, 150]),
            },
          }
        : {}),
    }) as ContractOutcome,
};

/**
 * Reads a deal from its boxes. Refuses the first box that is wrong or wanting with the sentence to show; the code is the
 * name of the box. What the boxes say is not yet judged: that is for the game’s own score.
 */
export function outcomeFrom(game: ScoredGame, fields: Fields): Result<Outcome> {
  const read = new Reading(fields);
  const outcome = READ[game.records](read, game.strains);
  const { violation } = read;
  return violation ? refuse(violation.code, violation.message) : ok(outcome);
}
