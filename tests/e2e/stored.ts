import type { Page } from "@playwright/test";
import { KEPT_HERE, KEPT_RECORD } from "../../src/site/kept-here.ts";
import { expect } from "./fixture.ts";

/**
 * Fails where the browser keeps anything of this page’s origin that the page on privacy does not list: a name in its store, a
 * database, a cookie, or in its copy of the pages anything but pages of ours by their bare address.
 */
export async function expectListed(page: Page): Promise<void> {
  const kept = await page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const copies = (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat();
    return {
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ""),
      strange: copies
        .map(({ url }) => url)
        .filter((url) => !url.startsWith(`${origin}/`) || /[?#]/.test(url)),
    };
  });
  const told = KEPT_HERE.map(({ name }) => name);
  expect(kept.local.filter((name) => !told.includes(name))).toEqual([]);
  expect(kept.databases.filter((name) => name !== KEPT_RECORD.name)).toEqual([]);
  expect(kept.session).toEqual([]);
  expect(kept.strange).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}
