import type { Bid, Level } from "../declaring/call.ts";
import { TRUMP_OF } from "../declaring/strain.ts";
import {
  DOUBLE,
  gradeCall,
  gradeStrains,
  judgeDouble,
  PASS,
  passBeside,
  SILENT,
  type BidGrade,
  type Judged,
} from "./bid-grade.ts";
import { gradeSpades, judgeAsDealer } from "./bid-dealer.ts";
import {
  isLosingSuit,
  isOneSpade,
  isWinningSuit,
  makesBid,
  protectedSuits,
  tricksInHand,
  type BidHand,
  type BidStrain,
} from "./bid-hand.ts";
import { has } from "./lead-pattern.ts";

/** Tricks of his own that second hand needs to take a losing suit out with a winning one. (Rule `bid.second.major-over-minor`.) */
const SEVEN = 7;

/** Whether second hand may take the dealer’s losing suit out with a winning one. (Rule `bid.second.major-over-minor`.) */
export function majorOverMinor(tricks: number): boolean {
  return tricks >= SEVEN;
}

/**
 * Second hand over a suit: to make the bid, or to show a lead; a winning suit over a losing one only on seven tricks. No trump
 * that his own tricks make, without three suits protected, is not settled: he may play where he can make it, but no bid should
 * have a double meaning, and no trump tells of three. (Rules `bid.second.over-suit`, `bid.principle.sound`.)
 */
function judgeOverSuit(hand: BidHand, last: Bid, strain: BidStrain, level: Level): Judged {
  const suit = TRUMP_OF[strain];
  if (suit === null) {
    if (!makesBid(hand, strain, level)) return SILENT;
    return [protectedSuits(hand) >= 3 ? "best" : null, "makes", "bid.second.over-suit"];
  }
  if (suit === TRUMP_OF[last.strain]) return ["wrong", "not-enough", "bid.second.over-suit"];
  const tricks = tricksInHand(hand, strain);
  if (isWinningSuit(strain) && isLosingSuit(last.strain)) {
    return majorOverMinor(tricks)
      ? ["best", "seven-tricks", "bid.second.major-over-minor"]
      : ["wrong", "seven-tricks", "bid.second.major-over-minor"];
  }
  if (tricks >= 6 + level) return ["best", "makes", "bid.second.over-suit"];
  return hand.sure[suit] >= 2
    ? ["best", "shows-lead", "bid.second.over-suit", "bid.forced"]
    : ["wrong", "not-enough", "bid.second.over-suit"];
}

/** Grades second hand’s calls over the dealer’s bid. Foster 1914, “The second hand”. */
export function gradeSecond(hand: BidHand, last: Bid): BidGrade[] {
  const double = gradeCall(DOUBLE, judgeDouble(hand, last));
  if (isOneSpade(last)) {
    const bids = [
      ...gradeSpades(hand, true),
      ...gradeStrains(hand, last, (strain) => withRule(judgeAsDealer(hand, strain, true))),
    ];
    return [passBeside(bids, "bid.second.over-spade"), double, ...bids];
  }
  if (last.strain === "spades") return [gradeCall(PASS, SILENT), double];
  if (last.strain === "notrump") {
    const bids = gradeStrains(hand, last, (strain) =>
      makesBid(hand, strain, 3)
        ? ["best", "outbid-three", "bid.second.over-no-trump"]
        : ["wrong", "outbid-three", "bid.second.over-no-trump"],
    );
    return [passBeside(bids, "bid.second.over-no-trump"), double, ...bids];
  }
  const bids = gradeStrains(hand, last, (strain, level) =>
    judgeOverSuit(hand, last, strain, level),
  );
  return [passBeside(bids, "bid.second.over-suit"), double, ...bids];
}

function withRule([verdict, reason, ...rules]: Judged): Judged {
  return [verdict, reason, "bid.second.over-spade", ...rules];
}

/** Tricks that go game from nothing, the book counted. */
export const GAME_TRICKS: Readonly<Record<BidStrain, number>> = {
  clubs: 11,
  diamonds: 11,
  hearts: 10,
  royals: 10,
  notrump: 9,
};
/** Below so many tricks of his own no hand “can go game”; between this and game itself the texts do not settle it. */
const NEAR_GAME = 3;

/** Whether a hand by itself can go game in a strain; null where partner might bring what is short. */
export function canGoGame(hand: BidHand, strain: BidStrain): boolean | null {
  const short = GAME_TRICKS[strain] - tricksInHand(hand, strain);
  return short <= 0 ? true : short < NEAR_GAME ? null : false;
}

/** A suit that might save the game if led: five or more to two of ace, king and queen, or two sure tricks. (Our reading.) */
function savesGame({ held, sure }: BidHand, strain: BidStrain): boolean {
  const suit = TRUMP_OF[strain];
  if (suit === null) return false;
  const tops = (["A", "K", "Q"] as const).filter((rank) => has(held[suit], rank)).length;
  return (held[suit].length >= 5 && tops >= 2) || (held[suit].length >= 4 && sure[suit] >= 2);
}

/** Grades fourth hand’s calls over a bid passed round to him. Foster 1914, “Fourth hand”. */
export function gradeFourth(hand: BidHand, last: Bid): BidGrade[] {
  const double = gradeCall(DOUBLE, judgeDouble(hand, last));
  if (last.strain === "notrump") {
    const bids = gradeStrains(hand, last, (strain) =>
      strain === "notrump"
        ? SILENT
        : savesGame(hand, strain)
          ? ["best", "saves-game", "bid.fourth.no-trump"]
          : ["wrong", "saves-game", "bid.fourth.no-trump"],
    );
    return [passBeside(bids, "bid.fourth.no-trump"), double, ...bids];
  }
  if (isWinningSuit(last.strain)) {
    const bids = gradeStrains(hand, last, (strain) => {
      if (TRUMP_OF[strain] === TRUMP_OF[last.strain]) return SILENT;
      const [verdict] = judgeAsDealer(hand, strain);
      return [verdict, "sound-bid", "bid.fourth.winning-suit"];
    });
    return [passBeside(bids, "bid.fourth.winning-suit"), double, ...bids];
  }
  const rule = isOneSpade(last) ? "bid.fourth.spade-passed" : "bid.fourth.losing-suit";
  const bids = gradeStrains(hand, last, (strain): Judged => {
    const game = canGoGame(hand, strain);
    return [game === null ? null : game ? "best" : "wrong", "no-game", rule];
  });
  return [passBeside(bids, rule), double, ...bids];
}
