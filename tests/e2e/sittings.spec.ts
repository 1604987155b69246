import type { Page } from "@playwright/test";
import { loadKind } from "../../src/exercises/catalog.ts";
import { choicesOf } from "../../src/exercises/kit/ask.ts";
import type { Mark } from "../../src/exercises/kit/exercise.ts";
import { isKindId, KIND_IDS } from "../../src/exercises/kit/kinds.ts";
import { levelOf } from "../../src/exercises/kit/problem.ts";
import { DAILY_HANDS } from "../../src/exercises/kit/subjects.ts";
import { dailyHand } from "../../src/progress/model/daily.ts";
import { solvedSeed, type Solved } from "../support/problems.ts";
import { barriers } from "./barriers.ts";
import { expect, test } from "./fixture.ts";
import { answerHere, answerIn, kept } from "./learner.ts";
import { choiceMarked, Exercise } from "./reader.ts";

/** The problem now on the page, with its solution. */
async function posed(page: Page): Promise<Solved & { readonly seed: number }> {
  const item = (await page.locator("[data-exercise]").getAttribute("data-item")) ?? "";
  const [kind = "", seed = ""] = item.split(":");
  return { ...(await solvedSeed(kind, Number(seed))), seed: Number(seed) };
}

/** Answers the problem now on the page by keyboard alone, however it is asked. */
async function answerByKeyboard(page: Page, mark: Mark): Promise<void> {
  const { problem, solution } = await posed(page);
  const exercise = new Exercise(page, problem);
  if (solution.type === "entries") {
    for (const { field, value } of solution.entries) {
      await exercise.box(field).focus();
      await page.keyboard.type(String(value));
    }
    await exercise.checkButton().focus();
    await page.keyboard.press("Enter");
  } else {
    const ids = problem.ask.type === "several" ? choicesOf(problem.ask) : [];
    const best = solution.choices.filter((one) => one.mark === "best").map(({ id }) => id);
    for (const id of ids.filter((one) => best.includes(one))) {
      await exercise.choice(id).focus();
      await page.keyboard.press("Space");
    }
    if (problem.ask.type === "several") await exercise.checkButton().focus();
    else await exercise.choice(choiceMarked(solution, mark) ?? "").focus();
    await page.keyboard.press("Enter");
  }
  await exercise.expectVerdict(mark);
}

