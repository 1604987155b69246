import { brotliCompressSync, constants } from "node:zlib";
import budgets from "../budgets.json" with { type: "json" };
import { casesOf } from "../../src/engine/laws/cases.ts";
import { citedUnder, LAW_BOOKS } from "../../src/engine/laws/books.ts";
import { CODES_OF, LAW_GAMES } from "../../src/engine/laws/code.ts";
import { codeWords, GAME_WORDS } from "../../src/engine/laws/questions.ts";
import { REMEDIES } from "../../src/engine/laws/remedies.ts";
import { LAW_ROWS, rowOf } from "../../src/engine/laws/rows.ts";
import { TOPICS } from "../../src/engine/laws/topics.ts";
import { expect, test } from "./fixture.ts";
import type { Page } from "@playwright/test";

const PATH = "/table/what-happens-now/";
const PHONE = { width: 360, height: 740 };

const question = (page: Page) => page.locator(".question");
const answer = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const awake = (page: Page) => expect(page.locator("[data-asleep]")).toHaveCount(0);

/** Goes to an answer with the Tab key, as somebody without a mouse would, and takes it. */
async function takeByKey(page: Page, name: string): Promise<void> {
  const wanted = answer(page, name);
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((button) => button === document.activeElement)) {
      await page.keyboard.press("Enter");
      return;
    }
  }
  throw new Error(`the Tab key never comes to “${name}”`);
}

for (const game of LAW_GAMES) {
  test(`${game}: four answers by keyboard on a phone lead to a ruling with its law`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const code = CODES_OF[game].at(-1);
    if (!code) throw new Error(`${game} has no code`);
    const row = LAW_ROWS.find(
      ({ game: own, topic, codes }) => own === game && topic === "exposed" && codes.includes(code),
    );
    if (!row) throw new Error(`${game} has no exposed cards`);
    await page.goto(PATH);
    await awake(page);
    await takeByKey(page, GAME_WORDS[game]);
    await expect(question(page)).toBeFocused();
    await takeByKey(page, codeWords(game, code));
    await takeByKey(page, TOPICS[row.topic]);
    await expect(question(page)).toHaveText("What happened?");
    await takeByKey(page, row.event);

    await expect(question(page)).toHaveText(row.event);
    await expect(question(page)).toBeFocused();
    const ruling = page.locator("dl.ruling");
    const find = (id: string) => LAW_ROWS.find((each) => each.id === id);
    const { plain } = casesOf(row, code, find);
    for (const remedy of plain.may) await expect(ruling).toContainText(REMEDIES[remedy].words);
    await expect(ruling).toContainText(plain.follows);
    for (const [book] of citedUnder(code, row.source)) {
      await expect(ruling).toContainText(LAW_BOOKS[book]);
    }
    await expect(page.getByRole("link", { name: "This rule in the rulebook" })).toHaveAttribute(
      "href",
      new RegExp(`^/rules/[a-z-]+/#${row.id}$`),
    );
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(PHONE.width);
  });
}

test("the rule a ruling leads to stands in the rulebook", async ({ page }) => {
  for (const id of ["auction.law.lead.defender", "straight.law.revoke.limit", "whist.law.lead"]) {
    await page.goto(`${PATH}?s=${id}`);
    await page.getByRole("link", { name: "This rule in the rulebook" }).click();
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  }
});

test("ordinary words find a situation in every game, and the Back button the words", async ({
  page,
}) => {
  await page.goto(PATH);
  await awake(page);
  const box = page.getByRole("searchbox");
  await box.fill("led out of turn");
  const { event } = rowOf("auction.law.lead.defender");
  for (const game of LAW_GAMES) {
    await expect(
      page.getByRole("heading", { name: GAME_WORDS[game], level: 3 }).first(),
    ).toBeVisible();
  }
  await expect(page.locator(".inquiry").getByRole("status")).toContainText("situations are found");
  await box.press("Enter");
  await expect(question(page)).toBeFocused();
  await takeByKey(page, event);
  await expect(question(page)).toHaveText(event);
  expect(new URL(page.url()).searchParams.get("s")).toBe("auction.law.lead.defender");
  await expect(box).toHaveValue("");

  await page.goBack();
  await expect(box).toHaveValue("led out of turn");
  await expect(answer(page, event)).toBeVisible();
  await box.fill("zwieback");
  await expect(page.locator(".inquiry").getByRole("status")).toContainText("“zwieback”");
  await box.fill("");
  await expect(question(page)).toHaveText("Which game are you playing?");
});

test("a link restores its ruling, under its code", async ({ page }) => {
  await page.goto(`${PATH}?s=straight.law.dummy.rights&code=english`);
  await expect(question(page)).toHaveText(rowOf("straight.law.dummy.rights").event);
  await expect(page.locator("dl.ruling li")).toHaveText([REMEDIES["ask-void"].words]);
  await page.goto(`${PATH}?s=straight.law.dummy.rights&code=american`);
  await expect(page.locator("dl.ruling li")).toHaveCount(7);
});

test("the circumstances that change a ruling stand with it, and lead on", async ({ page }) => {
  await page.goto(`${PATH}?s=auction.law.lead.defender`);
  await expect(page.locator(".case")).toContainText([
    "If it was declarer, or if it was dummy:",
    "If declarer has already played to it:",
  ]);
  const { event } = rowOf("auction.law.lead.declarer");
  await page.getByRole("link", { name: event }).click();
  await expect(question(page)).toHaveText(event);
  await page.goBack();
  await expect(question(page)).toHaveText(rowOf("auction.law.lead.defender").event);
});

