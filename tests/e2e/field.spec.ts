import type { Page } from "@playwright/test";
import { must } from "../../src/engine/core/result.ts";
import { parseHand } from "../../src/engine/notation/cards.ts";
import { formatTrial, parseBidding } from "../../src/tabletop/field/address.ts";
import { leadProblem, tricksToSet } from "../../src/tabletop/field/problem.ts";
import {
  chanceToSet,
  emptyTally,
  meanTricks,
  withDeal,
  type Tally,
} from "../../src/tabletop/field/tally.ts";
import { pricedDeals } from "../../src/widgets/tools/field/price.ts";
import { barriers } from "./barriers.ts";
import { expect, holdScripts, test } from "./fixture.ts";

const PATH = "/play/field/";
const DEALS = 12;
const SEED = 5;

const PROBLEM = must(leadProblem(must(parseHand("K6.Q9742.J85.T63")), must(parseBidding("1NT"))));
const TRIAL = `${PATH}?${formatTrial({ problem: PROBLEM, seed: SEED, deals: DEALS })}`;

/** The same trial run here, in Node. */
function tried(): Tally {
  const priced = pricedDeals({ problem: PROBLEM, seed: SEED });
  let tally = emptyTally(PROBLEM.hand);
  for (let number = 0; number < DEALS; number++) tally = withDeal(tally, must(priced(number)));
  return tally;
}

const act = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const figures = (page: Page) => page.getByRole("table", { name: /deal/ });

async function open(page: Page, path = PATH) {
  await page.goto(path);
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
}

test("a trial that was linked gives the figures that Node gives, though three workers share it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 4 });
  });
  let most = 0;
  page.on("worker", () => (most = Math.max(most, page.workers().length)));
  await open(page, TRIAL);
  await act(page, "Start").click();
  await expect(page.getByText(`After ${DEALS} deals;`)).toBeVisible({ timeout: 30_000 });
  const tally = tried();
  for (const [at, group] of tally.groups.entries()) {
    const mean = meanTricks(tally, at).value.toFixed(2);
    const set = Math.round(chanceToSet(tally, at, tricksToSet(PROBLEM)).value * 100);
    const rank = { "4": "four", Q: "queen", K: "king" }[group[0]?.[1] ?? ""];
    if (!rank || group[0] === "SK") continue;
    const row = figures(page).getByRole("row", { name: new RegExp(`^${rank} of`) });
    await expect(row.getByRole("cell").first()).toContainText(mean);
    await expect(row.getByRole("cell").nth(1)).toHaveText(new RegExp(`^${set}\u00A0%`));
  }
  await expect(act(page, "100 deals more")).toBeVisible();
  expect(most).toBe(3);
  await expect.poll(() => page.workers().length).toBe(0);
});

test("nothing of the solver is fetched before the reader starts", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(PATH, { waitUntil: "networkidle" });
  expect(fetched.filter((url) => /worker|solver/.test(url))).toEqual([]);
});

test("it stops at once, and goes on from where it stopped", async ({ page }) => {
  await open(page);
  await act(page, "Start").click();
  await expect(figures(page).getByText(/^After \d+ deals/)).toBeVisible({ timeout: 30_000 });
  await act(page, "Stop").click();
  await expect(act(page, "100 deals more")).toBeVisible();
  const caption = figures(page).locator("caption");
  const stopped = (await caption.textContent()) ?? "";
  await page.waitForTimeout(300);
  await expect(caption).toHaveText(stopped);
  await act(page, "100 deals more").click();
  await expect(caption).not.toHaveText(stopped, { timeout: 30_000 });
  await act(page, "Stop").click();
});

test("a ready problem shows its hand, its bidding, and who leads what", async ({ page }) => {
  await open(page);
  await page.getByLabel("Problem").selectOption({ label: "No trump: partner has bid" });
  await expect(page.getByRole("table", { name: "The bidding" })).toContainText("2 royals");
  await expect(figures(page).getByRole("row", { name: /nine of spades/ })).toContainText("Foster");
  await expect(page.getByText("It is set if you and partner take 6 tricks.")).toBeVisible();
});

