import { posix } from "node:path";
import { filesUnder, textOf } from "./files.ts";

/** One import of a source file, by the paths of both from the project’s folder. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const SPECIFIER =
  /(?:^|[\s;}])(?:import|export)\s+(?:[^"'`;()]*?\sfrom\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)|^@import\s+["']([^"']+)["']/gm;

/** The source files that may import: TypeScript, Astro and style sheets. */
export function sourceFiles(): string[] {
  return filesUnder("src", ".ts", ".tsx", ".astro", ".css");
}

/** The code of a source file without its comments, so that a name in a remark does not count. */
export function codeOf(path: string): string {
  return textOf(path)
    .replaceAll(/(^|[\s({,;=>])\/\*[\s\S]*?\*\//g, "$1")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/(^|[\s;{},)])\/\/.*$/gm, "$1");
}

/** Every import of one project file by another, static, dynamic or of types alone; packages are left out. */
export function importsOf(path: string): Import[] {
  return [...codeOf(path).matchAll(SPECIFIER)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? "")
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => ({
      from: path,
      to: posix.join(posix.dirname(path), specifier.replace(/\?.*$/, "")),
    }));
}

/** A ring of files each importing the next, or null where there is none. */
export function findCycle(edges: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (at: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(at)) return [...trail.slice(trail.indexOf(at)), at];
    if (done.has(at)) return null;
    for (const next of edges.get(at) ?? []) {
      const ring = walk(next, [...trail, at]);
      if (ring) return ring;
    }
    done.add(at);
    return null;
  };
  for (const start of edges.keys()) {
    const ring = walk(start, []);
    if (ring) return ring;
  }
  return null;
}
