import { test } from "@playwright/test";
import { must } from "../../src/engine/core/result.ts";
import { fetchGames } from "../../src/tabletop/families.ts";
import type { Outcome } from "../../src/tabletop/fields.ts";
import { enter, newSheet } from "../../src/tabletop/score-sheet.ts";
import { formatSheet } from "../../src/tabletop/stored.ts";
import { workedRubber } from "../support/rubbers.ts";
import { expect } from "./fixture.ts";
import { Scorer } from "./scorer.ts";

// Not the quiet test of the others, for a browser tells its console of what could not be fetched; and without the worker,
// which would have fetched it beforehand.
test.use({ serviceWorkers: "block" });

const GAMES = /\/family-[^/]*\.js$/;

test("a game that cannot be fetched is said so; the choice and the sheet are kept", async ({
  page,
}) => {
  const [first] = workedRubber("x.score.auction.rubber.foster-492-42").deals;
  const scorer = new Scorer(page, "auction-1914");
  await scorer.open();
  await scorer.deal(first as Outcome);
  await page.route(GAMES, (route) => route.abort());
  const game = page.getByRole("combobox", { name: "Game" });
  await game.selectOption("straight-bridge");
  await expect(scorer.form.getByRole("status")).toContainText(
    "Straight bridge could not be fetched",
  );
  await expect(game).toHaveValue("straight-bridge");
  await scorer.expectTotals(24, 0);
  await page.unroute(GAMES);
  await page.getByRole("button", { name: "try again" }).click();
  await expect(page.getByRole("table", { name: "Straight bridge" })).toBeVisible();
  await expect(page.getByRole("button", { name: "try again" })).toHaveCount(0);
});

test("a sheet of a game that cannot be fetched stays as it is on the device", async ({ page }) => {
  await fetchGames(["straight-bridge"]);
  const { deals } = workedRubber("x.score.straight.rubber.elwell-300-148");
  const sheet = deals
    .slice(0, 2)
    .reduce((so, deal) => must(enter(so, deal)), newSheet("straight-bridge"));
  await page.goto("/table/score-sheet/");
  await page.evaluate((text) => localStorage.setItem("odd-trick.sheet", text), formatSheet(sheet));
  await page.route(GAMES, (route) => route.abort());
  await page.reload();
  await expect(page.locator(".deal-form").getByRole("status")).toContainText(
    "could not be fetched: reload this page",
  );
  await page.unroute(GAMES);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Deal 3" })).toBeVisible();
});

test("nothing is written for a game that is still on its way", async ({ page }) => {
  const scorer = new Scorer(page, "auction-1914");
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(GAMES, async (route) => {
    await arrived;
    await route.continue();
  });
  await scorer.open();
  await page.getByRole("combobox", { name: "Game" }).selectOption("straight-bridge");
  const [first] = await scorer.form.locator("input[type=radio]").all();
  await expect(scorer.form.locator("[inert] input[type=radio]")).not.toHaveCount(0);
  await first?.evaluate((radio) => radio.focus());
  await expect(scorer.form.locator(":focus")).toHaveCount(0);
  arrive();
  await expect(scorer.form.getByRole("status")).toContainText("The game is Straight bridge.");
  await expect(scorer.form.locator("[inert]")).toHaveCount(0);
  await scorer.form.getByRole("radio").first().check();
});
