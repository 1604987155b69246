import { gradePlay, playLow, type SuitPlay } from "./play-grade.ts";
import { caseOf, type SecondHandView } from "./second-hand-case.ts";
import { WITH_DUMMY_LEFT } from "./second-hand-left.ts";
import { WITH_DUMMY_RIGHT } from "./second-hand-right.ts";

export type { SecondHandView } from "./second-hand-case.ts";

/**
 * Grades every card of second hand’s holding, dummy being on the one side or the other. Foster 1914, “Second hand play”;
 * rulebook 6.3, ruling AMB-19: the position of dummy decides before the holding, and a rule for a holding before a general
 * one. A play that the texts leave open is marked unsettled. The holding must not be empty.
 */
export function secondHandPlay(view: SecondHandView): SuitPlay {
  const { holding } = view;
  const seen = caseOf(view);
  const table = view.dummyPosition === "left" ? WITH_DUMMY_LEFT : WITH_DUMMY_RIGHT;
  const line = table.find((candidate) => candidate.fits(seen));
  if (!line || holding.length === 0) throw new Error("second hand has none of the suit");
  const rules = line.rules(seen);
  const more = {
    settled: line.settled?.(seen) ?? true,
    alsoSound: line.alsoSound?.(seen) ?? [],
    ...(line.next ? { next: line.next } : {}),
  };
  const decision = line.play
    ? { pattern: line.name, play: line.play(seen), rules, ...more }
    : playLow(line.name, holding, rules, more);
  return gradePlay(holding, decision, seen.gone);
}
