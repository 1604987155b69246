const REFUSED =
  "This browser will not keep your record, perhaps because its window is private. It counts until you close the page.";
const FULL =
  "There is no room left on this device for your record. What you do now counts until you close the page.";

/** What to tell a reader whose record could not be written or read, in one sentence or two; by the error there was. */
export function troubleOf(error: unknown): string {
  return (error as Error | null)?.name === "QuotaExceededError" ? FULL : REFUSED;
}
