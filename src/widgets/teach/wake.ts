import { h, hydrate, type ComponentType } from "preact";
import { noteWritten } from "../written.ts";

/** Wakes the one widget of a classroom page where it stands drawn; what was typed before then is typed again. */
export async function wakeAs(Widget: ComponentType): Promise<void> {
  const shell = document.querySelector<HTMLElement>("[data-asleep]");
  if (!shell) return;
  const writeAgain = noteWritten(shell);
  hydrate(h(Widget, null), shell);
  await writeAgain();
  delete shell.dataset["asleep"];
  shell.dispatchEvent(new Event("awake"));
}
