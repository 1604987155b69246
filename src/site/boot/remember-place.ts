import { formatPlace } from "../../progress/model/place.ts";
import { PLACE_KEY, writeStored } from "../../progress/storage.ts";

/** Remembers the lesson being read: it names its own place with `data-place` and `data-title`. */
export function rememberPlace(): void {
  const { place, title } = document.querySelector<HTMLElement>("[data-place]")?.dataset ?? {};
  if (place && title) writeStored(PLACE_KEY, formatPlace({ href: place, title }));
}
