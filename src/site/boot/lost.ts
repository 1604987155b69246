/** The boot script of the page that says there is none: the words of the address stand ready to be looked for. */
import "./plain.ts";
import { wordsInAddress } from "../../widgets/address.ts";

addEventListener("DOMContentLoaded", () => {
  const box = document.querySelector<HTMLInputElement>("[type=search]");
  if (box && !box.value) box.value = wordsInAddress();
});
