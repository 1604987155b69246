import type { Holding, Rank } from "../../engine/core/card.ts";
import { pips } from "../../engine/core/card.ts";
import { ELEVEN, type ElevenCount } from "../../engine/conventions/eleven.ts";
import type { Words } from "../kit/exercise.ts";
import { listText, numberWord, RANK_NAME, rankText, sentence } from "../kit/words.ts";

const ranks = (held: Holding) => listText(held.map(rankText));

/** The cards above the one led that are in sight: “K and 10 in dummy, A and 8 in your hand”. */
export function inSight(count: ElevenCount, dummy: Holding, hand: Holding): Words {
  const there = count.visible.filter((rank) => dummy.includes(rank));
  const here = count.visible.filter((rank) => hand.includes(rank));
  return [
    there.length > 0 ? `${ranks(there)} in dummy` : "",
    here.length > 0 ? `${ranks(here)} in your own hand` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** The sum done: “11 − 6 leaves 5 outside partner’s hand. You see four: … One is left for declarer.” */
export function sumText(count: ElevenCount, led: Rank, dummy: Holding, hand: Holding): Words {
  const { outsideLeader, visibleHigher, declarerHigher } = count;
  const seen =
    visibleHigher === 0
      ? "You see none of them."
      : `You see ${numberWord(visibleHigher)}: ${inSight(count, dummy, hand)}.`;
  const left =
    declarerHigher === null
      ? `That is more than the rule allows, so the ${RANK_NAME[led]} was not a fourth best.`
      : declarerHigher === 0
        ? "None is left for declarer."
        : declarerHigher === 1
          ? "One is left, and it is declarer’s."
          : `${sentence(numberWord(declarerHigher))} are left, and they are declarer’s.`;
  return `${ELEVEN} − ${pips(led)} leaves ${outsideLeader} outside partner’s hand. ${seen} ${left}`;
}
