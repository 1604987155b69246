/** Changes one address of the site, given from its root with all that follows: `/learn/scoring/#honours`. */
export type Readdress = (address: string) => string;

/** What may stand before an address: a quotation mark, written out or escaped, or the bracket of a style’s `url(`. */
const BEFORE = /["'`]|url\(|&quot;|&#34;/.source;
const REST = /(?:[/?#][^"'`\s)&\\<>]*)?(?=["'`\s)&\\<>]|$)/.source;

/**
 * A text of the built site, be it a page, a script or data, with every address in it changed that begins at the root and
 * goes to one of the names lying there. The root alone is an address only where something is said to lead to it.
 */
export function readdress(text: string, names: readonly string[], to: Readdress): string {
  const name = names.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const inside = new RegExp(`(${BEFORE})(/(?:${name})${REST})`, "g");
  const root = /(href(?:\\?["']|&quot;)?\s*[=:]\s*(?:\\?["'`]|&quot;))\/(?=[#?"'`\\&])/g;
  return text
    .replace(inside, (_, before: string, address: string) => before + to(address))
    .replace(root, (_, before: string) => before + to("/"));
}

/** A base of the site as `/` or `/bridge/`; the sentence that says what is wrong for anything else. */
export function readBase(base: string): { readonly base: string } | { readonly fault: string } {
  return /^\/(?:[\w.~-]+\/)*$/.test(base)
    ? { base }
    : { fault: `BASE begins and ends with a slash, as in /bridge/; “${base}” does not.` };
}

/** The address as seen from a file, for pages opened from a folder: `/rules/` from `learn/index.html` is `../rules/index.html`. */
export function fromFolder(file: string, address: string): string {
  const [, path = "", after = ""] = /^\/([^?#]*)(.*)$/.exec(address) ?? [];
  const up = "../".repeat(file.split("/").length - 1);
  return `${up}${path}${path === "" || path.endsWith("/") ? "index.html" : ""}${after}`;
}
