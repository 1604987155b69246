import { pathToFileURL } from "node:url";
import { tightenPolicy } from "../policy.mjs";
import { bundleScript } from "../boot/bundle.mjs";
import { fromFolder, readdress } from "./addresses.ts";

/** The one script that a folder needs besides its pages: the exercises, in a form that browsers run from a disk. */
export const EXERCISES = "exercises.js";

/** Whether a file of the site is of use in a folder: pages, pictures and faces, and not what only a server can send. */
export function keptInFolder(name: string): boolean {
  return (
    /\.(?:html|svg|png|woff2|css)$/.test(name) && !/^(?:specimens|og)\/|^screenshot/.test(name)
  );
}

/** The script by which a page wakes its exercises; pages with others need a server. */
const WAKES = /<script type="module" src="(\/_astro\/Exercise\.[^"]+)"><\/script>/;
const MODULES = /<script type="module"[^>]*><\/script>/g;

const LINE =
  '<p class="notice">This page works only on a website: browsers do not run it from a folder.</p>';

/** The address of the script that wakes the exercises of a page; null for a page that has none. */
export function wakingScript(html: string): string | null {
  return WAKES.exec(html)?.[1] ?? null;
}

/**
 * A page of the site as it opens from a folder, given its name there and the names lying at the root: every address is
 * written as seen from the page, exercises come as a script of the old sort, and a page that needs a server says so.
 */
export function forFolder(name: string, html: string, names: readonly string[]): string {
  const script = fromFolder(name, `/${EXERCISES}`);
  const needsServer = wakingScript(html) === null && html.includes('<script type="module"');
  const ready = html
    .replace(WAKES, `<script defer src="${script}"></script>`)
    .replace(/<p class="notice"[^>]*><\/p>/, (notice) => (needsServer ? notice + LINE : notice))
    .replace(MODULES, "")
    .replace(/<link rel="(?:manifest|preload|canonical)"[^>]*>/g, "")
    .replace(/ data-place="[^"]*"/g, "")
    .replace(/import\([`"']\/keep\.js[`"']\)/g, "Promise.resolve()");
  const tops = [...new Set(names.map((one) => one.split("/")[0] ?? ""))];
  return tightenPolicy(readdress(ready, tops, (address) => fromFolder(name, address)));
}

/**
 * The script of the site that wakes exercises, with all that it imports, as one that a page may load from a disk; before it
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
