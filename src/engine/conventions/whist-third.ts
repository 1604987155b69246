import { height, isHonour, type Holding, type Rank } from "../core/card.ts";
import { has, lowest, top } from "./lead-pattern.ts";
import { equalsOf, gradePlay, playLow, type Decision, type SuitPlay } from "./play-grade.ts";

/** Partner’s high card led, what third hand holds, and in how many cards: the card he plays upon it, if any. */
type HighLine = readonly [led: Rank, held: string, length: number | "any", plays: Rank | "low"];

/** Foster 1914, whist, “When partner leads high cards”. The first line that fits decides; elsewhere the lowest is played. */
const ON_HIGH_CARDS: readonly HighLine[] = [
  ["K", "AJ", 2, "A"],
  ["T", "AQ", 2, "A"],
  ["T", "AQ", "any", "low"],
  ["T", "A", "any", "A"],
  ["Q", "AK", 3, "K"],
  ["J", "A", 2, "A"],
];

/**
 * Grades every card of third hand at whist, where there is no dummy to see. On a high card that stands he plays his lowest
 * but for a few short holdings; on a low one he wins as cheaply as he can, the only finesse being the queen from ace and
 * queen. (Rule `whist.third`.) `secondPlays` is second hand’s card. The holding must not be empty.
 */
export function whistThirdHand(holding: Holding, led: Rank, secondPlays?: Rank): SuitPlay {
  if (holding.length === 0) throw new Error("third hand has none of the suit");
  return gradePlay(holding, decide(holding, led, secondPlays));
}

function decide(holding: Holding, led: Rank, secondPlays: Rank | undefined): Decision {
  const rules = ["whist.third"] as const;
  const toBeat = Math.max(height(led), secondPlays ? height(secondPlays) : -1);
  const stands = toBeat === height(led);
  if (holding.length === 1) return { pattern: "only-card", play: top(holding), rules };
  if (isHonour(led) && stands) {
    const line = ON_HIGH_CARDS.find(
      ([card, held, length]) =>
        card === led && has(holding, held) && (length === "any" || length === holding.length),
    );
    return line && line[3] !== "low"
      ? { pattern: "high-on-high", play: line[3], rules }
      : playLow("partners-high-card", holding, rules);
  }
  if (height(top(holding)) < toBeat) return playLow("cannot-win", holding, rules);
  if (has(holding, "AQ") && !has(holding, "K") && toBeat < height("Q")) {
    return { pattern: "queen-finesse", play: "Q", alsoSound: ["A"], rules };
  }
  const level = equalsOf(holding, top(holding)).filter((rank) => height(rank) > toBeat);
  return { pattern: "cheapest-winner", play: lowest(level), rules };
}
