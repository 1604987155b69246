import { expect, test } from "./fixture.ts";
import type { Page } from "@playwright/test";

const PATH = "/table/eleven-rule/";

const heading = (page: Page) => page.locator(".count h2");
const rank = (page: Page, name: string) =>
  page
    .getByRole("group", { name: "The cards of the suit" })
    .getByRole("button", { name: new RegExp(`^${name}\\b`) });
const awake = (page: Page) => expect(page.locator("[data-asleep]")).toHaveCount(0);

async function tapIn(page: Page, place: string, ...names: string[]) {
  await page.getByRole("radio", { name: place, exact: true }).check({ force: true });
  for (const name of names) await rank(page, name).click();
}

test("the book’s own example on a phone: kept when the page is closed, undone step by step", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  await awake(page);
  await expect(heading(page)).toHaveText("Which card was led?");
  await tapIn(page, "The lead", "seven");
  await tapIn(page, "Dummy’s", "queen", "nine", "two");
  await tapIn(page, "Yours", "ace", "jack", "three");
  await expect(heading(page)).toHaveText("Declarer has nothing above the seven");
  await expect(page.locator(".sum")).toContainText("0 are declarer’s");
  const strip = page.getByRole("list", { name: "The cards above the seven" });
  await expect(strip.getByRole("listitem")).toHaveText([
    "8?unseen",
    "9dummy",
    "10?unseen",
    "Jyou",
    "Qdummy",
    "K?unseen",
    "Ayou",
  ]);
  for (const button of await page.locator(".reckoner button").all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.reload();
  await expect(heading(page)).toHaveText("Declarer has nothing above the seven");
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.click();
  await undo.click();
  await expect(heading(page)).toHaveText("Declarer has one above the seven");
  await page.getByRole("button", { name: "Clear the cards" }).click();
  await expect(heading(page)).toHaveText("Which card was led?");
  await undo.click();
  await expect(heading(page)).toHaveText("Declarer has one above the seven");
});

test("a card stands in one place only", async ({ page }) => {
  await page.goto(PATH);
  await awake(page);
  await tapIn(page, "The lead", "six");
  await tapIn(page, "Dummy’s", "king");
  await tapIn(page, "Yours", "king");
  const note = page.locator(".reckoner > [role=status]");
  await expect(note).toHaveText(
    "The king lies in dummy; take it away there before you put it anywhere else.",
  );
  await tapIn(page, "Dummy’s", "king");
  await expect(note).toBeEmpty();
  await tapIn(page, "Yours", "king");
  await expect(rank(page, "king")).toHaveAttribute("aria-pressed", "true");
});

test("the rule is refused with its reason, and its rule is linked", async ({ page }) => {
  await page.goto(PATH);
  await awake(page);
  await tapIn(page, "The lead", "queen");
  await expect(heading(page)).toHaveText("The rule does not apply");
  await expect(page.locator(".count")).toContainText("The queen is an honour.");
  await tapIn(page, "The lead", "nine");
  await tapIn(page, "Dummy’s", "ace", "king", "queen");
  await expect(page.locator(".count")).toContainText(
    "11 − 9 allows two higher outside partner’s hand; three are in sight.",
  );
  await page.getByRole("link", { name: "When the lead was not fourth best" }).click();
  await expect(page.locator('[id="third.eleven.not-fourth"]')).toBeVisible();
});

test("all of it by keyboard, from declarer’s chair", async ({ page }) => {
  await page.goto(PATH);
  await awake(page);
  await page.getByRole("radio", { name: "Leader’s partner" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("5");
  await expect(heading(page)).toHaveText("Third hand has six above the five");
  await page.keyboard.press("q");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(rank(page, "jack")).toHaveAttribute("aria-pressed", "true");
  await expect(heading(page)).toHaveText("Third hand has four above the five");
  await page.keyboard.press("0");
  await expect(heading(page)).toHaveText("Third hand has three above the five");
});

test("cards kept in a form that cannot be read are put aside, with a sentence", async ({
  page,
}) => {
  await page.goto(PATH);
  await page.evaluate(() => localStorage.setItem("odd-trick.eleven", '{"v":1,"now":7}'));
  await page.reload();
  await expect(page.locator(".reckoner > [role=status]")).toContainText("could not be read");
  expect(await page.evaluate(() => localStorage.getItem("odd-trick.eleven.malformed"))).toBe(
    '{"v":1,"now":7}',
  );
});
