import { formatTyped, parseTyped } from "../../../classroom/draft.ts";
import { EMPTY_FORM, OWN_BOXES, type OwnTyped } from "../../../classroom/own-boxes.ts";
import { refuse, type Result } from "../../../engine/core/result.ts";
import { checkSet, formatSet, parseSet, type ClassSet, type Step } from "../../../classroom/set.ts";
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

/**
 * Adds questions to the set that is being built on this device, from another page. Gives the set; refuses what makes it more
 * than one set can hold, and a browser that keeps nothing.
 */
export function addToDraft(steps: readonly Step[]): Result<ClassSet> {
  const { set, form } = keptDraft();
  const more = checkSet({ ...set, steps: [...set.steps, ...steps] });
  if (!more.ok) return more;
  return keepDraft({ set: more.value, form })
    ? more
    : refuse("unkept", "Your browser will not keep this.");
}
