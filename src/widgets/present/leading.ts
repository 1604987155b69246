import type { Focus, Slide } from "../../classroom/present.ts";

/** Where a key was pressed; among cards the arrows are theirs, as in a box. */
export function focusOn(target: EventTarget | null): Focus {
  if (!(target instanceof Element)) return "screen";
  if (target.closest("input, textarea, select, .pick")) return "box";
  return target.closest("button, a, summary") ? "button" : "screen";
}

/** What the button says that leads on: never what comes, only of what sort it is. */
export function onwardWords(slide: Slide, next: Slide | undefined): string {
  if (!next) return "That was the last";
  if (next.type === "answer") return "Show the answer";
  return slide.type === "table" ? "Show more" : "Next question";
}
