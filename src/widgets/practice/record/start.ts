import { h, hydrate } from "preact";
import { RecordRoom, type RecordRoomProps } from "./RecordRoom.tsx";

/** Wakes the record on its page; its props stand beside it as JSON. */
const shell = document.querySelector<HTMLElement>("[data-asleep]");
if (shell) {
  const props = JSON.parse(shell.nextElementSibling?.textContent ?? "") as RecordRoomProps;
  hydrate(h(RecordRoom, props), shell);
  delete shell.dataset["asleep"];
}
