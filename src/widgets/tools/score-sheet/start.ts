import { h, hydrate } from "preact";
import { wakeKeeping } from "../../written.ts";
import { fetchForStored } from "./keeper.ts";
import { ScoreSheet } from "./ScoreSheet.tsx";

/** Says that the sheet cannot be taken up. The page stays asleep, so that nothing is written over what is kept. */
function giveUp(shell: HTMLElement): void {
  const said = shell.querySelector("[role=status]");
  if (said)
    said.textContent = "Your sheet is kept, but its game could not be fetched: reload this page.";
}

/** Wakes the score sheet that stands drawn on its page. */
const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  fetchForStored().then(
    () => wakeKeeping(shell, () => hydrate(h(ScoreSheet, {}), shell)),
    () => giveUp(shell),
  );
}
