import { AxeBuilder } from "@axe-core/playwright";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { GameId } from "../../src/engine/games/game.ts";
import type { Outcome } from "../../src/tabletop/fields.ts";
import { must } from "../../src/engine/core/result.ts";
import { enter, newSheet } from "../../src/tabletop/score-sheet.ts";
import { formatSheet } from "../../src/tabletop/stored.ts";
import { workedRubber } from "../support/rubbers.ts";
import { expect, test } from "./fixture.ts";
import { Scorer } from "./scorer.ts";

const KEY = "odd-trick.sheet";

interface Played {
  readonly game: GameId;
  readonly deals: readonly Outcome[];
  readonly totals: readonly [we: number, they: number];
  readonly net: string;
}

const worked = (game: GameId, id: string): Played => {
  const { deals, expected } = workedRubber(id);
  const { totals, net } = expected;
  const winner = net.winner === "YZ" ? "We" : "They";
  return { game, deals, totals: [totals.YZ, totals.AB], net: `${winner} win by ${net.points}.` };
};

const auction = worked("auction-1914", "x.score.auction.rubber.foster-492-42");
const straight = worked("straight-bridge", "x.score.straight.rubber.elwell-300-148");

/** A treble of five to none, a double lost with one point scored, a treble again, and two for the rubber: 8 to 2. */
const whist: Played = {
  game: "whist-english",
  deals: [
    { tricks: { YZ: 10, AB: 3 } },
    { tricks: { YZ: 8, AB: 5 } },
    { tricks: { YZ: 7, AB: 6 } },
    { tricks: { YZ: 4, AB: 9 }, honours: { YZ: 1, AB: 3 } },
    { tricks: { YZ: 11, AB: 2 } },
  ],
  totals: [8, 2],
  net: "We win by 6.",
};

/**
 * Three no trumps made: 100. Four spades doubled and made, not vulnerable: 240 and 50. Six hearts made, vulnerable, with
 * a hundred honours: 180, 750 and 100, and 500 for a rubber of three games. (Laws of contract, as in the rules `modern.*`.)
 */
const contract: Played = {
  game: "contract",
  deals: [
    { declarerSide: "YZ", level: 3, strain: "notrump", multiplier: 1, tricks: 9 },
    { declarerSide: "AB", level: 4, strain: "spades", multiplier: 2, tricks: 10 },
    {
      declarerSide: "YZ",
      level: 6,
      strain: "hearts",
      multiplier: 1,
      tricks: 12,
      honours: { side: "YZ", points: 100 },
    },
  ],
  totals: [1630, 290],
  net: "We win by 1340.",
};

/**
 * Three nullos by sides who take four, six and three tricks themselves: the others’ nine are three over the book, 30 and
 * game; their seven leave two nullos one short, 50; their ten are four over, 40 and the rubber. (Foster, Nullos.)
 */
const nullo: Played = {
  game: "auction-nullo",
  deals: [
    { declarerSide: "YZ", level: 3, strain: "nullo", multiplier: 1, tricks: 4 },
    { declarerSide: "AB", level: 2, strain: "nullo", multiplier: 1, tricks: 6 },
    { declarerSide: "YZ", level: 3, strain: "nullo", multiplier: 1, tricks: 3 },
  ],
  totals: [370, 0],
  net: "We win by 370.",
};

/** Seven points up by tricks alone: four, then three to the others, then three more; seven less three is four. */
const american: Played = {
  game: "whist-american",
  deals: [
    { tricks: { YZ: 10, AB: 3 } },
    { tricks: { YZ: 4, AB: 9 } },
    { tricks: { YZ: 9, AB: 4 } },
  ],
  totals: [4, 0],
  net: "We win by 4.",
};

/** A sheet on which some deals are entered already, for tests of something else. */
async function openWith(page: Page, played: Played, count = played.deals.length): Promise<Scorer> {
  const sheet = played.deals
    .slice(0, count)
    .reduce((so, deal) => must(enter(so, deal)), newSheet(played.game));
  const scorer = new Scorer(page, played.game);
  await scorer.open();
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    formatSheet(sheet),
  ] as const);
  await page.reload();
  await scorer.open();
  return scorer;
}

const status = (page: Page) => page.locator(".deal-form").getByRole("status");

