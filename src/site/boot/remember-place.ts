import { formatPlace } from "../../progress/model/place.ts";
import { PLACE_KEY, writeStored } from "../../progress/storage.ts";

/**
 * Remembers the lesson being read, which the list of its track marks, and the part the reader has come to: the last whose
 * heading is in the upper half of the window or above it.
 */
export function rememberPlace(): void {
  const { pathname: href, textContent: title } = document.querySelector(
    "[aria-current=page]",
  ) as HTMLAnchorElement;
  const at = [...document.querySelectorAll(".prose>h2")].findLast(
    (heading) => heading.getBoundingClientRect().top < innerHeight / 2,
  );
  writeStored(PLACE_KEY, formatPlace({ href, title, part: at?.id, heading: at?.textContent }));
}
