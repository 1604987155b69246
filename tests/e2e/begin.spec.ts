import type { Page } from "@playwright/test";
import { LADDER } from "../../src/exercises/placement.ts";
import type { Mark } from "../../src/exercises/kit/exercise.ts";
import { solvedSeed } from "../support/problems.ts";
import { barriers } from "./barriers.ts";
import { expect, test } from "./fixture.ts";
import { kept } from "./learner.ts";
import { Exercise } from "./reader.ts";

/** Answers the rung that is shown, and goes on. */
async function climb(page: Page, at: number, mark: Mark): Promise<void> {
  const rung = LADDER[at];
  if (!rung) throw new Error(`there is no rung ${at}`);
  const { problem, solution } = await solvedSeed(rung.kind, rung.seed);
  const exercise = new Exercise(page, problem);
  await expect(page.getByText(`Problem ${at + 1} of 12`)).toBeVisible();
  await expect(exercise.root.getByRole("heading")).toBeFocused();
  await exercise.choose(solution, mark);
  await exercise.expectVerdict(mark);
  const onward = mark === "wrong" ? "Leave it, and go on" : "Next problem";
  await page.getByRole("button", { name: onward }).click();
}

test("problems that climb end in a lesson and say why, and the record keeps the answers", async ({
  page,
}) => {
  await page.goto("/learn/");
  await page.getByRole("link", { name: "Find where to begin" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await climb(page, 0, "best");
  await climb(page, 1, "wrong");
  expect(await barriers(page)).toEqual([]);
  await climb(page, 2, "best");
  await climb(page, 3, "wrong");
  const came = page.getByRole("heading", {
    name: "Begin with “The bidding, and what outranks what”",
  });
  await expect(came).toBeFocused();
  await expect(page.getByText("“Is the bid enough?” is what this lesson is about")).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect((await kept(page)).map(({ item }) => item).sort()).toEqual(
    ["bid-sufficient:3", "declarer:6", "lead-card:3", "trick:3"].sort(),
  );
  await page.getByRole("link", { name: "To the lesson" }).click();
  await expect(page).toHaveURL("/learn/first-evening/the-bidding/");
});

test("problems skipped in the climb count as missed, and end it as soon", async ({ page }) => {
  await page.goto("/learn/where-to-begin/");
  await page.getByRole("button", { name: "Begin" }).click();
  for (const turn of [1, 2]) {
    await expect(page.getByText(`Problem ${turn} of 12`)).toBeVisible();
    await page.getByRole("button", { name: "Skip" }).click();
  }
  const came = { name: "Begin with “The pack, the deal and the tricks”" };
  await expect(page.getByRole("heading", came)).toBeFocused();
});

test("the list of lessons tells which of their exercises are done", async ({ page }) => {
  await page.goto("/learn/first-evening/the-pack-and-the-tricks/");
  const { lessonPlaces } = await import("./places.ts");
  const { solvedItem } = await import("../support/problems.ts");
  const place = lessonPlaces().find(({ path }) => path.endsWith("/the-pack-and-the-tricks/"));
  const settings = place?.settings ?? [];
  const answer = async (from: number, to: number) => {
    for (const { kind, item } of settings.slice(from, to)) {
      const { problem, solution } = await solvedItem(kind, item);
      const exercise = new Exercise(page, problem);
      await exercise.wake();
      await exercise.choose(solution, "best");
      await exercise.expectVerdict("best");
    }
    await expect.poll(async () => (await kept(page)).length).toBe(to);
  };
  const line = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: place?.title ?? "" }) });
  await answer(0, 1);
  await page.goto("/learn/");
  await expect(line).toContainText(`1 of ${settings.length} right`);
  await page.goBack();
  await answer(1, settings.length);
  await page.goto("/learn/");
  await expect(line).toContainText("Done");
});
