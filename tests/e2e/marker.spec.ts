import type { Page } from "@playwright/test";
import { expect, test } from "./fixture.ts";

const PLACE = "/table/whist-marker/";
const KEY = "odd-trick.whist-marker";

test.use({ viewport: { width: 360, height: 640 } });

async function open(page: Page): Promise<void> {
  await page.goto(PLACE);
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Presses a button so many times, with the keyboard alone. */
async function press(page: Page, name: string, times = 1): Promise<void> {
  await button(page, name).focus();
  for (let n = 0; n < times; n++) await page.keyboard.press("Enter");
}

async function expectScore(page: Page, we: string, they: string): Promise<void> {
  for (const by of ["Counters", "Foster’s marker"]) {
    await expect(page.getByRole("img", { name: `${by}, we: ${we}` })).toBeVisible();
    await expect(page.getByRole("img", { name: `${by}, they: ${they}` })).toBeVisible();
  }
}

test("Foster’s smallest rubber by keyboard, closed half-way and reopened: one point", async ({
  page,
  context,
}) => {
  await open(page);
  await expectScore(page, "no points. Rubber points: none.", "no points.");
  await press(page, "They: one trick", 3);
  await press(page, "Next deal");
  // Two by honours would be a treble for us, but their three by cards are already marked.
  await press(page, "We: honours 2");
  await expect(page.getByRole("status").last()).toContainText("wait until the tricks are marked");
  await press(page, "We: one trick", 3);
  await expectScore(page, "no points. Rubber points: one.", "no points. Rubber points: none.");
  await press(page, "Next game");
  await press(page, "They: one trick", 5);
  await press(page, "Next game");
  await press(page, "They: one trick", 2);
  await page.close();

  const again = await context.newPage();
  await open(again);
  await expectScore(again, "no points. Rubber points: one.", "two points. Rubber points: three.");
  await press(again, "They: one trick");
  await press(again, "Next deal");
  await press(again, "We: one trick", 5);
  await expect(
    again.getByText("We win the rubber: 1 + 1 + 2 − 3 = one point.").last(),
  ).toBeVisible();
  await expect(again.getByRole("row", { name: "2 0 5 They 3 (treble)" })).toBeVisible();
});

test("three for each side in one deal are refused, and nothing is lost", async ({ page }) => {
  await open(page);
  await button(page, "We: one trick").click();
  await button(page, "They: one trick").click();
  await expect(page.getByRole("status").last()).toContainText("only one side can");
  await expectScore(page, "one point.", "no points.");
});

test("every tap can be undone, and the page says when there is no more", async ({ page }) => {
  await open(page);
  await press(page, "We: one trick", 4);
  await press(page, "Next deal");
  await expectScore(page, "four points.", "no points.");
  await press(page, "Undo", 2);
  await expectScore(page, "three points.", "no points.");
  await press(page, "Undo", 4);
  await expectScore(page, "no points.", "no points.");
  await expect(page.getByRole("status").last()).toContainText("nothing to undo");
});

test("a new rubber is asked about, begun, and undone", async ({ page }) => {
  await open(page);
  await page.getByRole("radio", { name: "Ten" }).check();
  await expect(button(page, "We: honours 2")).toHaveCount(0);
  await press(page, "We: one trick", 7);
  await expectScore(page, "seven points. Games: none.", "no points.");

  await button(page, "New rubber").click();
  const dialog = page.getByRole("dialog", { name: "Put this rubber away" });
  await dialog.getByRole("button", { name: "Keep this one" }).click();
  await expectScore(page, "seven points.", "no points.");

  await page.getByRole("radio", { name: "Seven, American" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("radio", { name: "Ten" })).toBeChecked();

  await button(page, "New rubber").click();
  await dialog.getByRole("button", { name: "Begin a new one" }).click();
  await expectScore(page, "no points.", "no points.");
  await press(page, "Undo");
  await expectScore(page, "seven points. Games: none.", "no points.");
});

for (const stored of ["{", '{"v":9}', '{"v":1,"rubbers":[{"game":5,"taps":["deal"]}]}']) {
  test(`a stored marker of ${stored} is set aside and said in a sentence`, async ({ page }) => {
    await page.goto("/404.html");
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key ?? "", text ?? ""),
      [KEY, stored],
    );
    await open(page);
    await expect(page.getByRole("status").last()).toContainText("set aside");
    const aside = await page.evaluate((key) => localStorage.getItem(`${key}.malformed`), KEY);
    expect(aside).toBe(stored);
    await button(page, "They: one trick").click();
    await page.reload();
    await expectScore(page, "no points.", "one point.");
  });
}

test("a thumb reaches what moves the marker, and nothing goes off the side", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await open(page);
  for (const name of ["We: one trick", "They: honours 4", "Undo", "Next deal"]) {
    const box = await button(page, name).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
    expect(box?.width, name).toBeGreaterThanOrEqual(44);
    expect(box?.y, name).toBeGreaterThan(300);
    await expect(button(page, name)).toBeInViewport();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs, and offers nothing that would not work", async ({ page }) => {
    await page.goto(PLACE);
    expect(await page.locator("main noscript").textContent()).toContain("needs JavaScript");
    await expect(page.getByRole("heading", { name: "Whist marker" })).toBeVisible();
    await expect(page.locator(".whist-marker button:visible")).toHaveCount(0);
  });
});
