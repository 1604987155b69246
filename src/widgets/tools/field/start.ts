import { h, hydrate } from "preact";
import { noteWritten } from "../../written.ts";
import { Field, type FieldProps } from "./Field.tsx";

/** Wakes the tool that stands drawn on its page, with its props beside it as JSON; what was typed before then is typed again. */
const place = document.querySelector<HTMLElement>("[data-asleep]");
if (place) {
  const props = JSON.parse(place.nextElementSibling?.textContent ?? "") as FieldProps;
  const writeAgain = noteWritten(place);
  hydrate(h(Field, props), place);
  writeAgain().then(() => {
    delete place.dataset["asleep"];
    place.dispatchEvent(new Event("awake"));
  });
}
