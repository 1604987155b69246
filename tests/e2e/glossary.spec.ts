import type { Page } from "@playwright/test";
import { expect, test } from "./fixture.ts";

const LESSON = "/learn/leads/trump-leads/";
const LINE = /^Tenace \(TEN-iss\)\. Two cards of a suit with one missing/;

const word = (page: Page) => page.getByRole("link", { name: "tenace", exact: true });
const line = (page: Page) => page.getByText(LINE);

test("a word shows its line by keyboard, Escape puts it away, and Enter leads to the glossary", async ({
  page,
}) => {
  await page.goto(LESSON);
  await word(page).focus();
  await expect(line(page)).toBeVisible();
  await expect(word(page)).toHaveAccessibleDescription(LINE);
  await page.keyboard.press("Escape");
  await expect(line(page)).toBeHidden();
  await expect(word(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/glossary\/#tenace$/);
});

test("a word shows its line under the pointer, and keeps it while the line is read", async ({
  page,
}) => {
  await page.goto(LESSON);
  await word(page).hover();
  await expect(line(page)).toBeVisible();
  await line(page).hover();
  await expect(line(page)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(line(page)).toBeHidden();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a tap asks what the word means, and the line leads on", async ({ page }) => {
    await page.goto(LESSON);
    await word(page).tap();
    await expect(line(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${LESSON}$`));
    await page.getByRole("link", { name: "In the glossary" }).tap();
    await expect(page).toHaveURL(/\/glossary\/#tenace$/);
  });
});
