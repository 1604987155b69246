import { solvedItem } from "../support/problems.ts";
import { expect, test } from "./fixture.ts";
import { lessonPlaces } from "./places.ts";
import { Exercise, choiceMarked } from "./reader.ts";

for (const { title, path, settings } of lessonPlaces()) {
  test.describe(title, () => {
    for (const { kind, item } of settings) {
      test(`${kind}:${item} is marked by mouse`, async ({ page }) => {
        const { problem, solution } = await solvedItem(kind, item);
        const exercise = new Exercise(page, problem);
        const open = async () => {
          await page.goto(path);
          await exercise.wake();
          await exercise.listen();
        };

        await open();
        if (solution.type === "entries") {
          const [first] = solution.entries;
          if (!first) throw new Error("nothing is asked");
          await exercise.fill(solution.entries, { [first.field]: String(first.value + 1) });
          await exercise.check();
          await exercise.expectVerdict("wrong");

          await expect(exercise.root.locator("[aria-invalid=true]")).toHaveCount(1);
          const box = exercise.box(first.field);
          await expect(box).toHaveAttribute("aria-invalid", "true");
          await expect(box).toHaveAccessibleDescription(new RegExp(`not ${first.value + 1}`));

          await exercise.tryAgain().click();
          await exercise.expectUnanswered();
          await box.fill(String(first.value));
          await exercise.check();
          await exercise.expectVerdict("best");
          return;
        }

        const wrong = choiceMarked(solution, "wrong");
        const best = choiceMarked(solution, "best");
        const acceptable = choiceMarked(solution, "acceptable");
        if (best === undefined) throw new Error(`${kind}:${item} has no best answer`);
        if (wrong !== undefined) {
          await exercise.choice(wrong).click();
          await exercise.expectVerdict("wrong");
          await exercise.tryAgain().click();
          await exercise.expectUnanswered();
        }
        await exercise.choice(best).click();
        await exercise.expectVerdict("best");
        if (acceptable !== undefined) {
          await open();
          await exercise.choice(acceptable).click();
          await exercise.expectVerdict("acceptable");
        }
      });
    }
  });
}