test("the Back button takes back one answer at a time, and each answer can be changed", async ({
  page,
}) => {
  await page.goto(PATH);
  await awake(page);
  await answer(page, GAME_WORDS.whist).click();
  await answer(page, codeWords("whist", "american")).click();
  await answer(page, TOPICS.score).click();
  await page.goBack();
  await expect(question(page)).toHaveText("What was it about?");
  await expect(question(page)).toBeFocused();
  await page.goBack();
  await expect(question(page)).toHaveText("Whose laws do you play by?");
  await page.goForward();
  await expect(question(page)).toHaveText("What was it about?");

  await page.getByRole("button", { name: `Change: ${codeWords("whist", "american")}` }).click();
  await expect(question(page)).toHaveText("Whose laws do you play by?");
  await expect(answer(page, codeWords("whist", "american"))).toHaveAttribute(
    "aria-current",
    "true",
  );
  await answer(page, codeWords("whist", "english")).click();
  await page.getByRole("button", { name: `Change: ${GAME_WORDS.whist}` }).click();
  await expect(question(page)).toHaveText("Which game are you playing?");
});

test("the last game and code are taken up again, and those that cannot be read are put aside", async ({
  page,
}) => {
  await page.goto(PATH);
  await awake(page);
  await answer(page, GAME_WORDS.auction).click();
  await answer(page, codeWords("auction", "duplicate")).click();
  await page.goto(PATH);
  await expect(question(page)).toHaveText("What was it about?");
  await expect(page.getByRole("button", { name: "Change: Duplicate" })).toBeVisible();

  const looked = rowOf("auction.law.last-trick");
  await answer(page, TOPICS[looked.topic]).click();
  await answer(page, looked.event).click();
  await page.goto(PATH);
  await page.getByRole("link", { name: looked.event }).click();
  await expect(question(page)).toHaveText(looked.event);
  await page.goto(PATH);

  await page.evaluate(() => localStorage.setItem("odd-trick.laws", "{"));
  await page.reload();
  await expect(page.locator(".inquiry").getByRole("status")).toContainText("could not be read");
  await expect(question(page)).toHaveText("Which game are you playing?");
  expect(await page.evaluate(() => localStorage.getItem("odd-trick.laws.malformed"))).toBe("{");
});

for (const [query, named] of [
  ["s=auction.law.nothing", "“auction.law.nothing”"],
  ["s=%3Cb%3E", "“<b>”"],
  ["game=poker", "“poker”"],
  ["s=whist.law.lead&code=duplicate", "“duplicate”"],
] as const) {
  test(`?${query} is answered in one sentence, and the tool works on`, async ({ page }) => {
    await page.goto(`${PATH}?${query}`);
    const status = page.locator(".inquiry").getByRole("status");
    await expect(status).toContainText(named);
    expect((await status.innerText()).match(/[.!?](?:\s|$)/g)).toHaveLength(1);
    await page.getByRole("searchbox").fill("revoke");
    await expect(question(page)).toHaveText("Which of these was it?");
  });
}

test("what is tapped or typed before the page is awake is not lost", async ({ page }) => {
  await page.route("**/_astro/what-happens-now*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: "commit" });
  await answer(page, GAME_WORDS.whist).click();
  await expect(question(page)).toHaveText("Whose laws do you play by?");
  await page.goto(PATH, { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("revoke");
  await expect(question(page)).toHaveText("Which of these was it?");
  await expect(page.getByRole("searchbox")).toHaveValue("revoke");
});

test("laws that cannot be fetched are told of, and asked for again", async ({ page }) => {
  // As on a club’s wireless that answers everything with a page of its own to sign in on.
  const laws = "**/what-happens-now/whist.json";
  await page.route(laws, (route) => route.fulfill({ body: "<!doctype html><p>Sign in" }));
  await page.goto(`${PATH}?game=whist`);
  await awake(page);
  await answer(page, codeWords("whist", "english")).click();
  const status = page.locator(".inquiry").getByRole("status");
  await expect(status).toContainText("could not be fetched");
  await expect(question(page)).toHaveText("Whose laws do you play by?");
  await page.unroute(laws);
  await answer(page, codeWords("whist", "english")).click();
  await expect(question(page)).toHaveText("What was it about?");
  await expect(status).toBeEmpty();
});

test("a ruling prints without the tools around it", async ({ page }) => {
  await page.goto(`${PATH}?s=auction.law.lead.defender`);
  await expect(page.locator("dl.ruling")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("dl.ruling")).toBeVisible();
  await expect(page.locator(".steps")).toContainText("Auction bridge");
  for (const gone of [".find", ".after", ".law-parts"])
    await expect(page.locator(gone)).toBeHidden();
});

test("a link to a ruling fetches no more than a page with widgets may", async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.ok() && !response.url().endsWith(".woff2")) bodies.push(response.body());
  });
  await page.goto(`${PATH}?s=auction.law.lead.defender`, { waitUntil: "networkidle" });
  await expect(page.locator("dl.ruling")).toBeVisible();
  const bytes = (await Promise.all(bodies)).map(
    (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  );
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(budgets.widgetPage.must);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the laws are still to be had", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.locator(".inquiry")).toBeHidden();
    await page.getByRole("link", { name: "Mending and claiming a revoke" }).click();
    await expect(page.locator("h1")).toContainText("revoke");
  });
});
