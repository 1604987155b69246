import { must } from "../../engine/core/result.ts";
import { LOVE_ALL } from "../../engine/conventions/make-trump.ts";
import { parseHand } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { poseDouble } from "../dealing/double-bid-deal.ts";
import type { DoubleStakes } from "../dealing/double-stakes.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const doubleOrNotTeaches: readonly RuleId[] = [
  "bid.double.certainty",
  "bid.double.thresholds",
  "bid.double.dangers",
  "bid.double.free",
];

const item = (hand: string, calls: string, stakes: Partial<DoubleStakes> = {}) =>
  poseDouble(must(parseHand(hand)), calls, { score: LOVE_ALL, ...stakes });

/** Four, five and six sure tricks: one, two and three more than four diamonds can lose. */
const FOUR = "A54.AK62.A3.8742";
const FIVE = "AK5.AK62.A3.8742";
const SIX = "AK5.AK62.A3.A742";
const RUBBER = { score: { ...LOVE_ALL, gamesOwn: 1 } } as const;

/** What each thing decides by itself: certainty, the shift, the worth of a game and of the rubber, and game anyhow. */
export const doubleOrNotItems: Readonly<Record<string, Posed>> = {
  "four-tricks": item(FOUR, "1D 1R 4D"),
  "three-tricks": item("A54.K962.A3.8742", "1D 1R 4D"),
  "four-tricks-and-clubs": item(FOUR, "1D 1R 4D", { shift: "clubs" }),
  "royals-as-well": item(FOUR, "1D 1R 4D", { game: "royals" }),
  "royals-with-five": item(FIVE, "1D 1R 4D", { game: "royals" }),
  "royals-a-game-up": item(FIVE, "1D 1R 4D", { game: "royals", ...RUBBER }),
  "royals-with-six": item(SIX, "1D 1R 4D", { game: "royals", ...RUBBER }),
  "four-hearts": item("A54.K962.A3.8742", "1H 1R 4H"),
  "four-hearts-and-clubs": item("A54.K962.A3.8742", "1H 1R 4H", { shift: "clubs" }),
};
