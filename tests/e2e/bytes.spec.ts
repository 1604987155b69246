import { brotliCompressSync, constants } from "node:zlib";
import type { Response } from "@playwright/test";
import budgets from "../budgets.json" with { type: "json" };
import { builtPages, hasWidget, isSpecimens } from "../support/dist.ts";
import { expect, test } from "./fixture.ts";
import { LESSONS, someAlike } from "./places.ts";

/** A tablet held upright, on which more of a page is in the window than anywhere else. */
const TABLET = { width: 820, height: 1180 };

const sizes = new Map<string, number>();

/** What a file of the site costs to send; most are on many pages and are pressed once. */
function brotli(address: string, bytes: Buffer): number {
  const size =
    sizes.get(address) ??
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  sizes.set(address, size);
  return size;
}

const live = builtPages().filter((built) => hasWidget(built) && !isSpecimens(built));

// Every page is weighed by its files in the tests of budgets; some are seen to come to the same in a browser.
for (const [room, inside] of Map.groupBy(
  someAlike(live, LESSONS),
  ({ path }) => path.split("/")[1] ?? "",
)) {
  test(`/${room}: no page has fetched more by the time it is idle than it may, fonts apart`, async ({
    browser,
  }) => {
    test.setTimeout(400_000);
    const over: string[] = [];
    for (const built of inside) {
      // A context of its own, so that nothing comes from the cache.
      const context = await browser.newContext({ viewport: TABLET });
      const page = await context.newPage();
      const bodies: Promise<number>[] = [];
      const heard = (response: Response) => {
        if (response.ok() && !response.url().endsWith(".woff2")) {
          bodies.push(response.body().then((body) => brotli(response.url(), body)));
        }
      };
      page.on("response", heard);
      await page.goto(built.path, { waitUntil: "networkidle" });
      page.off("response", heard);
      const bytes = (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
      await context.close();
      const { must } = budgets.widgetPage;
      if (bytes > must) over.push(`${built.path} has fetched ${bytes} of ${must}`);
    }
    expect(over).toEqual([]);
  });
}
