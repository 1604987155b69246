import type { Locator, Page } from "@playwright/test";
import { readDeals } from "../../src/engine/notation/read-deals.ts";
import { barriers } from "./barriers.ts";
import { expect, test } from "./fixture.ts";

const PATH = "/table/deals/";
const HANDS = "N:AKQJT98.T..65432 765.AKQJ.987.AKQ 432.98765.AKQ.JT .432.JT65432.987";

async function open(page: Page) {
  await page.goto(PATH);
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
}

const box = (page: Page) => page.getByRole("textbox", { name: "Type, paste or drop deals here" });
const hand = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const said = (page: Page) => page.locator(".desk-bar").getByRole("status");

async function read(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole("button", { name: "Read it" }).click();
}

test("a deal is read, its cards moved by touch and by keys, undone, and kept when the page closes", async ({
  page,
}) => {
  await open(page);
  await read(page, HANDS);
  await expect(said(page)).toContainText("Read as hands written out: one board.");
  await expect(box(page)).toHaveValue("");
  const north = hand(page, "Y, North");
  await expect(north.getByRole("button", { name: "of spades" })).toHaveCount(7);

  await north.getByRole("button", { name: "ace of spades" }).click();
  await north.getByRole("button", { name: "king of spades" }).click();
  await expect(said(page)).toBeVisible();
  await page.keyboard.press("o");
  await expect(said(page)).toContainText("taken back");
  await expect(north.getByRole("button", { name: "queen of spades" })).toBeFocused();
  const open2 = hand(page, "Open cards");
  await expect(open2.getByRole("button", { name: /of spades/ })).toHaveCount(2);

  await open2.getByRole("button", { name: "ace of spades" }).click();
  await hand(page, "Z, South").getByRole("button", { name: "Put here" }).click();
  await expect(said(page)).toContainText("would have 14");
  await north.getByRole("button", { name: "Put here" }).click();
  await expect(said(page)).toContainText("who has twelve");

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(open2.getByRole("button", { name: /of spades/ })).toHaveCount(2);
  await page.reload();
  await expect(open2.getByRole("button", { name: /of spades/ })).toHaveCount(2);
  await page.getByRole("button", { name: "Deal the open cards" }).click();
  await expect(north.getByRole("button", { name: "of spades" })).toHaveCount(7);
});

test("a bad text is kept, and what is wrong is named with its line", async ({ page }) => {
  await open(page);
  const bad = "N: ♠ A K\nE: ♠ Q\nS: ♠ K";
  await read(page, bad);
  await expect(page.getByText("Line 3: ♠K is in the hand of Y (North)")).toBeVisible();
  await expect(box(page)).toHaveValue(bad);
  await page.reload();
  await expect(box(page)).toHaveValue(bad);
});

test("a million signs of junk are refused while the page goes on answering", async ({ page }) => {
  await open(page);
  await page.getByLabel("Open a file").setInputFiles({
    name: "junk.pbn",
    mimeType: "text/plain",
    buffer: Buffer.from("[x".repeat(500_000)),
  });
  await expect(page.getByText(/Line 1: the text has 1,000,000 characters/)).toBeVisible();
});

test("the tricks of every trump and declarer are counted, and the board is saved in each form", async ({
  page,
}) => {
  await open(page);
  await read(page, HANDS);
  await page.getByText("Count the tricks").click();
  await page.getByRole("button", { name: "Every trump and declarer" }).click();
  await expect(page.getByText("All twenty figures are there.")).toBeVisible({ timeout: 20_000 });
  const row = page.getByRole("table", { name: "Tricks by trump and declarer" }).getByRole("row");
  await expect(row).toHaveCount(5);
  await page.getByText("Save, copy and print").click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save all as PBN" }).click();
  const stream = await (await saved).createReadStream();
  let text = "";
  for await (const part of stream) text += String(part);
  expect(readDeals(text).deals.map(({ hands }) => hands)).toEqual(
    readDeals(HANDS).deals.map(({ hands }) => hands),
  );
});

test("the desk with a deal on it has no barriers", async ({ page }) => {
  await open(page);
  await read(page, HANDS);
  await expect(said(page)).toContainText("one board");
  for (const summary of await page.locator(".rooms-below > details > summary").all()) {
    await summary.click();
  }
  await expect(page.getByRole("button", { name: "Save all as PBN" })).toBeVisible();
  expect(await barriers(page, ["light", "dark"])).toEqual([]);
});
