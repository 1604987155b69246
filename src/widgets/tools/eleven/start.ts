import { h, hydrate } from "preact";
import { wakeKeeping } from "../../written.ts";
import { Reckoner, type ReckonerProps } from "./Reckoner.tsx";

/** Wakes the reckoner on its page; its props stand beside it as JSON. */
const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  const props = JSON.parse(shell.nextElementSibling?.textContent ?? "") as ReckonerProps;
  void wakeKeeping(shell, () => hydrate(h(Reckoner, props), shell));
}
