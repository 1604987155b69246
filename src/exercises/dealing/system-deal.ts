import {
  highToLow,
  isHonour,
  RANKS,
  SUITS,
  type Holding,
  type Suit,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import {
  leadBySystem,
  leadTable,
  type LeadSituation,
} from "../../engine/conventions/lead-systems.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseSystemSuit } from "./system-suit.ts";
import type { OtherSystem } from "../wording/system-words.ts";
import type { Dealt } from "./whole-deal.ts";

const LENGTHS = [
  [2, 1],
  [3, 3],
  [4, 5],
  [5, 4],
  [6, 2],
  [7, 2],
] as const;

/** A suit of so many cards, one length as likely as it is interesting. */
function dealHolding(random: Random): Holding {
  return highToLow(random.shuffle(RANKS).slice(0, random.weigh(LENGTHS)));
}

/** A strain to lead against; whist always has a trump, which is called by its suit. */
const TRUMP_STRAINS = ["spades", "clubs", "diamonds", "hearts"] as const;

/** A suit that is not trumps, and the strain. */
export function dealSuit(random: Random, noTrump = false): { strain: Strain; suit: Suit } {
  const strain: Strain = noTrump ? "notrump" : random.pick(TRUMP_STRAINS);
  return { strain, suit: random.pick(SUITS.filter((suit) => suit !== TRUMP_OF[strain])) };
}

/**
 * A lead by a system: a line of its table is chosen first and suits are dealt until one fits it, so that rare leads come as
 * often as common ones. Holdings are dealt again that leave no wrong card, that the books leave open, or that are too short
 * to be opened at no trump.
 */
export function poseSystemLead(random: Random, system: OtherSystem, noTrumps = 0): Posed {
  const noTrump = random.chance(noTrumps);
  const reentry = random.chance(0.5);
  const { strain, suit } = dealSuit(random, noTrump);
  const situation = { against: noTrump ? "notrump" : "trump", reentry } as const;
  const names = leadTable(system, situation)
    .map(({ name }) => name)
    .filter((name) => !LEFT_OUT[system].includes(name) && !(noTrump && name === "short"));
  const own = names.includes("american-long") && random.chance(0.5);
  const name = own ? "american-long" : random.pick([...new Set(names)]);
  for (;;) {
    const holding = dealHolding(random);
    if (noTrump && holding.length < 4) continue;
    const lead = leadBySystem(system, holding, situation);
    if (lead.pattern !== name || !hasWrong(system, holding, situation)) continue;
    // Where nothing but small cards are held there is little to go wrong with.
    if (!holding.some(isHonour) && random.chance(0.8)) continue;
    return poseSystemSuit({
      system,
      strain,
      suit,
      holding,
      ...(noTrump ? { reentry } : {}),
    });
  }
}

/** Elwell’s lead against a trump or at no trump; of a whole hand it is not told whether it can come in again. */
export function dealElwellLead(random: Random): Dealt {
  const posed = poseSystemLead(random, "elwell", 0.5);
  return { posed, shown: posed.facts.slice(1) };
}

/** Whether some card is wrong, Foster’s being accepted beside Elwell’s. */
function hasWrong(system: OtherSystem, holding: Holding, situation: LeadSituation): boolean {
  const foster = leadBySystem("foster", holding, situation).grades;
  return leadBySystem(system, holding, situation).grades.some(
    ({ mark }, at) => mark === "wrong" && (system !== "elwell" || foster[at]?.mark === "wrong"),
  );
}

/**
 * Lines left out of the seeds: those that leave no choice, those of which the book does not say enough, and one of the old
 * leads that the American table never comes to, since it has a line of its own for so long a suit.
 */
const LEFT_OUT: Readonly<Record<OtherSystem, readonly string[]>> = {
  elwell: ["only-card", "ace-king-bare"],
  "whist-old": ["only-card", "short-ace-king"],
  "whist-american": ["only-card", "short-ace-king", "king-queen-jack-long"],
};
