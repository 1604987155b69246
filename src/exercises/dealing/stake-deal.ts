import { STRAIGHT_STRAINS, mayDoubleAgain } from "../../engine/declaring/dealer-makes.ts";
import type { Random } from "../../engine/core/random.ts";
import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import { BOOK } from "../../engine/scoring/values.ts";
import type { Field } from "../kit/ask.ts";
import type { Posed } from "../kit/exercise.ts";
import { randomOutcome } from "./outcome-deal.ts";
import { outcomeFacts } from "../wording/outcome-words.ts";
import { LIMIT_WORDS } from "../wording/limit-words.ts";
import { stakeNow, type Stake } from "./stake.ts";
import { STRAIN_NAME, sentence } from "../kit/words.ts";

/** What may be asked about a make that has been doubled. */
const STAKE_FIELDS = {
  trick: "Each trick over six",
  needed: "Tricks over six for game, from love",
  honours: "Simple honours",
  most: "The most a trick can come to",
} as const;
type StakeField = keyof typeof STAKE_FIELDS;

/** A make of straight bridge, doubled by turns, with what is asked of it. */
export function poseStake(stake: Stake, asked: readonly StakeField[]): Posed {
  const made = stake.strain === "notrump" ? "no trumps" : STRAIN_NAME[stake.strain];
  const doublers = ["{A}", "{Z}", "{A}", "{Z}", "{A}", "{Z}"].slice(0, stake.doubles);
  const said = doublers.map((seat, at) => `${seat} ${at === 0 ? "doubled" : "redoubled"}`);
  return {
    scene: { type: "stake", ...stake },
    ask: {
      type: "numbers",
      fields: asked.map((id) => ({ id, label: labelOf(id, stake) })),
    },
    question: "What does the doubling come to?",
    facts: [
      `Straight bridge: {Z} made it ${made}.`,
      `${sentence(said.join(", "))}.`,
      LIMIT_WORDS[stake.limit],
    ],
  };
}

function labelOf(field: StakeField, { strain }: Stake): string {
  return field === "honours" && strain === "notrump" ? "Three aces" : STAKE_FIELDS[field];
}

/** A doubled contract of auction that has been played out, with what the doubling touches and what it does not. */
export function poseDoubled(deal: DealOutcome): Posed {
  const fields: Field[] =
    deal.tricks >= BOOK + deal.level
      ? [
          { id: "each", label: "Each trick over six" },
          { id: "below", label: "All tricks, below the line" },
          { id: "bonus", label: "Bonus for the doubled contract" },
        ]
      : [
          { id: "each", label: "Each trick short" },
          { id: "short", label: "All tricks short" },
        ];
  if (deal.honours) fields.push({ id: "honours", label: "Honours" });
  return {
    scene: { type: "outcome", deal },
    ask: { type: "numbers", fields },
    question: "What does the doubling come to?",
    facts: ["Auction bridge.", ...outcomeFacts(deal)],
  };
}

/** A fair question of either game from a seeded stream. */
export function poseRedouble(random: Random): Posed {
  if (random.chance(0.55)) {
    const limit = random.pick(["none", "100", "200"] as const);
    const strain = random.pick(STRAIGHT_STRAINS);
    const wanted = 1 + random.below(5);
    const doubles = [1, 2, 3, 4, 5]
      .slice(0, wanted)
      .filter((n) => mayDoubleAgain(stakeNow({ strain, limit, doubles: n - 1 }), limit)).length;
    const also = random.pick(
      limit === "none" ? (["needed", "honours"] as const) : (["most", "most", "honours"] as const),
    );
    return poseStake({ strain, doubles, limit }, ["trick", also]);
  }
  const multiplier = random.chance(0.3) ? 4 : 2;
  for (;;) {
    const deal = randomOutcome(random, true);
    const odd = deal.tricks - BOOK;
    if (odd < deal.level - 3 || odd > 5) continue;
    return poseDoubled({ ...deal, multiplier });
  }
}
