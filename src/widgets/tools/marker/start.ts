/** Wakes the marker on its page. */
import { h, hydrate } from "preact";
import { WhistMarker } from "./WhistMarker.tsx";

const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  hydrate(h(WhistMarker, {}), shell);
  delete shell.dataset["asleep"];
  shell.dispatchEvent(new Event("awake"));
}
