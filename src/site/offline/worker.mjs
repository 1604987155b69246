import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateSW } from "workbox-build";

/** What is kept for use without a connection: the tools for a real table, wherever the club room is. */
const ROOM = "table/";

/** The files of the built site that those pages need, by following every name of an asset in them. */
async function needed(root) {
  const files = (await readdir(root, { recursive: true })).map((name) =>
    name.replaceAll("\\", "/"),
  );
  const assets = files.filter((name) => name.startsWith("_astro/") && /\.\w+$/.test(name));
  const found = new Set(
    files.filter(
      (name) => name === "favicon.svg" || (name.startsWith(ROOM) && /\.(?:html|json)$/.test(name)),
    ),
  );
  for (const name of found) {
    if (/\.(?:woff2|svg|png)$/.test(name)) continue;
    const text = await readFile(join(root, name), "utf8");
    for (const asset of assets) if (text.includes(basename(asset))) found.add(asset);
  }
  return found;
}

/**
 * Writes the service worker that keeps the table’s pages and all they fetch on the reader’s device. It is registered for
 * that room alone, serves one edition whole, and changes to the next only when the reader says so or has closed every
 * page of the room. What an address asks for after its “?” is answered by the page itself, so it is left out of account.
 */
export function offlineTable() {
  return {
    name: "odd-trick:offline-table",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await needed(root);
        await generateSW({
          globDirectory: root,
          globPatterns: [...files],
          swDest: join(root, "sw.js"),
          inlineWorkboxRuntime: true,
          sourcemap: false,
          clientsClaim: true,
          ignoreURLParametersMatching: [/./],
          dontCacheBustURLsMatching: /^_astro\//,
        });
      },
    },
  };
}
