import { loadKind } from "./catalog.ts";
import type { AuthoredExercise } from "./kit/exercise.ts";
import type { KindId } from "./kit/kinds.ts";
import { trickItems, trickTeaches } from "./items/trick.ts";
import { bidSufficientItems, bidSufficientTeaches } from "./items/bid-sufficient.ts";
import { declarerItems, declarerTeaches } from "./items/declarer.ts";
import { leadCardItems, leadCardTeaches } from "./items/lead-card.ts";
import { leadItems, leadTeaches } from "./items/lead.ts";
import { elevenCountItems, elevenCountTeaches } from "./items/eleven-count.ts";
import { elevenPlayItems, elevenPlayTeaches } from "./items/eleven-play.ts";
import { elevenAppliesItems, elevenAppliesTeaches } from "./items/eleven-applies.ts";
import { honoursItems, honoursTeaches } from "./items/honours.ts";
import { scoreHandItems, scoreHandTeaches } from "./items/score-hand.ts";
import { scoreRubberItems, scoreRubberTeaches } from "./items/score-rubber.ts";
import { scoreStraightItems, scoreStraightTeaches } from "./items/score-straight.ts";
import { makeTheTrumpItems, makeTheTrumpTeaches } from "./items/make-the-trump.ts";
import { readTheMarkerItems, readTheMarkerTeaches } from "./items/read-the-marker.ts";
import { rubberPointsItems, rubberPointsTeaches } from "./items/rubber-points.ts";
import { scoreWhistItems, scoreWhistTeaches } from "./items/score-whist.ts";
import { cuttingItems, cuttingTeaches } from "./items/cutting.ts";
import { oneDealFourScoresItems, oneDealFourScoresTeaches } from "./items/one-deal-four-scores.ts";
import { redoubleValueItems, redoubleValueTeaches } from "./items/redouble-value.ts";
import { mayIDoubleItems, mayIDoubleTeaches } from "./items/may-i-double.ts";
import { revokeScoreItems, revokeScoreTeaches } from "./items/revoke-score.ts";
import { nulloBidItems, nulloBidTeaches } from "./items/nullo-bid.ts";
import { bidFaultItems, bidFaultTeaches } from "./items/bid-fault.ts";
import { dummysRightsItems, dummysRightsTeaches } from "./items/dummys-rights.ts";
import { dealFaultItems, dealFaultTeaches } from "./items/deal-fault.ts";
import { whatHappensNowItems, whatHappensNowTeaches } from "./items/what-happens-now.ts";
import { secondHandRightItems, secondHandRightTeaches } from "./items/second-hand-right.ts";
import { leadStraightItems, leadStraightTeaches } from "./items/lead-straight.ts";
import { leadWhistItems, leadWhistTeaches } from "./items/lead-whist.ts";
import { leadAmericanItems, leadAmericanTeaches } from "./items/lead-american.ts";
import { secondLeadItems, secondLeadTeaches } from "./items/second-lead.ts";
import { secondHandLeftItems, secondHandLeftTeaches } from "./items/second-hand-left.ts";
import { fourchetteItems, fourchetteTeaches } from "./items/fourchette.ts";
import { thirdHandItems, thirdHandTeaches } from "./items/third-hand.ts";
import { echoItems, echoTeaches } from "./items/echo.ts";
import { returnPartnerItems, returnPartnerTeaches } from "./items/return-partner.ts";
import { fourthHandItems, fourthHandTeaches } from "./items/fourth-hand.ts";
import { throughDummyItems, throughDummyTeaches } from "./items/through-dummy.ts";
import { upToDummyItems, upToDummyTeaches } from "./items/up-to-dummy.ts";
import { suitWhistItems, suitWhistTeaches } from "./items/suit-whist.ts";
import { trumpLeadWhistItems, trumpLeadWhistTeaches } from "./items/trump-lead-whist.ts";
import { signalFourItems, signalFourTeaches } from "./items/signal-four.ts";
import { unblockItems, unblockTeaches } from "./items/unblock.ts";
import { discardItems, discardTeaches } from "./items/discard.ts";
import { leadPlanItems, leadPlanTeaches } from "./items/lead-plan.ts";
import { readPartnerItems, readPartnerTeaches } from "./items/read-partner.ts";
import { readLeadItems, readLeadTeaches } from "./items/read-lead.ts";
import { dummySuitItems, dummySuitTeaches } from "./items/dummy-suit.ts";
import { declarerSuitItems, declarerSuitTeaches } from "./items/declarer-suit.ts";
import { drawTrumpsItems, drawTrumpsTeaches } from "./items/draw-trumps.ts";

