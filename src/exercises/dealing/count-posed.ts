import type { Strain } from "../../engine/declaring/strain.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { numberWord, sentence, STRAIN_NAME, SUIT_NAME } from "../kit/words.ts";
import { cardsLeft, type Counted, type Counting } from "./hand-count.ts";

const DECLARER = "Z";

/** A deal part way through the play, over which it is asked how many cards of a suit an unseen hand has left. */
export function countPosed(counting: Counting, strain: Strain, counted: Counted): Posed {
  const { viewer, hand, dummy, tricks } = counting;
  const cards = cardsLeft(counting);
  return {
    scene: {
      type: "two-hands",
      viewer,
      strain,
      hand,
      dummy,
      counted,
      table: {
        viewer,
        declarer: DECLARER,
        trump: TRUMP_OF[strain],
        hand,
        dummy,
        plays: [],
        tricks,
      },
    },
    ask: {
      type: "option",
      look: "numerals",
      options: Array.from({ length: cards + 1 }, (_, count) => ({
        id: `${count}`,
        label: `${count}`,
      })),
    },
    question: `How many ${SUIT_NAME[counted.suit]} has {${counted.seat}} left?`,
    facts: [
      strain === "notrump"
        ? `{${DECLARER}} declares at no trump.`
        : `{${DECLARER}} declares in ${STRAIN_NAME[strain]}.`,
      `${sentence(numberWord(tricks.length))} tricks are over, and every hand has ${numberWord(cards)} cards left.`,
      "Nobody has revoked.",
    ],
  };
}
