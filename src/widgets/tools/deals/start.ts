import { h, hydrate } from "preact";
import { DealDesk } from "./DealDesk.tsx";
import type { DealDeskProps } from "./room-props.ts";

/** Wakes the desk that stands drawn on its page; what was typed before then is typed again. */
const place = document.querySelector<HTMLElement>("[data-asleep]");
if (place) {
  const box = place.querySelector("textarea");
  const early = box?.value ?? "";
  const props = JSON.parse(place.nextElementSibling?.textContent ?? "") as DealDeskProps;
  hydrate(h(DealDesk, props), place);
  if (box && early !== "") {
    box.value = early;
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
  delete place.dataset["asleep"];
  place.dispatchEvent(new Event("awake"));
}
