import type { Locator, Page } from "@playwright/test";
import { parseSet } from "../../src/classroom/set.ts";
import { must } from "../../src/engine/core/result.ts";
import { expect, test } from "./fixture.ts";

/** Presses Tab, or Shift and Tab, until the one thing wanted has the focus. */
async function tabTo(page: Page, wanted: Locator, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error("the Tab key does not lead there");
}

test("by keyboard alone: three questions are found, looked at, put in order and shared", async ({
  page,
}) => {
  await page.goto("/teach/build/");
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  await tabTo(page, page.getByRole("textbox", { name: "Title" }));
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
  await page.keyboard.type("By keys");

  await tabTo(page, page.getByRole("searchbox", { name: /^Words/ }));
  await page.keyboard.type("finesse drop nine");
  await expect(page.getByText(/^1 exercise and \d+ ready-made problems fit\.$/)).toBeVisible();
  await tabTo(page, button(/^Look at “/).first());
  await page.keyboard.press("Enter");
  await expect(page.locator(".preview h2")).toBeFocused();
  await tabTo(page, page.locator(".preview").getByRole("button").first());
  await page.keyboard.press("Enter");
  const fault = page.getByRole("link", { name: "Report a fault in this item" });
  await expect(fault).toHaveAttribute(
    "href",
    /^mailto:\?subject=Odd%20Trick%3A%20finesse-or-drop%3A.*Item%3A%20finesse-or-drop%3A[^%]+%0D.*Answer%20given%3A%20.*Edition%3A%20/,
  );
  await tabTo(page, button("Add this one"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Question 1 is added.")).toBeVisible();
  for (const [at, count] of [2, 3].entries()) {
    await tabTo(page, button(/^Add “/).nth(at + 1));
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Question ${count} is added.`)).toBeVisible();
  }
  const link = page.getByRole("textbox", { name: "Link for the class" });
  const before = must(parseSet(await link.inputValue())).steps;

  await tabTo(page, button(/^Move question 3/), "Shift+Tab");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Question 3 is question 2 now.")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Question 2 is question 1 now.")).toBeVisible();
  await expect(button(/^Move question 1/)).toBeFocused();

  await tabTo(page, button("Show a QR code"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: /QR code$/ })).toBeVisible();
  const { title, steps } = must(parseSet(await link.inputValue()));
  expect(title).toBe("By keys");
  expect(steps).toEqual([before[2], before[0], before[1]]);

  // The mouse does what the arrows do.
  await button(/^Move question 1/).scrollIntoViewIfNeeded();
  const grip = await button(/^Move question 1/).boundingBox();
  const under = await page.locator(".steps > li").nth(2).boundingBox();
  if (!grip || !under) throw new Error("the questions are not drawn");
  await page.mouse.move(grip.x + 8, grip.y + 8);
  await page.mouse.down();
  await page.mouse.move(grip.x + 8, under.y + under.height - 4, { steps: 2 });
  await page.mouse.up();
  await expect(page.getByText("Question 1 is question 3 now.")).toBeVisible();
  expect(must(parseSet(await link.inputValue())).steps).toEqual(before);
});

test("by keyboard alone: a deal is typed, a card moved and taken back after a reload, and sent to a set", async ({
  page,
}) => {
  await page.goto("/table/deals/");
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const said = page.locator(".desk-bar").getByRole("status");
  await tabTo(page, page.getByRole("textbox", { name: "Type, paste or drop deals here" }));
  await page.keyboard.type("N:AK32.A2.KQ2.A432 QJ4.9876.AJ9.K87 T985.KQJ.T876.QJ 76.T543.543.T965");
  await tabTo(page, button("Read it"));
  await page.keyboard.press("Enter");
  await expect(said).toContainText("one board");

  const north = page.getByRole("region", { name: "Y, North" });
  const ace = north.getByRole("button", { name: "ace of spades" });
  await tabTo(page, ace);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("o");
  await expect(said).toContainText("♠︎K taken back.");
  await page.reload();
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
  await expect(north.getByRole("button", { name: "king of spades" })).toHaveCount(0);
  await tabTo(page, button("Undo"));
  await page.keyboard.press("Enter");
  await expect(said).toContainText("Taken back.");
  await expect(north.getByRole("button", { name: "king of spades" })).toHaveCount(1);

  await tabTo(page, page.locator("summary", { hasText: "Questions about these hands" }));
  await page.keyboard.press("Enter");
  const all = button("Add all to the set you are making");
  await expect(all).toBeVisible();
  await tabTo(page, all);
  await page.keyboard.press("Enter");
  await expect(
    page.getByText(/questions added\. The set you are making has \w+ now\.$/),
  ).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Open that set" }));
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("listitem").filter({ hasText: "A hand of your own" }).first(),
  ).toBeVisible();
});