test("a hand of one’s own is read as it is typed, and what is amiss is named and kept", async ({
  page,
}) => {
  await open(page);
  await page.getByLabel("Problem").selectOption({ label: "A hand of your own" });
  const spades = page.getByRole("textbox", { name: "spades", exact: true });
  await spades.fill("K X");
  await expect(page.getByRole("alert").getByText(/“X” in “K X” is not a rank/)).toBeVisible();
  await expect(spades).toHaveValue("K X");
  await expect(act(page, "Start")).toHaveAttribute("aria-disabled", "true");
  await spades.fill("KQ");
  await expect(page.getByRole("alert").filter({ hasText: "rank" })).toHaveCount(0);
  await page.getByRole("textbox", { name: /^The bidding/ }).fill("1H 1D");
  await expect(page.getByRole("main").getByRole("alert")).not.toBeEmpty();
  await page.getByRole("textbox", { name: /^The bidding/ }).fill("2H");
  await expect(page.getByRole("main").getByRole("alert")).toBeEmpty();
  await expect(figures(page).getByRole("row", { name: /king or queen of spades/ })).toContainText(
    "Foster ♠\uFE0EK",
  );
});

test("lengths that no deal can have are refused in a sentence", async ({ page }) => {
  await open(page, `${PATH}?hand=K6.Q9742.J85.T63&bid=1NT&z=6...&y=6...&seed=1&deals=10`);
  await act(page, "Start").click();
  await expect(page.getByText("No deal gives the unseen hands the lengths")).toBeVisible();
});

test("an address that cannot be read is told of, and the page is whole", async ({ page }) => {
  await open(page, `${PATH}?hand=K6.Q97&bid=1NT`);
  await expect(page.getByRole("alert").getByText(/has 2 suits/)).toBeVisible();
  await expect(act(page, "Start")).toBeVisible();
});

test("it is worked by keyboard alone", async ({ page }) => {
  await open(page, TRIAL);
  await act(page, "Start").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`After ${DEALS} deals;`)).toBeVisible({ timeout: 30_000 });
  await expect(act(page, "100 deals more")).toBeFocused();
  await expect(page.getByRole("main").getByRole("status")).toContainText(`After ${DEALS} deals`);
});

for (const width of [320, 820, 1440]) {
  test(`nothing scrolls sideways and nothing bars the way at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, TRIAL);
    await act(page, "Start").click();
    await expect(page.getByText(`After ${DEALS} deals;`)).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await barriers(page)).toEqual([]);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the hand and the leads of the schools stand there, and the page says what is missing", async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.getByText(/needs script/)).toBeVisible();
    await expect(page.getByRole("row", { name: /four of hearts/ })).toContainText("Foster");
  });
});

test("what is chosen, counted up and begun before a page is awake is not lost", async ({
  page,
}) => {
  const wake = await holdScripts(page);
  await page.goto(PATH, { waitUntil: "commit" });
  await page.getByLabel("Problem").selectOption({ label: "No trump: partner has bid" });
  for (let times = 0; times < 2; times++) await act(page, "Seed: one more").click();
  await act(page, "Start").click();
  const seed = page.getByRole("textbox", { name: "Seed" });
  await expect(seed).toHaveValue("1");
  wake();
  await expect(figures(page).getByText(/^After \d+ deals?;/)).toBeVisible({ timeout: 30_000 });
  await expect(seed).toHaveValue("3");
  await expect(page.getByText("It is set if you and partner take 6 tricks.")).toBeVisible();
});

test("a game picked, a number typed and a form sent before a page is awake are not lost", async ({
  page,
}) => {
  const wake = await holdScripts(page);
  await page.goto("/play/deal/", { waitUntil: "commit" });
  await page.getByRole("radio", { name: "Whist" }).check();
  await page.getByRole("textbox", { name: "Deal number" }).fill("42");
  await page.getByRole("textbox", { name: "Deal number" }).press("Enter");
  wake();
  await expect(page).toHaveURL(/\?game=whist-english&seed=42$/);
});
