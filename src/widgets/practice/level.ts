import { levelHere, levelSet, setLevel } from "../../progress/keep.ts";
import type { Level } from "../../progress/model/level.ts";

/**
 * The level of a practice room, on the pages of kinds that have several. It comes with what poses the next problem, and is
 * shown from then on: opened, it shows the level that is set, and what is picked holds from the next problem on.
 */
const fold = document.querySelector<HTMLDetailsElement>("details[data-level]");
const kind = fold?.dataset["level"] ?? "";
const said = fold?.querySelector<HTMLElement>("[role=status]");

const asLevel = (value: string) => (value === "auto" ? null : (Number(value) as Level));

function say(words: string): void {
  if (said) said.textContent = words;
}

async function open(levels: number): Promise<void> {
  const set = await levelSet(kind);
  for (const radio of fold?.querySelectorAll("input") ?? []) {
    radio.checked = asLevel(radio.value) === set;
  }
  if (!set) say(`By your answers you are at level ${await levelHere(kind, levels)}.`);
}

async function pick(value: string): Promise<void> {
  await setLevel(kind, asLevel(value));
  say("From the next problem on.");
}

if (fold) fold.hidden = false;

const refused = () => say("This browser will not keep what you set here.");

fold?.addEventListener("toggle", () => {
  if (fold.open) open(fold.querySelectorAll("input").length - 1).catch(refused);
});
fold?.addEventListener("change", ({ target }) => {
  pick((target as HTMLInputElement).value).catch(refused);
});
