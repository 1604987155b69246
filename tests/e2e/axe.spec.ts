import { AxeBuilder } from "@axe-core/playwright";
import { builtPages } from "../support/dist.ts";
import { expect, test } from "./fixture.ts";
import { kindPlaces } from "./places.ts";
import { Exercise } from "./reader.ts";
import type { Page } from "@playwright/test";

/** The barriers axe finds on the page as it stands, in every theme: all its rules once, and those of colour in each. */
async function barriers(page: Page): Promise<string[]> {
  const told: string[] = [];
  for (const theme of ["light", "dark", "contrast"]) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    const axe = new AxeBuilder({ page });
    if (theme !== "light") axe.withRules(["color-contrast", "link-in-text-block"]);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) {
      const where = nodes.slice(0, 4).map(({ target }) => target.join(" "));
      told.push(`${theme}: ${id}, ${nodes.length} times: ${where.join(", ")}`);
    }
  }
  return told;
}

for (const { path } of builtPages()) {
  test(`${path} has no barrier axe can find, in any theme`, async ({ page }) => {
    await page.goto(path);
    expect(await barriers(page)).toEqual([]);
  });
}

for (const { kind, path, solved } of kindPlaces()) {
  test(`${kind} has none when answered, either`, async ({ page }) => {
    const { problem, solution } = await solved();
    const exercise = new Exercise(page, problem);
    await page.goto(path);
    await exercise.wake();
    if (solution.type === "entries") {
      await exercise.box(solution.entries[0]?.field ?? "").fill("77");
      await exercise.check();
    } else {
      await exercise.choose(solution, "wrong");
    }
    await exercise.expectVerdict("wrong");
    await exercise.root.locator("button[aria-expanded]").click();
    expect(await barriers(page)).toEqual([]);
  });
}
