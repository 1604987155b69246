import { brotliCompressSync } from "node:zlib";
import { barriers } from "./barriers.ts";
import { expect, test } from "./fixture.ts";
import type { Page } from "@playwright/test";

/** What the index may cost for a first query, scripts and all, as it is sent; what is packed already is sent as it is. */
const MOST = 150_000;

const box = (page: Page) => page.getByRole("searchbox", { name: "Look for" });
const said = (page: Page) => page.getByRole("search").locator("~ [role=status]");

test("a first query fetches little, and is answered by groups", async ({ page }) => {
  const bodies: Promise<number>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith("/pagefind/")) return;
    bodies.push(
      response
        .body()
        .then((body) => (/\.js(?:on)?$/.test(pathname) ? brotliCompressSync(body) : body).length),
    );
  });
  await page.goto("/search/?q=fourchette");
  await expect(said(page)).toContainText(/lesson.*rule.*term/);
  const bytes = (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    /^Lessons/,
    /^Rules/,
    /^Glossary/,
  ]);
  await expect(page.getByRole("link", { name: "With a fourchette, cover" })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test("a card is found however it is written, and a slip is put right", async ({ page }) => {
  await page.goto("/search/?q=%E2%99%A0Q");
  await expect(said(page)).toContainText("lessons");
  const found = await said(page).innerText();
  const first = await page.getByRole("listitem").first().innerText();
  expect(first).toMatch(/♠\uFE0E?Q/);
  for (const same of ["queen of spades", "Q♠"]) {
    await box(page).fill(same);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/search/?q=${encodeURIComponent(same)}`);
    await expect(said(page)).toHaveText(found);
    await expect(page.getByRole("listitem").first()).toHaveText(first, { useInnerText: true });
  }
  await box(page).fill("forchete");
  await expect(said(page)).toContainText(
    "Nothing says “forchete”. Looking for “fourchette” instead",
  );
  await box(page).fill("zzzqqq");
  await expect(said(page)).toContainText("Nothing was found for “zzzqqq”");
  await expect(page.getByRole("listitem")).toHaveCount(0);
});

test("the keys go from any page to the box, to a result and there", async ({ page }) => {
  await page.goto("/rules/");
  // The key comes with what keeps the course on the device, once the page has all it needs itself.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(page).toHaveURL("/search/", { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("chicane");
  await expect(said(page)).toContainText("rules");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("listitem").nth(1).getByRole("link")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(box(page)).toBeFocused();
  const link = page.getByRole("link", { name: "What chicane is worth" });
  await link.press("Enter");
  await expect(page).toHaveURL(/\/rules\/straight-scoring\/#/);
});

test("once its index is there, a query is answered within a tenth of a second", async ({
  page,
}) => {
  await page.goto("/search/?q=trump");
  await expect(said(page)).toContainText("rules");
  const times = await page.evaluate(async () => {
    const address = "/pagefind/pagefind.js";
    const index: { search(term: string): Promise<unknown> } = await import(address);
    const taken: number[] = [];
    for (const term of ["revoke", "echo", "honours", "lead", "dummy", "rubber", "pone"]) {
      // The first time a word is asked for, its part of the index is fetched.
      await index.search(term);
      const begun = performance.now();
      await index.search(term);
      taken.push(performance.now() - begun);
    }
    return taken.sort((a, b) => a - b);
  });
  expect(times[3]).toBeLessThan(100);
});

test("where there is no page, the words of the address are looked for", async ({ context }) => {
  // A page of its own: the browser itself writes to the console that an address led nowhere.
  const page = await context.newPage();
  await page.goto("/learn/fourchette/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no page here");
  await expect(box(page)).toHaveValue("learn fourchette");
  await box(page).fill("fourchette");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search/?q=fourchette");
  await expect(said(page)).toContainText("rules");
});
