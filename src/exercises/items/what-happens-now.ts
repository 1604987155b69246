import type { RuleId } from "../../rulebook/rules.ts";
import type { SituationId } from "../../engine/laws/rows.ts";
import type { Posed } from "../kit/exercise.ts";
import { rulingOnIncident, type Incident } from "../dealing/incident.ts";
import { incidentsOf, poseIncident } from "../dealing/incident-deal.ts";
import { fetchLaws, rulesOfRuling } from "../marking/law-chapters.ts";
import { DEMAND_PARTS } from "../marking/law-parts.ts";

await fetchLaws();

const INCIDENTS = DEMAND_PARTS.flatMap(incidentsOf);

/** Every rule that a solution of this kind may cite. */
export const whatHappensNowTeaches: readonly RuleId[] = [
  ...new Set(INCIDENTS.flatMap((incident) => rulesOfRuling(rulingOnIncident(incident)))),
];

/** The incident of a situation under a code; throws where it is not one that is asked about. */
function item(
  situation: SituationId,
  code: Incident["code"] = "american",
  when: Incident["when"] = {},
): Posed {
  const found = INCIDENTS.find(
    (one) =>
      one.situation === situation &&
      one.code === code &&
      JSON.stringify(one.when) === JSON.stringify(when),
  );
  if (!found) throw new Error(`${situation} is not asked about under the ${code} code`);
  return poseIncident(found);
}

/** The irregularities of the lessons in each game, and where the same event is judged differently. */
export const whatHappensNowItems: Readonly<Record<string, Posed>> = {
  "auction-lead-out-of-turn": item("auction.law.lead.defender"),
  "auction-wrong-hand": item("auction.law.lead.declarer"),
  "auction-wrong-hand-late": item("auction.law.lead.declarer", "american", { secondPlayed: true }),
  "auction-exposed-card": item("auction.law.exposed.play"),
  "auction-card-on-the-floor": item("auction.law.exposed.play", "american", { belowTable: true }),
  "auction-declarer-exposed": item("auction.law.exposed.declarer"),
  "auction-two-cards": item("auction.law.exposed.two-played"),
  "auction-fourth-before-second": item("auction.law.play.fourth-before-second"),
  "auction-missed-trick": item("auction.law.play.omitted"),
  "auction-revoke-defender": item("auction.law.revoke.penalty-defender"),
  "auction-revoke-declarer": item("auction.law.revoke.penalty-declarer"),
  "auction-revoke-dummy": item("auction.law.dummy.revoke"),
  "auction-revoke-mended": item("auction.law.revoke.corrected-defender"),
  "auction-dummy-suggests": item("auction.law.dummy.suggests"),
  "auction-looked-back": item("auction.law.last-trick"),
  "auction-told-partner": item("auction.law.declare.info-defender"),
  "auction-shown-before-lead": item("auction.law.exposed.after-final-pone"),
  "auction-ran-winners": item("auction.law.exposed.run-winners"),
  "auction-last-card": item("auction.law.exposed.last-card"),
  "auction-disobeyed": item("auction.law.call.disobeyed"),
  "auction-third-before-second": item("auction.law.play.third-before-second"),
  "straight-partner-names-trump": item("straight.law.declare.partner-first"),
  "straight-passed-back": item("straight.law.declare.partner-passes-back"),
  "straight-exposed-before-lead": item("straight.law.exposed.before-lead-pone"),
  "straight-lead-out-of-turn": item("straight.law.lead.adversary"),
  "straight-dealer-wrong-hand": item("straight.law.lead.dealer"),
  "straight-revoke": item("straight.law.revoke.penalty"),
  "straight-revoke-english": item("straight.law.revoke.penalty-english", "english"),
  "straight-looked-back": item("straight.law.last-trick"),
  "straight-redoubled-out-of-turn": item("straight.law.double.out-of-turn"),
  "straight-pone-led-first": item("straight.law.lead.pone-first"),
  "straight-ran-winners": item("straight.law.exposed.run-winners"),
  "straight-dummy-missed": item("straight.law.dummy.omitted"),
  "straight-fourth-first-english": item("straight.law.play.fourth-before-second", "english"),
  "straight-two-revokes": item("straight.law.revoke.several"),
  "straight-revoke-mended": item("straight.law.revoke.corrected-adversary"),
  "whist-lead-out-of-turn": item("whist.law.lead"),
  "whist-lead-out-of-turn-english": item("whist.law.lead-english", "english"),
  "whist-rest-are-ours": item("whist.law.claim"),
  "whist-revoke": item("whist.law.revoke.penalty-american"),
  "whist-revoke-english": item("whist.law.revoke.penalty-english", "english"),
  "whist-revoke-too-late": item("whist.law.revoke.penalty-american", "american", { nextCut: true }),
  "whist-revoke-mended-english": item("whist.law.revoke.corrected", "english"),
  "whist-played-on": item("whist.law.exposed.play-before-decision"),
  "whist-ran-winners-english": item("whist.law.exposed.run-winners", "english"),
  "whist-third-before-second": item("whist.law.play.third-before-second"),
  "whist-disobeyed": item("whist.law.call.disobeyed"),
};
