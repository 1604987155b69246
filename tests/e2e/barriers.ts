import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The themes a reader may choose among. */
export const THEMES = ["light", "dark", "contrast"];

/** Waits until everything on the page is laid out: what is far down a lesson follows its first words after a moment. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
}

/** The barriers axe finds on the page as it stands, in every theme: all its rules once, and those of colour in each. */
export async function barriers(page: Page, themes: readonly string[] = THEMES): Promise<string[]> {
  const told: string[] = [];
  await laidOut(page);
  for (const theme of themes) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    // No page of ours has a frame of another origin, for which axe would open a window each time.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
    if (theme !== "light") axe.withRules(["color-contrast", "link-in-text-block"]);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) {
      const where = nodes.slice(0, 4).map(({ target }) => target.join(" "));
      told.push(`${theme}: ${id}, ${nodes.length} times: ${where.join(", ")}`);
    }
  }
  return told;
}
