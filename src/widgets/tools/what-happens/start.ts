import { h, hydrate } from "preact";
import { WhatHappens } from "./WhatHappens.tsx";

/** Wakes the tool on its page. */
const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  hydrate(h(WhatHappens, {}), shell);
  delete shell.dataset["asleep"];
  shell.dispatchEvent(new Event("awake"));
}
