/** Wakes the marker on its page. */
import { h, hydrate } from "preact";
import { wakeKeeping } from "../../written.ts";
import { WhistMarker } from "./WhistMarker.tsx";

const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  void wakeKeeping(shell, () => hydrate(h(WhistMarker, {}), shell));
}
