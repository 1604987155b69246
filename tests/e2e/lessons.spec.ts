import { solvedItem, type Solved } from "../support/problems.ts";
import { expect, test } from "./fixture.ts";
import { lessonPlaces, someOf } from "./places.ts";
import { Exercise, choiceMarked } from "./reader.ts";

/** Answers wrong, is told so, tries again, and answers as the book would. */
async function wrongThenBest(exercise: Exercise, { solution }: Solved) {
  await exercise.wake();
  await exercise.listen();
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
  } else {
    const wrong = choiceMarked(solution, "wrong");
    if (wrong !== undefined) {
      await exercise.choose(solution, "wrong");
      await exercise.expectVerdict("wrong");
      await exercise.tryAgain().click();
      await exercise.expectUnanswered();
    }
    await exercise.choose(solution, "best");
  }
  await exercise.expectVerdict("best");
}

for (const { title, path, settings } of someOf(lessonPlaces(), 3)) {
  test(`every exercise of ${title} is marked by mouse`, async ({ page }) => {
    test.setTimeout(180_000);
    const all = await Promise.all(settings.map(({ kind, item }) => solvedItem(kind, item)));
    await page.goto(path);
    for (const solved of all) {
      await test.step(solved.problem.id, () =>
        wrongThenBest(new Exercise(page, solved.problem), solved),
      );
    }

    await page.reload();
    for (const { problem, solution } of all) {
      const acceptable = choiceMarked(solution, "acceptable");
      // Of several to choose, one that is only acceptable is no answer by itself.
      if (acceptable === undefined || problem.ask.type === "several") continue;
      await test.step(`${problem.id}, also sound`, async () => {
        const exercise = new Exercise(page, problem);
        await exercise.wake();
        await exercise.listen();
        await exercise.choice(acceptable).click();
        await exercise.expectVerdict("acceptable");
      });
    }
  });
}
