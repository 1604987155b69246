import { h, hydrate } from "preact";
import { Field, type FieldProps } from "./Field.tsx";

/** Wakes the tool that stands drawn on its page, with its props beside it as JSON. */
const place = document.querySelector<HTMLElement>("[data-asleep]");
if (place) {
  const props = JSON.parse(place.nextElementSibling?.textContent ?? "") as FieldProps;
  hydrate(h(Field, props), place);
  delete place.dataset["asleep"];
  place.dispatchEvent(new Event("awake"));
}
