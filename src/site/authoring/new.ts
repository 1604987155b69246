import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { today } from "../../progress/clock.ts";
import { begin } from "./begin.ts";

/**
 * `npm run new -- lesson <track>/<slug>`, `exercise <slug>` or `hand <slug>` writes what such a thing begins with, in the
 * folder it is run from, and says which files; they are then filled in.
 */
const root = process.cwd();
const [what, name = ""] = process.argv.slice(2);
const read = (path: string) => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
};
const begun = begin(what, name, read, today());
if (!begun.ok) {
  console.error(begun.violation.message);
  process.exit(2);
}
for (const { path, text } of begun.value) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(path);
}
console.log("Fill in each “…”, then run npm run format and npm test.");
