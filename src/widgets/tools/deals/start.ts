import { h, hydrate } from "preact";
import { wakeKeeping } from "../../written.ts";
import { DealDesk } from "./DealDesk.tsx";
import type { DealDeskProps } from "./room-props.ts";

/** Wakes the desk that stands drawn on its page. */
const place = document.querySelector<HTMLElement>("[data-asleep]");
if (place) {
  const props = JSON.parse(place.nextElementSibling?.textContent ?? "") as DealDeskProps;
  void wakeKeeping(place, () => hydrate(h(DealDesk, props), place));
}
