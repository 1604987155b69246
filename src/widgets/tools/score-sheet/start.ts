import { h, hydrate } from "preact";
import { fetchForStored } from "./keeper.ts";
import { ScoreSheet } from "./ScoreSheet.tsx";

type Box = HTMLInputElement | HTMLSelectElement;

/** Whether a reader has already written in a box of the page as it was drawn. */
function written(box: Box): boolean {
  if (box instanceof HTMLSelectElement) return box.selectedIndex > 0;
  return box.type === "radio" ? box.checked && !box.defaultChecked : box.value !== box.defaultValue;
}

/** Wakes the score sheet that stands drawn on its page; what was picked or typed before is taken over. */
function wake(shell: HTMLElement): void {
  const early = [...shell.querySelectorAll<Box>("input, select")].filter(written);
  hydrate(h(ScoreSheet, {}), shell);
  delete shell.dataset["asleep"];
  for (const box of early) {
    box.dispatchEvent(new Event(box.inputMode ? "input" : "change", { bubbles: true }));
  }
}

/** Says that the sheet cannot be taken up. The page stays asleep, so that nothing is written over what is kept. */
function giveUp(shell: HTMLElement): void {
  const said = shell.querySelector("[role=status]");
  if (said)
    said.textContent = "Your sheet is kept, but its game could not be fetched: reload this page.";
}

const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  fetchForStored().then(
    () => wake(shell),
    () => giveUp(shell),
  );
}
