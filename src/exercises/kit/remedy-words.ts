import type { Remedy } from "../../engine/laws/remedies.ts";
import type { Ask } from "./ask.ts";
import type { Words } from "./exercise.ts";
import { listText } from "./words.ts";

/** What the law gives, in the very words of the answers: “The law gives: “Ask for a new deal” or “Let it stand”.” */
export function openText(ask: Ask, may: readonly Remedy[]): Words {
  const options = ask.type === "option" ? ask.options : [];
  const open = options.filter(({ id }) => may.some((remedy) => remedy === id));
  return `The law has it so: ${listText(open.map(({ label }) => `“${label}”`)).replace("” and “", "” or “")}.`;
}
