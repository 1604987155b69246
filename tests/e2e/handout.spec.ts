import type { Page } from "@playwright/test";
import { EIGHT, EIGHT_DEALS } from "../support/class-sets.ts";
import { barriers } from "./barriers.ts";
import { expect, test } from "./fixture.ts";

async function open(page: Page, set = EIGHT): Promise<void> {
  await page.goto(`/teach/print/#${set}`);
  await expect(page.getByRole("heading", { name: "Tuesday class" })).toBeVisible();
}

/** The sizes in points of the pages of a PDF, in order. */
function pagesOf(pdf: Buffer): string[] {
  const text = pdf.toString("latin1");
  return Array.from(
    text.matchAll(/\/Type\s*\/Page\b[^s][^]*?\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g),
    ([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`,
  );
}

test("eight questions print on A4 and Letter, answers on pages of their own", async ({ page }) => {
  await open(page);
  await page.getByRole("textbox", { name: "Class" }).fill("Tuesday beginners");
  await page.getByRole("textbox", { name: "Date" }).fill("1 December");
  await expect(page.getByText("Odd Trick · Tuesday beginners · 1 December")).toHaveCount(2);
  const questions = page.getByRole("region", { name: "Tuesday class" });
  const answers = page.getByRole("region", { name: "Answers" });
  await expect(questions.getByRole("listitem").filter({ hasText: "Because" })).toHaveCount(8);
  await expect(questions).not.toContainText("Right:");
  await expect(answers).toContainText("The third spade has no helper.");
  expect(await barriers(page, ["light", "dark"])).toEqual([]);

  const a4 = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(new Set(a4)).toEqual(new Set(["595x842"]));
  await page.getByRole("checkbox", { name: "Answers, apart" }).uncheck();
  const alone = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(alone.length).toBeLessThan(a4.length);
  await page.getByRole("radio", { name: "Letter" }).check();
  const letter = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(new Set(letter)).toEqual(new Set(["612x792"]));
  await page.getByRole("checkbox", { name: "Large print" }).check();
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(
    letter.length,
  );
});

/** What a sheet leaves between its margins of 20 mm, in px at 96 to the inch. */
const PAPERS = { A4: { width: 642, height: 971 }, Letter: { width: 665, height: 905 } };

/** What runs over the edge of the sheet, or is taller than a page. */
function faultsOn(page: Page, height: number): Promise<string[]> {
  return page.evaluate((most) => {
    const sheet = document.querySelector(".handout");
    if (!sheet) return ["there is no handout"];
    const { left, right } = sheet.getBoundingClientRect();
    const outside = [...sheet.querySelectorAll(".card, p, dd, th, td, .option, .box")]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.left < left - 1 || box.right > right + 1))
      .map(({ element }) => `outside: ${element.className} ${element.textContent}`);
    const tall = [...sheet.querySelectorAll(".asked > li, .keyed > li, .record-sheet, .slip")]
      .filter((element) => element.getBoundingClientRect().height > most)
      .map((element) => `taller than a page: ${element.textContent?.slice(0, 60)}`);
    return [...outside, ...tall];
  }, height);
}

for (const [name, set] of Object.entries({
  "eight questions": EIGHT,
  "eight deals": EIGHT_DEALS,
})) {
  test(`of ${name} nothing runs over the edge or off its page on paper`, async ({ page }) => {
    await open(page, set);
    await page.getByRole("checkbox", { name: "Hand records" }).check();
    await page.getByRole("checkbox", { name: "Hands to cut out" }).check();
    await expect(page.getByRole("region", { name: "Hands to cut out" })).toBeVisible();
    for (const large of [false, true]) {
      await page.getByRole("checkbox", { name: "Large print" }).setChecked(large);
      for (const [paper, size] of Object.entries(PAPERS)) {
        await page.getByRole("radio", { name: paper }).check();
        await page.setViewportSize(size);
        await page.emulateMedia({ media: "print" });
        expect(await faultsOn(page, size.height), `${paper}, large: ${large}`).toEqual([]);
        await page.emulateMedia({ media: "screen" });
      }
    }
  });
}

test("every suit on paper has its glyph", async ({ page }) => {
  await open(page);
  const face = await page.evaluate(async () => {
    await document.fonts.ready;
    return ["♠", "♥", "♦", "♣"].filter((suit) => !document.fonts.check("16px Suits", suit));
  });
  expect(face).toEqual([]);
});
