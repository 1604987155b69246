import { MOMENTS, type Moment } from "../../engine/laws/actors.ts";
import { circumstanceWords } from "../../engine/laws/circumstances.ts";
import type { Code, LawGame } from "../../engine/laws/code.ts";
import { REMEDIES, REMEDY_IDS } from "../../engine/laws/remedies.ts";
import type { LawRow } from "../../engine/laws/row.ts";
import type { Random } from "../../engine/core/random.ts";
import { LAW_ROWS_OF } from "../marking/law-parts.ts";
import type { Posed } from "../kit/exercise.ts";
import { sentence } from "../kit/words.ts";
import { rulingOnIncident, type Incident } from "./incident.ts";
import type { FollowsAsked, LimitAsked } from "./law-asked.ts";
import { FOLLOWS } from "./law-follows.ts";
import { LIMITS } from "./law-limits.ts";

const PLAYED: Readonly<Record<LawGame, Partial<Readonly<Record<Code, string>>>>> = {
  auction: {
    american: "Auction bridge, by the laws of 1913.",
    duplicate: "Auction bridge, at duplicate.",
    "three-hand": "Auction bridge for three, each for himself.",
  },
  "straight-bridge": {
    american: "Straight bridge, by the American code.",
    english: "Straight bridge, by the English code.",
  },
  whist: { american: "Whist, by the American code.", english: "Whist, by the English code." },
};

const MOMENT_IDS = Object.keys(MOMENTS) as Moment[];

type Case = FollowsAsked | LimitAsked;
const isLimit = (one: Case): one is LimitAsked => "may" in one;

/** Every case by its name: first what follows, then how long there is time. */
export const CASES: Readonly<Record<string, Case>> = {
  ...FOLLOWS,
  ...Object.fromEntries(Object.entries(LIMITS).map(([id, one]) => [`${id}-until`, one])),
};

/** The incident of a case under one of its codes. */
export function incidentOf({ part, situation, when = {} }: Case, code: Code): Incident {
  return { part, situation, code, when };
}

/** A case under a code, once its part of the laws is ready. `order` shuffles what tempts. */
export function poseCase(
  one: Case,
  code: Code,
  order: <T>(things: readonly T[]) => readonly T[] = (things) => things,
): Posed {
  const incident = incidentOf(one, code);
  const row = LAW_ROWS_OF.get(one.part).find(({ id }) => id === one.situation) as LawRow;
  const { may, until } = rulingOnIncident(incident);
  const told = circumstanceWords(row.game, incident.when);
  const around = {
    scene: { type: "incident" as const, ...incident },
    facts: [
      PLAYED[row.game][code] ?? "",
      // A few rows stand in the code as a question; none of those is a case.
      `${row.event}.`,
      ...(told ? [`${sentence(told)}.`] : []),
      ...(one.also ? [one.also] : []),
    ],
  };
  if (isLimit(one)) {
    const tempting = one.tempt.filter((moment) => moment !== until);
    const ids = [until, ...order(tempting).slice(0, 4)];
    const options = MOMENT_IDS.filter((id) => ids.includes(id)).map((id) => ({
      id,
      label: MOMENTS[id],
    }));
    return {
      ...around,
      ask: { type: "option", look: "words", options: order(options) },
      question: `Until when ${one.may}?`,
    };
  }
  const ids = [...may, ...order(one.tempt)];
  const options = REMEDY_IDS.filter((id) => ids.includes(id)).map((id) => ({
    id,
    label: REMEDIES[id].words,
  }));
  return {
    ...around,
    ask: { type: "several", options },
    question: "What does the law give or lay down? Choose all that apply.",
  };
}

/** A case from a stream. */
export async function poseLawCase(random: Random): Promise<Posed> {
  const one = random.pick(Object.values(CASES));
  await LAW_ROWS_OF.fetch(one.part);
  return poseCase(one, random.pick(one.codes), random.shuffle);
}
