import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { moveUnder } from "../../src/site/hosting/under.mjs";
import { keepOffline } from "../../src/site/offline/course.mjs";
import { builtPages, isSpecimens } from "../support/dist.ts";
import { ROOT } from "../support/files.ts";
import { serve, type Served } from "../support/serve.ts";
import { expect, test } from "./fixture.ts";
import { answerHere } from "./learner.ts";
import { expectListed } from "./stored.ts";

test.use({ keepsCourse: true });

const pages = builtPages().filter((built) => !isSpecimens(built));

/** Waits until the course is kept whole on the device. */
async function kept(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state, { timeout: 30_000 }).toBe("activated");
}

/** Asks for the course to be kept, as the page does itself some seconds later. */
async function keep(page: Page): Promise<void> {
  const base = new URL(page.url()).pathname.startsWith("/bridge/") ? "/bridge/" : "/";
  await page.evaluate((address) => import(address), `${base}keep.js`);
}

/** Those of the addresses that are not answered with a page. */
async function unanswered(page: Page, addresses: readonly string[]): Promise<string[]> {
  return page.evaluate(async (list) => {
    const failed: string[] = [];
    for (const address of list) {
      const answer = await fetch(address).catch(() => null);
      if (!answer?.ok || !(await answer.text()).includes("<h1")) failed.push(address);
    }
    return failed;
  }, addresses);
}

test("after one visit every page opens without a connection, and a problem is answered", async ({
  page,
  context,
}) => {
  await page.goto("/rules/");
  await kept(page);
  await context.setOffline(true);
  expect(pages.length).toBeGreaterThan(250);
  expect(
    await unanswered(
      page,
      pages.map(({ path }) => path),
    ),
  ).toEqual([]);
  for (const address of ["/", "/learn", "/table/score-sheet?from=club", "/rules/index.html"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-asleep]")).toHaveCount(0);
  }
  await page.goto("/practice/lead-card/?seed=7");
  await answerHere(page, "lead-card", 7, "best");
  await expectListed(page);
  await page.goto("/search/?q=fourchette");
  await expect(page.getByRole("main").getByRole("link", { name: /fourchette/i })).not.toHaveCount(
    0,
  );
  await page.goto("/no-such-page/");
  await expect(page.getByRole("heading", { name: "There is no page here" })).toBeVisible();
});

test("what is lost from the device is put back, with a connection and without", async ({
  page,
  context,
}) => {
  await page.goto("/rules/");
  await keep(page);
  await kept(page);
  const lose = (address: string) =>
    page.evaluate(async (lost) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(lost);
    }, address);
  const shelved = () =>
    page.evaluate(async () => {
      const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat().length;
    });
  const whole = await shelved();
  await lose("/learn/");
  await context.setOffline(true);
  await page.goto("/learn/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await shelved()).toBe(whole);
  await context.setOffline(false);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto("/table/");
  await context.setOffline(true);
  await page.goto("/learn/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await shelved()).toBe(whole);
});

test.describe("a site that changes", () => {
  let edition = 1;
  let damaged = false;
  let site: Served;
  test.beforeAll(async () => {
    site = await serve(join(ROOT, "dist"), (path) => {
      if (path === "/sw.js") return `\n// Edition ${edition}`;
      return damaged && path.endsWith(".bin") ? "damaged" : "";
    });
  });
  test.afterAll(() => site.close());
  test.use({ baseURL: undefined });

  test("takes no damaged edition, and offers a new one, which comes when it is asked for", async ({
    browser,
  }) => {
    const page = await (await browser.newContext()).newPage();
    damaged = true;
    await page.goto(`${site.origin}/table/`);
    await keep(page);
    const refused = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration ? "on its way" : "none";
      });
    await expect.poll(refused, { timeout: 20_000 }).toBe("none");
    damaged = false;
    await page.reload();
    await keep(page);
    await kept(page);
    const offer = page.getByText("A new edition of these pages is ready.");
    await expect(offer).toBeHidden();
    edition = 2;
    await page.reload();
    await keep(page);
    await expect(offer).toBeVisible({ timeout: 15_000 });
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Change to it" }).click();
    await loaded;
    await expect(offer).toBeHidden();
    await page.context().close();
  });
});

test.describe("under a folder of its host", () => {
  let folder: string;
  let site: Served;
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "odd-trick-"));
    const root = join(folder, "bridge");
    await cp(join(ROOT, "dist"), root, { recursive: true });
    await moveUnder(root, "/bridge/", "https://oddtrick.example");
    await keepOffline(root);
    site = await serve(folder);
  });
  test.afterAll(async () => {
    site.close();
    await rm(folder, { recursive: true });
  });
  test.use({ baseURL: undefined });

  test("the site reads, asks, finds and is kept as at the root", async ({ browser }) => {
    const page = await (await browser.newContext()).newPage();
    const lost: string[] = [];
    page.on("response", (answer) => answer.ok() || lost.push(answer.url()));
    page.on("console", (message) => lost.push(message.text()));
    await page.goto(`${site.origin}/bridge/`);
    await page.getByRole("navigation").first().getByRole("link", { name: "Practice" }).click();
    await expect(page).toHaveURL(`${site.origin}/bridge/practice/`);
    await page.goto(`${site.origin}/bridge/search/?q=fourchette`);
    const found = page.getByRole("main").getByRole("link", { name: /fourchette/i });
    await expect(found.first()).toHaveAttribute("href", /^\/bridge\//);
    await keep(page);
    await kept(page);
    await page.context().setOffline(true);
    await page.goto(`${site.origin}/bridge/practice/lead-card/?seed=7`);
    await answerHere(page, "lead-card", 7, "best");
    await page.getByRole("link", { name: "Learn" }).first().click();
    await expect(page).toHaveURL(`${site.origin}/bridge/learn/`);
    expect(lost).toEqual([]);
    await page.context().close();
  });
});
