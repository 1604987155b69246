import { h, hydrate } from "preact";
import { wakeKeeping } from "../../written.ts";
import { Field, type FieldProps } from "./Field.tsx";

/** Wakes the tool that stands drawn on its page, with its props beside it as JSON. */
const place = document.querySelector<HTMLElement>("[data-asleep]");
if (place) {
  const props = JSON.parse(place.nextElementSibling?.textContent ?? "") as FieldProps;
  void wakeKeeping(place, () => hydrate(h(Field, props), place));
}
