import { h, hydrate } from "preact";
import { wakeKeeping } from "../written.ts";
import { wireSearchKey } from "./key.ts";
import { Search, type SearchProps } from "./Search.tsx";

wireSearchKey();

/** Wakes the search on its page; its props stand beside it as JSON. */
const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  const props = JSON.parse(shell.nextElementSibling?.textContent ?? "") as SearchProps;
  void wakeKeeping(shell, () => hydrate(h(Search, props), shell));
}
