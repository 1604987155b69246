import type { Suit } from "../../engine/core/card.ts";
import type { Seat } from "../../engine/core/seat.ts";
import {
  outOf,
  unseenBy,
  type Counted,
  type Counting,
  type OtherSuit,
  type SuitCount,
} from "../dealing/hand-count.ts";
import type { Words } from "../kit/exercise.ts";
import { listText, numberWord, sentence, SUIT_NAME, SUIT_SINGULAR } from "../kit/words.ts";

/** “no hearts”, “one heart”, “four hearts”. */
export function someOf(count: number, suit: Suit): Words {
  if (count === 0) return `no ${SUIT_NAME[suit]}`;
  return `${numberWord(count)} ${count === 1 ? SUIT_SINGULAR[suit] : SUIT_NAME[suit]}`;
}

/** “the third trick”, for the trick numbered two from nought. */
function nth(trick: number): Words {
  return ORDINALS[trick] ?? `trick ${trick + 1}`;
}

const ORDINALS = [
  "the first trick",
  "the second trick",
  "the third trick",
  "the fourth trick",
  "the fifth trick",
  "the sixth trick",
  "the seventh trick",
  "the eighth trick",
  "the ninth trick",
];

/** The reasoning that leads to a count, all but its last step, a sentence or more. */
export function groundsOf(counting: Counting, { seat, suit }: Counted, count: SuitCount): Words {
  const other = unseenBy(counting.viewer).find((each) => each !== seat);
  switch (count.why) {
    case "rest":
      return count.others.map((each) => sentence(otherText(counting, seat, each))).join(" ");
    case "other-out":
      return `{${other}} did not follow to ${nth(count.trick)}, and has no ${SUIT_NAME[suit]}. You see ${numberWord(13 - outOf(counting)[suit])} of the thirteen, in your hand, in dummy and in the tricks.`;
    case "shown-out":
      return `{${seat}} did not follow to ${nth(count.trick)}.`;
    case "all-seen":
      return `All thirteen ${SUIT_NAME[suit]} are in sight.`;
    default:
      return count satisfies never;
  }
}

function otherText(counting: Counting, seat: Seat, { suit, count }: OtherSuit): Words {
  const other = unseenBy(counting.viewer).find((each) => each !== seat);
  switch (count.why) {
    case "all-seen":
      return `no ${SUIT_SINGULAR[suit]} is out.`;
    case "shown-out":
      return `{${seat}} did not follow to ${nth(count.trick)}, and has no ${SUIT_NAME[suit]}.`;
    case "other-out": {
      const [are, them] = count.left === 1 ? ["is", "it"] : ["are", "them"];
      return `${someOf(count.left, suit)} ${are} out, and {${seat}} has ${them}, for {${other}} did not follow to ${nth(count.trick)}.`;
    }
    default:
      return count satisfies never;
  }
}

/** The last step: “The other two are {A}’s.” */
export function thereforeOf({ seat, suit }: Counted, count: SuitCount): Words {
  if (count.why !== "rest") {
    return `The other ${numberWord(count.left)} ${count.left === 1 ? "is" : "are"} {${seat}}’s.`;
  }
  const held = count.others.filter((each) => each.count.left > 0);
  const beside =
    held.length > 0
      ? ` beside ${listText(held.map((each) => someOf(each.count.left, each.suit)))}`
      : "";
  return `He has ${numberWord(count.cards)} cards: ${someOf(count.left, suit)}${beside}.`;
}
