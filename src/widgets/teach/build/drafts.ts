import { formatTyped, parseTyped } from "../../../classroom/draft.ts";
import { EMPTY_FORM, OWN_BOXES, type OwnTyped } from "../../../classroom/own-boxes.ts";
import { formatSet, parseSet, type ClassSet } from "../../../classroom/set.ts";
import { CLASS_DRAFT_KEY, readStored, writeStored } from "../../../progress/storage.ts";

/** What is being built: a set, which may have no step yet, and the form for a hand of one’s own as typed. */
export interface Draft {
  readonly set: ClassSet;
  readonly form: OwnTyped;
}

export const EMPTY_SET: ClassSet = { title: "", note: "", mode: "teach", steps: [] };

const BOXES = ["title", "note", "mode", "steps", "form"] as const;

/** The draft kept on this device; an empty one where there is none. */
export function keptDraft(): Draft {
  const typed = parseTyped(readStored(CLASS_DRAFT_KEY) ?? "", BOXES);
  if (!typed) return { set: EMPTY_SET, form: EMPTY_FORM };
  const steps = parseSet(typed.steps);
  return {
    set: {
      title: typed.title,
      note: typed.note,
      mode: typed.mode === "exam" ? "exam" : "teach",
      steps: steps.ok ? steps.value.steps : [],
    },
    form: parseTyped(typed.form, OWN_BOXES) ?? EMPTY_FORM,
  };
}

/** Keeps a draft; false where the browser will not. */
export function keepDraft({ set, form }: Draft): boolean {
  const { title, note, mode, steps } = set;
  return writeStored(
    CLASS_DRAFT_KEY,
    formatTyped<(typeof BOXES)[number]>({
      title,
      note,
      mode,
      steps: steps.length > 0 ? formatSet({ ...EMPTY_SET, steps }) : "",
      form: formatTyped(form),
    }),
  );
}
