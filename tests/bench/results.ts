import type { Browser } from "@playwright/test";
import { formatAnswers, tagOf } from "../../src/classroom/answers.ts";
import { replyTo } from "../../src/classroom/reply.ts";
import { idOf, parseSet, problemOf } from "../../src/classroom/set.ts";
import { must } from "../../src/engine/core/result.ts";
import { choicesOf } from "../../src/exercises/kit/ask.ts";
import { EIGHT } from "../support/class-sets.ts";
import { round } from "./numbers.ts";

const STUDENTS = 200;

/** The codes of so many students who have answered a set of eight, each question with another of its answers. */
async function codes(): Promise<string> {
  const set = must(parseSet(EIGHT));
  const problems = await Promise.all(
    set.steps.map(async (step) => must(await problemOf(step, async () => null))),
  );
  return Array.from({ length: STUDENTS }, (_, at) =>
    formatAnswers({
      set: idOf(set),
      name: `Student ${at + 1}`,
      tag: tagOf(at),
      replies: problems.map((problem) => {
        const { ask, solution } = problem;
        const choices = choicesOf(ask);
        const chosen = choices[at % Math.max(1, choices.length)] ?? "";
        if (ask.type === "several")
          return replyTo(problem, { type: "several", ids: [chosen] }, false);
        if (solution.type === "choices")
          return replyTo(problem, { type: "choice", id: chosen }, false);
        const figures = solution.entries.map(({ field, value }) => [field, value + (at % 2)]);
        return replyTo(problem, { type: "numbers", values: Object.fromEntries(figures) }, false);
      }),
    }),
  ).join("\n");
}

/** Milliseconds from “Sort them” to the painted table of 200 students and the spread of eight questions, at full speed. */
export async function sortTwoHundred(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`${origin}/teach/results/`);
  const box = page.getByRole("textbox", { name: /^Codes of the students/ });
  await box.focus();
  await page.waitForFunction(() => !document.querySelector("[data-asleep]"));
  await page.getByRole("textbox", { name: /^Link or code of the set/ }).fill(EIGHT);
  await box.fill(await codes());
  const began = await page.evaluate(() => {
    const now = performance.now();
    const sort = [...document.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Sort them",
    );
    sort?.click();
    return now;
  });
  const painted = await page.waitForFunction(
    (wanted) =>
      document.querySelectorAll(".students tbody tr").length === wanted && performance.now(),
    STUDENTS,
  );
  const ended = Number(await painted.jsonValue());
  await page.close();
  return round(ended - began, 0);
}
