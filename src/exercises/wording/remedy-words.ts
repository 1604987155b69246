import type { Ruling } from "../../engine/laws/apply.ts";
import type { Ask } from "../kit/ask.ts";
import type { Words } from "../kit/exercise.ts";

/**
 * What the law gives, in the words of the answers: “By the law: ask for a new deal, or let it stand.” What is left
 * to nobody’s choice is all done: “By the law: the pack is cut again, and the dealer shuffles again.”
 */
export function openText(ask: Ask, { who, may }: Ruling): Words {
  const options = ask.type === "option" ? ask.options : [];
  const open = options
    .filter(({ id }) => may.some((remedy) => remedy === id))
    .map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
  const all = may.includes("recut") || who === "nobody-chooses" || who === "the-law";
  return `By the law: ${open.join(all ? ", and " : ", or ")}.`;
}
