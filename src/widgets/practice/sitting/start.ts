import { h, hydrate } from "preact";
import { Sitting, type SittingProps } from "./Sitting.tsx";

/** Wakes a sitting on its page; its props stand beside it as JSON. */
const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  const props = JSON.parse(shell.nextElementSibling?.textContent ?? "") as SittingProps;
  hydrate(h(Sitting, props), shell);
  delete shell.dataset["asleep"];
  shell.dispatchEvent(new Event("awake"));
}
