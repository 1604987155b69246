import type { Page } from "@playwright/test";
import { expect, test } from "./fixture.ts";
import { kindPlaces, lessonPlaces } from "./places.ts";

const SETTINGS = [
  { legend: "Paper", attribute: "data-theme", radios: ["Light", "Dark", "High contrast"] },
  { legend: "Suit colours", attribute: "data-suits", radios: ["Two", "Four"] },
  { legend: "Card size", attribute: "data-size", radios: ["Normal", "Large", "Largest"] },
  { legend: "Names of the seats", attribute: "data-seats", radios: ["Z · South", "Z", "South"] },
] as const;

/** What a reader sees of each setting. */
async function sight(page: Page, legend: (typeof SETTINGS)[number]["legend"]): Promise<string> {
  return page.evaluate((which) => {
    const seen = (selector: string) => {
      const found = document.querySelector<HTMLElement>(`[data-exercise] ${selector}`);
      if (!found) throw new Error(`there is no ${selector}`);
      return found;
    };
    switch (which) {
      case "Paper":
        return getComputedStyle(document.body).backgroundColor;
      case "Suit colours":
        return getComputedStyle(seen(".card-D, .suit-D")).color;
      case "Card size":
        return String(seen(".card").getBoundingClientRect().width);
      case "Names of the seats":
        return seen(".seat").innerText.trim();
    }
  }, legend);
}

const radio = (page: Page, legend: string, name: string) =>
  page.getByRole("group", { name: legend }).getByRole("radio", { name, exact: true });

const panel = (page: Page) => page.getByRole("button", { name: /settings/i });

const lead = kindPlaces().find(({ kind }) => kind === "lead")?.path ?? "/";

for (const { legend, attribute, radios } of SETTINGS) {
  test(`${legend} changes the page and is remembered`, async ({ page }) => {
    await page.goto(lead);
    const sights: string[] = [];
    for (const name of radios) {
      await panel(page).click();
      await radio(page, legend, name).check();
      const value = await page.locator("html").getAttribute(attribute);
      expect(value).toBeTruthy();
      await page.getByRole("button", { name: "Done" }).click();
      sights.push(await sight(page, legend));

      await page.reload();
      await expect(page.locator("html")).toHaveAttribute(attribute, value ?? "");
      await panel(page).click();
      await expect(radio(page, legend, name)).toBeChecked();
      await page.getByRole("button", { name: "Done" }).click();
      expect(await sight(page, legend)).toBe(sights.at(-1));
    }
    expect(new Set(sights).size, sights.join("; ")).toBe(radios.length);
  });
}

test("the paper follows the device until the reader chooses", async ({ page }) => {
  await page.goto(lead);
  const light = await sight(page, "Paper");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await sight(page, "Paper")).not.toBe(light);
});

for (const stored of ["{", "[]", '{"v":1,"theme":"mauve"}', '{"v":99}', "null"]) {
  test(`stored settings ${stored} are refused in a sentence, and the page works`, async ({
    page,
  }) => {
    await page.goto(lead);
    await page.evaluate((text) => localStorage.setItem("odd-trick.settings", text), stored);
    await page.reload();
    const notice = page.locator(".notice");
    await expect(notice).toContainText("setting");
    expect((await notice.innerText()).length).toBeLessThan(140);

    await panel(page).click();
    await radio(page, "Paper", "Dark").check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(notice).toBeEmpty();
  });
}

test("the front door and the list of lessons offer to carry on where a reader stopped", async ({
  page,
}) => {
  const place = lessonPlaces().find(({ path }) => path === "/learn/first-evening/scoring/");
  if (!place) throw new Error("the lesson on scoring is gone");
  await page.goto(place.path);
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: place.title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(place.title);

  const part = page.getByRole("heading", { name: "The rubber" });
  await part.evaluate((heading) => heading.scrollIntoView());
  await page.goto("/learn/");
  await expect(main.getByText("Carry on where you stopped")).toBeVisible();
  await expect(main.getByRole("link", { name: `${place.title} · The rubber` })).toBeVisible();
  await page.goto("/");
  await expect(main.getByRole("link", { name: "Begin" })).toBeHidden();
  await main.getByRole("link", { name: "Carry on" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(place.title);
  await expect(part).toBeInViewport();
});
