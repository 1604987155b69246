import { parsePlace } from "../../progress/model/place.ts";
import { PLACE_KEY, readStored, setAside } from "../../progress/storage.ts";

/** Offers the lesson last read, and the part of it, where a page has room for that; what stands in that room gives way. */
export function showPlace(): void {
  const offer = document.getElementById("carry-on");
  const text = offer && readStored(PLACE_KEY);
  if (!text) return;
  const parsed = parsePlace(text);
  if (!parsed.ok) return setAside(PLACE_KEY, text);
  const { href, title, part, heading } = parsed.value;
  const links = offer.querySelectorAll("a");
  for (const link of links) link.href = part ? `${href}#${part}` : href;
  if (links[0]) links[0].textContent = part ? `${title} · ${heading}` : title;
  offer.hidden = false;
  const instead = document.querySelector<HTMLElement>("#carry-on ~ .carry-on");
  if (instead) instead.hidden = true;
}