test("a mixed review of ten is done by keyboard, and ends in a quiet summary", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/practice/review/");
  await page.getByRole("button", { name: "Begin" }).press("Enter");
  const seen: string[] = [];
  for (let turn = 1; turn <= 10; turn++) {
    await expect(page.getByText(`Problem ${turn} of 10`)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
    if (turn === 2) expect(await barriers(page)).toEqual([]);
    const { problem } = await posed(page);
    seen.push(problem.id);
    await answerByKeyboard(page, "best");
    const onward = page.getByRole("button", { name: turn < 10 ? "Next problem" : "How it went" });
    await onward.focus();
    await page.keyboard.press("Enter");
  }
  const came = page.getByRole("heading", { name: "Ten of ten right at the first try" });
  await expect(came).toBeFocused();
  await expect(page.getByText(/^(Tomorrow|In \d+ days) comes? back: /)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(new Set(seen).size).toBe(10);
  expect((await kept(page)).map(({ item }) => item).sort()).toEqual(seen.sort());
});

test("what is due comes first in a review, and only on its day", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-28T10:00:00") });
  await answerIn(page, "cutting", 4, "wrong");
  await page.goto("/practice/");
  await expect(page.getByText("Nothing is due today.")).toBeVisible();
  await page.clock.setSystemTime(new Date("2026-11-29T08:00:00"));
  await page.reload();
  await expect(page.getByText("1 exercise is due today.")).toBeVisible();
  await page.getByRole("link", { name: "Mixed review" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator('[data-exercise="cutting"]')).toBeVisible();
});

test("ten of one kind are all of that kind, and those passed over are not counted", async ({
  page,
}) => {
  await page.goto("/practice/trick/");
  await page.getByRole("link", { name: "Ten of these" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  for (let turn = 1; turn <= 10; turn++) {
    await expect(page.getByText(`Problem ${turn} of 10`)).toBeVisible();
    const { seed } = await posed(page);
    if (turn > 2) {
      await page.getByRole("button", { name: "Skip" }).click();
      continue;
    }
    await answerHere(page, "trick", seed, turn === 1 ? "best" : "wrong");
    if (turn === 2) {
      await page.getByRole("button", { name: "Try again" }).click();
      await answerHere(page, "trick", seed, "best");
    }
    await page.getByRole("button", { name: "Next problem" }).click();
  }
  await expect(
    page.getByRole("heading", { name: "One of two right at the first try" }),
  ).toBeVisible();
  await expect(page.getByText("Worth another look:")).toBeVisible();
  await expect(page.getByRole("link", { name: "1 problem to do again" })).toBeVisible();
});

test("a problem missed waits to be done again, with the same cards, until it is got right", async ({
  page,
}) => {
  await answerIn(page, "trick", 12, "wrong");
  await answerIn(page, "lead-card", 6, "wrong");
  await answerIn(page, "lead-card", 7, "best");
  await page.goto("/practice/");
  await expect(page.getByText("2 waiting.")).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Do again" }).click();
  await expect(page.getByText("2 problems, the latest first.")).toBeVisible();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator('[data-item="lead-card:6"]')).toBeVisible();
  await answerHere(page, "lead-card", 6, "best");
  await page.getByRole("button", { name: "Next problem" }).click();
  await answerHere(page, "trick", 12, "wrong");
  await page.getByRole("button", { name: "Try again" }).click();
  await answerHere(page, "trick", 12, "best");
  await page.getByRole("button", { name: "How it went" }).click();
  await page.getByRole("button", { name: "Another sitting" }).click();
  await expect(page.getByText("Problem 1 of 1")).toBeVisible();
  await answerHere(page, "trick", 12, "best");
  await page.getByRole("button", { name: "How it went" }).click();
  await expect(page.getByRole("button", { name: "Another sitting" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Nothing waits.")).toBeVisible();
});

test("a problem that no longer fits its exercise is dropped with a sentence", async ({ page }) => {
  await answerIn(page, "lead-card", 6, "wrong");
  await answerIn(page, "trick", 12, "wrong");
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("odd-trick", 1);
        opening.onsuccess = () => {
          const change = opening.result.transaction("missed", "readwrite");
          change.objectStore("missed").put({ kind: "trick", id: "trick:12", scene: 7 }, "trick:12");
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto("/practice/again/");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator('[data-item="lead-card:6"]')).toBeVisible();
  await expect(page.getByText("has changed since, and has been dropped")).toBeVisible();
  await page.goto("/practice/again/");
  await expect(page.getByText("1 problem, the latest first.")).toBeVisible();
});

test("the daily hand is the same for everybody on a day, and another on the next", async ({
  page,
  browser,
}) => {
  const hand = (day: `${number}-${number}-${number}`) => {
    const { kind, seed } = dailyHand(day, DAILY_HANDS);
    return `[data-item="${kind}:${seed}"]`;
  };
  /** Opens the page of the daily hand, and stirs, as a reader does who comes for it. */
  const open = async (at: Page, query = "") => {
    await at.goto(`/practice/daily/${query}`);
    await expect(at.getByRole("button", { name: "Deal the hand" })).toBeVisible();
    await at.keyboard.press("Tab");
  };
  await page.clock.install({ time: new Date("2026-11-29T12:00:00") });
  await open(page);
  await expect(page.locator(hand("2026-11-29"))).toBeVisible();

  const elsewhere = await browser.newContext({ timezoneId: "Pacific/Auckland" });
  const other = await elsewhere.newPage();
  // It is the evening of the 28th in London, and already the 29th in Auckland.
  await other.clock.install({ time: new Date("2026-11-28T20:00:00Z") });
  await open(other);
  await expect(other.locator(hand("2026-11-29"))).toBeVisible();
  await elsewhere.close();

  await page.getByRole("link", { name: "Yesterday’s hand" }).click();
  await expect(page).toHaveURL(/day=2026-11-28$/);
  await page.keyboard.press("Tab");
  await expect(page.locator(hand("2026-11-28"))).toBeVisible();
  expect(hand("2026-11-28")).not.toBe(hand("2026-11-29"));
  expect(new URL(page.url()).search).toBe("?day=2026-11-28");
  await page.goBack();
  await page.keyboard.press("Tab");
  await expect(page.locator(hand("2026-11-29"))).toBeVisible();
  await open(page, "?day=2026-11-27");
  await expect(page.locator(hand("2026-11-27"))).toBeVisible();
  await open(page, "?day=2026-02-30");
  await expect(page.getByText("“2026-02-30” is no day")).toBeVisible();
  await expect(page.locator(hand("2026-11-29"))).toBeVisible();
});

test("a level that is set holds from the next problem on, and is still set afterwards", async ({
  page,
}) => {
  const kinds = await Promise.all(KIND_IDS.map(loadKind));
  const kind = kinds.find(({ levels = 1 }) => levels > 1);
  if (!kind) throw new Error("no kind has levels");
  const levelShown = async () => levelOf(kind, (await posed(page)).seed);
  await page.goto(`/practice/${kind.id}/`);
  expect(await levelShown()).toBe(1);
  await page.locator("[data-asleep]").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator("summary", { hasText: "Level" }).click();
  await expect(page.getByText("By your answers you are at level 1.")).toBeVisible();
  await page.getByRole("radio", { name: "2" }).check({ force: true });
  await expect(page.getByText("From the next problem on.")).toBeVisible();
  for (let round = 0; round < 3; round++) {
    const before = await page.locator("[data-exercise]").getAttribute("data-item");
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.locator(`[data-item="${before}"]`)).toHaveCount(0);
    expect(await levelShown()).toBe(2);
  }
  await page.reload();
  await page.locator("[data-asleep]").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator("summary", { hasText: "Level" }).click();
  await expect(page.getByRole("radio", { name: "2" })).toBeChecked();
});

test("every hand of the days is of a kind there is", () => {
  for (const { kinds } of DAILY_HANDS) {
    for (const kind of kinds) expect(isKindId(kind), kind).toBe(true);
  }
});
