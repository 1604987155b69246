import { getCollection, type CollectionEntry } from "astro:content";
import { SOURCES, type SourceId } from "../../rulebook/sources.ts";

export type Term = CollectionEntry<"glossary">;

/** The letter a term stands under; quotation marks and the like are passed over. */
export function letterOf({ data }: Term): string {
  return /\p{L}/u.exec(data.title)?.[0].toUpperCase() ?? "";
}

const inOrder = new Intl.Collator("en-GB", { ignorePunctuation: true });

/** Every term of the glossary in the order of the alphabet. */
export async function allTerms(): Promise<Term[]> {
  const terms = await getCollection("glossary");
  return terms.sort((a, b) => inOrder.compare(a.data.title, b.data.title));
}

/** How an odd word is said, in brackets to stand after it; nothing where it is said as it is written. */
export function spoken({ data }: Term): string {
  return data.say === undefined ? "" : ` (${data.say})`;
}

/** A book by a name short enough to stand under each term: “Foster, Whist”. */
export function bookOf(source: SourceId): string {
  return SOURCES[source].title.replace("R. F. Foster, Foster’s Complete Hoyle", "Foster");
}
