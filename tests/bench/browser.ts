import { chromium, type Browser, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../support/chromium.ts";
import { quantile, round } from "./numbers.ts";

const SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
}

async function throttle(page: Page, slowNetwork: boolean) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  if (!slowNetwork) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
}

/** Milliseconds from a click on a card to the frame after its verdict was painted, of `count` problems in a row. */
export async function clickToVerdict(browser: Browser, origin: string, count = 40) {
  const page = await browser.newPage();
  await page.goto(`${origin}/practice/lead-card/?seed=12`);
  const root = page.locator("[data-exercise]");
  await page.waitForFunction(() => !document.querySelector("[data-asleep]"));
  await throttle(page, false);
  const times: number[] = [];
  for (let turn = 0; turn < count; turn++) {
    await page.evaluate(() => {
      const exercise = document.querySelector("[data-exercise]");
      if (!exercise) throw new Error("no exercise");
      let clicked = 0;
      Reflect.set(
        window,
        "painted",
        new Promise((resolve) => {
          exercise.addEventListener("click", (event) => (clicked = event.timeStamp), {
            capture: true,
            once: true,
          });
          new MutationObserver((_, observer) => {
            if (!exercise.hasAttribute("data-verdict")) return;
            observer.disconnect();
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener("message", () => resolve(performance.now() - clicked));
              port1.start();
              port2.postMessage(null);
            });
          }).observe(exercise, { attributes: true });
        }),
      );
    });
    const cards = root.locator("button[data-answer]");
    await cards.nth(turn % (await cards.count())).click();
    times.push(await page.evaluate(() => Reflect.get(window, "painted") as Promise<number>));
    const item = await root.getAttribute("data-item");
    await root.getByRole("button", { name: /^(Try again|Next problem)$/ }).click();
    await page.waitForFunction((before) => {
      const exercise = document.querySelector("[data-exercise]");
      return (
        exercise?.getAttribute("data-item") !== before || !exercise?.hasAttribute("data-verdict")
      );
    }, item);
  }
  await page.close();
  return { p50: round(quantile(times, 0.5), 1), p95: round(quantile(times, 0.95), 1), of: count };
}

/** One cold visit on a slow line: when the largest thing was painted, and how far things moved. */
export async function coldVisit(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await throttle(page, true);
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 };
    Reflect.set(window, "seen", seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += Number(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const seen = await page.evaluate(
    () => Reflect.get(window, "seen") as { lcp: number; cls: number },
  );
  await context.close();
  return seen;
}

/** Cold visits to several pages, taken turn about; the median of each. */
export async function coldVisits(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  turns = 5,
) {
  const visits = new Map(paths.map((path) => [path, [] as { lcp: number; cls: number }[]]));
  for (let turn = 0; turn < turns; turn++) {
    for (const path of paths) visits.get(path)?.push(await coldVisit(browser, `${origin}${path}`));
  }
  return Object.fromEntries(
    [...visits].map(([path, seen]) => [
      path,
      {
        lcp: round(
          quantile(
            seen.map(({ lcp }) => lcp),
            0.5,
          ),
        ),
        cls: round(Math.max(...seen.map(({ cls }) => cls)), 4),
        of: turns,
      },
    ]),
  );
}
