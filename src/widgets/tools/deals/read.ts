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

/** The text of a file, in whichever of the two ways files of deals are written. */
export async function readFile(file: File): Promise<string> {
  const { textOf } = await import("../../../engine/notation/read-deals.ts");
  return textOf(new Uint8Array(await file.arrayBuffer()));
}
