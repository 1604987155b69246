/** Questions at the turning points of printed hands, a hand in a lesson, and faults at the table beside the revoke. */
import type { Page } from "@playwright/test";
import { barriers } from "./barriers.ts";
import { expect, test } from "./fixture.ts";

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
}

const card = (page: Page, name: string | RegExp) =>
  page.getByRole("group", { name: "The hand to play" }).getByRole("button", { name });

/** Whatever of the solver a page fetches, as it fetches it. */
function solverFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/solver|worker/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

test("the reader chooses before he is shown the book’s card, and is told what it is worth", async ({
  page,
}) => {
  const fetched = solverFetched(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/play/elwell-01/");
  await page.getByRole("button", { name: "Answer two questions" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 2" })).toBeFocused();
  await expect(page.getByText("twelve cards unseen")).toHaveCount(2);
  // What the adversaries still hold is nowhere on the page, and the book’s next card neither.
  await expect(page.locator(".tricks tbody tr")).toHaveCount(1);
  await expect(page.locator(".board")).not.toContainText("QJ862");
  expect(await barriers(page)).toEqual([]);

  const told = page.getByRole("status").filter({ has: page.getByRole("heading") });
  await card(page, "ace of spades").click();
  await expect(told).toContainText("Not here: the ace of spades");
  await expect(told).toContainText("As the cards lie it costs three tricks.");
  await card(page, /^three of spades/).press("Enter");
  await expect(told).toContainText("Right: the three of spades");
  await expect(told).toContainText("It is the card of the book.");

  await page.getByRole("button", { name: "Next question" }).click();
  await expect(page.getByRole("heading", { name: "Question 2 of 2" })).toBeFocused();
  // The rule leads up to dummy’s weak suit; as the cards lie only the ace saves the trick.
  await card(page, "five of hearts").click();
  await expect(told).toContainText("Also sound: the five of hearts");
  await expect(told.getByRole("link").first()).toHaveAttribute("href", /^\/rules\/.+#/);
  await page.getByRole("button", { name: "Back to the play" }).click();
  await expect(page.locator(".say")).toContainText("to lead");
  expect(fetched).toEqual([]);
});

test("what a printed hand is worth is known before anything is solved", async ({ page }) => {
  const fetched = solverFetched(page);
  await open(page, "/play/elwell-01/");
  await page.getByText("What the deal is worth").click();
  await expect(page.locator(".worth p")).toContainText("take nine");
  expect(fetched).toEqual([]);
});

test("a hand in a lesson is stepped through, and the lesson fetches nothing of the solver", async ({
  page,
}) => {
  const fetched = solverFetched(page);
  await page.goto("/learn/whist/four-ways-of-taking-tricks/");
  await page.keyboard.press("Tab");
  const hand = page.getByRole("figure").filter({ hasText: "Next card" });
  await hand.scrollIntoViewIfNeeded();
  await expect(page.locator("[data-shown]")).toHaveCount(0);
  await hand.getByRole("button", { name: "Next card" }).click();
  await expect(hand.getByRole("status")).toContainText("leads the king of clubs");
  await expect(hand.getByRole("link")).toHaveAttribute("href", "/play/foster-whist-1/");
  expect(fetched).toEqual([]);
});

test("a deal of auction is bid and laid out by its number", async ({ page }) => {
  await open(page, "/play/deal/?game=auction-1914&seed=1");
  await expect(page.locator(".told")).toContainText("plays one heart.");
});

test("a lead out of turn and a dropped card are put to the laws", async ({ page }) => {
  await open(page, "/play/foster-auction-1/");
  await page.getByRole("checkbox", { name: /other faults/ }).check();
  await page.getByRole("button", { name: "To trick 1", exact: true }).click();
  const faults = page.locator(".faults");
  const whose = faults.getByRole("group", { name: "Whose card" });
  await whose.getByRole("radio", { name: /East/ }).check({ force: true });
  await faults.getByRole("combobox", { name: "Card" }).selectOption("Eight of spades");
  await faults.getByRole("button", { name: "It is led out of turn" }).click();
  await expect(faults).toContainText("led out of turn.");
  await expect(faults.getByRole("button", { name: "Accept the lead" })).toBeVisible();
  await faults.getByRole("button", { name: /lies face up and may be called/ }).click();
  await expect(faults).toContainText("lies face up.");
  await expect(page.locator(".say")).toContainText("to lead.");
  await faults.getByRole("combobox", { name: "Card" }).selectOption("Ace of hearts");
  await faults.getByRole("button", { name: "It falls face up" }).click();
  await expect(faults.getByRole("button", { name: /^Call it/ })).toHaveCount(2);
  expect(await barriers(page)).toEqual([]);
});

test("a teacher’s own file asks its question, priced on the reader’s device", async ({ page }) => {
  await open(page, "/play/deal/");
  await page.getByText("A deal of your own").click();
  await page.getByRole("textbox", { name: /^Paste a deal/ }).fill(`[Dealer "S"]
[Deal "N:9.763.Q65.KQJ542 T75.AJ95.JT87.A7 A43.KQ4.AK32.T63 KQJ862.T82.94.98"]
[Declarer "S"]
[Contract "1NT"]
[Note "1:? West leads the king of spades. Does South take it?"]
[Play "W"]
SK S9 S5 S3 =1=
`);
  await page.locator("details").getByRole("button", { name: "Lay it out" }).click();
  await page.getByRole("button", { name: "Answer one question" }).click();
  await expect(page.getByText("Does South take it?")).toBeVisible({ timeout: 20_000 });
  await card(page, "ace of spades").click();
  await expect(page.getByText("As the cards lie it costs three tricks.")).toBeVisible();
});
