import type { Card } from "../engine/core/card.ts";
import { ok, type Result } from "../engine/core/result.ts";
import { otherSide, type BySeat, type BySide, type Seat, type Side } from "../engine/core/seat.ts";
import type { Level, Multiplier } from "../engine/declaring/call.ts";
import { TRUMP_OF, type Strain } from "../engine/declaring/strain.ts";
import {
  contractTricks,
  scoreContract,
  type ContractLine,
  type ContractOutcome,
  type ContractStrain,
} from "../engine/scoring/contract.ts";
import { scoreDeal, type ScoreLine } from "../engine/scoring/deal.ts";
import type { Column } from "../engine/scoring/line.ts";
import type { DealOutcome } from "../engine/scoring/outcome.ts";
import { honoursOf, type StraightOutcome } from "../engine/scoring/straight-outcome.ts";
import { scoreStraight, type StraightLine } from "../engine/scoring/straight.ts";
import { ENGLISH } from "../engine/scoring/whist-forms.ts";
import {
  scoreWhist,
  whistHonoursHeld,
  type WhistLine,
  type WhistOutcome,
} from "../engine/scoring/whist.ts";

/** The games that one deal is scored by, from the oldest. */
export const FOUR_GAMES = ["whist", "straight", "auction", "contract"] as const;
export type FourGame = (typeof FOUR_GAMES)[number];

/** One deal, told once for all four games: a contract as it is bid today, and what came of it. */
export interface OneDeal {
  readonly declarerSide: Side;
  readonly level: Level;
  /** Spades are royals at auction. */
  readonly strain: ContractStrain;
  readonly multiplier: Multiplier;
  /** Tricks won by declarer’s side, 0 to 13. */
  readonly tricks: number;
  /** Who was dealt which of the five trump honours, or of the four aces at no trump. */
  readonly honours: BySeat<readonly Card[]>;
  /** Whether declarer’s side is vulnerable at contract, the only one of the four that knows the word. */
  readonly vulnerable: boolean;
}

/** What each game writes for the deal, line by line, from love all. */
export interface FourScores {
  readonly whist: readonly WhistLine[];
  readonly straight: readonly StraightLine[];
  readonly auction: readonly ScoreLine[];
  readonly contract: readonly ContractLine[];
}

/** What auction calls a strain of contract: its spades are always royals, at nine. (Ruling AMB-23.) */
export const AUCTION_STRAIN: Readonly<Record<ContractStrain, Strain>> = {
  clubs: "clubs",
  diamonds: "diamonds",
  hearts: "hearts",
  spades: "royals",
  notrump: "notrump",
};

/** The columns that make up a side’s score for one deal: at whist, game points alone, since rubber points are for the game. */
const COUNTED: Readonly<Record<FourGame, readonly Column[]>> = {
  whist: ["below"],
  straight: ["below", "above"],
  auction: ["below", "above"],
  contract: ["below", "above"],
};

/** Hands of honours from the seat each card was dealt to. */
export function dealtTo(cards: readonly Card[], seatOf: (card: Card) => Seat): BySeat<Card[]> {
  const hands: Record<Seat, Card[]> = { Z: [], A: [], Y: [], B: [] };
  for (const card of cards) hands[seatOf(card)].push(card);
  return hands;
}

/** The tricks of both sides. */
function tricksOf({ declarerSide, tricks }: OneDeal): BySide<number> {
  return { YZ: 0, AB: 0, [declarerSide]: tricks, [otherSide(declarerSide)]: 13 - tricks };
}

/** The deal as a scorer of whist would be told of it; without honours where there is no trump. */
export function asWhist(deal: OneDeal): WhistOutcome {
  const trump = TRUMP_OF[deal.strain];
  const tricks = tricksOf(deal);
  return trump === null ? { tricks } : { tricks, honours: whistHonoursHeld(deal.honours, trump) };
}

/** The deal as a scorer of straight bridge would be told of it. */
export function asStraight(deal: OneDeal): StraightOutcome {
  const { strain, multiplier } = deal;
  const honours = honoursOf(deal.honours, strain);
  return { strain, multiplier, tricks: tricksOf(deal), ...(honours ? { honours } : {}) };
}

/** The deal as a scorer of auction would be told of it. */
export function asAuction(deal: OneDeal): DealOutcome {
  const { declarerSide, level, multiplier, tricks } = deal;
  const strain = AUCTION_STRAIN[deal.strain];
  const honours = honoursOf(deal.honours, deal.strain);
  return { declarerSide, level, strain, multiplier, tricks, ...(honours ? { honours } : {}) };
}

/** The deal as a scorer of contract would be told of it: at duplicate, without honours. */
function asContract({ declarerSide, level, strain, multiplier, tricks }: OneDeal): ContractOutcome {
  return { declarerSide, level, strain, multiplier, tricks };
}

/**
 * Scores one deal by whist (English, from love), straight bridge, auction as in 1914, and contract as at duplicate today.
 * Refuses tricks outside 0 to 13.
 */
export function scoreFour(deal: OneDeal): Result<FourScores> {
  const contract = scoreContract(asContract(deal), deal.vulnerable, "duplicate");
  if (!contract.ok) return contract;
  const auction = scoreDeal(asAuction(deal));
  if (!auction.ok) return auction;
  const straight = scoreStraight(asStraight(deal));
  if (!straight.ok) return straight;
  const whist = scoreWhist(asWhist(deal), ENGLISH);
  if (!whist.ok) return whist;
  return ok({
    whist: whist.value,
    straight: straight.value,
    auction: auction.value,
    contract: contract.value,
  });
}

/** A line of the score of any of the four. */
type AnyLine = FourScores[FourGame][number];

/** The lines that make up what one side has for the deal in one of the games. */
export function countedLines(scores: FourScores, game: FourGame, side?: Side): AnyLine[] {
  const lines: readonly AnyLine[] = scores[game];
  return lines.filter(
    (line) => COUNTED[game].includes(line.column) && (side === undefined || line.side === side),
  );
}

/** What one side has for the deal in one of the games. */
export function sideScore(scores: FourScores, game: FourGame, side: Side): number {
  return countedLines(scores, game, side).reduce((sum, { points }) => sum + points, 0);
}

/** What a trick bid counts at contract: “30”, or at no trump “40 and then 30”. */
export function contractPrice({ strain, level }: Pick<OneDeal, "strain" | "level">): string {
  const first = contractTricks(strain, 1);
  const next = contractTricks(strain, 2) - first;
  return first === next || level === 1 ? `${first}` : `${first} and then ${next}`;
}
