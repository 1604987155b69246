import { listText } from "../exercises/kit/words.ts";
import type { SourceId } from "../rulebook/sources.ts";

/** How many hands a book prints under numbers, where that is known otherwise than by those we have. */
const PRINTED: Partial<Readonly<Record<SourceId, number>>> = { elwell: 12 };

/** The numbers that a book gives to hands and that none of these places has; none where its hands have no numbers. */
export function missingHands(book: SourceId, places: readonly string[]): number[] {
  const have = places.flatMap((place) => (/\d+$/.exec(place) ?? []).map(Number));
  const last = Math.max(0, PRINTED[book] ?? 0, ...have);
  return Array.from({ length: last }, (_, at) => at + 1).filter((number) => !have.includes(number));
}

/** “Hands 9, 10 and 12 are not among our sources.”, and why they are not here; nothing where none is missing. */
export function missingWords(numbers: readonly number[]): string {
  if (numbers.length === 0) return "";
  const [hands, are, them] = numbers.length === 1 ? ["Hand", "is", "it"] : ["Hands", "are", "them"];
  return `The numbers are the book’s. ${hands} ${listText(numbers.map(String))} ${are} not among our sources: we have no text of ${them} to check the cards by.`;
}
