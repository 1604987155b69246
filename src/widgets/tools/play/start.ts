import { h, hydrate, render } from "preact";
import { queryInAddress } from "../../address.ts";
import { Play } from "./Play.tsx";
import type { PlayProps } from "./stage.ts";

/** Wakes the deal drawn on its page, its props beside it as JSON; an address with a place in it is then followed there. */
const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  const beside = shell.nextElementSibling;
  const props = JSON.parse(beside?.textContent ?? "") as PlayProps;
  hydrate(h(Play, props), shell);
  // The hands are not to be read beside a table that hides them.
  beside?.remove();
  delete shell.dataset["asleep"];
  shell.dispatchEvent(new Event("awake"));
  if (queryInAddress().has("deal")) void goThere(shell, props);
}

async function goThere(place: HTMLElement, props: PlayProps): Promise<void> {
  const { follow } = await import("./follow.ts");
  const asked = follow(props, queryInAddress());
  const notice = document.querySelector(".notice");
  if (asked.ok) render(h(Play, { ...asked.value, key: "asked" }), place);
  else if (notice) notice.textContent = asked.violation.message;
}
