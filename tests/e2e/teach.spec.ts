import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { formatAnswers, parseAnswers, tagOf } from "../../src/classroom/answers.ts";
import { seedFor } from "../../src/classroom/run.ts";
import {
  idOf,
  parseSet,
  problemOf,
  type ClassSet,
  type StepProblem,
} from "../../src/classroom/set.ts";
import { replyTo } from "../../src/classroom/reply.ts";
import { isCard } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { cardName } from "../../src/exercises/kit/words.ts";
import { KEPT_HERE } from "../../src/site/kept-here.ts";
import { parseRows } from "../../src/tabletop/csv-rows.ts";
import { barriers } from "./barriers.ts";
import { expect, keepNoCourse, listenForNoise, test } from "./fixture.ts";
import { expectListed } from "./stored.ts";

const laidOut = (set: ClassSet, tag = "000"): Promise<StepProblem[]> =>
  Promise.all(
    set.steps.map(async (step, at) =>
      must(
        await problemOf(
          step,
          async (kind, item) => (await loadAuthored(kind)).items[item] ?? null,
          seedFor(tag, at),
        ),
      ),
    ),
  );

/** The id of an answer to a choice that is right, or that is not. */
function answerTo({ solution }: StepProblem, right: boolean): string {
  if (solution.type !== "choices") throw new Error("the set of this test asks for choices only");
  const found = solution.choices.find(
    ({ mark }) => (mark === "best") === right && mark !== "acceptable",
  );
  if (!found) throw new Error("there is no such answer");
  return found.id;
}

/** The button of an answer, by the card’s name or the option’s words. */
function buttonOf(page: Page, { ask }: StepProblem, id: string) {
  const name =
    "options" in ask
      ? (ask.options.find((one) => one.id === id)?.label ?? id)
      : isCard(id)
        ? cardName(id)
        : id;
  return page.locator("[data-step]").getByRole("button", { name, exact: true });
}

/** The problem now in hand, as the page names it. */
async function inHand(page: Page, at: number): Promise<StepProblem> {
  const step = page.locator(`[data-step="${at + 1}"]`);
  await expect(step).toBeVisible();
  const item = (await step.getAttribute("data-item")) ?? "";
  const known = set.steps[at];
  if (known?.type !== "fresh") return (problems[at] as StepProblem | undefined) ?? fail(item);
  const seed = Number(item.split(":")[1]);
  const dealt = { type: "seed", kind: known.kind, seed } as const;
  return must(await problemOf(dealt, async () => null));
}

function fail(item: string): never {
  throw new Error(`no problem ${item} is known`);
}

/** Turns to a page of the classroom, which sleeps until somebody does. */
async function turnTo(page: Page, box: string): Promise<void> {
  await page.getByRole("textbox", { name: box }).focus();
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
}

let set: ClassSet;
let problems: StepProblem[];

/** Works through the set, wrong where `wrongAt` says, and gives the code at the end. */
async function workThrough(
  page: Page,
  {
    link,
    name,
    wrongAt,
    by = "mouse",
  }: { link: string; name: string; wrongAt: readonly number[]; by?: "mouse" | "keys" | "finger" },
  whole?: () => Promise<void>,
): Promise<string> {
  await page.goto(link);
  const press = async (button: ReturnType<Page["getByRole"]>) => {
    if (by === "mouse") return button.click();
    if (by === "finger") return button.tap();
    await button.focus();
    return page.keyboard.press("Enter");
  };
  await press(page.getByRole("button", { name: "Begin" }));
  if (whole) {
    await expect(page.getByText("All the questions are here now")).toBeVisible();
    await whole();
  }
  for (let at = 0; at < set.steps.length; at++) {
    const problem = await inHand(page, at);
    await press(buttonOf(page, problem, answerTo(problem, !wrongAt.includes(at))));
    await expect(page.locator("[data-step] [role=status] h3")).toBeVisible();
    const last = at + 1 === set.steps.length;
    await press(page.getByRole("button", { name: last ? "Finish" : "Next question" }));
  }
  await expect(page.getByRole("heading", { name: "right at the first try" })).toBeFocused();
  if (name) await page.getByRole("textbox", { name: "Your name, if you like" }).fill(name);
  await expect(page.getByRole("img", { name: "Your answers as a QR code" })).toBeVisible();
  return page.getByRole("textbox", { name: "Your code" }).inputValue();
}

