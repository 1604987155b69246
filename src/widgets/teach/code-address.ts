import { queryInAddress, wholeAddress, writeQuery } from "../address.ts";

/** The code of a class set that the address carries: behind `#`, which no server is sent, or as `?set=`; empty where none is. */
export function codeInAddress(): string {
  return queryInAddress().get("set") ?? wholeAddress().split("#")[1] ?? "";
}

/** Puts the code of a set behind the `#` of the address, in the place of one that stands there or in its question. */
export function setAddress(code: string): void {
  if (wholeAddress().endsWith(`#${code}`)) return;
  const query = queryInAddress();
  query.delete("set");
  writeQuery(`${query}#${code}`, false);
}
