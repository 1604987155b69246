import { brotliCompressSync, constants } from "node:zlib";
import budgets from "../budgets.json" with { type: "json" };
import { builtPages, hasWidget, isSpecimens } from "../support/dist.ts";
import { expect, test } from "./fixture.ts";

/** A tablet held upright, on which more of a page is in the window than anywhere else. */
const TABLET = { width: 820, height: 1180 };

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

test("no page with exercises has fetched more by the time it is idle than it may, fonts apart", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const over: string[] = [];
  const live = builtPages().filter((built) => hasWidget(built) && !isSpecimens(built));
  for (const built of live) {
    // A context of its own, so that nothing comes from the cache.
    const context = await browser.newContext({ viewport: TABLET });
    const page = await context.newPage();
    const bodies: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (response.ok() && !response.url().endsWith(".woff2")) bodies.push(response.body());
    });
    await page.goto(built.path, { waitUntil: "networkidle" });
    const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + brotli(body), 0);
    await context.close();
    const { must } = budgets.widgetPage;
    if (bytes > must) over.push(`${built.path} has fetched ${bytes} of ${must}`);
  }
  expect(over).toEqual([]);
});
