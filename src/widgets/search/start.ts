import { h, hydrate } from "preact";
import { wireSearchKey } from "./key.ts";
import { Search, type SearchProps } from "./Search.tsx";

wireSearchKey();

/** Wakes the search on its page; its props stand beside it as JSON. */
const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  const props = JSON.parse(shell.nextElementSibling?.textContent ?? "") as SearchProps;
  hydrate(h(Search, props), shell);
  delete shell.dataset["asleep"];
  shell.dispatchEvent(new Event("awake"));
}
