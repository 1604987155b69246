import { h, hydrate } from "preact";
import { FourGames, type FourGamesProps } from "./FourGames.tsx";

/** Wakes the tool that stands drawn on its page, with its props beside it as JSON; what was changed before then is changed again. */
const place = document.getElementById("four-games");
if (place) {
  const boxes = [...place.querySelectorAll("input")];
  const picked = boxes.filter((box) => box.checked && !box.defaultChecked);
  const typed = boxes.filter((box) => box.value !== box.defaultValue);
  const texts = typed.map(({ value }) => value);
  const props = JSON.parse(place.nextElementSibling?.textContent ?? "") as FourGamesProps;
  hydrate(h(FourGames, props), place);
  for (const box of picked) {
    box.checked = false;
    box.click();
  }
  for (const [index, box] of typed.entries()) {
    box.value = texts[index] ?? "";
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
