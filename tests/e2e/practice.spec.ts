import { KIND_IDS } from "../../src/exercises/kit/kinds.ts";
import { choicesOf } from "../../src/exercises/kit/ask.ts";
import { solvedSeed } from "../support/problems.ts";
import { expect, test } from "./fixture.ts";
import { Exercise } from "./reader.ts";

const exerciseRoot = "[data-exercise]";

for (const kind of KIND_IDS) {
  test(`${kind}: the address restores its problem, and the next one is written there`, async ({
    page,
  }) => {
    const { problem, solution } = await solvedSeed(kind, 12);
    const exercise = new Exercise(page, problem);
    await page.goto(`/practice/${kind}/?seed=12`);
    await expect(exercise.root).toBeVisible();
    await exercise.wake();
    for (const choice of choicesOf(problem.ask))
      await expect(exercise.choice(choice)).toBeVisible();

    if (solution.type === "entries") {
      await exercise.fill(solution.entries);
      await exercise.check();
    } else {
      await exercise.choose(solution, "best");
    }
    await exercise.expectVerdict("best");

    await exercise.root.getByRole("button", { name: "Next problem" }).click();
    await expect(exercise.root).toHaveCount(0);
    const next = await page.locator(exerciseRoot).getAttribute("data-item");
    expect(next).toMatch(new RegExp(`^${kind}:\\d+$`));
    expect(new URL(page.url()).searchParams.get("seed")).toBe(next?.split(":")[1]);

    await page.reload();
    await expect(page.locator(`[data-item="${next}"]`)).toBeVisible();
  });
}

for (const seed of ["abc", "-1", "99999999999", "1.5"]) {
  test(`a problem number “${seed}” is refused in a sentence, and the page works on`, async ({
    page,
  }) => {
    await page.goto(`/practice/lead-card/?seed=${seed}`);
    const root = page.locator(exerciseRoot);
    const status = root.getByRole("status");
    await expect(status).toContainText(`“${seed}”`);
    expect((await status.innerText()).match(/[.!?](?:\s|$)/g)).toHaveLength(1);

    await root.locator("button[data-answer]").first().click();
    await expect(root).toHaveAttribute("data-verdict", /./);
  });
}

test("the link that is copied restores the problem", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/practice/lead/?seed=12");
  const root = page.locator('[data-item="lead:12"]');
  await root.getByRole("button", { name: "Copy link" }).click();
  await expect(root.getByRole("status")).toContainText("Link copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto("/");
  await page.goto(link);
  await expect(root).toBeVisible();
});

test("a problem may be skipped", async ({ page }) => {
  await page.goto("/practice/declarer/?seed=12");
  const root = page.locator('[data-item="declarer:12"]');
  await root.getByRole("button", { name: "Skip" }).click();
  await expect(root).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get("seed")).not.toBe("12");
});
