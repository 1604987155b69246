import { formatPlace } from "../../progress/model/place.ts";
import { PLACE_KEY, writeStored } from "../../progress/storage.ts";

/** Remembers the lesson being read: it names its own place with `data-place`, and is called by its first heading. */
export function rememberPlace(): void {
  const { place } = document.querySelector<HTMLElement>("[data-place]")?.dataset ?? {};
  const title = document.querySelector("h1")?.textContent;
  if (place && title) writeStored(PLACE_KEY, formatPlace({ href: place, title }));
}
