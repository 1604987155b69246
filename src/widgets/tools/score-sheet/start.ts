import { h, hydrate } from "preact";
import { ScoreSheet } from "./ScoreSheet.tsx";

type Box = HTMLInputElement | HTMLSelectElement;

/** Whether a reader has already written in a box of the page as it was drawn. */
function written(box: Box): boolean {
  if (box instanceof HTMLSelectElement) return box.selectedIndex > 0;
  return box.type === "radio" ? box.checked && !box.defaultChecked : box.value !== box.defaultValue;
}

/** Wakes the score sheet that stands drawn on its page; what was picked or typed before is taken over. */
const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  const early = [...shell.querySelectorAll<Box>("input, select")].filter(written);
  hydrate(h(ScoreSheet, {}), shell);
  delete shell.dataset["asleep"];
  for (const box of early) {
    box.dispatchEvent(new Event(box.inputMode ? "input" : "change", { bubbles: true }));
  }
}
