import type { Random } from "../../engine/core/random.ts";
import { circumstanceWords } from "../../engine/laws/circumstances.ts";
import type { Code, LawGame } from "../../engine/laws/code.ts";
import type { Known } from "../../engine/laws/facts.ts";
import { REMEDIES, REMEDY_IDS, type Remedy } from "../../engine/laws/remedies.ts";
import type { LawRow, Turn } from "../../engine/laws/row.ts";
import type { SituationId } from "../../engine/laws/rows.ts";
import type { Topic } from "../../engine/laws/topics.ts";
import type { Posed } from "../kit/exercise.ts";
import { LENIENT, NOTHING, nothingIn, rulingOnIncident, type Incident } from "./incident.ts";
import { LAW_PARTS, LAW_ROWS_OF, DEMAND_PARTS, type LawPart } from "../marking/law-parts.ts";
import { sentence } from "../kit/words.ts";

/** What a side may demand, of which wrong answers are made too; not what merely follows, nor what is always allowed. */
const DEMANDS: readonly Remedy[] = [
  "new-deal",
  "cancel",
  "partner-no-double",
  "partner-must-declare",
  "consent-to-double",
  "card-callable",
  "others-callable",
  "choose-card-to-trick",
  "partner-hand-callable",
  "partner-two-cards-callable",
  "partner-must-win-one",
  "partner-must-win-first",
  "call-suit",
  "forbid-suit",
  "highest-of-suit",
  "lowest-of-suit",
  "highest-of-named-suit",
  "highest-trump",
  "lowest-trump",
  "win-trick",
  "lose-trick",
  "trump",
  "not-trump",
  "play-that-card",
  "not-play-that-card",
  "lead-from-that-hand",
  "require-correction",
  "fourth-may-play-first",
  "show-hand",
  "lay-on-table",
  "points:25",
  "points:50",
  "points:100",
  "points-toward-game:2",
  "take-2-tricks",
  "take-3-tricks",
  "deduct-3",
  "add-3",
  "deduct-3-tricks-value",
  "add-3-tricks-value",
  "pay-stakes",
];

/** Right answers that would be true of too much to serve as wrong ones. */
const ALSO_RIGHT: readonly Remedy[] = [...LENIENT, "revoke-penalty", "call-lead"];

/** What tempts besides the remedies of neighbouring rows: what other games and codes have for the same thing. */
const TEMPTING: Partial<Readonly<Record<Topic, readonly Remedy[]>>> = {
  making: ["new-deal", "partner-must-declare", "cancel"],
  doubling: ["new-deal", "cancel", "points:50", "points:100", "call-suit"],
  dummy: ["play-that-card", "card-callable", "points:25"],
  "exposed-early": ["card-callable", "forbid-suit", "new-deal", "call-suit"],
  exposed: ["card-callable", "call-suit", "partner-must-win-one", "points:25"],
  claims: ["card-callable", "partner-hand-callable", "show-hand", "points:25", "call-suit"],
  leading: ["card-callable", "call-suit", "require-correction", "highest-of-suit"],
  turn: ["win-trick", "lose-trick", "trump", "not-trump", "highest-of-suit", "new-deal"],
  revoke: ["points:100", "take-3-tricks", "take-2-tricks", "add-3", "card-callable"],
  calls: ["card-callable", "call-suit", "points:25", "new-deal"],
  manners: ["points:25", "call-suit", "card-callable", "highest-of-suit"],
  penalties: ["card-callable", "call-suit", "points:25"],
  trump: ["card-callable", "highest-trump", "call-suit"],
};

/** Ways of laying cards open that run into one another: where one is right, another is no fair temptation. */
const CALLABLE: readonly Remedy[] = [
  "card-callable",
  "others-callable",
  "partner-hand-callable",
  "partner-two-cards-callable",
];

/** Circumstances that may be told after the event without contradicting it. */
const TELLABLE: readonly (keyof Known)[] = [
  "void",
  "secondPlayed",
  "nextCut",
  "bothAdversariesPlayed",
  "fourthHand",
  "belowTable",
  "allPlayed",
];

/** Rows that say too little by themselves: what may be demanded turns on something the event leaves open. */
const OPEN: readonly SituationId[] = [
  "auction.law.exposed.before-final",
  "straight.law.exposed.before-lead",
  "straight.law.revoke.corrected-dealer",
];
const OPEN_IN_AMERICA: readonly SituationId[] = [
  "whist.law.play.fourth-before-second",
  "whist.law.attention",
];

const CODES_ASKED: Readonly<Record<LawGame, readonly Code[]>> = {
  auction: ["american"],
  "straight-bridge": ["american", "english"],
  whist: ["american", "english"],
};

