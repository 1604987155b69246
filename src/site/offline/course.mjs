import { createHash } from "node:crypto";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { getManifest } from "workbox-build";
import { bundleScript } from "../boot/bundle.mjs";
import { packFiles } from "./pack.ts";

/** What a reader has no use for without a connection: pages for ourselves, and files for other sites’ machines. */
const NOT_KEPT = [
  "specimens/**",
  "screenshot.png",
  "robots.txt",
  "**/*.xml",
  "og/**",
  "sw.js",
  "course.*.bin",
];

/** A pack larger than this fails the build: nobody should be sent more unasked. */
const MOST = 3_000_000;

/**
 * Writes beside a built site what keeps it on a reader’s device: the pack of all its files, the service worker that
 * unpacks it there, and the script by which a page asks for that. Throws where the pack would be too large.
 */
export async function keepOffline(root) {
  const old = (await readdir(root)).filter((name) => /^course\..*\.bin$/.test(name));
  await Promise.all(old.map((name) => rm(join(root, name))));
  await writeFile(
    join(root, "keep.js"),
    await bundleScript(new URL("keep.ts", import.meta.url), "es"),
  );
  const { manifestEntries } = await getManifest({
    globDirectory: root,
    globPatterns: ["**/*.*"],
    globIgnores: NOT_KEPT,
    maximumFileSizeToCacheInBytes: MOST,
  });
  const names = manifestEntries.map(({ url }) => url).sort();
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(root, name))]),
  );
  const pack = gzipSync(JSON.stringify(packFiles(files)), { level: 9 });
  if (pack.length > MOST) {
    throw new Error(`The course kept offline would be ${pack.length} bytes; ${MOST} is the most.`);
  }
  const hash = createHash("sha256").update(pack);
  const integrity = `sha256-${hash.digest("base64")}`;
  const file = `course.${integrity.slice(7, 19).replace(/\W/g, "-")}.bin`;
  const worker = await bundleScript(new URL("worker.ts", import.meta.url));
  await writeFile(join(root, file), pack);
  await writeFile(
    join(root, "sw.js"),
    `const EDITION=${JSON.stringify({ file, integrity })};\n${worker}\n`,
  );
}

/** Keeps the site offline once it is built; it comes after everything that changes or adds a file. */
export function offlineCourse() {
  return {
    name: "odd-trick:offline-course",
    hooks: { "astro:build:done": ({ dir }) => keepOffline(fileURLToPath(dir)) },
  };
}
