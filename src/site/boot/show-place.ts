import { parsePlace } from "../../progress/model/place.ts";
import { PLACE_KEY, readStored, setAside } from "../../progress/storage.ts";

/** On the front door, puts “carry on where you stopped” in the room of “begin here”. */
export function showPlace(): void {
  const carryOn = document.getElementById("carry-on");
  const text = carryOn && readStored(PLACE_KEY);
  if (!text) return;
  const parsed = parsePlace(text);
  if (!parsed.ok) return setAside(PLACE_KEY, text);
  const links = carryOn.querySelectorAll("a");
  for (const link of links) link.href = parsed.value.href;
  if (links[0]) links[0].textContent = parsed.value.title;
  carryOn.hidden = false;
  (carryOn.nextElementSibling as HTMLElement).hidden = true;
}
