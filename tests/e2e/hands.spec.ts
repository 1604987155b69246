/** One problem of each form by keyboard alone and by touch, and figures that are no figures. */
import { expect, test } from "./fixture.ts";
import { formPlaces } from "./places.ts";
import { Exercise, choiceMarked, choicesMarked } from "./reader.ts";

const places = await formPlaces();

for (const { kind, path, solved } of places) {
  test(`${kind} is answered by keyboard alone`, async ({ page }) => {
    const { problem, solution } = await solved();
    const exercise = new Exercise(page, problem);
    await page.goto(path);

    /** Presses a key until the focus is where it should be. */
    const press = async (key: string, target: ReturnType<Exercise["choice"]>) => {
      for (let steps = 0; steps < 400; steps++) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press(key);
      }
      throw new Error(`${key} never leads there`);
    };

    if (solution.type === "entries") {
      for (const { field, value } of solution.entries) {
        await press("Tab", exercise.box(field));
        await page.keyboard.type(String(value));
      }
      await exercise.wake();
      await page.keyboard.press("Enter");
    } else {
      const best = choicesMarked(problem.ask, solution, "best");
      const [first] = best;
      if (first === undefined) throw new Error("nothing is best");
      if (problem.ask.type === "card") {
        await press("Tab", exercise.root.locator("[data-answer][tabindex='0']"));
        await press("ArrowRight", exercise.choice(first));
        await page.keyboard.press("Enter");
      } else {
        if (problem.ask.type === "several") await exercise.wake();
        for (const id of best) {
          await press("Tab", exercise.choice(id));
          await page.keyboard.press("Enter");
        }
        if (problem.ask.type === "several") {
          await press("Tab", exercise.checkButton());
          await page.keyboard.press("Enter");
        }
      }
    }
    await exercise.expectVerdict("best");
    const onward = exercise.root.getByRole("button", { name: /Another like it|Next problem/ });
    await press("Tab", onward);
    await page.keyboard.press("Enter");
    await expect(exercise.root).toHaveCount(0);
  });
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  for (const { kind, path, solved } of places) {
    test(`${kind} is answered by touch`, async ({ page }) => {
      const { problem, solution } = await solved();
      const exercise = new Exercise(page, problem);
      await page.goto(path);
      await exercise.wake();
      await exercise.listen();
      if (solution.type === "entries") {
        await exercise.fill(solution.entries);
        await exercise.checkButton().tap();
      } else {
        const wrong = choiceMarked(solution, "wrong");
        if (wrong !== undefined) {
          await exercise.choose(solution, "wrong", "tap");
          await exercise.expectVerdict("wrong");
          await exercise.tryAgain().tap();
          await exercise.expectUnanswered();
        }
        await exercise.choose(solution, "best", "tap");
      }
      await exercise.expectVerdict("best");
    });
  }
});

for (const { kind, path, solved } of places) {
  const { problem, solution } = await solved();
  if (solution.type === "choices") continue;
  const [first] = solution.entries;

  test(`${kind}: what is typed amiss is kept`, async ({ page }) => {
    if (!first) throw new Error("nothing is asked");
    const exercise = new Exercise(page, problem);
    await page.goto(path);
    await exercise.wake();
    const box = exercise.box(first.field);
    for (const nonsense of ["abc", "-3"]) {
      await box.fill(nonsense);
      await exercise.check();
      await expect(box).toHaveValue(nonsense);
      await expect(box).toHaveAttribute("aria-invalid", "true");
      await expect(exercise.root.getByRole("alert")).toContainText(nonsense);
      await exercise.expectUnanswered();
    }
    await exercise.fill(solution.entries, { [first.field]: "" });
    await exercise.check();
    await expect(box).toHaveValue("");
    await exercise.expectVerdict(first.value === 0 ? "best" : "wrong");
  });
}
