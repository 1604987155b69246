import type { Browser, Page } from "@playwright/test";
import { quantile, round } from "./numbers.ts";

const SLOWDOWN = 4;
/** A nullo, whose first tricks keep the solver longest. */
const HAND = "/play/foster-auction-2/";
/** Milliseconds between two cards, in which the solver begins with the question that the next click breaks off. */
const BETWEEN = 200;

async function awake(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector("[data-asleep]"));
}

/**
 * Milliseconds from a click on a card of a deal played over to the frame in which it is painted, with the costs of the
 * cards being priced meanwhile: `count` cards of one line, the page’s processor slowed down. `busy` is the part of the
 * clicks at which the solver was at work.
 */
export async function clickWhileSolving(browser: Browser, origin: string, count = 40) {
  const page = await browser.newPage();
  await awake(page, `${origin}${HAND}`);
  await page.getByRole("button", { name: "What do the cards cost?" }).click();
  await page.locator(".costs").waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const times: number[] = [];
  const waits: number[] = [];
  let busy = 0;
  for (let turn = 0; turn < count; turn++) {
    await page.waitForTimeout(BETWEEN);
    await page.evaluate(() => {
      const table = document.querySelector(".felt");
      if (!table) throw new Error("no table");
      const told = new Promise((resolve) => {
        table.addEventListener(
          "click",
          ({ timeStamp }) => {
            const waited = performance.now() - timeStamp;
            const pricing = document.querySelector(".costs [role=status]")?.textContent ?? "";
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener("message", () =>
                resolve({
                  painted: performance.now() - timeStamp,
                  waited,
                  busy: pricing.startsWith("Priced"),
                }),
              );
              port1.start();
              port2.postMessage(null);
            });
          },
          { capture: true, once: true },
        );
      });
      Reflect.set(window, "told", told);
    });
    const cards = page.getByRole("group", { name: "The hand to play" }).getByRole("button");
    await cards.nth(turn % (await cards.count())).click();
    const told = await page.evaluate(
      () =>
        Reflect.get(window, "told") as Promise<{ painted: number; waited: number; busy: boolean }>,
    );
    times.push(told.painted);
    waits.push(told.waited);
    busy += Number(told.busy);
  }
  await page.close();
  return {
    p50: round(quantile(times, 0.5), 1),
    p95: round(quantile(times, 0.95), 1),
    heardP95: round(quantile(waits, 0.95), 1),
    busy: round(busy / count, 2),
    of: count,
  };
}

/** A flat hand against one no trump, on which the solver works longest. */
const TRIAL = "/play/field/?hand=K6.Q9742.J85.T63&bid=1NT&seed=5&deals=30";

/**
 * Deals of a lead tried a second, by one worker and by as many as the machine is given, in turn; and how long it takes from
 * a click on Stop until the page shows that it has stopped.
 */
export async function fieldInBrowser(browser: Browser, origin: string, turns = 2) {
  const rates = { one: [] as number[], all: [] as number[] };
  const stops: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    for (const [name, rate] of Object.entries(rates)) {
      const page = await browser.newPage();
      if (name === "one") {
        await page.addInitScript(() =>
          Object.defineProperty(navigator, "hardwareConcurrency", { value: 1 }),
        );
      }
      await awake(page, `${origin}${TRIAL}`);
      await page.getByRole("button", { name: "Start", exact: true }).click();
      const began = performance.now();
      const more = page.getByRole("button", { name: "100 deals more" });
      await more.waitFor({ timeout: 600_000 });
      rate.push(30_000 / (performance.now() - began));
      await more.click();
      await page.waitForTimeout(500);
      stops.push(
        await page.evaluate(async () => {
          const stop = [...document.querySelectorAll("button")].find(
            ({ textContent }) => textContent === "Stop",
          );
          if (!stop) throw new Error("it is not running");
          const began = performance.now();
          stop.click();
          while (stop.textContent === "Stop") await new Promise((done) => setTimeout(done));
          return performance.now() - began;
        }),
      );
      await page.close();
    }
  }
  const [one, all] = [rates.one, rates.all].map((rate) => quantile(rate, 0.5));
  return {
    dealsPerSecond: { oneWorker: round(one ?? 0, 2), allWorkers: round(all ?? 0, 2) },
    ratio: round((all ?? 0) / (one ?? 1), 2),
    stoppedMs: round(Math.max(...stops), 1),
  };
}
