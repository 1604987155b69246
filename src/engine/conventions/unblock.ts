import { height, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { has, lowest } from "./lead-pattern.ts";
import type { RankGrade } from "./lead-card.ts";

/** Why third hand plays high or low to partner’s high card at no trump. */
export type UnblockReason = "unblock" | "shows-four" | "lowest";

export interface Unblock {
  readonly reason: UnblockReason;
  readonly card: Rank;
  readonly grades: readonly RankGrade[];
  readonly rules: readonly RuleId[];
}

/**
 * Three cards or fewer: what partner led, the cards that mark the holding, how many there are, and the one given up.
 * Elwell, “Unblocking”.
 */
const TABLE: readonly (readonly [led: string, held: string, length: number, gives: Rank])[] = [
  ["A", "K", 2, "K"],
  ["K", "A", 2, "A"],
  ["Q", "K", 2, "K"],
  ["A", "KQ", 3, "Q"],
  ["AK", "QJ", 3, "J"],
  ["J", "KQ", 3, "Q"],
];

/**
 * Grades every card of third hand when partner leads a high card at no trump and is winning with it: the blocking card of
 * a short holding goes, four or more are played third best first and the lowest last. `before` is what partner led to the
 * round before, if this is the second: from queen and two small the queen goes on the ace that follows the king. Null
 * where second hand has beaten the card, and where the table has no line for so high a holding. (Rule `straight.unblock`.)
 */
export function gradeUnblock(
  holding: Holding,
  led: Rank,
  { before, secondPlays }: { readonly before?: Rank; readonly secondPlays?: Rank } = {},
): Unblock | null {
  if (holding.length === 0 || (secondPlays && height(secondPlays) > height(led))) return null;
  if (before) {
    const queen = before === "K" && led === "A" && holding.length === 2 && holding[0] === "Q";
    return queen ? grade(holding, "Q", "unblock") : null;
  }
  if (holding.length >= 4) return grade(holding, holding[2] as Rank, "shows-four");
  const line = TABLE.find(
    ([leads, held, length]) =>
      leads.includes(led) && holding.length === length && has(holding, held),
  );
  if (line) return grade(holding, line[3], "unblock");
  const settled = height(holding[0] as Rank) < height("Q") || (has(holding, "Q") && led === "K");
  return settled || holding.length === 1 ? grade(holding, lowest(holding), "lowest") : null;
}

/** A card touching the one to play is worth as much in tricks, and is accepted where a blocking card goes. */
function grade(holding: Holding, card: Rank, reason: UnblockReason): Unblock {
  return {
    reason,
    card,
    grades: holding.map((rank) => ({
      rank,
      mark:
        rank === card
          ? "best"
          : reason === "unblock" && inOneRow(holding, rank, card)
            ? "acceptable"
            : "wrong",
    })),
    rules: ["straight.unblock"],
  };
}

function inOneRow(holding: Holding, a: Rank, b: Rank): boolean {
  const between = Math.abs(holding.indexOf(a) - holding.indexOf(b));
  return between === Math.abs(height(a) - height(b));
}
