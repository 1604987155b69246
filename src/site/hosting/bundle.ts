import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8, zipSync, type Zippable } from "fflate";
import {
  classicScript,
  forFolder,
  keptInFolder,
  scriptName,
  wakingScript,
  type Runs,
} from "./folder.ts";
import { filesOf } from "./under.mjs";

/**
 * `npm run bundle` packs the built site into `odd-trick.zip`, or the file named after `--`: one folder that opens from a
 * memory stick without a server. Exercises and the tools for a real table answer there; a page that needs more than a
 * folder says so in a line.
 */
const root = join(process.cwd(), "dist");
if (!existsSync(root)) {
  console.error("There is no dist folder yet: run npm run build first.");
  process.exit(2);
}
const all = await filesOf(root);
const names = all.filter(keptInFolder);
const files: Zippable = {};
const wake = new Map<Runs, string>();
for (const name of names) {
  const bytes = await readFile(join(root, name));
  const html = name.endsWith(".html") ? bytes.toString("utf8") : null;
  const waking = html === null ? null : wakingScript(html);
  if (waking) wake.set(waking.runs, waking.address);
  files[`odd-trick/${name}`] = html === null ? bytes : strToU8(forFolder(name, html, names));
}
for (const [runs, address] of wake) {
  const fetched = all
    .filter((name) => runs.data.test(name))
    .map(
      async (name) => [runs.asks ?? `/${name}`, await readFile(join(root, name), "utf8")] as const,
    );
  const script = await classicScript(root, address, Object.fromEntries(await Promise.all(fetched)));
  files[`odd-trick/${scriptName(runs)}`] = strToU8(script);
}
const zip = zipSync(files, { level: 9 });
const target = process.argv[2] ?? "odd-trick.zip";
await writeFile(target, zip);
console.log(`${target}: ${names.length} files, ${zip.length} bytes. Open odd-trick/index.html.`);
