import { pathToFileURL } from "node:url";
import { tightenPolicy } from "../policy.mjs";
import { bundleScript } from "../boot/bundle.mjs";
import { fromFolder, readdress } from "./addresses.ts";

/** A script of the site that a folder can run: the page or part it wakes, and what it fetches, by address and file. */
export interface Runs {
  readonly wakes: string;
  /** The files it would fetch. */
  readonly data: RegExp;
  /** The address it asks for such a file by, where that is not the file’s own from the root. */
  readonly asks?: string;
}

const TITLES = /^practice\/[\w-]+\/titles\.json$/;

/**
 * Every script that runs from a disk, in a form that browsers take there. What has a worker stays away, since browsers start
 * none from a folder: hands played over, the field, the deal desk. So does the classroom, whose codes are links to a website.
 */
export const RUNS: readonly Runs[] = [
  { wakes: "Exercise", data: TITLES },
  { wakes: "score-sheet", data: /^table\/score-sheet\/titles\.json$/, asks: "titles.json" },
  { wakes: "whist-marker", data: /^$/ },
  { wakes: "eleven-rule", data: /^$/ },
  { wakes: "what-happens-now", data: /^table\/what-happens-now\/\w+\.json$/ },
  { wakes: "four-games", data: /^$/ },
  { wakes: "SittingPage", data: TITLES },
  { wakes: "daily", data: TITLES },
  { wakes: "record", data: TITLES },
  { wakes: "where-to-begin", data: TITLES },
];

/** Whether a file of the site is of use in a folder: pages, pictures and faces, and not what only a server can send. */
export function keptInFolder(name: string): boolean {
  return (
    /\.(?:html|svg|png|woff2|css)$/.test(name) && !/^(?:specimens|og)\/|^screenshot/.test(name)
  );
}

const MODULES = /<script type="module"[^>]*><\/script>/g;
const WAKES = /<script type="module" src="(\/_astro\/([\w-]+)\.[^"]+)"><\/script>/g;

/** Why a page stays still in a folder. */
const LINE = "This page works only on a website: browsers do not run it from a folder.";
/** Lists that script adds only one’s own record to. */
const LISTS = ["learn/index.html", "practice/index.html"];
const LIST_LINE =
  "What you have done is not shown here, since browsers do not run that from a folder. Everything named below opens.";
const SEARCH_LINE =
  "Search works only on a website: its index comes in pieces, and browsers fetch nothing from a folder.";

function lineFor(name: string): string {
  if (LISTS.includes(name)) return LIST_LINE;
  return name.startsWith("search/") ? SEARCH_LINE : LINE;
}

/** What of a page a folder can run, with the address of its script; null for a page that has none. */
export function wakingScript(
  html: string,
): { readonly runs: Runs; readonly address: string } | null {
  for (const [, address = "", wakes] of html.matchAll(WAKES)) {
    const runs = RUNS.find((one) => one.wakes === wakes);
    if (runs) return { runs, address };
  }
  return null;
}

/** The name under which a folder has the script. */
export function scriptName({ wakes }: Runs): string {
  return `${wakes.toLowerCase()}.js`;
}

/**
 * A page of the site as it opens from a folder, given its name there and the names lying at the root: every address is
 * written as seen from the page, what it runs comes as a script of the old sort, and a page that needs a server says so.
 */
export function forFolder(name: string, html: string, names: readonly string[]): string {
  const waking = wakingScript(html);
  const script = waking && fromFolder(name, `/${scriptName(waking.runs)}`);
  const needsServer = waking === null && html.includes('<script type="module"');
  const line = `<p class="notice">${lineFor(name)}</p>`;
  const ready = html
    .replace(WAKES, (tag, address) =>
      address === waking?.address ? `<script defer src="${script}"></script>` : tag,
    )
    .replace(/<p class="notice"[^>]*><\/p>/, (notice) => (needsServer ? notice + line : notice))
    .replace(MODULES, "")
    .replace(/<link rel="(?:manifest|preload|canonical)"[^>]*>/g, "")
    .replace(/import\([`"']\/keep\.js[`"']\)/g, "Promise.resolve()");
  const tops = [...new Set(names.map((one) => one.split("/")[0] ?? ""))];
  return tightenPolicy(readdress(ready, tops, (address) => fromFolder(name, address)));
}

/**
 * A script of the site with all that it imports, as one that a page may load from a disk; before it
 * stands what it would fetch, by address.
 */
export async function classicScript(
  root: string,
  address: string,
  fetched: Readonly<Record<string, string>>,
): Promise<string> {
  const before = await bundleScript(new URL("from-disk.ts", import.meta.url));
  const code = await bundleScript(new URL(`.${address}`, `${pathToFileURL(root).href}/`));
  return `(()=>{const FETCHED=${JSON.stringify(fetched)};\n${before}})();\n${code}`;
}
