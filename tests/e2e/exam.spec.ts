import type { Page } from "@playwright/test";
import { parseAnswers } from "../../src/classroom/answers.ts";
import { formatSet, problemOf, type ClassSet } from "../../src/classroom/set.ts";
import { must } from "../../src/engine/core/result.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { expect, holdScripts, test } from "./fixture.ts";
import { Exercise } from "./reader.ts";

/** A card to lead, figures on a pad, and a question of the teacher’s own with his reason. */
const set: ClassSet = {
  title: "Friday exam",
  note: "",
  mode: "exam",
  steps: [
    { type: "item", kind: "lead-card", item: "king-queen" },
    { type: "seed", kind: "score-hand", seed: 1 },
    {
      type: "own",
      own: {
        hands: { Z: [], A: ["SA", "HK", "HQ", "HJ"], Y: [], B: [] },
        viewer: "A",
        sees: ["A"],
        strain: null,
        declarer: null,
        question: "Which suit would you lead?",
        ask: {
          type: "words",
          answers: [
            { label: "Spades", accepted: false },
            { label: "Hearts", accepted: true },
          ],
        },
        why: "Three in sequence are better than one ace.",
      },
    },
  ],
};

const laidOut = () =>
  Promise.all(
    set.steps.map(async (step) =>
      must(
        await problemOf(step, async (kind, item) => (await loadAuthored(kind)).items[item] ?? null),
      ),
    ),
  );

/** Every attribute that anything in the step bears, without regard to how often: what tells one answer from another is among them. */
function marksOn(page: Page): Promise<readonly string[]> {
  return page.locator("[data-step]").evaluate((step) => {
    const all = [step, ...step.querySelectorAll("*")].flatMap((one) =>
      [...one.attributes].map(({ name, value }) => `${one.localName} ${name}=${value}`),
    );
    return [...new Set(all)].toSorted();
  });
}

test("an exam gives nothing away before its end, and everything then", async ({ page }) => {
  const problems = await laidOut();
  const secrets = problems.flatMap(({ solution }) => [
    ...(solution.type === "choices"
      ? solution.choices.map(({ because }) => because)
      : solution.entries.map(({ because }) => because)),
    ...solution.hints,
  ]);
  const plain = (words: string) => words.replaceAll(/[\uFE0E\u00A0\s]+|\{[ZAYB]\}/g, "");
  const expectNothing = async (noted: string) => {
    const step = page.locator("[data-step]");
    await expect(step.getByRole("status")).toHaveText(noted);
    await expect(step.getByRole("button", { name: /^(Hint|Try again)$/ })).toHaveCount(0);
    const shown = plain(await page.locator("html").innerHTML());
    for (const secret of secrets) expect(shown).not.toContain(plain(secret));
    expect(await page.locator("[data-verdict], [data-mark]").count()).toBe(0);
    expect([await page.title(), page.url()]).toEqual(place);
  };
  const noted = (what = "") => `Noted${what}. You may change it until you go on.`;

  await page.goto(`/class/#${formatSet(set)}`);
  await expect(page.getByText("Nothing is marked until the end")).toBeVisible();
  const place = [await page.title(), page.url()];
  await page.getByRole("button", { name: "Begin" }).click();
  const [lead, score, own] = problems.map((problem) => new Exercise(page, problem));
  if (!lead || !score || !own) throw new Error("the exam has three questions");

  // The king is led from king and queen; a right card looks like a wrong one.
  await expect(lead.root).toBeVisible();
  await expectNothing("");
  await lead.choice("D4").click();
  await expectNothing(noted(": the four"));
  const wrong = await marksOn(page);
  await lead.choice("DK").click();
  const ringed = lead.root.locator("[data-ring=waiting]").getByRole("button");
  await expect(ringed).toHaveText("king of diamonds");
  await expectNothing(noted(": the king"));
  expect(await marksOn(page)).toEqual(wrong);
  await page.getByRole("button", { name: "Next question" }).click();

  const { solution } = problems[1] ?? {};
  if (solution?.type !== "entries") throw new Error("the second question asks for figures");
  await expect(score.root).toBeVisible();
  await score.fill(solution.entries, { [solution.entries[0]?.field ?? ""]: "77" });
  await score.check();
  await expectNothing(noted());
  await page.getByRole("button", { name: "Next question" }).click();

  await expect(own.root).toBeVisible();
  await page.locator("[data-step]").getByRole("button", { name: "Hearts" }).click();
  await expectNothing(noted(": Hearts"));
  await page.getByRole("button", { name: "Finish" }).click();

  await expect(
    page.getByRole("heading", { name: "Two of three right", exact: true }),
  ).toBeFocused();
  const went = page.getByRole("region", { name: "Question by question" }).locator("ol > li");
  await expect(went).toContainText([/Right/, /Not (?:here|yet)/, /Right/]);
  await expect(went.last()).toContainText("Three in sequence are better than one ace.");
  const code = await page.getByRole("textbox", { name: "Your code" }).inputValue();
  expect(must(parseAnswers(code)).replies).toHaveLength(3);

  // An answer could be changed until the end: there was no first try. What is written before the page is awake is not lost.
  const wake = await holdScripts(page);
  await page.goto("/teach/results/", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: /^Link or code of the set/ }).fill(formatSet(set));
  await page.getByRole("textbox", { name: "Codes of the students" }).fill(code);
  wake();
  await page.getByRole("button", { name: "Sort them" }).click();
  await expect(page.getByText("1 of 1 right.")).toHaveCount(2);
});
