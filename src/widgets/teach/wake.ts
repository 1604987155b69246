import { h, hydrate, type ComponentType } from "preact";

/** Until what has been asked of the widget so far is drawn. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Wakes the one widget of a classroom page where it stands drawn. What was typed before then is typed again, box after box, and
 * what was clicked is clicked after it: a widget that has not drawn the one knows nothing of it when it hears of the next.
 */
export async function wakeAs(Widget: ComponentType): Promise<void> {
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
    await drawn();
    box.value = typed;
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
  await drawn();
  delete shell.dataset["asleep"];
  shell.dispatchEvent(new Event("awake"));
}
