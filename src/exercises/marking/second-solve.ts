import { cardOf, highToLow, rankOf, suitOf, type Card } from "../../engine/core/card.ts";
import type { Holding, Rank } from "../../engine/core/card.ts";
import { has } from "../../engine/conventions/lead-pattern.ts";
import { secondBySystem, type SystemSecond } from "../../engine/conventions/system-second.ts";
import type { Choice, Posed, Solution, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, holdingText, numberWord, RANK_NAME } from "../kit/words.ts";

const the = (rank: Rank) => `the ${RANK_NAME[rank]}`;

type Number = readonly [
  led: Rank,
  held: string,
  words: Words,
  tells: Readonly<Partial<Record<Rank, Words>>>,
];

const FIVE = "I began with five.";

/** What the second card of a suit tells of its number, by the card opened and those held. */
const NUMBERS: readonly Number[] = [
  [
    "J",
    "AKQJ",
    "After the jack the ace shows five in all, the king six, and the queen more.",
    { A: FIVE, K: "I began with six.", Q: "I began with seven or more." },
  ],
  [
    "Q",
    "AKQ",
    "After the queen the ace shows five in all, and the king more.",
    { A: FIVE, K: "I began with six or more." },
  ],
  [
    "J",
    "KQJ",
    "After the jack the king shows five in all, and the queen more.",
    { K: FIVE, Q: "I began with six or more." },
  ],
  [
    "Q",
    "QJT",
    "After the queen the jack shows four at the most, and the ten more.",
    { J: "I began with four at the most.", T: "I began with five or more." },
  ],
  [
    "A",
    "AQJ",
    "After the ace the queen shows four at the most, and the jack more.",
    { Q: "I began with four at the most.", J: "I began with five or more." },
  ],
];

/** The line of the book’s that says by the second card how long the suit was, if one does. */
export function numberShown(original: Holding, led: Rank): Number | null {
  return NUMBERS.find(([card, held]) => card === led && has(original, held)) ?? null;
}

/** Why the card is the one to go on with. `left` is the suit without the card led. */
function reasonFor(next: SystemSecond, original: Holding, led: Rank, fell: Holding): Words {
  const [rule] = next.rules;
  const { lead } = next;
  switch (rule) {
    case "lead2.best":
    case "whist.lead2.best": {
      const equal = original.filter(
        (rank) => rank !== led && original.indexOf(rank) < original.indexOf(lead),
      );
      const best = equal.length > 0 ? `${the(lead)} wins as surely as what is above it` : "";
      return best
        ? `You hold the best cards left, and of equal winners the lowest is led: ${best}, and tells partner where the rest are.`
        : `${fell.length > 0 ? `With ${holdingText(highToLow([...fell, led]))} gone` : "With nothing above it still against you"}, ${the(lead)} is the best card left: lead the winner.`;
    }
    case "lead2.second-third":
    case "whist.leads.old.king":
      return lead === "K" && led === "T"
        ? "The ten has drawn the queen. Lead the king now, not the jack: it drives out the ace."
        : `You hold the second and third best left, so lead one of them, the lowest that touches: ${the(lead)} drives out the best card.`;
    case "lead2.kq-fourth":
    case "lead2.fourth-best-general":
    case "whist.leads.old.fourth":
      return original[3] === lead
        ? `You hold neither the best card left nor the second and third best, so go on with your original fourth best, ${the(lead)}.`
        : `You hold neither the best card left nor the second and third best, and your fourth best has been led, so go on with the lowest, ${the(lead)}.`;
    default:
      return `${numberShown(original, led)?.[2]} You had ${numberWord(original.length)}, so ${the(lead)}.`;
  }
}

/** What a card would tell partner by Foster’s second leads after a king that has won; nothing is said of other cards. */
function saysAfterKing(led: Rank, won: boolean, rank: Rank): Words | undefined {
  if (led !== "K" || !won) return undefined;
  switch (rank) {
    case "A":
      return "I led from ace and king, and I have not the queen.";
    case "Q":
      return "I have the ace as well, and not the jack.";
    case "J":
      return "I have the queen above it, and perhaps the ace.";
    case "T":
      return "I have the queen and the jack above it.";
    default:
      return "I have the queen, but not the ace, and not the jack.";
  }
}

/** Grades what is left of a suit as the lead to its second round, by Foster or by the system named. */
export function solveSecond(problem: Posed, rule: Words): Solution {
  const { cards, led: opened, fell: drawn = [], system } = sceneOf(problem, "suit");
  if (!opened) throw new Error("no first round has been played");
  const suit = suitOf(opened);
  const led = rankOf(opened);
  const fell = drawn.map(rankOf);
  const original = highToLow([...cards, opened].map(rankOf));
  const next = secondBySystem(system ?? "foster", original, led, fell);
  if (!next) throw new Error("nothing is left to lead");
  const reason = reasonFor(next, original, led, fell);
  const number = system ? numberShown(original, led) : null;
  const choices = cards.map((card: Card): Choice => {
    const rank = rankOf(card);
    const says = system ? number?.[3][rank] : saysAfterKing(led, fell.length === 0, rank);
    const mark =
      rank === next.lead ? "best" : next.alsoSound.includes(rank) ? "acceptable" : "wrong";
    return {
      id: card,
      mark,
      rules: next.rules,
      ...(says ? { says } : {}),
      because: mark === "wrong" ? `Not ${the(rank)}. ${reason}` : reason,
    };
  });
  return {
    type: "choices",
    choices,
    hints: [
      rule,
      number?.[2] ??
        ("AKQJT".includes(next.lead)
          ? "Here it is a high card again."
          : "Here it is a small card."),
      `Lead ${cardText(cardOf(suit, next.lead))}.`,
    ],
  };
}
