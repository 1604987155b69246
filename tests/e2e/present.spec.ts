import type { Page } from "@playwright/test";
import { EIGHT, EIGHT_DEALS } from "../support/class-sets.ts";
import { solvedSeed } from "../support/problems.ts";
import { barriers } from "./barriers.ts";
import { expect, test } from "./fixture.ts";

const question = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens the set on the screen, at its cover. */
async function open(page: Page, more = "", set = EIGHT): Promise<void> {
  await page.goto(`/teach/present/${more}#${set}`);
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
}

test("a set is led by keys, voted on, and gives nothing away before its answer", async ({
  page,
}) => {
  const { problem, solution } = await solvedSeed("eleven-count", 3);
  if (solution.type !== "choices") throw new Error("a number is chosen");
  const best = solution.choices.find(({ mark }) => mark === "best");
  const label =
    "options" in problem.ask && problem.ask.options.find(({ id }) => id === best?.id)?.label;
  if (!best || !label) throw new Error("one number is right");

  await open(page);
  await expect(question(page)).toHaveText("Tuesday class");
  await page.keyboard.press("Space");
  await expect(page.getByText("Question 1 of 8")).toBeVisible();
  await expect(question(page)).toBeFocused();
  const title = await page.title();
  const before = await page.locator("body").innerHTML();
  for (const sentence of [...solution.choices.map(({ because }) => because), ...solution.hints]) {
    expect(before).not.toContain(sentence.slice(0, 30));
  }
  expect(before).not.toContain("Right:");

  await page.getByRole("button", { name: label, exact: true }).click();
  await page.getByRole("button", { name: label, exact: true }).click();
  await page.getByRole("button", { name: "0", exact: true }).click();
  const votes = page.getByRole("table", { name: "3 votes" });
  await expect(
    votes.getByRole("row", { name: label === "0" ? /3/ : new RegExp(`^${label} 2`) }),
  ).toBeVisible();
  await page.getByRole("button", { name: "One fewer for 0" }).click();
  await expect(page.getByRole("table", { name: "2 votes" })).toBeVisible();
  await expect(page.getByText("Right:")).toHaveCount(0);

  // A vote that was clicked leaves the space bar to the screen.
  await page.keyboard.press("Space");
  await expect(page.getByText(`Right: ${label}.`)).toBeVisible();
  expect(await page.title()).toBe(title);
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Right:")).toHaveCount(0);
  await expect(page.getByRole("table", { name: "2 votes" })).toBeVisible();
});

test("a deal of the teacher’s own is laid open hand by hand, and never the others", async ({
  page,
}) => {
  await open(page);
  for (const press of [1, 2, 3]) await page.keyboard.press("PageDown", { delay: press });
  await expect(question(page)).toHaveText("Where do you lose a trick?");
  await expect(page.getByRole("group", { name: "The hand of Z" })).toBeVisible();
  await expect(page.getByRole("group", { name: /^The hand of/ })).toHaveCount(1);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByRole("group", { name: /^The hand of/ })).toHaveCount(2);
  expect(await page.locator("body").innerHTML()).not.toContain("queen of diamonds");
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(page.getByText("The third spade has no helper.")).toBeVisible();
});

test("the presenter’s own window sees the answer and what is next, and keeps step", async ({
  page,
  context,
}) => {
  await open(page);
  const own = await context.newPage();
  await open(own, "?view=presenter");
  const desk = own.getByRole("complementary", { name: "For the presenter" });
  await page.keyboard.press("Space");
  await expect(own.getByText("Question 1 of 8")).toBeVisible();
  await expect(desk).toContainText("Right:");
  await expect(desk).toContainText("The answer is shown.");
  await own.getByRole("button", { name: "Show the answer" }).click();
  await expect(page.getByText("Right:")).toBeVisible();
  await own.getByRole("button", { name: "0", exact: true }).waitFor();
  await own.keyboard.press("PageUp");
  await own.getByRole("button", { name: "0", exact: true }).click();
  await expect(page.getByRole("table", { name: "1 vote" })).toBeVisible();
  await page.keyboard.press("b");
  await expect(own.getByText("The screen is dark.")).toBeVisible();
});

test("a code that cannot be read is kept, and said so; what is whole can be taken", async ({
  page,
}) => {
  const bad = `${EIGHT.slice(0, 60)}${EIGHT[60] === "A" ? "B" : "A"}${EIGHT.slice(61)}`;
  await page.goto(`/teach/present/#${bad}`);
  await expect(page.getByRole("alert")).not.toBeEmpty();
  const box = page.getByLabel("The link or the code of a class set");
  await expect(box).toHaveValue(bad);
  await page.getByRole("button", { name: /^Take the .* that can be read/ }).click();
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
});

/** Leads on over so many slides, and says of each what of it does not fit the window. */
async function cutOff(page: Page, slides: number, downwards: boolean): Promise<string[]> {
  const found: string[] = [];
  for (let slide = 0; slide < slides; slide++) {
    const { over, tall } = await page.evaluate(() => ({
      over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      tall: document.documentElement.scrollHeight - innerHeight,
    }));
    if (over > 0 || (downwards && tall > 1)) {
      found.push(`slide ${slide}: ${over} across, ${tall} down`);
    }
    await page.keyboard.press("PageDown");
  }
  return found;
}

for (const width of [360, 1920]) {
  test(`at ${width} px nothing is cut off and axe finds no barrier`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 1080 });
    await open(page);
    expect(await cutOff(page, 2, width > 1000)).toEqual([]);
    expect(await barriers(page, ["light", "dark"])).toEqual([]);
    expect(await cutOff(page, 20, width > 1000)).toEqual([]);
    await expect(page.getByText("That was the last")).toBeVisible();
  });
}

test("four whole hands stand on the screen at once, in letters for the back of the room", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, "", EIGHT_DEALS);
  await page.keyboard.press("PageDown");
  expect(await cutOff(page, 3, true)).toEqual([]);
  await expect(page.getByRole("group", { name: /^The hand of/ })).toHaveCount(4);
  expect(await cutOff(page, 1, true)).toEqual([]);
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("button", { name: "Show the answer" })).toBeInViewport({ ratio: 1 });
  const rank = page.locator(".rank").first();
  const size = await rank.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  expect(size).toBeGreaterThan(30);
});
