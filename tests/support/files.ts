import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The project’s folder. */
export const ROOT = join(import.meta.dirname, "../..");

/** The files under a folder of the project whose names end in one of `ends`, as paths from the project’s folder, sorted. */
export function filesUnder(folder: string, ...ends: readonly string[]): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => ends.length === 0 || ends.some((end) => path.endsWith(end)))
    .sort();
}

/** The text of a file, by its path from the project’s folder. */
export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}
