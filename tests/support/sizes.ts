import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import budgets from "../budgets.json" with { type: "json" };
import {
  attributeValues,
  builtPages,
  hasWidget,
  isLesson,
  isSpecimens,
  tagsOf,
  type Page,
} from "./dist.ts";
import { ROOT, filesUnder } from "./files.ts";

export type BudgetId = keyof typeof budgets;
export const BUDGET_IDS = Object.keys(budgets) as BudgetId[];

/** The dearest of the things a budget is set for: its size in bytes (or its number) and what it is. */
export interface Size {
  readonly value: number;
  readonly of: string;
}

/** Measures the built site against every budget. Text is counted as Brotli sends it; fonts and pictures as they are. */
export function measure(): Readonly<Record<BudgetId, Size>> {
  const pages = builtPages().filter((page) => !isSpecimens(page));
  const plain = pages.filter((page) => !hasWidget(page));
  const live = pages.filter(hasWidget);
  const kinds = [...new Set(live.flatMap(kindsOn))].sort();
  const drills = live.filter((page) => kindsOn(page).length > 0 && !isLesson(page));
  const base = new Set(drills.flatMap((page) => [...widgetScripts(page)]));
  const views = new Set(drills.flatMap((page) => [...viewScripts(page, base)]));
  const fonts = filesUnder("dist", ".woff2", ".woff", ".ttf", ".otf");
  return {
    lessonHtml: dearest(
      pages.filter(isLesson).map((page) => [page.path, htmlBytes(page) + styleBytes(page)]),
    ),
    plainPage: dearest(plain.map((page) => [page.path, pageBytes(page)])),
    plainScripts: dearest(plain.map((page) => [page.path, pageScripts(page).length])),
    widgetPage: dearest(live.map((page) => [page.path, pageBytes(page)])),
    lessonAwake: dearest(pages.filter(isLesson).map((page) => [page.path, awakeBytes(page)])),
    firstWidget: { value: fileBytes(base), of: "the drill, with Preact and hydration" },
    furtherWidget: dearest(
      kinds.map((kind) => [
        kind,
        fileBytes([...kindScripts(kind, base)].filter((at) => !base.has(at) && !views.has(at))),
      ]),
    ),
    keptOffline: dearest(filesUnder("dist", ".bin").map((file) => [file, raw(file).length])),
    fonts: { value: fonts.reduce((sum, file) => sum + raw(file).length, 0), of: fonts.join(" ") },
    fontFiles: { value: fonts.length, of: fonts.join(" ") },
  };
}

/** The sizes as a table for people: what it is, how it stands to its bounds, and which page or kind is the dearest. */
export function sizeLines(): string[] {
  const sizes = measure();
  return BUDGET_IDS.map((id) => {
    const { label, must, goal } = budgets[id];
    const { value, of } = sizes[id];
    const state = value > must ? "OVER" : value > goal ? "within" : "goal met";
    return `${label.padEnd(40)} ${String(value).padStart(6)} of ${must} (goal ${goal}): ${state}; ${of}`;
  });
}

function dearest(things: readonly (readonly [string, number])[]): Size {
  const [of, value] = things.reduce(
    (most, thing) => (thing[1] > most[1] ? thing : most),
    ["none", 0],
  );
  return { value, of };
}

const cache = new Map<string, number>();

function raw(file: string): Buffer {
  return readFileSync(join(ROOT, file));
}

function brotli(bytes: Buffer): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** What a file of the site costs to send, by its address. */
function cost(address: string): number {
  const known = cache.get(address);
  if (known !== undefined) return known;
  const bytes = raw(`dist${address}`);
  const size = /\.(png|jpe?g|webp|avif|woff2?)$/.test(address) ? bytes.length : brotli(bytes);
  cache.set(address, size);
  return size;
}

function fileBytes(addresses: Iterable<string>): number {
  return [...addresses].reduce((sum, address) => sum + cost(address), 0);
}

function htmlBytes(page: Page): number {
  return brotli(Buffer.from(page.html));
}

function local(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}

function linked(page: Page, ...rels: readonly string[]): string[] {
  return tagsOf(page.html, "link")
    .filter((tag) => attributeValues(tag, "rel").some((rel) => rels.includes(rel)))
    .flatMap((tag) => attributeValues(tag, "href"))
    .filter(local);
}

function styleBytes(page: Page): number {
  return fileBytes(new Set(linked(page, "stylesheet")));
}

function pageScripts(page: Page): string[] {
  return tagsOf(page.html, "script").flatMap((tag) => attributeValues(tag, "src"));
}

/**
 * All that a browser has fetched, fonts apart, by the time the page is idle. An exercise wakes when it comes near the
 * window: at once in a practice room and on the front door, and in a lesson, which begins with words, as it is read. The
 * browser test `bytes.spec.ts` measures the same from outside.
 */
