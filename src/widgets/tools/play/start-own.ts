import { h, hydrate } from "preact";
import { wakeKeeping } from "../../written.ts";
import { OwnDeal, type OwnDealProps } from "./OwnDeal.tsx";

/** Wakes the table for deals of the reader’s own; the deal drawn on it stands beside it as JSON. */
const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  const beside = shell.nextElementSibling;
  const props = JSON.parse(beside?.textContent ?? "") as OwnDealProps;
  void wakeKeeping(shell, () => hydrate(h(OwnDeal, props), shell));
  // The hands are not to be read beside a table that hides them.
  beside?.remove();
}
