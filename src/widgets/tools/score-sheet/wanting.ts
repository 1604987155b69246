import type { Violation } from "../../../engine/core/result.ts";
import type { Draft } from "../../../tabletop/score-sheet.ts";

/** What to say of a box that is still empty when the deal is to be entered. */
const WANTING: Readonly<Record<string, string>> = {
  declarer: "Which side declared?",
  level: "How many tricks were bid?",
  strain: "What was trumps?",
  tricks: "How many tricks did declarer’s side win?",
  tricksYZ: "How many tricks were won, and by which side?",
  honoursTo: "Which side held the honours?",
  trump: "What was trumps?",
};

/** Why a deal cannot be entered yet, in a sentence for the form: a box that is empty is asked for. */
export function wantingWords({ code, message }: Violation, draft: Draft): string {
  return (!draft[code]?.trim() && WANTING[code]) || message;
}
