import { h, hydrate } from "preact";
import { Daily, type DailyProps } from "./Daily.tsx";

/** Wakes the hand of the day on its page; its props stand beside it as JSON. */
const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  const props = JSON.parse(shell.nextElementSibling?.textContent ?? "") as DailyProps;
  hydrate(h(Daily, props), shell);
  delete shell.dataset["asleep"];
}
