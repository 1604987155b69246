import { test as base, expect, type Page } from "@playwright/test";

export { expect };

interface Fixtures {
  /** Whether the browser keeps the course on its device, which takes a machine some seconds; else it knows no workers. */
  keepsCourse: boolean;
  /** Fails any test whose page writes to the console, throws, or asks another origin for something. */
  quiet: void;
}

export const test = base.extend<Fixtures>({
  keepsCourse: [false, { option: true }],
  quiet: [
    async ({ page, baseURL, keepsCourse }, use) => {
      if (!keepsCourse) await keepNoCourse(page);
      const noises = listenForNoise(page, baseURL ?? "");
      await use();
      expect(noises, "the console stays silent and every request keeps to the site").toEqual([]);
    },
    { auto: true },
  ],
});

/** From now on the page’s browser knows no workers, and so keeps no course. */
export async function keepNoCourse(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
}

/** Gathers what a page should never do, from now on. */
export function listenForNoise(page: Page, origin: string): string[] {
  const noises: string[] = [];
  page.on("console", (message) => noises.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => noises.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:data|blob|about):/.test(url)) {
      noises.push(`request: ${url}`);
    }
  });
  return noises;
}

/** From now on no script reaches the page until the function given back is called, as on a line that stalls. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
