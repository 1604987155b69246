import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { CODES_OF } from "../../src/engine/laws/code.ts";
import { codeWords, GAME_WORDS } from "../../src/engine/laws/questions.ts";
import { LAW_ROWS } from "../../src/engine/laws/rows.ts";
import { TOPICS } from "../../src/engine/laws/topics.ts";
import {
  classicScript,
  forFolder,
  keptInFolder,
  RUNS,
  scriptName,
  wakingScript,
} from "../../src/site/hosting/folder.ts";
import { filesOf } from "../../src/site/hosting/under.mjs";
import { builtPages } from "../support/dist.ts";
import { expect, test } from "./fixture.ts";

const PAGE = "table/what-happens-now/index.html";

test("opened from a folder on the disk, a tool answers with what the folder holds", async ({
  browser,
}, testInfo) => {
  const root = join(import.meta.dirname, "../../dist");
  const all = await filesOf(root);
  const html = readFileSync(join(root, PAGE), "utf8");
  const waking = wakingScript(html);
  if (!waking) throw new Error("the page wakes nothing that a folder can run");
  const data = all
    .filter((name) => waking.runs.data.test(name))
    .map((name) => [`/${name}`, readFileSync(join(root, name), "utf8")] as const);
  const folder = testInfo.outputPath("odd-trick");
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write(PAGE, forFolder(PAGE, html, all.filter(keptInFolder)));
  write(
    scriptName(waking.runs),
    await classicScript(root, waking.address, Object.fromEntries(data)),
  );
  for (const name of all.filter((one) =>
    /^(?:_astro\/.*\.(?:css|woff2)|favicon\.svg)$/.test(one),
  )) {
    cpSync(join(root, name), join(folder, name));
  }

  const page = await browser.newPage();
  const noises: string[] = [];
  page.on("console", (message) => noises.push(message.text()));
  page.on("pageerror", (error) => noises.push(error.message));
  await page.goto(pathToFileURL(join(folder, PAGE)).href);
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
  const code = CODES_OF.whist.at(-1);
  const row = LAW_ROWS.find(
    ({ game, topic, codes }) =>
      game === "whist" && topic === "exposed" && code !== undefined && codes.includes(code),
  );
  if (!code || !row) throw new Error("whist has no exposed cards");
  const take = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await take(GAME_WORDS.whist);
  await take(codeWords("whist", code));
  await take(TOPICS[row.topic]);
  await take(row.event);
  await expect(page.locator(".question")).toHaveText(row.event);
  await expect(page.locator("dl.ruling")).toBeVisible();
  expect(noises).toEqual([]);
  await page.close();
});

test("everything that a folder is said to run stands on some page under its name", () => {
  const pages = builtPages().map(({ html }) => wakingScript(html)?.runs);
  expect(RUNS.filter((runs) => !pages.includes(runs))).toEqual([]);
});
