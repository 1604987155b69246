import { h, hydrate, type ComponentType } from "preact";

/** Wakes the one widget of a classroom page where it stands drawn; what was typed before then is typed again. */
export function wakeAs(Widget: ComponentType): void {
  const shell = document.querySelector<HTMLElement>("[data-asleep]");
  if (!shell) return;
  const boxes = [
    ...shell.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
  ];
  const early = boxes.map((box) => (box.type === "file" ? "" : box.value));
  hydrate(h(Widget, null), shell);
  for (const [at, box] of boxes.entries()) {
    const typed = early[at] ?? "";
    if (typed === "" || box.type === "radio" || box.type === "checkbox") continue;
    box.value = typed;
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
  delete shell.dataset["asleep"];
  shell.dispatchEvent(new Event("awake"));
}
