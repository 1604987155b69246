import { expect, test } from "./fixture.ts";
import { lessonPlaces, someOf } from "./places.ts";

for (const { title, path } of someOf(lessonPlaces(), 4)) {
  test(`${title} prints its answers on a page apart`, async ({ page }) => {
    await page.goto(path);
    const sheets = async () =>
      ((await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [])
        .length;
    const whole = await sheets();

    await page.emulateMedia({ media: "print" });
    const answers = page.getByRole("region", { name: `Answers: ${title}` });
    await expect(answers).toBeVisible();
    await expect(answers).toHaveCSS("break-before", "page");
    // The lesson ends whole, and its last sheet never holds a few lines alone: what to practise comes after the answers.
    const last = page.getByRole("region", { name: "Then and now" });
    await expect(last).toHaveCSS("break-inside", "avoid");
    await expect(last).toHaveCSS("break-before", "avoid");
    await expect(page.locator(".answers ~ .rounding")).toContainText("Practise this");
    await answers.evaluate((element) => {
      while (element.nextElementSibling) element.nextElementSibling.remove();
      element.remove();
    });
    expect(await sheets()).toBeLessThan(whole);
  });
}
