import { h, hydrate } from "preact";
import { onStir } from "../../stir.ts";
import { Daily, type DailyProps } from "./Daily.tsx";

/** Deals the hand of the day on its page once the reader stirs, as he must to ask for it; its props stand beside it as JSON. */
const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  onStir(() => {
    const props = JSON.parse(shell.nextElementSibling?.textContent ?? "") as DailyProps;
    hydrate(h(Daily, props), shell);
    delete shell.dataset["asleep"];
  });
}
