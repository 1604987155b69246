import type { ScoredGame } from "../../../engine/games/game.ts";
import { fieldsOf } from "../../../tabletop/fields.ts";
import type { Draft, Outcome } from "../../../tabletop/score-sheet.ts";

/** Boxes that belong to the sheet and not to a deal, and stay when a deal is entered. */
const OF_SHEET = ["style", "nameYZ", "nameAB", "paste", "award", "awardTo", "unfinished"] as const;

/** The form as a new deal finds it. */
export function blankForm(draft: Draft): Draft {
  const stays = OF_SHEET.flatMap((name) => (draft[name] ? [[name, draft[name]] as const] : []));
  return { doubled: "1", ...Object.fromEntries(stays) };
}

/** Whether nothing of a deal has been filled in yet. */
export function isBlank(draft: Draft): boolean {
  const blank = blankForm(draft);
  return Object.entries(draft).every(([name, text]) => text === "" || blank[name] === text);
}

/** Whether something stands in one of these boxes. */
export function anyFilled(draft: Draft, ...names: readonly string[]): boolean {
  return names.some((name) => draft[name]);
}

/** The form of a deal that was entered before. Where each side’s tricks are told, those of the side with more are shown. */
export function formOf(records: ScoredGame["records"], outcome: Outcome, draft: Draft): Draft {
  const fields = fieldsOf(records, outcome);
  const more = Number(fields["tricksYZ"] ?? 0) > 6 ? "YZ" : "AB";
  return {
    ...blankForm(draft),
    ...fields,
    ...(fields["tricksYZ"] === undefined ? {} : { tricksOf: more }),
  };
}

/** The deal that is being amended, from 0; null where the next one is being written. */
export function amending(draft: Draft): number | null {
  return draft["amend"] ? Number(draft["amend"]) : null;
}

/** The form without the deal that is being amended: the next deal as far as it had been written. */
export function nextDeal(draft: Draft): Draft {
  const { later } = draft;
  return later === undefined ? draft : { ...blankForm(draft), ...(JSON.parse(later) as Draft) };
}
