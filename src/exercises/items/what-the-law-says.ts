import type { RuleId } from "../../rulebook/rules.ts";
import { rulingOnIncident } from "../dealing/incident.ts";
import { CASES, incidentOf, poseCase } from "../dealing/law-asked-deal.ts";
import { fetchLaws, rulesOfRuling } from "../marking/law-chapters.ts";
import type { Posed } from "../kit/exercise.ts";

await fetchLaws();

/** Every rule that a solution of this kind may cite. */
export const whatTheLawSaysTeaches: readonly RuleId[] = [
  ...new Set(
    Object.values(CASES).flatMap((one) =>
      one.codes.flatMap((code) => rulesOfRuling(rulingOnIncident(incidentOf(one, code)))),
    ),
  ),
];

/** Each case under each of its codes; the first goes by the name of the case alone. */
export const whatTheLawSaysItems: Readonly<Record<string, Posed>> = Object.fromEntries(
  Object.entries(CASES).flatMap(([id, one]) =>
    one.codes.map((code, at) => [at === 0 ? id : `${id}-${code}`, poseCase(one, code)] as const),
  ),
);
