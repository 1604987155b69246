import {
  cardOf,
  height,
  highToLow,
  rankOf,
  RANKS,
  suitOf,
  type Card,
  type Rank,
} from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { againstOf, leadFrom } from "../../engine/conventions/lead-card.ts";
import { leadBySystem } from "../../engine/conventions/lead-systems.ts";
import { secondLead } from "../../engine/conventions/second-lead.ts";
import { leadThrough, THROUGH_LINES } from "../../engine/conventions/through-dummy.ts";
import type { Posed } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { numberShown } from "../marking/second-solve.ts";
import { dealSuit, poseSystemLead } from "./system-deal.ts";
import { poseSecondRound } from "./system-suit.ts";
import type { Dealt } from "./whole-deal.ts";

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

/** Foster’s second lead, with cards of dummy’s, who is on the table by then, that do not bear on it. */
export function dealSecondLead(random: Random): Dealt {
  const posed = poseSecondLead(random);
  const { cards, led, fell = [], strain } = sceneOf(posed, "suit");
  const suit = suitOf(cards[0] as Card);
  const fallen = [...fell, ...(led ? [led] : [])].map(rankOf);
  const holding = cards.map(rankOf);
  const small = RANKS.slice(0, RANKS.indexOf("9"));
  const left = small.filter((rank) => ![...holding, ...fallen].includes(rank));
  const dummy = highToLow(random.shuffle(left).slice(0, 1 + random.below(2)));
  const view = { holding, dummy, against: againstOf(strain), trumps: false, fallen };
  const { pattern, class: of } = leadThrough(view);
  return THROUGH_LINES.some(({ name }) => name === pattern) || of === "avoid"
    ? { posed, alone: true }
    : { posed, more: { dummy: dummy.map((rank) => cardOf(suit, rank)) } };
}

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

/** American leads: now the first round, now the second. */
export function poseAmerican(random: Random): Posed {
  return random.chance(0.4) ? poseNumber(random) : poseSystemLead(random, "whist-american");
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
