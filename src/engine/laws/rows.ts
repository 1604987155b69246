import type { RuleId } from "../../rulebook/rules.ts";
import { CODES_OF, LAW_GAMES, type Code, type LawGame } from "./code.ts";
import type { Entry, LawRow } from "./row.ts";
import { AUCTION_BIDDING } from "./rows/auction-bidding.ts";
import { AUCTION_CONDUCT } from "./rows/auction-conduct.ts";
import { AUCTION_DEAL } from "./rows/auction-deal.ts";
import { AUCTION_EXPOSED } from "./rows/auction-exposed.ts";
import { AUCTION_PLAY } from "./rows/auction-play.ts";
import { AUCTION_REVOKE } from "./rows/auction-revoke.ts";
import { STRAIGHT_CONDUCT } from "./rows/straight-conduct.ts";
import { STRAIGHT_DEAL } from "./rows/straight-deal.ts";
import { STRAIGHT_EXPOSED } from "./rows/straight-exposed.ts";
import { STRAIGHT_MAKING } from "./rows/straight-making.ts";
import { STRAIGHT_PLAY } from "./rows/straight-play.ts";
import { STRAIGHT_REVOKE } from "./rows/straight-revoke.ts";
import { WHIST_CONDUCT } from "./rows/whist-conduct.ts";
import { WHIST_DEAL } from "./rows/whist-deal.ts";
import { WHIST_PLAY } from "./rows/whist-play.ts";
import { WHIST_REVOKE } from "./rows/whist-revoke.ts";

const ENTRIES = {
  auction: {
    ...AUCTION_DEAL,
    ...AUCTION_BIDDING,
    ...AUCTION_EXPOSED,
    ...AUCTION_PLAY,
    ...AUCTION_REVOKE,
    ...AUCTION_CONDUCT,
  },
  "straight-bridge": {
    ...STRAIGHT_DEAL,
    ...STRAIGHT_MAKING,
    ...STRAIGHT_EXPOSED,
    ...STRAIGHT_PLAY,
    ...STRAIGHT_REVOKE,
    ...STRAIGHT_CONDUCT,
  },
  whist: { ...WHIST_DEAL, ...WHIST_PLAY, ...WHIST_REVOKE, ...WHIST_CONDUCT },
} as const satisfies Record<LawGame, Partial<Record<RuleId, Entry>>>;

/** The id of a situation; it is also the rule that settles it. */
export type SituationId = { [G in LawGame]: keyof (typeof ENTRIES)[G] }[LawGame];

/** Every situation of every game, in the order of the codes. */
export const LAW_ROWS: readonly LawRow[] = LAW_GAMES.flatMap((game) =>
  Object.entries(ENTRIES[game] as Record<string, Entry>).map(([id, entry]) => ({
    ...entry,
    id: id as SituationId,
    game,
    codes: entry.codes ?? CODES_OF[game],
  })),
);

const BY_ID: ReadonlyMap<string, LawRow> = new Map(LAW_ROWS.map((row) => [row.id, row]));

/** Whether a word from outside names a situation. */
export function isSituation(id: string): id is SituationId {
  return BY_ID.has(id);
}

export function rowOf(id: SituationId): LawRow {
  return BY_ID.get(id) as LawRow;
}

/** The situations a game has under one of its codes. */
export function rowsUnder(game: LawGame, code: Code): readonly LawRow[] {
  return LAW_ROWS.filter((row) => row.game === game && row.codes.includes(code));
}
