import { builtPages } from "../support/dist.ts";
import { barriers, THEMES } from "./barriers.ts";
import { expect, test } from "./fixture.ts";
import { formPlaces, LESSONS, someAlike } from "./places.ts";
import { Exercise } from "./reader.ts";

const looked = someAlike(builtPages(), LESSONS);

/**
 * The themes a page is looked at in. The pages of a folder are drawn by one template in the same colours, so that the
 * first speaks for the others in the dark; with `DEEP` every page is looked at in every theme.
 */
function themesFor(path: string): readonly string[] {
  const folder = (address: string) => address.replace(/[^/]*\/$/, "");
  const first = looked.find((other) => folder(other.path) === folder(path))?.path === path;
  return first || path.startsWith("/table/") || process.env["DEEP"] ? THEMES : ["light"];
}

for (const { path } of looked) {
  test(`${path} has no barrier axe can find`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(path);
    expect(await barriers(page, themesFor(path))).toEqual([]);
  });
}

// Verdicts have the same colours on every form, so that one speaks for the others in the dark; with `DEEP` each for itself.
for (const [at, { kind, path, solved }] of (await formPlaces()).entries()) {
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
    const all = at === 0 || process.env["DEEP"];
    expect(await barriers(page, all ? THEMES : ["light"])).toEqual([]);
  });
}
