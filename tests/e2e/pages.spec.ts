/** What holds of every page: it is silent and strict, and it fits a narrow screen and large type. */
import { attributeValues, builtPages, tagsOf } from "../support/dist.ts";
import { expect, test } from "./fixture.ts";
import { LESSONS } from "./places.ts";
import type { Page } from "@playwright/test";

const pages = builtPages();

test("every page carries a strict policy", () => {
  for (const { path, html } of pages) {
    const policies = tagsOf(html, "meta")
      .filter((tag) => /content-security-policy/i.test(tag))
      .flatMap((tag) => attributeValues(tag, "content"));
    expect(policies, path).toHaveLength(1);
    const policy = policies[0] ?? "";
    expect(policy, path).toMatch(/default-src\s+'(?:self|none)'/);
    expect(policy, path).toMatch(/script-src\s[^;]*'self'/);
    expect(policy, path).not.toMatch(/unsafe-|https?:|\*/);
    expect(attributeValues(html, "style"), `${path} has style attributes`).toEqual([]);
  }
});

test("the way past the masthead lies over the page, and moves nothing", async ({ page }) => {
  await page.goto("/learn/");
  const top = async () => (await page.getByRole("heading", { level: 1 }).boundingBox())?.y;
  const before = await top();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the page" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to the page" })).toBeInViewport({ ratio: 1 });
  expect(await top()).toBe(before);
});

/** How far the page is wider than the window, and what sticks out. */
async function overhang(page: Page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5,
    );
    return {
      over: document.documentElement.scrollWidth - width,
      by: wide.slice(0, 4).map(({ tagName, className }) => `${tagName}.${String(className)}`),
    };
  });
}

/** What a lesson's own figures and tables do wrong: one that must be pushed sideways to be read, and words laid over other words. */
async function crowded(page: Page, pushed: boolean) {
  return page.evaluate((pushed) => {
    const named = (element: Element) =>
      `“${(element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40)}”`;
    const wide = [...document.querySelectorAll(".scroll, .figure")]
      .filter((box) => pushed && box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${named(box)} is ${box.scrollWidth - box.clientWidth} px wider than its room`);
    const over = [...document.querySelectorAll(".round")].flatMap((round) => {
      const seats = [...round.children];
      return seats.flatMap((one, at) =>
        seats.slice(at + 1).flatMap((other) => {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          const apart =
            a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          return apart ? [] : [`${named(one)} lies over ${named(other)}`];
        }),
      );
    });
    return [...wide, ...over];
  }, pushed);
}

const rooms = Map.groupBy(pages, ({ path }) => path.split("/")[1] ?? "");

for (const [room, inside] of rooms) {
  test(`/${room} fits 320 px, and type of twice the size`, async ({ page }) => {
    test.setTimeout(180_000);
    const told: string[] = [];
    for (const { path } of inside) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const look = async (where: string) => {
        const { over, by } = await overhang(page);
        if (over > 0) told.push(`${path} at ${where}: ${over} px, ${by.join(", ")}`);
        if (LESSONS.test(path))
          for (const fault of await crowded(page, where === "320 px"))
            told.push(`${path} at ${where}: ${fault}`);
      };
      await look("320 px");
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await look("320 px and 200 %");
      await page.setViewportSize({ width: 1024, height: 768 });
      await look("1024 px and 200 %");
    }
    expect(told).toEqual([]);
  });
}
