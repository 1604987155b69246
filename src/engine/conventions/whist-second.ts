import { height, type Holding, type Rank } from "../core/card.ts";
import { fourchetteOver } from "./fourchette.ts";
import { has, lowest, top } from "./lead-pattern.ts";
import { equalsOf, gradePlay, playLow, type Decision, type SuitPlay } from "./play-grade.ts";

/** Lines of a table of plays at whist: the holding they cover and the card played, the lowest of those that make it up. */
type Line = readonly [held: string, card: Rank];

/** Second hand’s combinations on a small card: what he would have led from, by the lowest of its high cards. */
const SECOND_ON_LOW: readonly Line[] = [
  ["AKQJ", "J"],
  ["AKQ", "Q"],
  ["AK", "K"],
  ["KQJ", "J"],
  ["KQ", "Q"],
  ["AQJ", "J"],
  ["QJT", "T"],
  ["KJT", "T"],
];

/**
 * Grades every card of second hand at whist in the first round of a suit, to the card led. High cards are covered by the
 * ace, by the lower of touching cards with it, by king and queen up to the jack, and by a fourchette; small ones met with
 * the lowest of a combination, or with a card of queen-jack or jack-ten and one more. From king-queen with small cards some
 * keep both, from an ace and four others most keep the ace, and many play the king from one small: those are as sound.
 * Foster 1914, whist, “Second-hand play”. (Rule `whist.second`.)
 */
export function whistSecond(holding: Holding, led: Rank): SuitPlay {
  return gradePlay(holding, secondHand(holding, led));
}

function secondHand(h: Holding, led: Rank): Decision {
  const rules = ["whist.second"] as const;
  const play = (pattern: string, card: Rank, alsoSound: readonly Rank[] = []): Decision => ({
    pattern,
    play: card,
    alsoSound,
    rules,
  });
  const beats = (rank: Rank) => height(rank) > height(led);
  const above = h.findLast(beats);
  if (height(led) > height("T") && has(h, "A")) {
    return play("cover-with-ace", equalsOf(h, "A").findLast(beats) ?? "A");
  }
  if (["J", "T", "9"].includes(led) && has(h, "KQ")) return play("cover-king-queen", "Q");
  if (above && fourchetteOver(h, led) === "true") return play("fourchette", above);
  if (height(led) > height("9")) return playLow("low-on-high", h, rules);
  const line = SECOND_ON_LOW.find(([held, card]) => has(h, held) && beats(card));
  if (line) {
    const keep = line[0] === "KQ" && h.length >= 4;
    return play("combination", line[1], keep ? [lowest(h)] : []);
  }
  if (h.length === 3 && (has(h, "QJ") || has(h, "JT"))) {
    return play("short-pair", equalsOf(h, top(h)).at(-1) as Rank);
  }
  if (has(h, "A") && h.length >= 5) {
    return playLow("ace-kept", h, rules, { alsoSound: has(h, "Q") ? ["A", "Q"] : ["A"] });
  }
  return h.length === 2 && has(h, "K")
    ? playLow("king-and-one", h, rules, { alsoSound: ["K"] })
    : playLow("low-on-low", h, rules);
}