/** Ends the page as a telephone does that needs the room: at once, with nothing said to it. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gone = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => undefined);
  await gone;
}

for (const played of [auction, straight, whist, contract, nullo, american]) {
  test.describe(`a rubber of ${played.game}`, () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test("is kept by keyboard alone on a phone, though the page is killed half-way", async ({
      page,
      context,
    }) => {
      test.setTimeout(90_000);
      const before = new Scorer(page, played.game);
      await before.open();
      if (played.game !== "auction-1914") {
        await before.choose("Game", played.game);
        await expect(status(page)).toContainText("The game is ");
      }
      const half = Math.floor(played.deals.length / 2);
      for (const [index, deal] of played.deals.slice(0, half).entries()) {
        await before.deal(deal);
        await expect(status(page)).toContainText(`Deal ${index + 1} is entered.`);
        await expect(before.form.locator("input").first()).toBeFocused();
      }
      const next = played.deals[half];
      if (!next) throw new Error("there is no second half");
      await before.write(next, true);
      await kill(page);
      await page.close();

      const reopened = await context.newPage();
      const after = new Scorer(reopened, played.game);
      await after.open();
      await expect(reopened.getByRole("heading", { name: `Deal ${half + 1}` })).toBeVisible();
      await expect(
        after.form.locator("fieldset").first().getByRole("radio", { checked: true }),
      ).toHaveCount(1);
      for (const deal of played.deals.slice(half)) await after.deal(deal);

      await after.expectTotals(...played.totals);
      await expect(status(reopened)).toContainText(played.net);
      await expect(reopened.getByRole("button", { name: "Begin another" })).toBeFocused();
      const wide = await reopened.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBe(0);
    });
  });
}

test("every figure of Foster’s rubber opens to its arithmetic and its rule", async ({ page }) => {
  await openWith(page, auction);
  for (const [figure, words, rule] of [
    ["100: deal 2, They, honours", "Two short at 50: 100.", "auction.score.failed.undertrick-50"],
    [
      "36: deal 4, They, tricks",
      "Four tricks over the book at 9: 36.",
      "auction.score.made.all-tricks",
    ],
    ["250: They, rubber", "For the rubber, two games to none: 250.", "auction.rubber.bonus-250"],
    [
      "492: They, total",
      "tricks 76, honours 166, and 250 besides: 492.",
      "auction.rubber.difference",
    ],
  ] as const) {
    const button = page.getByRole("button", { name: figure });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const why = page.locator(".why");
    await expect(why).toContainText(words, { ignoreCase: true });
    await expect(why.getByRole("link")).toHaveAttribute("href", new RegExp(`#${rule}$`));
    await button.click();
    await expect(why).toHaveCount(0);
  }
});

test("the deal being entered stands in pencil until it is inked", async ({ page }) => {
  const scorer = new Scorer(page, "auction-1914");
  await scorer.open();
  await scorer.write(auction.deals[0] as Outcome);
  const pencil = page.getByRole("button", { name: "8: deal 1, We, tricks, in pencil" });
  await expect(pencil).toBeVisible();
  await scorer.enter();
  await expect(pencil).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: "8: deal 1, We, tricks", exact: true }),
  ).toBeVisible();
});

test("what is done can be undone and done again", async ({ page }) => {
  await openWith(page, auction, 3);
  const scorer = new Scorer(page, "auction-1914");
  await scorer.expectTotals(42, 170);
  await page.getByRole("button", { name: "Undo deal 3" }).click();
  await expect(page.getByRole("heading", { name: "Deal 3" })).toBeVisible();
  // What was entered is back on the form, in pencil.
  await expect(scorer.form.getByRole("textbox", { name: "Tricks won" })).toHaveValue("10");
  await page.getByRole("button", { name: "Undo deal 2" }).click();
  await page.getByRole("button", { name: "Redo deal 2" }).click();
  await page.getByRole("button", { name: "Redo deal 3" }).click();
  await scorer.expectTotals(42, 170);
  await expect(page.getByRole("button", { name: /^Redo/ })).toHaveCount(0);
  await expect(scorer.form.getByRole("textbox", { name: "Tricks won" })).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("button", { name: "Undo deal 3" })).toBeVisible();
});

test("an earlier deal is amended or taken out, and the next one half written is kept", async ({
  page,
}) => {
  await openWith(page, auction, 3);
  const scorer = new Scorer(page, "auction-1914");
  await scorer.write(auction.deals[3] as Outcome, true);
  await page.getByRole("button", { name: "Amend deal 1" }).click();
  await expect(page.getByRole("heading", { name: "Amending deal 1" })).toBeVisible();
  await scorer.type("Tricks won", "9");
  await page.getByRole("button", { name: "Change deal 1" }).click();
  // Three tricks at eight and not one: sixteen more.
  await scorer.expectTotals(58, 170);
  const declared = scorer.form.getByRole("group", { name: "Declared by" });
  await expect(declared.getByRole("radio", { name: "They" })).toBeChecked();
  await page.getByRole("button", { name: "Take out deal 2" }).click();
  await scorer.expectTotals(40, 70);
  await page.getByRole("button", { name: "Undo taking out deal 2" }).click();
  await page.getByRole("button", { name: "Undo the change of deal 1" }).click();
  await scorer.expectTotals(42, 170);
});

test("a rubber is stopped unfinished, and a new one begun, and both can be undone", async ({
  page,
}) => {
  await openWith(page, auction, 3);
  const scorer = new Scorer(page, "auction-1914");
  await page.getByRole("button", { name: "Stop here, unfinished" }).click();
  // They have won one game: 125. (Law of the unfinished rubber.)
  await scorer.expectTotals(42, 295);
  await page.getByRole("button", { name: "Begin another" }).click();
  await scorer.expectTotals(0, 0);
  await expect(page.getByRole("region", { name: "Earlier sheets" })).toContainText("They 295");
  await page.getByRole("button", { name: "Undo the new sheet" }).click();
  await page.getByRole("button", { name: "Undo stopping here" }).click();
  await scorer.expectTotals(42, 170);
});

test("a deal that is not all there is asked for where it is wanting", async ({ page }) => {
  const scorer = new Scorer(page, "auction-1914");
  await scorer.open();
  const alert = scorer.form.getByRole("alert");
  await page.getByRole("button", { name: "Enter deal 1" }).click();
  await expect(alert).toHaveText("Which side declared?");
  await expect(scorer.form.getByRole("radio", { name: "We" })).toBeFocused();
  await scorer.write(auction.deals[0] as Outcome);
  await scorer.type("Tricks won", "14");
  await expect(scorer.form).toContainText("“14” is not a number from 0 to 13.");
  await page.getByRole("button", { name: "Enter deal 1" }).click();
  await expect(alert).not.toBeEmpty();
  await expect(scorer.form.getByRole("textbox", { name: "Tricks won" })).toHaveValue("14");
});

/** What the reader is handed when a sheet is saved. */
async function saved(page: Page, form: "CSV" | "PBN"): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Save as ${form}` }).click(),
  ]);
  return readFile(await download.path(), "utf8");
}

const files = (page: Page) => page.getByText("Save to a file, or bring one back");

for (const form of ["CSV", "PBN"] as const) {
  for (const played of [auction, straight, whist, contract]) {
    test(`${played.game} saved as ${form} and brought back is the same sheet`, async ({ page }) => {
      const scorer = await openWith(page, played);
      await files(page).click();
      const text = await saved(page, form);

      // A damaged file names its line, and the sheet stays as it was.
      const lines = text.split("\n");
      const broken = lines.findIndex((line) => line.includes(`${played.totals[0]}`));
      lines[broken] = (lines[broken] ?? "").replace(`${played.totals[0]}`, "77777");
      const paste = page.getByRole("textbox", { name: "Or pasted" });
      await paste.fill(lines.join("\n"));
      await page.getByRole("button", { name: "Read what is pasted" }).click();
      await expect(page.getByRole("alert").filter({ hasText: /line \d+/i })).toBeVisible();
      await scorer.expectTotals(...played.totals);
      await expect(paste).toHaveValue(/77777/);

      await page.getByRole("button", { name: "Begin another" }).click();
      await scorer.expectTotals(0, 0);
      await page.getByLabel("From a file").setInputFiles({
        name: `sheet.${form.toLowerCase()}`,
        mimeType: "text/plain",
        buffer: Buffer.from(text),
      });
      await scorer.expectTotals(...played.totals);
      expect(await saved(page, form)).toBe(text);
    });
  }
}

test("both styles of pad hold the same rubber", async ({ page }) => {
  await openWith(page, auction);
  await page.getByText("House rules, names and pad").click();
  await page.getByRole("radio", { name: "Two columns" }).check();
  await expect(page.getByRole("columnheader", { name: "tricks" })).toHaveCount(2);
  await expect(page.getByRole("columnheader", { name: "honours" })).toHaveCount(2);
  await new Scorer(page, "auction-1914").expectTotals(42, 492);
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "tricks" })).toHaveCount(2);
});

test("the sides may be named, and the names can be undone", async ({ page }) => {
  await openWith(page, auction, 1);
  await page.getByText("House rules, names and pad").click();
  await page.getByLabel("They are").fill("Ruth and Ned");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("columnheader", { name: "Ruth and Ned" })).toBeVisible();
  await page.getByRole("button", { name: "Undo the names" }).click();
  await expect(page.getByRole("columnheader", { name: "They" })).toBeVisible();
});

test("what a game counts in a rubber that is stopped may be agreed", async ({ page }) => {
  await openWith(page, auction, 3);
  const scorer = new Scorer(page, "auction-1914");
  await page.getByText("House rules, names and pad").click();
  const points = page.getByRole("textbox", { name: "If stopped" });
  await points.fill("2000");
  await page.keyboard.press("Tab");
  await expect(page.getByText("“2000” is not a number from 0 to 1000.")).toBeVisible();
  await expect(points).toHaveValue("2000");
  await points.fill("100");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Stop here, unfinished" }).click();
  // They have won one game, which this table counts at 100 and not at 125.
  await scorer.expectTotals(42, 270);
  await points.fill("");
  await page.keyboard.press("Tab");
  await scorer.expectTotals(42, 295);
});

test("a house that limits doubling is offered no double beyond it", async ({ page }) => {
  const scorer = await openWith(page, straight, 1);
  await page.getByText("House rules, names and pad").click();
  const doubled = scorer.form.getByRole("group", { name: "Doubled" });
  await scorer.form.getByRole("radio", { name: "no trump, 12 a trick" }).check();
  await expect(doubled.getByRole("radio", { name: "32 times, 384 a trick" })).toBeVisible();
  await page.getByLabel("Doubling").selectOption("100");
  // At twelve: 24, 48, 96 and once more to 192, past a hundred. (Rule straight.double.limit.)
  await expect(doubled.getByRole("radio")).toHaveCount(5);
  await expect(doubled.getByRole("radio").last()).toHaveAccessibleName("16 times, 192 a trick");
});

test("rules under which a deal on the sheet could not have been are refused by its name", async ({
  page,
}) => {
  const scorer = await openWith(page, {
    ...straight,
    deals: [{ strain: "hearts", multiplier: 64, tricks: { YZ: 7, AB: 6 } }],
  });
  await scorer.expectTotals(512, 0);
  await page.getByText("House rules, names and pad").click();
  await page.getByLabel("Doubling").selectOption("100");
  await expect(page.getByText("Deal 1: Doubling stops once a trick counts 100")).toBeVisible();
  await expect(page.getByLabel("Doubling")).toHaveValue("none");
  await scorer.expectTotals(512, 0);
});

test("a pad is headed by the form that is played", async ({ page }) => {
  await openWith(page, { ...whist, game: "whist-american", deals: [] });
  await page.getByText("House rules, names and pad").click();
  await page.getByLabel("Game of").selectOption("favourite");
  await expect(page.getByRole("table", { name: "Favourite whist" })).toBeVisible();
});

test("it says what each side still needs", async ({ page }) => {
  await openWith(page, auction, 1);
  await page.getByText("What do we still need?").click();
  // Eight of thirty are scored.
  await expect(page.locator(".need").first()).toContainText("We want 22 for game");
  await expect(page.locator(".need").first()).toContainText("three by cards");
  await expect(page.locator(".need").nth(1)).toContainText("They want 30 for game");
});

for (const stored of ["{", '{"v":99}', '{"v":1,"first":{"game":"snap"}}']) {
  test(`a stored sheet ${stored} is set aside in a sentence`, async ({ page }) => {
    await page.goto("/table/score-sheet/");
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, stored] as const);
    await page.reload();
    await expect(status(page)).toContainText("set aside");
    expect(await page.evaluate((key) => localStorage.getItem(`${key}.malformed`), KEY)).toBe(
      stored,
    );
    const scorer = new Scorer(page, "auction-1914");
    await scorer.deal(auction.deals[0] as Outcome);
    await scorer.expectTotals(24, 0);
  });
}

test("where the browser keeps nothing, it says so and goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const scorer = new Scorer(page, "auction-1914");
  await scorer.open();
  await scorer.pick("Declared by", "We");
  await expect(status(page)).toContainText("will not keep the sheet");
  await scorer.deal(auction.deals[0] as Outcome);
  await scorer.expectTotals(24, 0);
});

test("nothing moves when it wakes, and what was picked before is kept", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, "shifts", []);
    new PerformanceObserver((list) => {
      const shifts = Reflect.get(window, "shifts") as number[];
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route("**/*.js", async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await page.goto("/table/score-sheet/", { waitUntil: "commit" });
  const they = page.locator(".deal-form").getByRole("radio", { name: "They" });
  await they.check();
  await expect(page.locator("[data-asleep]")).toHaveCount(0, { timeout: 20_000 });
  await expect(they).toBeChecked();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toContain('"declarer":"AB"');
  const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as number[]);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test("it has no barrier axe can find while it is in use, in any theme", async ({ page }) => {
  await openWith(page, auction, 3);
  await new Scorer(page, "auction-1914").write(auction.deals[3] as Outcome);
  await page.getByRole("button", { name: /^100: deal 2/ }).click();
  while ((await page.locator("details:not([open]) > summary").count()) > 0) {
    await page.locator("details:not([open]) > summary").first().click();
  }
  for (const theme of ["light", "dark", "contrast"]) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`);
    expect(told, theme).toEqual([]);
  }
});

test("it prints the pad and the deals on one sheet", async ({ page }) => {
  await openWith(page, auction);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table", { name: /Auction bridge/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "The deals" })).toContainText("four royals");
  await expect(page.locator(".deal-form")).toBeHidden();
  await expect(page.getByRole("button", { name: "Amend deal 1" })).toBeHidden();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
