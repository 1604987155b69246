import { must } from "../../engine/core/result.ts";
import type { Seat } from "../../engine/core/seat.ts";
import { seatCalls } from "../../engine/declaring/auction.ts";
import type { SeatedCall } from "../../engine/declaring/call.ts";
import { parseCall } from "../../engine/notation/calls.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { poseBidFault, poseRaise } from "../dealing/bid-fault-deal.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const bidFaultTeaches: readonly RuleId[] = [
  "auction.law.declare.insufficient",
  "auction.irreg.insufficient",
  "auction.irreg.insufficient-same-suit",
  "auction.law.declare.insufficient-waived",
  "auction.irreg.insufficient-condoned",
  "auction.irreg.insufficient-partner-barred",
  "auction.irreg.insufficient-repeat",
  "auction.law.declare.impossible",
  "auction.irreg.impossible",
  "auction.law.declare.out-of-turn",
  "auction.irreg.declare-out-of-turn",
  "auction.law.declare.out-of-turn-condoned",
  "auction.law.declare.pass-out-of-turn",
  "auction.irreg.pass-out-of-turn",
  "auction.law.double.partner",
  "auction.law.double.again",
  "auction.law.declare.dealer-must-bid",
  "auction.bid.dealer-opens",
];

const call = (word: string) => must(parseCall(word));
const inTurn = (words: string) => seatCalls(words.split(" ").map(call));
const said = (seat: Seat, word: string): SeatedCall => ({ ...call(word), seat });

/** Foster’s examples under “Irregularities in declaring”, and one item for every other fault of the bidding. */
export const bidFaultItems: Readonly<Record<string, Posed>> = {
  "diamonds-too-low": poseRaise(inTurn("1S 2R 2D")),
  "two-no-trumps-over-three-diamonds": poseRaise(inTurn("1S pass 3D 2NT")),
  "two-diamonds-over-two-royals": poseBidFault(inTurn("1S 2R 2D")),
  "too-low-let-pass": poseBidFault(inTurn("1S 2R 2D pass")),
  "six-diamonds-over-five-no-trumps": poseBidFault(inTurn("1S 5NT 6D")),
  "bid-out-of-turn": poseBidFault([said("Z", "1S"), said("Y", "2H")]),
  "double-out-of-turn": poseBidFault([...inTurn("1S 1NT"), said("Z", "X")]),
  "out-of-turn-let-pass": poseBidFault([said("Z", "1S"), said("Y", "2H"), said("B", "pass")]),
  "pass-out-of-turn": poseBidFault([said("Z", "1H"), said("Y", "pass")]),
  "doubled-partner": poseBidFault(inTurn("1H pass X")),
  "redoubled-partners-double": poseBidFault(inTurn("1H X pass XX")),
  "redoubled-again": poseBidFault(inTurn("1H X XX XX")),
  "dealer-passes": poseBidFault([said("Z", "pass")]),
};
