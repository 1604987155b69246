import type { Locator, Page } from "@playwright/test";
import { must } from "../../src/engine/core/result.ts";
import { SIDES } from "../../src/engine/core/seat.ts";
import { FOUR_GAMES, scoreFour, sideScore } from "../../src/tabletop/four-games.ts";
import { dealOf, EXAMPLE, type Told } from "../../src/tabletop/four-games-told.ts";
import { expect, test } from "./fixture.ts";

const PATH = "/table/four-games/";
const KEY = "odd-trick.four-games";

const SHEET = {
  whist: "Whist",
  straight: "Straight bridge",
  auction: "Auction",
  contract: "Contract",
} as const;

const sheet = (page: Page, game: keyof typeof SHEET): Locator =>
  page.getByRole("region", { name: SHEET[game], exact: true });

const radio = (page: Page, group: string, name: string): Locator =>
  page.getByRole("group", { name: group, exact: true }).getByRole("radio", { name, exact: true });

const tricks = (page: Page): Locator => page.getByRole("textbox", { name: "Tricks won" });

/** Waits until the page answers: the example is put in its place by script alone. */
async function open(page: Page) {
  await page.goto(PATH);
  await page.waitForLoadState("networkidle");
}

/** Every sheet shows the sums that the four games give the deal. */
async function expectScores(page: Page, told: Told) {
  const scores = must(scoreFour(dealOf(told)));
  for (const game of FOUR_GAMES) {
    const sums = sheet(page, game).getByRole("row").last().getByRole("cell");
    await expect(sums).toHaveText(SIDES.map((side) => `${sideScore(scores, game, side)}`));
  }
}

/** Foster’s three hearts that fell two short, with simple honours. */
const SHORT: Told = { ...EXAMPLE, level: 3, tricks: 7, trumps: ["Z", "Z", "Y", "A", "A"] };

async function tellShort(page: Page) {
  await radio(page, "Contract", "3").check();
  await tricks(page).fill("7");
  await radio(page, "Who held the jack of hearts", "Left").check();
}

test("the page shows a deal scored four times before anything is told", async ({ page }) => {
  await open(page);
  await expectScores(page, EXAMPLE);
});

test("a deal that is told is scored by all four games, each line with its arithmetic", async ({
  page,
}) => {
  await open(page);
  await tellShort(page);
  await expectScores(page, SHORT);
  await expect(sheet(page, "whist").getByRole("row", { name: /One trick over six/ })).toBeVisible();
  await expect(
    sheet(page, "straight").getByRole("row", { name: /Tricks over six, 1\s×\s8 .* 8/ }),
  ).toBeVisible();
  await expect(
    sheet(page, "auction").getByRole("row", { name: /Short of the contract, 2\s×\s50 .* 100/ }),
  ).toBeVisible();
  await expect(sheet(page, "auction")).toContainText("needed nine tricks");
});

test("They, no trump, redoubled and vulnerable: the aces take the place of the honours", async ({
  page,
}) => {
  await open(page);
  await radio(page, "Declared by", "They").check();
  await radio(page, "In", "No trump").check();
  await radio(page, "Doubled", "Redoubled").check();
  await radio(page, "Vulnerable", "Yes, at contract").check();
  await radio(page, "Who held the ace of spades", "Right").check();
  await expectScores(page, {
    ...EXAMPLE,
    declarerSide: "AB",
    strain: "notrump",
    multiplier: 4,
    vulnerable: true,
    aces: ["B", ...EXAMPLE.aces.slice(1)],
  });
  await expect(sheet(page, "whist")).toContainText("Whist always has a trump");
});

test("every line leads to a rule that is there", async ({ page, request }) => {
  await open(page);
  for (const game of FOUR_GAMES) {
    const lines = sheet(page, game).locator("tbody tr:not(.part)");
    expect(await lines.count()).toBeGreaterThan(0);
    for (const line of await lines.all()) {
      const href = (await line.getByRole("link").getAttribute("href")) ?? "";
      const [address = "", anchor = ""] = href.split("#");
      expect(await (await request.get(address)).text()).toContain(`id="${anchor}"`);
    }
  }
});

test("the deal is kept when the page is closed, and every step can be undone", async ({ page }) => {
  await open(page);
  await tellShort(page);
  await page.reload();
  await expectScores(page, SHORT);
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.click();
  await expectScores(page, { ...SHORT, trumps: EXAMPLE.trumps });
  await undo.click();
  await undo.click();
  await expectScores(page, EXAMPLE);
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await undo.dispatchEvent("click");
  await expectScores(page, EXAMPLE);
});

test("beginning again can be undone too", async ({ page }) => {
  await open(page);
  await tellShort(page);
  await page.getByRole("button", { name: "Begin again" }).click();
  await expectScores(page, EXAMPLE);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectScores(page, SHORT);
});

test("a number of tricks that is none is named, kept as typed, and changes no score", async ({
  page,
}) => {
  await open(page);
  await tricks(page).fill("77");
  await expect(page.getByText("“77” is not a number from 0 to 13.")).toBeVisible();
  await radio(page, "Contract", "5").check();
  await expect(tricks(page)).toHaveValue("77");
  await expectScores(page, { ...EXAMPLE, level: 5 });
  await page.reload();
  await expect(tricks(page)).toHaveValue("77");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tricks(page)).toHaveValue("10");
});

test("the steps of the tricks stop at none and at thirteen", async ({ page }) => {
  await open(page);
  const more = page.getByRole("button", { name: "Tricks won: one more" });
  for (let step = 0; step < 5; step++) await more.dispatchEvent("click");
  await expect(tricks(page)).toHaveValue("13");
  await expectScores(page, { ...EXAMPLE, tricks: 13 });
});

for (const [what, text, sentence] of [
  ["nonsense", "{", /cannot be read/],
  [
    "an impossible level",
    JSON.stringify({ v: 1, steps: [{ ...EXAMPLE, level: 9 }] }),
    /level .*“9”/,
  ],
] as const) {
  test(`${what} in store is told in a sentence and set aside`, async ({ page }) => {
    await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
      KEY,
      text,
    ] as const);
    await open(page);
    await expect(page.getByRole("main").getByRole("status")).toContainText(sentence);
    await expectScores(page, EXAMPLE);
    const aside = await page.evaluate((key) => localStorage.getItem(`${key}.malformed`), KEY);
    expect(aside).toBe(text);
  });
}

test("it is told by keyboard alone", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "At the table" }).focus();
  await page.keyboard.press("Tab");
  await expect(radio(page, "Declared by", "We")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowLeft");
  await expect(radio(page, "Contract", "3")).toBeChecked();
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press("Tab");
  await expect(tricks(page)).toBeFocused();
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowDown");
  await expectScores(page, { ...EXAMPLE, level: 3, tricks: 7 });
});

test("those who listen are told all four scores at once", async ({ page }) => {
  await open(page);
  await tellShort(page);
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    "Whist: we 3. Straight bridge: we 24. Auction: we 16, they 100. Contract: they 100.",
  );
});

test("on a phone the sums stay in sight, nothing scrolls sideways and targets are large", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await expect(page.getByRole("table", { name: "The four scores" })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const label of await page.locator(".telling .segments > label, .acts button").all()) {
    const box = await label.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test("printed, the deal is told in words and the form stays away", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("We played four hearts. We won ten tricks.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Declared by" })).toBeHidden();
  await expect(sheet(page, "contract")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the example stands scored, and the page says what is missing", async ({ page }) => {
    await page.goto(PATH);
    await expectScores(page, EXAMPLE);
    await expect(page.getByText(/needs script/)).toBeVisible();
  });
});
