import { brotliCompressSync, constants } from "node:zlib";
import budgets from "../budgets.json" with { type: "json" };
import { builtPages, hasWidget, isSpecimens } from "../support/dist.ts";
import { expect, test } from "./fixture.ts";

/** A tablet held upright, on which more of a page is in the window than anywhere else. */
const TABLET = { width: 820, height: 1180 };

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

test("no page has fetched more by the time it is idle than its budget allows, fonts apart", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(TABLET);
  const over: string[] = [];
  for (const built of builtPages().filter((candidate) => !isSpecimens(candidate))) {
    const bodies: Promise<Buffer>[] = [];
    const gather = (response: { url(): string; body(): Promise<Buffer> }) => {
      if (!/\.woff2$/.test(response.url())) bodies.push(response.body());
    };
    page.on("response", gather);
    await page.goto(built.path, { waitUntil: "networkidle" });
    page.off("response", gather);
    const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + brotli(body), 0);
    const { must } = hasWidget(built) ? budgets.widgetPage : budgets.plainPage;
    if (bytes > must) over.push(`${built.path} has fetched ${bytes} of ${must}`);
  }
  expect(over).toEqual([]);
});
