import { holdings, PACK, SUITS, type Card } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { leadsTrumpToDouble, type MakeToLead } from "../../engine/conventions/doubled-lead.ts";
import { gradeStraightLead, type LeadPlan } from "../../engine/conventions/elwell-plan.ts";
import type { StraightStrain } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseLeadPlan } from "../wording/plan-words.ts";

const SITUATIONS = [
  ["hold", 3],
  ["sequence", 3],
  ["long", 4],
  ["short", 3],
  ["passed", 3],
  ["no-trump", 3],
  ["doubled-trump", 2],
  ["doubled-no-trump", 2],
] as const;

const SUIT_MAKES = [
  "spades",
  "clubs",
  "diamonds",
  "hearts",
] as const satisfies readonly StraightStrain[];

function makeFor(random: Random, situation: (typeof SITUATIONS)[number][0]): MakeToLead {
  switch (situation) {
    case "no-trump":
      return { strain: "notrump", maker: "dealer", doubled: false };
    case "doubled-no-trump":
      return {
        strain: "notrump",
        maker: "dealer",
        doubled: true,
        convention: random.chance(0.7) ? "heart" : "weak",
      };
    case "passed":
      return { strain: random.pick(["hearts", "diamonds"]), maker: "dummy", doubled: false };
    case "doubled-trump":
      return random.chance(0.4)
        ? { strain: "spades", maker: "dealer", doubled: true }
        : { strain: random.pick(SUIT_MAKES), maker: "dummy", doubled: true };
    default:
      return { strain: random.pick(SUIT_MAKES), maker: "dealer", doubled: false };
  }
}

const PLANNED: readonly string[] = ["hold", "sequence", "long", "short", "passed"];

/** A hand in which the plan, the double or the no trump leaves one suit to open; the void and the open case are dealt again. */
export function dealLeadPlan(random: Random): Posed {
  const situation = random.weigh(SITUATIONS);
  const make = makeFor(random, situation);
  const plan = PLANNED.includes(situation) ? (situation as LeadPlan) : undefined;
  for (;;) {
    const hand: Card[] = random.shuffle(PACK).slice(0, 13);
    const held = holdings(hand);
    if (SUITS.some((suit) => held[suit].length === 0)) continue;
    if (situation === "doubled-trump" && !leadsTrumpToDouble(held, make)) continue;
    const found = gradeStraightLead(hand, make, plan);
    if (!found.ok) continue;
    const best = found.value.filter(({ mark }) => mark === "best");
    if (best.length === 1) return poseLeadPlan(hand, make, plan);
  }
}
