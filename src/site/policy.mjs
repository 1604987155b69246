import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

const HASHES = /( 'sha256-[^']+')+/;

/** A style element, or a script written on the page: data in a script element needs no leave, nor does a file of ours. */
const inlineOf = (name) =>
  new RegExp(
    `<${name}\\b(?![^>]*(?:application/(?:ld\\+)?json|\\ssrc=))[^>]*>([^]*?)</${name}>`,
    "g",
  );

/** The page with all its styles in the first of their elements, so that its policy need allow one only. */
export function joinStyles(html) {
  const styles = Array.from(html.matchAll(inlineOf("style")), ([, css]) => css);
  let first = true;
  return html.replace(inlineOf("style"), () => {
    const joined = first ? `<style>${styles.join("")}</style>` : "";
    first = false;
    return joined;
  });
}

/** The sources that allow the inline elements of that name on a page. */
function sources(html, name) {
  const inline = inlineOf(name);
  const hashes = Array.from(html.matchAll(inline), ([, code]) => {
    return ` 'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  });
  return [...new Set(hashes)].join("");
}

/**
 * The page with a policy that allows the scripts and styles written on it, and nothing else. That fonts are ours is said
 * already for whatever is not named.
 */
export function tightenPolicy(html) {
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
    policy
      .replace(/font-src 'self'; ?/, "")
      .replace(
        /(script|style)-src[^;]*/g,
        (directive, name) => directive.replace(HASHES, "") + sources(html, name),
      ),
  );
}

/**
 * Astro writes the hashes of the whole site into the policy of every page. This keeps for each page only its own, which
 * is the stricter policy and a smaller page.
 */
export function ownPolicy() {
  return {
    name: "odd-trick:own-policy",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const name of await readdir(root, { recursive: true })) {
          if (!name.endsWith(".html")) continue;
          const file = join(root, name);
          await writeFile(file, tightenPolicy(joinStyles(await readFile(file, "utf8"))));
        }
      },
    },
  };
}
