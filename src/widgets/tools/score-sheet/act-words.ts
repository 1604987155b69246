import type { Act, Sheet } from "../../../tabletop/score-sheet.ts";

/** What was done, as it stands after “Undo” or “Redo”. `deals` is how many deals stand with it done. */
function actWords(act: Act, deals: number): string {
  switch (act.do) {
    case "enter":
      return `deal ${deals}`;
    case "amend":
      return `the change of deal ${act.at + 1}`;
    case "remove":
      return `taking out deal ${act.at + 1}`;
    case "award":
      return "the penalty";
    case "unaward":
      return "taking out the penalty";
    case "stop":
      return "stopping here";
    case "begin":
      return "the new rubber";
    case "choose":
      return "the change of game";
    case "names":
      return "the names";
    case "open":
      return "the sheet brought back";
    default:
      return act satisfies never;
  }
}

/** What would be undone; null where nothing can be. */
export function undoWords({ acts, at, rubber }: Sheet): string | null {
  const act = acts[at - 1];
  return act ? actWords(act, rubber.deals.length) : null;
}

/** What would be done again; null where nothing can be. */
export function redoWords({ acts, at, rubber }: Sheet): string | null {
  const act = acts[at];
  return act ? actWords(act, rubber.deals.length + 1) : null;
}
