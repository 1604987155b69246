import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** The boot scripts: for pages that are only read, pages with exercises, lessons, the front door, and the table’s room. */
const ENTRIES = ["plain", "live", "lesson", "front", "table"];

async function bundle(name) {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
        output: { format: "iife" },
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
  const codes = await Promise.all(ENTRIES.map(async (name) => [name, await bundle(name)]));
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
