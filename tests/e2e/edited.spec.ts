/** A record older than the site: of a lesson that has been edited since, of an exercise that is gone, of another zone. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { KINDS } from "../../src/exercises/kit/kinds.ts";
import type { Answered } from "../../src/progress/model/answered.ts";
import { exercisesIn, lessons } from "../support/content.ts";
import { solvedItem } from "../support/problems.ts";
import { expect, test } from "./fixture.ts";
import { answerIn, kept } from "./learner.ts";
import { choiceMarked, Exercise } from "./reader.ts";

/** Writes an answer into the record, and with it a problem to be done again, as an earlier edition would have. */
function keepOf(page: Page, answer: Answered, problem: unknown): Promise<void> {
  return page.evaluate(
    ({ answer, problem }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("odd-trick", 1);
        opening.addEventListener("error", () => reject(opening.error));
        opening.onsuccess = () => {
          const change = opening.result.transaction(["answers", "missed"], "readwrite");
          change.objectStore("answers").put(answer, answer.id);
          change.objectStore("missed").put(problem, answer.item);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { answer, problem },
  );
}

const missed = (kind: string, item: string): Answered => ({
  id: `old-${item}`,
  at: Date.UTC(2026, 9, 1, 12),
  day: "2026-10-01",
  kind,
  item,
  level: 1,
  mark: "wrong",
  right: [],
  wrong: ["lead.high.king"],
  attempt: 1,
  hints: 0,
});

test("what was missed in a lesson that no longer sets it is still on record, and is done again as it stood", async ({
  page,
}) => {
  const { problem, solution } = await solvedItem("lead-card", "king-queen");
  const old = { ...problem, id: "lead-card:taken-out-since" };
  const set = lessons().flatMap((lesson) => exercisesIn(lesson).map(({ item }) => item));
  expect(set).not.toContain("taken-out-since");

  await answerIn(page, "trick", 12, "best");
  await keepOf(page, missed("lead-card", old.id), old);
  await page.goto("/practice/record/");
  const line = page.getByRole("row").filter({
    has: page.getByRole("rowheader", { name: KINDS["lead-card"].title, exact: true }),
  });
  await expect(line).toContainText("0 of 1");
  await expect(page.getByText("1 problem to do again")).toBeVisible();

  await page.goto("/practice/again/");
  await page.getByRole("button", { name: "Begin" }).click();
  const exercise = new Exercise(page, old);
  await exercise.choice(choiceMarked(solution, "best") ?? "").click();
  await exercise.expectVerdict("best");
  await expect.poll(async () => (await kept(page)).length).toBe(3);
  expect((await kept(page)).filter(({ item }) => item === old.id)).toHaveLength(2);
  await page.goto("/practice/");
  await expect(page.getByText("waiting.")).toHaveCount(0);
});

test("an exercise that is gone keeps its answers, and nothing of it is asked", async ({ page }) => {
  await answerIn(page, "trick", 12, "best");
  await keepOf(page, missed("no-such-kind", "no-such-kind:7"), { kind: "no-such-kind" });
  await page.goto("/practice/review/");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("[data-exercise]")).toBeVisible();
  await page.goto("/practice/record/");
  await expect(page.getByText("could not be read")).toHaveCount(0);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the record to a file" }).click();
  const text = await readFile(await (await saving).path(), "utf8");
  expect(text).toContain('"no-such-kind:7"');
  expect(await kept(page)).toHaveLength(2);
});

test("erased in one window and brought back, a record has what another window kept meanwhile", async ({
  page,
  context,
}) => {
  await answerIn(page, "trick", 12, "best");
  await page.goto("/practice/record/");
  await expect(page.getByText("Today: 1 problem.")).toBeVisible();
  const other = await context.newPage();
  await answerIn(other, "lead-card", 6, "wrong");
  await page.getByRole("button", { name: "Erase the record" }).press("Enter");
  await page.getByRole("button", { name: "Yes, erase it" }).press("Enter");
  await expect(page.getByRole("status").last()).toContainText("The record is erased.");
  expect(await kept(other)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("The record is back.")).toBeVisible();
  expect((await kept(other)).map(({ item }) => item).sort()).toEqual(["lead-card:6", "trick:12"]);
});

test("a reader who flies west into yesterday loses nothing, and his next day is the one he is in", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const land = (timezoneId: string) =>
    session.send("Emulation.setTimezoneOverride", { timezoneId });
  await land("Pacific/Auckland");
  // Noon of New Year’s Day in Auckland is three in the afternoon of the day before in Los Angeles.
  await page.clock.install({ time: new Date("2026-12-31T23:00:00Z") });
  await answerIn(page, "trick", 12, "wrong");
  await land("America/Los_Angeles");
  await page.clock.setSystemTime(new Date("2026-12-31T23:30:00Z"));
  await answerIn(page, "trick", 13, "best");
  const days = (await kept(page)).sort((a, b) => a.at - b.at).map(({ day }) => day);
  expect(days).toEqual(["2027-01-01", "2026-12-31"]);
  await page.goto("/practice/record/");
  await expect(page.getByText("Today: 1 problem.")).toBeVisible();
  await expect(
    page.getByRole("row").filter({
      has: page.getByRole("rowheader", { name: KINDS.trick.title, exact: true }),
    }),
  ).toContainText("1 of 2");
});
