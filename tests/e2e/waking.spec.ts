import { solvedItem } from "../support/problems.ts";
import { laidOut } from "./barriers.ts";
import { expect, test } from "./fixture.ts";
import { lessonPlaces, someOf } from "./places.ts";
import { Exercise, choiceMarked } from "./reader.ts";

test.describe("waking", () => {
  for (const { title, path, settings } of someOf(lessonPlaces(), 4)) {
    test(`nothing moves in ${title}`, async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.set(window, "shifts", []);
        new PerformanceObserver((list) => {
          const shifts = Reflect.get(window, "shifts") as number[];
          for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
        }).observe({ type: "layout-shift", buffered: true });
      });
      const shifts = () => page.evaluate(() => Reflect.get(window, "shifts") as number[]);

      await page.goto(path);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((done) => setTimeout(done, 100));
      });
      await laidOut(page);
      const loading = await shifts();
      expect(loading.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
      for (const { kind, item } of settings) {
        const { problem } = await solvedItem(kind, item);
        await new Exercise(page, problem).wake();
      }
      await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
      expect((await shifts()).slice(loading.length)).toEqual([]);
    });
  }

  test("what is clicked before the page is awake is not lost", async ({ page }) => {
    const place = lessonPlaces().find(({ settings }) =>
      settings.some(({ kind }) => kind === "lead-card"),
    );
    const setting = place?.settings.find(({ kind }) => kind === "lead-card");
    if (!place || !setting) throw new Error("no lesson asks for a card");
    const { problem, solution } = await solvedItem(setting.kind, setting.item);
    await page.route("**/*.js", async (route) => {
      await new Promise((done) => setTimeout(done, 700));
      await route.continue();
    });
    const exercise = new Exercise(page, problem);
    await page.goto(place.path, { waitUntil: "commit" });
    await exercise.choice(choiceMarked(solution, "best") ?? "").click();
    await exercise.expectUnanswered();
    await expect(exercise.root).toHaveAttribute("data-verdict", "best", { timeout: 20_000 });
  });
});
