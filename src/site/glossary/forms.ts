import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

/** The words by which a term of the glossary is known in a lesson; its id is the name of its file. */
export interface TermForms {
  readonly id: string;
  readonly forms: readonly string[];
}

const FOLDER = new URL("../../../content/glossary/", import.meta.url);

function formsIn(file: string): readonly string[] {
  const [, front = ""] = /^---\n([\s\S]*?)\n---/.exec(file) ?? [];
  const data: unknown = parse(front);
  if (typeof data !== "object" || data === null || !("forms" in data)) return [];
  return Array.isArray(data.forms) ? data.forms.map(String) : [];
}

/**
 * Every term with the words it links by, read from the files themselves, since Markdown is made ready before there are
 * collections. A term without any is in the glossary and is linked from nowhere: a word as common as “trick”.
 */
export function allForms(): TermForms[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => ({
      id: name.slice(0, -".md".length),
      forms: formsIn(readFileSync(new URL(name, FOLDER), "utf8")),
    }));
}
