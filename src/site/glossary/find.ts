import type { TermForms } from "./forms.ts";

/** A piece of running text: plain, or one that names the term of that id. */
export interface Piece {
  readonly text: string;
  readonly term?: string;
}

/** Parts a text into pieces, linking a term where it is first met; what it has linked it remembers, up to `most` terms. */
export type TermFinder = (text: string) => Piece[];

const escaped = (form: string) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A finder for one lesson. A longer form goes before a shorter one (“grand slam” before “slam”), and none is found inside
 * a longer word. Throws where two terms claim one form.
 */
export function termFinder(terms: readonly TermForms[], most: number): TermFinder {
  const idOf = new Map<string, string>();
  for (const { id, forms } of terms) {
    for (const form of forms) {
      if (idOf.has(form))
        throw new Error(`“${form}” is claimed by “${idOf.get(form)}” and “${id}”.`);
      idOf.set(form, id);
    }
  }
  const longestFirst = [...idOf.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(
    `(?<![\\p{L}\\p{N}’-])(?:${longestFirst.map(escaped).join("|")})(?![\\p{L}\\p{N}-])`,
    "giu",
  );
  const linked = new Set<string>();
  return (text) => {
    const pieces: Piece[] = [];
    let from = 0;
    for (const { 0: word, index } of text.matchAll(any)) {
      const term = idOf.get(word.toLowerCase());
      if (term === undefined || linked.has(term) || linked.size >= most) continue;
      linked.add(term);
      if (index > from) pieces.push({ text: text.slice(from, index) });
      pieces.push({ text: word, term });
      from = index + word.length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from) });
    return pieces;
  };
}
