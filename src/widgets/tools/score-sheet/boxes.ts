import { otherSide, type Side } from "../../../engine/core/seat.ts";
import type { ScoredGame } from "../../../engine/games/game.ts";
import { fieldsOf } from "../../../tabletop/fields.ts";
import type { Draft, Outcome } from "../../../tabletop/score-sheet.ts";

/** Boxes that belong to the sheet and not to a deal, and stay when a deal is entered. */
const OF_SHEET = ["style", "nameYZ", "nameAB", "paste", "award", "awardTo"] as const;

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

/** The tricks of both sides once those of one have been typed; the other has what is left of thirteen. */
export function withTricks(side: Side, text: string): Draft {
  const left = 13 - Number(text);
  return {
    tricksOf: side,
    [`tricks${side}`]: text,
    [`tricks${otherSide(side)}`]: /^\d+$/.test(text) && left >= 0 ? `${left}` : "",
  };
}

/** The deal that is being amended, from 0; null where the next one is being written. */
export function amending(draft: Draft): number | null {
  return draft["amend"] ? Number(draft["amend"]) : null;
}

/** The form for amending a deal, which keeps the half-written next deal for later. */
export function amendForm(
  records: ScoredGame["records"],
  outcome: Outcome,
  at: number,
  draft: Draft,
): Draft {
  const later = draft["later"] ?? JSON.stringify(draft);
  return { ...formOf(records, outcome, draft), amend: `${at}`, later };
}

/** The form once a deal has been amended or left alone: the next deal as far as it had been written. */
export function afterAmending(draft: Draft): Draft {
  return { ...blankForm(draft), ...(JSON.parse(draft["later"] ?? "{}") as Draft) };
}
