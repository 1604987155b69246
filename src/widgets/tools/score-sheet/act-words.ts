import type { Act, Sheet } from "../../../tabletop/score-sheet.ts";

/** What was done, as it stands after “Undo” or “Redo”; # is the number of the deal. */
const DONE: Readonly<Record<Act["do"], string>> = {
  enter: "deal #",
  amend: "the change of deal #",
  remove: "taking out deal #",
  award: "the penalty",
  unaward: "taking out the penalty",
  stop: "stopping here",
  begin: "the new sheet",
  choose: "the change of game",
  names: "the names",
  open: "the sheet brought back",
};

/** `deals` is how many deals stand with it done. */
function actWords(act: Act | undefined, deals: number): string | null {
  if (!act) return null;
  const number = "at" in act ? act.at + 1 : deals;
  return DONE[act.do].replace("#", `${number}`);
}

/** What would be undone; null where nothing can be. */
export function undoWords({ acts, at, rubber }: Sheet): string | null {
  return actWords(acts[at - 1], rubber.deals.length);
}

/** What would be done again; null where nothing can be. */
export function redoWords({ acts, at, rubber }: Sheet): string | null {
  return actWords(acts[at], rubber.deals.length + 1);
}
