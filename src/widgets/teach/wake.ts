import { h, hydrate, type ComponentType } from "preact";
import { wakeKeeping } from "../written.ts";

/** Wakes the one widget of a classroom page where it stands drawn. */
export async function wakeAs(Widget: ComponentType): Promise<void> {
  const shell = document.querySelector<HTMLElement>("[data-asleep]");
  if (shell) await wakeKeeping(shell, () => hydrate(h(Widget, null), shell));
}
