import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { KINDS } from "../../src/exercises/kit/kinds.ts";
import { solvedItem } from "../support/problems.ts";
import { barriers } from "./barriers.ts";
import { expect, test } from "./fixture.ts";
import { answerHere, answerIn, kept } from "./learner.ts";
import { lessonPlaces } from "./places.ts";
import { choiceMarked, Exercise } from "./reader.ts";

const ROOM = "/practice/record/";

/** The line of an exercise in the record. */
function lineOf(page: Page, name: string) {
  return page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
}

test("an answer in a lesson and one in practice are in the record, and still there when the page is fetched again", async ({
  page,
}) => {
  await page.goto(ROOM);
  await expect(page.getByText("Nothing is kept yet.")).toBeVisible();

  const place = lessonPlaces().find(({ settings }) =>
    settings.some(({ kind }) => kind === "lead-card"),
  );
  const setting = place?.settings.find(({ kind }) => kind === "lead-card");
  if (!place || !setting) throw new Error("no lesson asks for a card");
  const { problem, solution } = await solvedItem(setting.kind, setting.item);
  await page.goto(place.path);
  const exercise = new Exercise(page, problem);
  await exercise.wake();
  await exercise.choice(choiceMarked(solution, "best") ?? "").click();
  await exercise.expectVerdict("best");
  await answerIn(page, "trick", 12, "wrong");

  for (const visit of ["first", "second"]) {
    await page.goto(ROOM);
    await expect(lineOf(page, KINDS["lead-card"].title), visit).toContainText("1 of 1");
    await expect(lineOf(page, KINDS.trick.title), visit).toContainText("0 of 1");
    await expect(page.getByText("Today: 2 problems.")).toBeVisible();
  }
  await page.getByText("The same as a table").click();
  expect(await barriers(page)).toEqual([]);
  expect((await kept(page)).map(({ item, attempt }) => [item, attempt])).toEqual(
    expect.arrayContaining([
      [problem.id, 1],
      ["trick:12", 1],
    ]),
  );
});

test("an answer tried again is kept as the second, and what it misses is told by the rule", async ({
  page,
}) => {
  await answerIn(page, "trick", 12, "wrong");
  await page.getByRole("button", { name: "Try again" }).click();
  await answerHere(page, "trick", 12, "best");
  await expect.poll(async () => (await kept(page)).length).toBe(2);
  const [first, second] = (await kept(page)).sort((a, b) => a.at - b.at);
  expect([first?.attempt, second?.attempt]).toEqual([1, 2]);
  expect(first?.right).toEqual([]);
  expect(first?.wrong).toEqual(second?.right);

  await page.goto(ROOM);
  const rule = page.getByRole("table", { name: "Rule by rule" }).getByRole("rowheader");
  await expect(rule.first().getByRole("link")).toHaveAttribute(
    "href",
    new RegExp(`^/rules/.+#${first?.wrong[0]}$`),
  );
});

test("two pages open at once lose nothing to one another", async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto("/practice/trick/?seed=12");
  await other.goto("/practice/trick/?seed=13");
  await Promise.all([
    answerHere(page, "trick", 12, "best"),
    answerHere(other, "trick", 13, "wrong"),
  ]);
  await answerIn(other, "lead-card", 5, "best");
  await answerIn(page, "lead-card", 6, "wrong");
  expect((await kept(page)).map(({ item }) => item).sort()).toEqual([
    "lead-card:5",
    "lead-card:6",
    "trick:12",
    "trick:13",
  ]);
});

test("what is erased comes back by an undo, and from a file", async ({ page }) => {
  await answerIn(page, "trick", 12, "best");
  await answerIn(page, "lead-card", 6, "wrong");
  await page.goto(ROOM);
  await page.getByRole("radio", { name: "10" }).check({ force: true });
  const before = await kept(page);

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the record to a file" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^odd-trick-record-\d{4}-\d\d-\d\d\.json$/);
  const saved = await readFile(await download.path(), "utf8");

  await page.getByRole("button", { name: "Erase the record" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  expect(await kept(page)).toEqual(before);

  const erase = async () => {
    await page.getByRole("button", { name: "Erase the record" }).press("Enter");
    await expect(page.getByRole("button", { name: "Yes, erase it" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").last()).toContainText("The record is erased.");
    expect(await kept(page)).toEqual([]);
  };
  await erase();
  await expect(page.getByText("Nothing is kept yet.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("The record is back.")).toBeVisible();
  expect(await kept(page)).toEqual(before);
  await expect(page.getByRole("radio", { name: "10" })).toBeChecked();

  await erase();
  const restore = (text: string) =>
    page
      .getByLabel("Restore from a file")
      .setInputFiles({ name: "r.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await restore(saved.replace('"mark":"wrong"', '"mark":"awful"'));
  await expect(page.getByText(/Answer \d of the file cannot be read: mark/)).toBeVisible();
  expect(await kept(page)).toEqual([]);
  await restore(saved);
  await expect(page.getByText("2 answers; 2 of them were new here")).toBeVisible();
  expect(await kept(page)).toEqual(before);
  await restore(saved);
  await expect(page.getByText("none of them was new here")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "10" })).toBeChecked();
  await expect(page.getByText("1 problem to do again")).toBeVisible();
});

test("where the browser refuses its database, one sentence says so and everything goes on", async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("not here", "SecurityError");
    };
  });
  await page.goto("/practice/trick/?seed=12");
  await answerHere(page, "trick", 12, "best");
  const note = page.getByText("This browser will not keep your record");
  await expect(note).toBeVisible();
  await page.getByRole("button", { name: "Next problem" }).click();
  await expect(page.locator('[data-item="trick:12"]')).toHaveCount(0);
  await page.locator("button[data-answer]").first().click();
  await expect(page.locator("[data-verdict]")).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.goto(ROOM);
  await expect(note).toBeVisible();
});

test("where the device is full, one sentence says so, and the answer is marked all the same", async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await page.goto("/practice/trick/?seed=12");
  await answerHere(page, "trick", 12, "best");
  await expect(page.getByText("There is no room left on this device")).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

test("an answer that cannot be read is left as it is, and the rest is shown", async ({ page }) => {
  await answerIn(page, "trick", 12, "best");
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("odd-trick", 1);
        opening.onsuccess = () => {
          const change = opening.result.transaction("answers", "readwrite");
          change.objectStore("answers").put({ id: "x", day: "yesterday" }, "x");
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto(ROOM);
  await expect(page.getByText("One answer of your record could not be read")).toBeVisible();
  await expect(lineOf(page, KINDS.trick.title)).toContainText("1 of 1");
  expect(await kept(page)).toHaveLength(2);
});
