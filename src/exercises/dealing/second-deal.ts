import { height, highToLow, RANKS, type Rank } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { leadFrom } from "../../engine/conventions/lead-card.ts";
import { leadBySystem } from "../../engine/conventions/lead-systems.ts";
import { secondLead } from "../../engine/conventions/second-lead.ts";
import type { Posed } from "../kit/exercise.ts";
import { numberShown } from "../marking/second-solve.ts";
import { dealSuit } from "./system-deal.ts";
import { poseSecondRound } from "./system-suit.ts";

/** How often each rule is to decide Foster’s second lead, against the others. */
const GROUNDS = [
  ["lead2.akqj-jack", 1],
  ["lead2.akq-queen", 3],
  ["lead2.ace-denies-queen", 3],
  ["lead2.kqjt-ten", 1],
  ["lead2.kqj-jack", 3],
  ["lead2.second-third", 3],
  ["lead2.kq-fourth", 4],
  ["lead2.fourth-best-examples", 3],
  ["only-best", 3],
] as const;

/**
 * The second round of a suit that Foster’s leader opened: after a high card that won, or was beaten, or after a small one
 * that drew one or two higher.
 */
export function poseSecondLead(random: Random): Posed {
  const ground = random.weigh(GROUNDS);
  for (;;) {
    const holding = highToLow(random.shuffle(RANKS).slice(0, 3 + random.below(4)));
    const { lead: led, alsoSound } = leadFrom(holding, "trump");
    if (alsoSound.length > 0) continue;
    const above = RANKS.filter((rank) => height(rank) > height(led) && !holding.includes(rank));
    const high = height(led) > height("9");
    const fell: Rank[] = high
      ? random.chance(0.35) && above.length > 0
        ? [random.pick(above)]
        : []
      : random.shuffle(above).slice(0, 1 + random.below(2));
    if (!high && fell.length === 0) continue;
    const next = secondLead(holding, led, fell);
    if (!next) continue;
    const decides =
      ground === "only-best"
        ? next.rules.length === 1 && next.rules[0] === "lead2.best"
        : next.rules.includes(ground);
    if (!decides) continue;
    const { strain, suit } = dealSuit(random);
    return poseSecondRound({ strain, suit, holding, led, fell: highToLow(fell) });
  }
}

/** High cards from which the second lead tells the number, by American leads. */
const ROWS = ["AKQJ", "AKQ", "KQJ", "QJT", "AQJ"] as const;

/** The second round of a suit opened by American leads, where the card tells how many there were. */
export function poseNumber(random: Random): Posed {
  const row = [...random.pick(ROWS)] as Rank[];
  for (;;) {
    const rest = RANKS.filter((rank) => !row.includes(rank) && height(rank) < height("T"));
    const more = random.shuffle(rest).slice(0, 1 + random.below(4));
    const holding = highToLow([...row, ...more]);
    const { lead } = leadBySystem("whist-american", holding, { against: "trump" });
    if (!numberShown(holding, lead)) continue;
    const { strain, suit } = dealSuit(random);
    return poseSecondRound({ system: "whist-american", strain, suit, holding, led: lead });
  }
}
