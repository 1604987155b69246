import { join } from "node:path";
import type { Page } from "@playwright/test";
import { builtPages } from "../support/dist.ts";
import { ROOT } from "../support/files.ts";
import { serve, type Served } from "../support/serve.ts";
import { expect, test } from "./fixture.ts";

const tools = builtPages()
  .map(({ path }) => path)
  .filter((path) => path.startsWith("/table/"));

/** Waits until the room is kept whole on the device. */
async function kept(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state, { timeout: 20_000 }).toBe("activated");
}

test("after one visit every tool opens without a connection, under any question in its address", async ({
  page,
  context,
}) => {
  await page.goto("/table/");
  await kept(page);
  await context.setOffline(true);
  expect(tools.length).toBeGreaterThan(5);
  for (const path of tools) {
    await page.goto(`${path}?from=club`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-asleep]")).toHaveCount(0);
  }
});

test.describe("a new edition", () => {
  let edition = 1;
  let site: Served;
  test.beforeAll(async () => {
    site = await serve(join(ROOT, "dist"), (path) =>
      path === "/sw.js" ? `\n// Edition ${edition}` : "",
    );
  });
  test.afterAll(() => site.close());
  test.use({ baseURL: undefined });

  test("is offered, and comes when it is asked for", async ({ browser }) => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${site.origin}/table/`);
    await kept(page);
    const offer = page.getByText("A new edition of these pages is ready.");
    await expect(offer).toBeHidden();
    edition = 2;
    await page.reload();
    await expect(offer).toBeVisible({ timeout: 15_000 });
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Change to it" }).click();
    await loaded;
    await expect(offer).toBeHidden();
    await page.context().close();
  });
});
