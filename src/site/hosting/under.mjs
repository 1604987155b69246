import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tightenPolicy } from "../policy.mjs";
import { readBase, readdress } from "./addresses.ts";

const TEXT = /\.(?:html|js|json|css|xml|txt|webmanifest)$/;

/** The files of a built site, by their names within it. */
export async function filesOf(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length)
        .replaceAll("\\", "/")
        .replace(/^\//, ""),
    );
}

/**
 * Moves a built site under a folder of its host: every address in it gets the base before it, and the policies of its
 * pages are written anew for what that changes. Search finds its base by itself.
 */
export async function moveUnder(root, base, site) {
  // The script that keeps the course offline is named by every page and written last.
  const names = [...(await readdir(root)), "keep.js"];
  const files = (await filesOf(root)).filter(
    (name) => TEXT.test(name) && !name.startsWith("pagefind/"),
  );
  const { origin } = new URL(site);
  await Promise.all(
    files.map(async (name) => {
      const file = join(root, name);
      const before = await readFile(file, "utf8");
      const moved = readdress(before, names, (address) => base + address.slice(1)).replaceAll(
        `${origin}/`,
        origin + base,
      );
      const after = name.endsWith(".html") ? tightenPolicy(moved) : moved;
      if (after !== before) await writeFile(file, after);
    }),
  );
}

/** Moves the site under `BASE`, where one is given, once all but its copy for offline use is written. */
export function underBase(given, site) {
  const read = readBase(given);
  if ("fault" in read) throw new Error(read.fault);
  return {
    name: "odd-trick:under-base",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        if (read.base !== "/") await moveUnder(fileURLToPath(dir), read.base, site);
      },
    },
  };
}
