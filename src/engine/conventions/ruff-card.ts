import type { RuleId } from "../../rulebook/rules.ts";
import { ruffPlay, type RuffView } from "./declarer-second.ts";
import type { RankGrade } from "./lead-card.ts";
import { lowest } from "./lead-pattern.ts";

/** What declarer plays to the first round of a suit, from ace and others, to have dummy ruff it. */
export interface RuffCard {
  readonly play: "pass" | "ace-then-ruff";
  readonly grades: readonly RankGrade[];
  readonly rules: readonly RuleId[];
}

/**
 * Grades every card of declarer’s in a suit that an adversary leads: with two small in dummy the first round is passed, and
 * any small card does that; with one in dummy and weak trumps the ace is played. Null where neither is so. Rules
 * `declarer.force-by-passing`, `declarer.singleton-dummy-ace`.
 */
export function gradeRuff(view: Omit<RuffView, "onLead">): RuffCard | null {
  const found = ruffPlay(view);
  if (!found || found.play === "ace-first") return null;
  const { play, rules } = found;
  const low = lowest(view.declarer);
  return {
    play,
    rules,
    grades: view.declarer.map((rank) => ({
      rank,
      mark:
        (rank === "A") === (play === "ace-then-ruff")
          ? rank === "A" || rank === low
            ? "best"
            : "acceptable"
          : "wrong",
    })),
  };
}