const PLAYED: Readonly<Record<LawGame, Partial<Readonly<Record<Code, string>>>>> = {
  auction: { american: "Auction bridge, by the laws of 1913." },
  "straight-bridge": {
    american: "Straight bridge, by the American code.",
    english: "Straight bridge, by the English code.",
  },
  whist: { american: "Whist, by the American code.", english: "Whist, by the English code." },
};

/** Rows whose event says already whether the player has a card of the suit. */
const SUIT_TOLD: readonly Topic[] = ["calls"];

/** The turns of a row that may be told under a code. */
function tellable(row: LawRow, code: Code): Partial<Known>[] {
  return (row.turns ?? []).flatMap(({ if: { code: only = code, ...when } }: Turn) => {
    const keys = Object.keys(when) as (keyof Known)[];
    const told = keys.length > 0 && keys.every((key) => TELLABLE.includes(key));
    const twice = "void" in when && SUIT_TOLD.includes(row.topic);
    return only === code && told && !twice ? [when] : [];
  });
}

/** Every incident of a part that has been made ready. */
export function incidentsOf(part: LawPart): Incident[] {
  return LAW_ROWS_OF.get(part).flatMap((row) =>
    CODES_ASKED[LAW_PARTS[part]]
      .filter((code) => row.codes.includes(code) && row.topic in TEMPTING)
      .flatMap((code) => {
        const situation = row.id as SituationId;
        const open =
          OPEN.includes(situation) || (code === "american" && OPEN_IN_AMERICA.includes(situation));
        return [...(open ? [] : [{}]), ...tellable(row, code)]
          .map((when): Incident => ({ part, situation, code, when }))
          .filter(mayBeAsked);
      }),
  );
}

/** Whether the law is plain on it: nothing may be demanded, or something that a side may choose. */
function mayBeAsked(incident: Incident): boolean {
  const ruling = rulingOnIncident(incident);
  return (
    nothingIn(ruling) ||
    (ruling.may.some((remedy) => DEMANDS.includes(remedy) || remedy === "revoke-penalty") &&
      ruling.may.every((remedy) => DEMANDS.includes(remedy) || ALSO_RIGHT.includes(remedy)))
  );
}

const MOST = 6;

/** An incident with what the law gives, what tempts, and “nothing at all”. `order` shuffles the temptations. */
export function poseIncident(
  incident: Incident,
  order: <T>(things: readonly T[]) => readonly T[] = (things) => things,
): Posed {
  const rows = LAW_ROWS_OF.get(incident.part);
  const row = rows.find(({ id }) => id === incident.situation) as LawRow;
  const ruling = rulingOnIncident(incident);
  const may = nothingIn(ruling) ? [] : ruling.may;
  const neighbours = rows
    .filter(({ topic, id }) => topic === row.topic && id !== row.id)
    .flatMap((other) => other.may);
  const elsewhere = TEMPTING[row.topic] ?? [];
  // What the row gives in other circumstances would be a trap, not a temptation.
  const own = may.length > 0 ? [row, ...(row.turns ?? [])].flatMap((one) => one.may ?? []) : [];
  const callable = may.some((remedy) => CALLABLE.includes(remedy));
  const tempting = order([...new Set([...elsewhere, ...neighbours])]).filter(
    (remedy) =>
      DEMANDS.includes(remedy) &&
      ![...may, ...own].includes(remedy) &&
      !(callable && CALLABLE.includes(remedy)),
  );
  const ids = [...may, ...tempting.slice(0, Math.max(2, MOST - 1 - may.length))];
  const told = circumstanceWords(row.game, incident.when);
  return {
    scene: { type: "incident", ...incident },
    ask: {
      type: "several",
      options: [
        ...REMEDY_IDS.filter((id) => ids.includes(id)).map((id) => ({
          id,
          label: REMEDIES[id].words,
        })),
        { id: NOTHING, label: "Nothing at all may be demanded" },
      ],
    },
    question: "What may be demanded? Choose all that apply.",
    facts: [
      PLAYED[row.game][incident.code] ?? "",
      `${row.event}.`,
      ...(told ? [`${sentence(told)}.`] : []),
    ],
  };
}

/** An incident of one of the games. */
export async function poseIncidentFrom(random: Random): Promise<Posed> {
  const part = random.pick(DEMAND_PARTS);
  await LAW_ROWS_OF.fetch(part);
  const incidents = incidentsOf(part);
  const wantNothing = random.chance(0.25);
  const fitting = incidents.filter((one) => nothingIn(rulingOnIncident(one)) === wantNothing);
  return poseIncident(random.pick(fitting.length > 0 ? fitting : incidents), random.shuffle);
}