/** What is known of each kind when the site is built, and never sent to the reader as code: its items and its rules. */
const AUTHORED: Readonly<Record<KindId, Pick<AuthoredExercise, "items" | "teaches">>> = {
  trick: { items: trickItems, teaches: trickTeaches },
  "bid-sufficient": { items: bidSufficientItems, teaches: bidSufficientTeaches },
  declarer: { items: declarerItems, teaches: declarerTeaches },
  "lead-card": { items: leadCardItems, teaches: leadCardTeaches },
  lead: { items: leadItems, teaches: leadTeaches },
  "eleven-count": { items: elevenCountItems, teaches: elevenCountTeaches },
  "eleven-play": { items: elevenPlayItems, teaches: elevenPlayTeaches },
  "eleven-applies": { items: elevenAppliesItems, teaches: elevenAppliesTeaches },
  honours: { items: honoursItems, teaches: honoursTeaches },
  "score-hand": { items: scoreHandItems, teaches: scoreHandTeaches },
  "score-rubber": { items: scoreRubberItems, teaches: scoreRubberTeaches },
  "score-straight": { items: scoreStraightItems, teaches: scoreStraightTeaches },
  "make-the-trump": { items: makeTheTrumpItems, teaches: makeTheTrumpTeaches },
  "read-the-marker": { items: readTheMarkerItems, teaches: readTheMarkerTeaches },
  "rubber-points": { items: rubberPointsItems, teaches: rubberPointsTeaches },
  "score-whist": { items: scoreWhistItems, teaches: scoreWhistTeaches },
  cutting: { items: cuttingItems, teaches: cuttingTeaches },
  "one-deal-four-scores": { items: oneDealFourScoresItems, teaches: oneDealFourScoresTeaches },
  "redouble-value": { items: redoubleValueItems, teaches: redoubleValueTeaches },
  "may-i-double": { items: mayIDoubleItems, teaches: mayIDoubleTeaches },
  "revoke-score": { items: revokeScoreItems, teaches: revokeScoreTeaches },
  "nullo-bid": { items: nulloBidItems, teaches: nulloBidTeaches },
  "bid-fault": { items: bidFaultItems, teaches: bidFaultTeaches },
  "dummys-rights": { items: dummysRightsItems, teaches: dummysRightsTeaches },
  "deal-fault": { items: dealFaultItems, teaches: dealFaultTeaches },
  "what-happens-now": { items: whatHappensNowItems, teaches: whatHappensNowTeaches },
  "second-hand-right": { items: secondHandRightItems, teaches: secondHandRightTeaches },
  "lead-straight": { items: leadStraightItems, teaches: leadStraightTeaches },
  "lead-whist": { items: leadWhistItems, teaches: leadWhistTeaches },
  "lead-american": { items: leadAmericanItems, teaches: leadAmericanTeaches },
  "second-lead": { items: secondLeadItems, teaches: secondLeadTeaches },
  "second-hand-left": { items: secondHandLeftItems, teaches: secondHandLeftTeaches },
  fourchette: { items: fourchetteItems, teaches: fourchetteTeaches },
  "third-hand": { items: thirdHandItems, teaches: thirdHandTeaches },
  echo: { items: echoItems, teaches: echoTeaches },
  "return-partner": { items: returnPartnerItems, teaches: returnPartnerTeaches },
  "fourth-hand": { items: fourthHandItems, teaches: fourthHandTeaches },
  "through-dummy": { items: throughDummyItems, teaches: throughDummyTeaches },
  "up-to-dummy": { items: upToDummyItems, teaches: upToDummyTeaches },
  "suit-whist": { items: suitWhistItems, teaches: suitWhistTeaches },
  "trump-lead-whist": { items: trumpLeadWhistItems, teaches: trumpLeadWhistTeaches },
  "signal-four": { items: signalFourItems, teaches: signalFourTeaches },
  unblock: { items: unblockItems, teaches: unblockTeaches },
  discard: { items: discardItems, teaches: discardTeaches },
  "lead-plan": { items: leadPlanItems, teaches: leadPlanTeaches },
  "read-partner": { items: readPartnerItems, teaches: readPartnerTeaches },
  "read-lead": { items: readLeadItems, teaches: readLeadTeaches },
  "dummy-suit": { items: dummySuitItems, teaches: dummySuitTeaches },
  "declarer-suit": { items: declarerSuitItems, teaches: declarerSuitTeaches },
  "draw-trumps": { items: drawTrumpsItems, teaches: drawTrumpsTeaches },
};

/** A kind of exercise with its authored items and the rules it teaches, for lessons, handouts and tests. */
export async function loadAuthored(kind: KindId): Promise<AuthoredExercise> {
  const exercise = await loadKind(kind);
  await exercise.ready?.();
  return { ...exercise, ...AUTHORED[kind] };
}
