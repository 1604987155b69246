import { h, hydrate } from "preact";
import { Placement, type PlacementProps } from "./Placement.tsx";

/** Wakes the placement on its page; its props stand beside it as JSON. */
const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  const props = JSON.parse(shell.nextElementSibling?.textContent ?? "") as PlacementProps;
  hydrate(h(Placement, props), shell);
  delete shell.dataset["asleep"];
  shell.dispatchEvent(new Event("awake"));
}
