import { h, hydrate } from "preact";
import { Daily, type DailyProps } from "./Daily.tsx";

/** How long, in milliseconds, the page lets a reader arrive before it fetches the hand without a sign of him. */
const PATIENCE = 2500;

/** Wakes the hand of the day on its page; its props stand beside it as JSON. */
function wake(): void {
  stirred.abort();
  const shell = document.querySelector<HTMLElement>("[data-asleep]");
  if (!shell) return;
  const props = JSON.parse(shell.nextElementSibling?.textContent ?? "") as DailyProps;
  hydrate(h(Daily, props), shell);
  delete shell.dataset["asleep"];
}

// A whole hand is a good deal to fetch: the words of the page come first.
const stirred = new AbortController();
for (const sign of ["pointermove", "pointerdown", "keydown", "focusin", "scroll"]) {
  addEventListener(sign, wake, { signal: stirred.signal, passive: true });
}
setTimeout(wake, PATIENCE);
