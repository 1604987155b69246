import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { strFromU8, unzipSync } from "fflate";
import { formatSet } from "../../src/classroom/set.ts";
import { ROOT } from "../support/files.ts";
import { expect, test } from "./fixture.ts";
import { answerHere } from "./learner.ts";

const code = formatSet({
  title: "Four ways of asking",
  note: "",
  mode: "teach",
  steps: [
    { type: "item", kind: "lead-card", item: "king-queen" },
    { type: "item", kind: "score-hand", item: "three-hearts-short" },
    { type: "item", kind: "bid-sufficient", item: "three-clubs-over-two-royals" },
    { type: "seed", kind: "trick", seed: 7 },
  ],
});

test("a set is saved as well-formed QTI, an item a question, and as GIFT and CSV", async ({
  page,
}) => {
  await page.goto(`/teach/export/#${code}`);
  const save = async (name: string) => {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: `Save as ${name}` }).click();
    return readFileSync(await (await saved).path());
  };
  const files = Object.entries(unzipSync(await save("QTI 2.1")));
  const texts = files.map(([, bytes]) => strFromU8(bytes));
  const roots = await page.evaluate(
    (list) =>
      list.map((text) => {
        const read = new DOMParser().parseFromString(text, "text/xml");
        return read.querySelector("parsererror") ? text : read.documentElement.localName;
      }),
    texts,
  );
  expect(roots).toEqual(["manifest", ...Array.from({ length: 4 }, () => "assessmentItem")]);
  expect((await save("GIFT")).toString()).toContain("=king of diamonds#");
  expect((await save("CSV")).toString().split("\r\n")).toHaveLength(6);
  await expect(page.getByText("Saved as odd-trick.csv.")).toBeVisible();
});

test.describe("the folder for a memory stick", () => {
  const folder = mkdtempSync(join(tmpdir(), "odd-trick-"));
  test.afterAll(() => rmSync(folder, { recursive: true }));

  test("opens without a server, answers, and leads on", async ({ browser }) => {
    const zip = join(folder, "club.zip");
    execFileSync(process.execPath, [join(ROOT, "src/site/hosting/bundle.ts"), zip], { cwd: ROOT });
    for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    const context = await browser.newContext();
    const page = await context.newPage();
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => faults.push(message.text()));
    await page.goto(pathToFileURL(join(folder, "odd-trick/practice/lead-card/index.html")).href);
    await page.goto(`${page.url()}?seed=7`);
    await answerHere(page, "lead-card", 7, "best");
    await page.getByRole("link", { name: "Rules" }).first().click();
    await expect(page).toHaveURL(/odd-trick\/rules\/index\.html$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(pathToFileURL(join(folder, "odd-trick/search/index.html")).href);
    await expect(page.getByText("Search works only on a website")).toBeVisible();
    await page.goto(pathToFileURL(join(folder, "odd-trick/table/deals/index.html")).href);
    await expect(page.getByText("This page works only on a website")).toBeVisible();
    expect(faults).toEqual([]);
    await context.close();
  });
});
