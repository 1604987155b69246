import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, filesUnder } from "./files.ts";

/** One page of the built site. */
export interface Page {
  /** Its address on the site: `/learn/scoring/`. */
  readonly path: string;
  readonly html: string;
}

/** Every page of the built site; throws where the site has not been built. */
export function builtPages(): Page[] {
  if (!existsSync(join(ROOT, "dist")))
    throw new Error("there is no dist folder: run `npm run build`");
  return filesUnder("dist", ".html").map((file) => ({
    path: `/${file.slice("dist/".length).replace(/(^|\/)index\.html$/, "$1")}`,
    html: readFileSync(join(ROOT, file), "utf8"),
  }));
}

/** The pages that teach: a lesson stands in its track, `/learn/leads/aces/`. */
export function isLesson(page: Page): boolean {
  return /^\/learn\/[^/]+\/[^/]+\/$/.test(page.path);
}

/** Drawn for whoever changes the site; it shows everything at once, and no budget is set for it. */
export function isSpecimens(page: Page): boolean {
  return page.path.startsWith("/specimens");
}

export function hasWidget(page: Page): boolean {
  return page.html.includes("data-asleep");
}

/** The values of an attribute wherever it stands in a tag of the page. */
export function attributeValues(html: string, attribute: string): string[] {
  const pattern = new RegExp(
    `<[a-z][^>]*?\\s${attribute}=(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`,
    "gi",
  );
  return [...html.matchAll(pattern)].map((match) => decode(match[1] ?? match[2] ?? match[3] ?? ""));
}

/** The tags of one element, each as it is written. */
export function tagsOf(html: string, element: string): string[] {
  return html.match(new RegExp(`<${element}(?=[\\s>])[^>]*>`, "gi")) ?? [];
}

const NAMED: Readonly<Record<string, string>> = { quot: '"', lt: "<", gt: ">", amp: "&" };

function decode(text: string): string {
  return text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll(/&(quot|lt|gt|amp);/g, (_, name: string) => NAMED[name] ?? "");
}
