/**
 * The service worker: keeps one edition of the whole course on the reader’s device and answers every page from it. The
 * edition comes as one file whose contents are vouched for by their hash, so it is taken whole or not at all; the next
 * waits until the reader asks for it or has closed every page.
 */
import { addressOf, typeOf, unpackFile, type Pack } from "./pack.ts";

interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare global {
  interface WindowEventMap {
    readonly install: Extended;
    readonly activate: Extended;
    readonly fetch: Asked;
  }
}
declare const clients: { claim(): Promise<void> };
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;

/** The name of the file that holds this edition and the hash of its contents, put before this script by the build. */
declare const EDITION: { readonly file: string; readonly integrity: string };

/** Where the site begins, which is where this script lies. */
const ROOT = new Request("./").url;
const PACK = ROOT + EDITION.file;
const NAME = `odd-trick ${EDITION.file}`;

/** The edition as it came: from what is kept, so that a damaged shelf can be filled again offline, or else afresh. */
async function fetchPack(shelf: Cache): Promise<Pack> {
  const kept = await shelf.match(PACK);
  const response = kept ?? (await fetch(PACK, { integrity: EDITION.integrity }));
  if (!response.ok) throw new Error(`${PACK} could not be fetched`);
  if (!kept) await shelf.put(PACK, response.clone());
  const { body } = response;
  return new Response(body?.pipeThrough(new DecompressionStream("gzip"))).json();
}

/** Puts every file of the edition on the shelf, if among them is what was missed. */
async function fill(missed?: string): Promise<void> {
  const shelf = await caches.open(NAME);
  const pack = await fetchPack(shelf);
  const files = Object.keys(pack.files).map((name) => [ROOT + addressOf(name), name] as const);
  if (missed !== undefined && files.every(([address]) => address !== missed)) return;
  await Promise.all(
    files.map(([address, name]) => {
      const headers = { "content-type": typeOf(name) };
      return shelf.put(address, new Response(unpackFile(pack, name), { headers }));
    }),
  );
}

/** Takes away older editions, and the worker that once kept the table’s pages alone. */
async function tidy(): Promise<void> {
  if (registration.scope !== ROOT) await registration.unregister();
  for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
  await clients.claim();
}

/** What an address is kept under: without what it asks for after “?”, and a page with its slash. */
function keptAs({ url, mode }: Request): string {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/index\.html$/, "/");
  const slash = mode === "navigate" && !/\.\w+$|\/$/.test(path);
  return origin + path + (slash ? "/" : "");
}

async function answer(request: Request): Promise<Response> {
  const shelf = await caches.open(NAME);
  const address = keptAs(request);
  let found = await shelf.match(address);
  if (!found) {
    await fill(address).catch(() => {});
    found = await shelf.match(address);
  }
  if (!found) return elsewhere(request, shelf);
  const { pathname, search } = new URL(request.url);
  const moved = request.mode === "navigate" && new URL(address).pathname !== pathname;
  return moved ? Response.redirect(address + search) : found;
}

/** What is not part of the edition: as the site answers, and without a connection the page that says there is none. */
async function elsewhere(request: Request, shelf: Cache): Promise<Response> {
  try {
    return await fetch(request);
  } catch (unreachable) {
    const none = request.mode === "navigate" && (await shelf.match(`${ROOT}404.html`));
    if (none) return none;
    throw unreachable;
  }
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("message", ({ data }) => data?.type === "SKIP_WAITING" && skipWaiting());
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(ROOT)) {
    event.respondWith(answer(event.request));
  }
});
