import type { RuleId } from "../../rulebook/rules.ts";
import { ruffPlay, type RuffPlay, type RuffView } from "./declarer-second.ts";
import type { RankGrade } from "./lead-card.ts";
import { lowest } from "./lead-pattern.ts";

/** What declarer plays to the first round of a suit, from ace and others, to have the shorter hand ruff it. */
export interface RuffCard {
  readonly play: RuffPlay;
  readonly grades: readonly RankGrade[];
  readonly rules: readonly RuleId[];
}

/**
 * Grades every card of the hand that has the ace: of a suit that an adversary leads, the first round is passed with two small
 * in dummy, and any small card does that; with one in dummy and weak trumps the ace is played. On lead, from ace and one
 * other, the ace goes first. Null where none of these is so. Rules `declarer.force-by-passing`,
 * `declarer.singleton-dummy-ace`, `declarer.ace-short-ruff`.
 */
export function gradeRuff(view: RuffView): RuffCard | null {
  const found = ruffPlay(view);
  if (!found) return null;
  const { play, rules } = found;
  const low = lowest(view.declarer);
  return {
    play,
    rules,
    grades: view.declarer.map((rank) => ({
      rank,
      mark:
        (rank === "A") === (play !== "pass")
          ? rank === "A" || rank === low
            ? "best"
            : "acceptable"
          : "wrong",
    })),
  };
}
