import type { Answer } from "../../exercises/kit/ask.ts";
import type { Problem } from "../../exercises/kit/exercise.ts";
import { linkTo, seedOf } from "../address.ts";
import { nameOf } from "./verdict-words.ts";

/** What the reader answered, in a line of plain words. */
function answerWords({ ask }: Problem, given: Answer | null): string {
  switch (given?.type) {
    case undefined:
      return "none";
    case "choice":
      return nameOf(given.id, ask);
    case "several":
      return given.ids.map((id) => nameOf(id, ask)).join("; ");
    case "numbers":
      return Object.entries(given.values)
        .map(([field, value]) => `${field} ${value}`)
        .join(", ");
    default:
      return given satisfies never;
  }
}

/**
 * The address of a letter that is begun for a reader who finds a fault in an item: which it is, by its name and its seed,
 * where it stands, what he answered, and the edition, by the name of the file that marked it. He adds what is wrong and to
 * whom; nothing is sent by us. A problem that has no address of its own, as an item in a class, is told by its name alone.
 */
export function reportOf(
  problem: Problem,
  given: Answer | null,
  edition: string,
  address: string | null = linkTo(problem),
): string {
  const lines = [
    "What is wrong here:",
    "",
    "",
    `Item: ${problem.id}`,
    `Seed: ${seedOf(problem) ?? "none"}`,
    ...(address === null ? [] : [`Address: ${address}`]),
    `Answer given: ${answerWords(problem, given)}`,
    `Edition: ${edition.slice(edition.lastIndexOf("/") + 1)}`,
  ];
  const subject = encodeURIComponent(`Odd Trick: ${problem.id}`);
  return `mailto:?subject=${subject}&body=${encodeURIComponent(lines.join("\r\n"))}`;
}
