import { h, hydrate } from "preact";
import { noteWritten } from "../../written.ts";
import { DealDesk } from "./DealDesk.tsx";
import type { DealDeskProps } from "./room-props.ts";

/** Wakes the desk that stands drawn on its page; what was typed before then is typed again. */
const place = document.querySelector<HTMLElement>("[data-asleep]");
if (place) {
  const props = JSON.parse(place.nextElementSibling?.textContent ?? "") as DealDeskProps;
  const writeAgain = noteWritten(place);
  hydrate(h(DealDesk, props), place);
  writeAgain().then(() => {
    delete place.dataset["asleep"];
    place.dispatchEvent(new Event("awake"));
  });
}
