import { rankOf, type Rank } from "../../engine/core/card.ts";
import type { Seat } from "../../engine/core/seat.ts";
import { honourCards } from "../../engine/scoring/honours.ts";
import { dealtTo, type OneDeal } from "../../tabletop/four-games.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseOneDeal } from "../dealing/one-deal-pose.ts";

/** Every rule that a solution of this kind may cite. */
export const oneDealFourScoresTeaches: readonly RuleId[] = [
  "whist.object",
  "whist.honours",
  "whist.honours.tricks-first",
  "straight.make.values",
  "straight.double.effect",
  "straight.both-sides-score",
  "straight.honours.simple",
  "straight.honours.four",
  "straight.honours.four-in-one",
  "straight.honours.five",
  "straight.honours.five-4in1",
  "straight.honours.five-in-one",
  "straight.bonus.slam",
  "auction.score.made.all-tricks",
  "auction.score.doubled.made",
  "auction.score.redoubled.made",
  "auction.score.honours.table",
  "auction.score.slam.little",
  "auction.score.slam.grand",
  "auction.score.slam.adversaries",
  "auction.score.failed.undertrick-50",
  "auction.score.doubled.undertrick-100",
  "auction.score.redoubled.undertrick-200",
  "auction.score.failed.no-game",
  "auction.score.only-if-made",
  "modern.made",
  "modern.doubled-made",
  "modern.slam",
  "modern.undertricks",
];

type Told = Pick<OneDeal, "level" | "strain" | "tricks"> & Partial<OneDeal>;

/** Our deal, with the trump honours dealt as named. */
function ours(deal: Told, dealt: Readonly<Partial<Record<Rank, Seat>>>): Posed {
  return poseOneDeal({
    declarerSide: "YZ",
    multiplier: 1,
    vulnerable: false,
    honours: dealtTo(honourCards(deal.strain), (card) => dealt[rankOf(card)] ?? "A"),
    ...deal,
  });
}

/** Deals that one game rewards and another does not: Foster’s three hearts is the plainest. */
export const oneDealFourScoresItems: Readonly<Record<string, Posed>> = {
  "four-hearts": ours(
    { level: 4, strain: "hearts", tricks: 10, vulnerable: true },
    { A: "Z", K: "Z", Q: "Y", J: "Y" },
  ),
  "three-no-trumps": poseOneDeal({
    declarerSide: "YZ",
    level: 3,
    strain: "notrump",
    multiplier: 1,
    tricks: 9,
    honours: { Z: ["SA"], A: ["HA"], Y: ["DA"], B: ["CA"] },
    vulnerable: false,
  }),
  // Foster’s example of a contract that fails and honours that count all the same.
  "three-hearts-short": ours({ level: 3, strain: "hearts", tricks: 7 }, { A: "Z", K: "Z", T: "Y" }),
  "four-hearts-doubled-short": ours(
    { level: 4, strain: "hearts", tricks: 7, multiplier: 2 },
    { A: "Z", Q: "Y", J: "Z" },
  ),
  "two-hearts-doubled": ours(
    { level: 2, strain: "hearts", tricks: 10, multiplier: 2, vulnerable: true },
    { A: "Z", K: "Z", Q: "Z", T: "Y" },
  ),
  "six-spades": ours(
    { level: 6, strain: "spades", tricks: 12 },
    { A: "Z", K: "Z", Q: "Z", J: "Z", T: "Y" },
  ),
  "one-club-redoubled": ours(
    { level: 1, strain: "clubs", tricks: 7, multiplier: 4 },
    { A: "Z", K: "Y" },
  ),
};