function pageBytes(page: Page): number {
  return isLesson(page) ? asleepBytes(page) : awakeBytes(page);
}

/** A page as it comes, before any exercise on it has woken. */
function asleepBytes(page: Page): number {
  const pictures = tagsOf(page.html, "img").flatMap((tag) => attributeValues(tag, "src"));
  const files = new Set([
    ...linked(page, "stylesheet", "icon", "manifest", "modulepreload"),
    ...pictures.filter(local),
    ...reached(pageScripts(page).filter(local)),
  ]);
  return htmlBytes(page) + fileBytes(files);
}

/** A page with every exercise on it awake. */
function awakeBytes(page: Page): number {
  const asleep = reached(pageScripts(page).filter(local));
  return asleepBytes(page) + fileBytes([...scriptsAwake(page)].filter((file) => !asleep.has(file)));
}

/** The scripts that a page has fetched by the time every exercise on it is awake, before anybody has touched one. */
export function scriptsAwake(page: Page): Set<string> {
  const widgets = widgetScripts(page);
  return new Set([
    ...reached(pageScripts(page).filter(local)),
    ...widgets,
    ...kindsAwake(page).flatMap((kind) => [...kindScripts(kind, widgets)]),
    ...viewScripts(page, widgets),
  ]);
}

function kindsOn(page: Page): string[] {
  return [...new Set(attributeValues(page.html, "data-exercise"))];
}

/** The kinds on a page that are fetched on waking: those answered by a touch. One whose answer is typed waits for the reader. */
function kindsAwake(page: Page): string[] {
  const posed = page.html.matchAll(/"problem":\{"kind":"([\w-]+)".*?"ask":\{"type":"(\w+)"/g);
  const touched = [...posed].filter(([, , ask]) => ask !== "numbers" && ask !== "sheet");
  return [...new Set(touched.map(([, kind]) => kind ?? ""))];
}

/** The chunks by which an exercise and a printed hand wake; what else a script fetches, it fetches when it is asked to. */
const WAKING = /\/(?:mount|Shown)\.[^/]+$/;

/**
 * What every exercise shares: the script that wakes them, and the drill that it imports. A tool for the table is one
 * script with what that names outright; what it fetches when it is asked for comes after the page is idle.
 */
function widgetScripts(page: Page): Set<string> {
  const scripts = pageScripts(page).filter(local);
  if (kindsOn(page).length === 0) return reached(scripts);
  const woken = scripts.flatMap((script) => importsOf(script, "dynamic"));
  return reached([...scripts, ...woken.filter((chunk) => WAKING.test(chunk))]);
}

/** The scripts that a kind of exercise adds when it is loaded: its own chunk and what that imports. */
function kindScripts(kind: string, base: Iterable<string>): Set<string> {
  const chunk = [...base]
    .flatMap((address) => importsOf(address, "dynamic"))
    .find((address) => address.slice(address.lastIndexOf("/") + 1).startsWith(`${kind}.`));
  if (!chunk) throw new Error(`no chunk of the kind “${kind}” is loaded by any widget`);
  return reached([chunk]);
}

/** The scripts of the scenes and ways of answering that are fetched only where an exercise on the page has them. */
function viewScripts(page: Page, base: Iterable<string>): Set<string> {
  const types = [
    ...page.html.matchAll(/"(?:scene|ask)":\{"type":"([\w-]+)"/g),
    ...page.html.matchAll(/"(table)":\{"viewer"/g),
  ].map(([, type]) => type);
  const files = [...base].flatMap((address) => {
    const code = raw(`dist${address}`).toString("utf8");
    return [...new Set(types)].flatMap((type) => {
      const found = new RegExp(
        `(?<![\\w-])["']?${type}["']?:\\s*\\(\\)\\s*=>[^]{0,30}?import\\(["'\`](\\./[^"'\`]+)`,
      ).exec(code)?.[1];
      return found ? [new URL(found, `http://site${address}`).pathname] : [];
    });
  });
  return reached(files);
}

function reached(entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...entries];
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    if (seen.has(address)) continue;
    seen.add(address);
    queue.push(...importsOf(address, "static"));
  }
  return seen;
}

const IMPORT = {
  static: /(?:\bfrom\s*|\bimport\s*)["'`](\.{1,2}\/[^"'`]+\.m?js)["'`]/g,
  dynamic: /\bimport\s*\(\s*["'`](\.{1,2}\/[^"'`]+\.m?js)["'`]/g,
} as const;

function importsOf(address: string, way: keyof typeof IMPORT): string[] {
  const code = raw(`dist${address}`).toString("utf8");
  return [...code.matchAll(IMPORT[way])].map(
    (match) => new URL(match[1] ?? "", `http://site${address}`).pathname,
  );
}
