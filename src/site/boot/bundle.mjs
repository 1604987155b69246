import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { plainImport } from "./plain-import.mjs";

/** The boot scripts: for pages that are only read, pages with exercises, lessons, where there is no page, and what offers to carry on. */
const ENTRIES = ["plain", "live", "lesson", "lost", "place"];

/** A script of ours, by its address on the disk, bundled to one: a classic script, or a module with the format `es`. */
export async function bundleScript(file, format = "iife") {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    plugins: [plainImport],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(file),
        output: { format, codeSplitting: false },
      },
    },
  });
  const { output } = Array.isArray(result) ? result[0] : result;
  return output[0].code.trim();
}

/**
 * Bundles each boot script to one classic script when the site’s configuration is read, since their hashes must stand
 * in the content security policy. Gives the code by name, and the hashes.
 */
export async function bundleBoot() {
  const codes = await Promise.all(
    ENTRIES.map(async (name) => [name, await bundleScript(new URL(`${name}.ts`, import.meta.url))]),
  );
  return {
    code: Object.fromEntries(codes),
    hashes: codes.map(([, code]) => `sha256-${createHash("sha256").update(code).digest("base64")}`),
  };
}

/** A Vite plugin that serves the code to the layout as `virtual:boot`. */
export function bootModule(code) {
  const id = "virtual:boot";
  return {
    name: "odd-trick:boot",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const boot = ${JSON.stringify(code)};` : undefined,
  };
}
