import { h, hydrate } from "preact";
import { noteWritten } from "../written.ts";
import { wireSearchKey } from "./key.ts";
import { Search, type SearchProps } from "./Search.tsx";

wireSearchKey();

/** Wakes the search on its page; its props stand beside it as JSON, and what was typed before then is typed again. */
const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  const props = JSON.parse(shell.nextElementSibling?.textContent ?? "") as SearchProps;
  const writeAgain = noteWritten(shell);
  hydrate(h(Search, props), shell);
  writeAgain().then(() => {
    delete shell.dataset["asleep"];
    shell.dispatchEvent(new Event("awake"));
  });
}
