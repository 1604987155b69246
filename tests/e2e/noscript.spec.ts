import { fieldsOf, choicesOf } from "../../src/exercises/kit/ask.ts";
import { solvedItem } from "../support/problems.ts";
import { laidOut } from "./barriers.ts";
import { expect, test } from "./fixture.ts";
import { lessonPlaces, someOf } from "./places.ts";
import { Exercise, choiceName, choicesMarked } from "./reader.ts";

test.use({ javaScriptEnabled: false });

for (const { title, path, settings } of someOf(lessonPlaces(), 4)) {
  test(`${title} is whole without script`, async ({ page }) => {
    await page.goto(path);
    await laidOut(page);
    for (const { kind, item } of settings) {
      const { problem, solution } = await solvedItem(kind, item);
      const exercise = new Exercise(page, problem);
      await expect(exercise.root.locator(".question")).toBeVisible();
      for (const choice of choicesOf(problem.ask))
        await expect(exercise.choice(choice)).toBeVisible();
      for (const field of fieldsOf(problem.ask)) await expect(exercise.box(field.id)).toBeVisible();

      const own = page
        .locator("div")
        .filter({ has: exercise.root })
        .locator("> details", { has: page.getByText("The answer", { exact: true }) });
      await expect(own.locator("p").first()).toBeHidden();
      await own.locator("summary").click();
      await expect(own.locator("p").first()).toBeVisible();
      if (solution.type === "entries") {
        // An empty box counts as nought, so the key names only what is to be written.
        for (const { value } of solution.entries.filter((entry) => entry.value !== 0)) {
          await expect(own).toContainText(`: ${value}`);
        }
      } else {
        const text = (await own.innerText()).replaceAll(/\s+/g, " ");
        for (const id of choicesMarked(problem.ask, solution, "best")) {
          const best = choiceName(problem.ask, id);
          const words = typeof best === "string" ? (best.split(" ")[0] ?? "") : best.source;
          expect(text).toMatch(new RegExp(words.replaceAll(/^\^\\s\*|\\s\*\$$/g, "")));
        }
      }
    }
  });
}