/** How long the page needs from the press of a button until it has said so and drawn all there is, in milliseconds. */
function pressUntil(page: Page, button: string, words: string): Promise<number> {
  return page.getByRole("button", { name: button }).evaluate(
    (node, wanted) =>
      new Promise<number>((done) => {
        const begun = performance.now();
        new MutationObserver((_, watch) => {
          const said = [...document.querySelectorAll("[role=status]")];
          if (!said.some(({ textContent }) => textContent === wanted)) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        if (node instanceof HTMLElement) node.click();
      }),
    words,
  );
}

/** A student’s own browser, and what it does that it should not. */
async function student(
  browser: Browser,
  baseURL = "",
  options: Parameters<Browser["newContext"]>[0] = {},
) {
  const context = await browser.newContext({ baseURL, ...options });
  const page = await context.newPage();
  await keepNoCourse(page);
  return { context, page, noises: listenForNoise(page, baseURL) };
}

test("a set of eight is made, shared, answered by three and sorted", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const began = performance.now();
  await page.goto("/teach/build/");
  await turnTo(page, "Title");
  await page.getByRole("textbox", { name: "Title" }).fill("Tuesday");
  await page.getByRole("combobox", { name: "Exercise", exact: true }).selectOption("lead-card");
  for (const item of ["king-queen", "queen-jack", "ace-suit"]) {
    await page.getByRole("button", { name: `Add “${item}”` }).click();
  }
  await page.getByRole("button", { name: "Add a problem" }).click();
  await expect(page.getByText("Question 4 is added.")).toBeVisible();
  await page.getByRole("combobox", { name: "Exercise", exact: true }).selectOption("trick");
  await page.getByRole("button", { name: "Add one that is dealt afresh to each student" }).click();
  await page.getByRole("button", { name: "Add a problem" }).click();
  await page.getByRole("button", { name: "Add a problem" }).click();
  await expect(page.getByText("Question 7 is added.")).toBeVisible();
  await page.getByText("A hand of your own").click();
  await page.getByRole("textbox", { name: "Hand A" }).fill("862.KQJ4.753.A92");
  await page.getByRole("combobox", { name: "Declared", exact: true }).selectOption("notrump");
  await page.getByRole("textbox", { name: "Your question" }).fill("=What do you lead?");
  await page.getByRole("textbox", { name: "Cards you accept" }).fill("HK");
  await expect(page.getByText("You and he agree.")).toBeVisible();
  await page.getByRole("button", { name: "Add this question" }).click();
  await page.getByRole("button", { name: /^Up.*question 8$/ }).press("Enter");
  await expect(page.getByRole("button", { name: /^Up.*question 7$/ })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "A hand of your own" })).toBeVisible();
  await page.getByRole("button", { name: "Show a QR code" }).click();
  await expect(
    page.getByRole("img", { name: "The link for the class as a QR code" }),
  ).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Keep it on this device" }).click();
  const link = await page.getByRole("textbox", { name: "Link for the class" }).inputValue();
  set = must(parseSet(link));
  expect(set.steps).toHaveLength(8);
  problems = await laidOut(set);

  const away = await student(browser, baseURL);
  const ann = await workThrough(away.page, { link, name: "Ann", wrongAt: [] }, () =>
    away.context.setOffline(true),
  );
  const desk = await student(browser, baseURL);
  const bob = await workThrough(desk.page, { link, name: "Bob", wrongAt: [0, 7], by: "keys" });
  const phone = await student(browser, baseURL, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const nobody = await workThrough(phone.page, { link, name: "", wrongAt: [0], by: "finger" });
  for (const code of [ann, bob, nobody]) expect(code.length).toBeLessThanOrEqual(200);
  for (const one of [away, desk, phone]) {
    await expectListed(one.page);
    const noises = one.noises.filter((noise) => !noise.includes("ERR_INTERNET_DISCONNECTED"));
    expect(noises).toEqual([]);
    await one.context.close();
  }

  await page.goto("/teach/results/");
  await turnTo(page, "Codes of the students");
  await page
    .getByRole("textbox", { name: "Codes of the students" })
    .fill(`${bob}\nHere is mine: ${ann.toLowerCase()}.\n${bob}\n${nobody}\n${ann.slice(0, 30)}`);
  await page.getByRole("textbox", { name: "Who is in the class" }).fill("Ann\nBob\nCyd");
  await page.getByRole("button", { name: "Sort them" }).click();
  await expect(page.getByText("3 students sorted.")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Ann .*8 of 8$/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Bob .*6 of 8$/ })).toBeVisible();
  const { tag } = must(parseAnswers(nobody));
  await expect(
    page.getByRole("row", { name: new RegExp(`^No name, ${tag} .*7 of 8$`) }),
  ).toBeVisible();
  await expect(page.getByText("1 code came twice and counted once.")).toBeVisible();
  await expect(page.getByText("Not handed in, 1: Cyd.")).toBeVisible();
  await expect(page.getByText(/is refused: The code has \d+ signs of \d+/)).toBeVisible();
  const spreads = page.getByRole("region", { name: /^\d\. / });
  await expect(spreads).toHaveCount(8);
  for (const [at, right] of [1, 3, 3, 3, 3, 3, 3, 2].entries()) {
    await expect(spreads.nth(at)).toContainText(`${right} of 3 right at the first try.`);
  }
  const first = spreads.first();
  await expect(first.getByRole("row").filter({ hasText: "Not here" })).toContainText("Bob");
  await expect(first.getByRole("row").filter({ hasText: "Right" })).toContainText("Ann");
  await expect(spreads.last().getByRole("row").filter({ hasText: "Right" })).toContainText("Ann");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the table for a spreadsheet" }).click();
  const csv = readFileSync(await (await download).path(), "utf8");
  expect(csv.startsWith("\uFEFFName,Code,1 answer,1 mark,")).toBe(true);
  const rows = must(parseRows(csv)).map(({ cells }) => cells);
  const marks = (wrongAt: readonly number[]) =>
    set.steps.map((_, at) => (wrongAt.includes(at) ? "wrong" : "right"));
  const rowOf = (code: string, wrongAt: readonly number[]) => {
    const answers = must(parseAnswers(code));
    const row = rows.find((cells) => cells[1] === answers.tag) ?? [];
    expect(row[0]).toBe(answers.name);
    expect(row.slice(2, -2).filter((_, at) => at % 2 === 1)).toEqual(marks(wrongAt));
    expect(row.slice(-2)).toEqual([String(8 - wrongAt.length), "8"]);
    return row;
  };
  expect(rowOf(ann, [])[2]).toBe("DK");
  expect(rowOf(ann, [])[16]).toBe("HK");
  expect(rowOf(bob, [0, 7])[2]).not.toBe("DK");
  rowOf(nobody, [0]);
  expect(rows).toHaveLength(4);
  expect(performance.now() - began, "an evening from start to finish, in ms").toBeLessThan(60_000);
  expect(await barriers(page)).toEqual([]);

  const many = Array.from({ length: 200 }, (_, at) =>
    formatAnswers({
      set: idOf(set),
      name: `Student ${at + 1}`,
      tag: tagOf(at),
      replies: problems.map((problem, index) =>
        replyTo(
          problem,
          { type: "choice", id: answerTo(problem, at % 4 !== 0) },
          false,
          set.steps[index]?.type === "fresh" ? 7 : undefined,
        ),
      ),
    }),
  );
  await page.getByRole("textbox", { name: "Codes of the students" }).fill(many.join("\n"));
  expect(await pressUntil(page, "Sort them", "200 students sorted.")).toBeLessThan(2_000);
  await expect(first).toContainText("150 of 200 right at the first try.");

  await expectListed(page);
  await page.getByRole("button", { name: "Erase everything collected" }).click();
  await expect(page.getByText("Everything collected is erased from this device.")).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).not.toContain("odd-trick.class-results");
  await page.goto("/privacy/");
  for (const { name } of KEPT_HERE) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
});

test("a damaged link says what is wrong, and gives what can be had", async ({ page }) => {
  await page.goto("/teach/");
  await page.getByText("First evening", { exact: false }).first().click();
  const href = await page
    .getByRole("link", { name: /^Give: / })
    .first()
    .getAttribute("href");
  await page.goto(`${href?.slice(0, -12)}`);
  await expect(page.getByRole("alert")).toContainText("part of it was lost on its way");
  const take = page.getByRole("button", { name: /^Take the \d+ questions? that can be read$/ });
  await take.click();
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
});
