import type { ReadDeals } from "../../../engine/notation/read-deals.ts";
import { Assistant } from "../../../worker/ask.ts";

/** Texts longer than this are read beside the page, so that it goes on answering. */
const LONG = 20_000;

/** Reads deals from a text; a long one in a thread of its own. Rejects where what reads them cannot be fetched. */
export async function readText(text: string): Promise<ReadDeals> {
  if (text.length <= LONG)
    return (await import("../../../engine/notation/read-deals.ts")).readDeals(text);
  const reader = new Assistant<string, ReadDeals>(
    () => new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" }),
  );
  return reader.ask(text).answer.finally(() => reader.end());
}

/** So many bytes of a file are looked at: more than any text that is read has. */
const MOST_BYTES = 4_000_000;

/**
 * The text of a file, in whichever of the ways files of deals are written, and whether it can be shown: what is no text at
 * all is read only to be refused.
 */
export async function readFile(file: File): Promise<{ text: string; shown: boolean }> {
  const { isText, textOf } = await import("../../../engine/notation/read-deals.ts");
  const text = textOf(new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer()));
  return { text, shown: isText(text) };
}
