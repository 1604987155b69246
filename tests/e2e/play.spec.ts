import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { Card } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import type { Seat } from "../../src/engine/core/seat.ts";
import { cardName, cardText } from "../../src/exercises/kit/words.ts";
import type { PlayDeal } from "../../src/tabletop/playing/deal.ts";
import { fosterChoice } from "../../src/tabletop/playing/foster.ts";
import { readPbn } from "../../src/tabletop/playing/pbn.ts";
import { legalCards } from "../../src/tabletop/playing/position.ts";
import {
  begin,
  isOver,
  play,
  positionNow,
  readersTurn,
  seenHands,
} from "../../src/tabletop/playing/session.ts";
import { value } from "../../src/solver/search/solver.ts";
import { lossesIn } from "../../src/tabletop/playing/worth.ts";
import { asSolved } from "../../src/widgets/tools/play/as-solved.ts";
import { ROOT } from "../support/files.ts";
import { barriers } from "./barriers.ts";
import { expect, test } from "./fixture.ts";

const HAND = "foster-straight-1";
const filed = (name: string) =>
  must(readPbn(readFileSync(join(ROOT, `content/hands/${name}.pbn`), "utf8")));
const { deal } = filed(HAND);

/** How the deal goes where the reader always plays the first card he may, and the others by Foster’s rules. */
function firstCardLine(of: PlayDeal, chair: Seat): readonly Card[] {
  let session = begin(chair, "foster");
  while (!isOver(session)) {
    const position = positionNow(of, session);
    const [first] = legalCards(position);
    const card = readersTurn(of, session) ? first : fosterChoice(of, position).card;
    if (!card) throw new Error("there is nothing to play");
    session = must(play(of, session, card));
  }
  return session.line;
}

const said = (page: Page) => page.locator(".say");
const radio = (page: Page, name: RegExp) => page.getByRole("radio", { name });
const cards = (page: Page) =>
  page.getByRole("group", { name: "The hand to play" }).getByRole("button");
const next = (page: Page) => page.getByRole("button", { name: "Next trick" });

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
}

/** The play as the page prints it, card by card in the order played. */
async function printedLine(page: Page): Promise<string[]> {
  const rows = await page.locator(".tricks tbody tr").all();
  const tricks = await Promise.all(
    rows.map(async (row) => {
      const cells = await row.locator("td").allInnerTexts();
      return cells.map((cell) => cell.replace(/[\uFE0E\s]/g, ""));
    }),
  );
  return tricks.flat();
}

/** The same line as {@link printedLine} would have it: each trick in the order of the columns. */
function asPrinted(line: readonly Card[], of: PlayDeal, chair: Seat): string[] {
  const { tricks } = positionNow(of, { ...begin(chair, "foster"), line, at: line.length });
  const columns = tricks[0]?.plays.map(({ seat }) => seat) ?? [];
  return tricks.flatMap(({ plays, winner }) =>
    columns.map((seat) => {
      const at = plays.findIndex((one) => one.seat === seat);
      const card = cardText(plays[at]?.card ?? "S2").replace(/\uFE0E/g, "");
      const led = at === 0 ? ",led" : "";
      return `${card}${led}${seat === winner ? ",takesthetrick" : ""}`;
    }),
  );
}

/** Waits until the reader may do something: play, or have a trick gathered, or nothing more. */
async function ready(page: Page): Promise<"card" | "trick" | "over"> {
  const over = page.getByText("All thirteen tricks are played.");
  await expect(cards(page).first().or(next(page)).or(over)).toBeVisible();
  if (await over.isVisible()) return "over";
  return (await next(page).isVisible()) ? "trick" : "card";
}

/** Plays the whole deal, doing the same thing whenever it is for the reader to do something. */
async function playOut(page: Page, act: (on: Locator) => Promise<void>) {
  for (let turns = 0; turns < 60; turns += 1) {
    const state = await ready(page);
    if (state === "over") return;
    const before = await said(page).innerText();
    await act(state === "trick" ? next(page) : cards(page).first());
    if (state === "card") await expect(said(page)).not.toHaveText(before);
    else await expect(next(page)).toHaveCount(0);
  }
}

/** No card that the reader may not see stands anywhere in the page, under any of its names. */
async function expectHidden(page: Page, chair: Seat, line: readonly Card[]) {
  const session = { ...begin(chair, "foster"), line, at: line.length };
  const { left } = positionNow(deal, session);
  const seen = seenHands(deal, session);
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  for (const seat of ["Z", "A", "Y", "B"] as const) {
    if (seen.includes(seat)) continue;
    for (const card of left[seat]) {
      expect(html).not.toContain(cardName(card));
      expect(html).not.toMatch(new RegExp(`["=]${card}\\b`));
      expect(html).not.toContain(cardText(card));
    }
  }
  expect(new URL(page.url()).search).toBe("");
}

test("a whole deal as declarer on a phone, by keyboard alone", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `/play/${HAND}/`);
  await radio(page, /all four/).focus();
  await page.keyboard.press("ArrowRight");
  await expect(radio(page, /declarer/)).toBeChecked();
  await page.keyboard.press("Tab");
  while (!(await radio(page, /Foster/).isChecked())) await page.keyboard.press("ArrowRight");
  await expect(cards(page).first()).toBeVisible();
  await expectHidden(page, "Z", ["D7"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const card of await cards(page).all()) {
    const box = await card.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press("Tab");
  await expect(cards(page).first()).toBeFocused();
  await playOut(page, async (on) => {
    await expect(on).toBeFocused();
    await page.keyboard.press("Enter");
  });
  const line = firstCardLine(deal, "Z");
  expect(await printedLine(page)).toEqual(asPrinted(line, deal, "Z"));
  await expect(page.getByRole("table", { name: "The score" })).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a whole deal as a defender; taken back, replayed, linked and printed", async ({ page }) => {
    test.setTimeout(120_000);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, `/play/${HAND}/`);
    await page.locator("label", { hasText: "leads" }).tap();
    await page.locator("label", { hasText: "Foster’s rules" }).tap();
    await expectHidden(page, "A", []);
    await playOut(page, (on) => on.tap());
    const line = firstCardLine(deal, "A");
    expect(await printedLine(page)).toEqual(asPrinted(line, deal, "A"));

    await page.getByRole("button", { name: "To the first card" }).tap();
    await expect(said(page)).toContainText("Your lead.");
    await page.getByRole("button", { name: "One card on" }).tap();
    await expect(said(page)).toContainText(`You lead the ${cardName(line[0] ?? "S2")}.`);
    await page.getByRole("button", { name: "To trick 5" }).tap();
    await expect(page.locator(".tricks [data-now] th")).toHaveText("To trick 5");

    await page.getByRole("button", { name: "Copy link" }).tap();
    await expect(page.getByText("A link to this very point is copied.")).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(address);
    await expect(page.locator(".tricks [data-now] th")).toHaveText("To trick 5");
    expect(await printedLine(page)).toEqual(asPrinted(line, deal, "A"));

    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".board")).toBeVisible();
    await expect(page.getByRole("table", { name: "The play" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Take back" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });

    await page.getByRole("button", { name: "To the last card" }).tap();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("table", { name: "The score" })).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    for (let twice = 0; twice < 2; twice += 1) {
      await page.getByRole("button", { name: "Take back" }).tap();
      await expect(said(page)).toContainText("Your");
    }
    await expect(page.getByText("unseen").first()).toBeVisible();
  });
});

test("nothing bars a reader’s way, before, during and after the play", async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, `/play/${HAND}/`);
  expect(await barriers(page)).toEqual([]);
  await radio(page, /leads/).check({ force: true });
  expect(await barriers(page)).toEqual([]);
});

test("a deal that cannot be read is named and stays in its box; one that can is laid out", async ({
  page,
}) => {
  await open(page, "/play/deal/");
  await page.getByText("A deal of your own").click();
  const box = page.getByRole("textbox", { name: /^Paste a deal/ });
  await box.fill('[Deal "N:AKQ 2"]');
  await page.locator("details").getByRole("button", { name: "Lay it out" }).click();
  await expect(
    page.getByText("Line 1, tag “Deal”: A deal has four hands; this one has 2."),
  ).toBeVisible();
  await expect(box).toHaveValue('[Deal "N:AKQ 2"]');
  await box.fill(readFileSync(join(ROOT, "content/hands/foster-whist-1.pbn"), "utf8"));
  await page.locator("details").getByRole("button", { name: "Lay it out" }).click();
  await expect(page.getByText("♥︎5 is turned up: hearts are trumps.")).toBeVisible();
});

test("the same number gives the same deal again", async ({ page }) => {
  await open(page, "/play/deal/?game=whist-english&seed=42");
  await expect(page.locator(".told")).toContainText("is turned up");
  const first = await page.locator(".board").innerText();
  await page.getByRole("button", { name: "A fresh deal" }).click();
  await expect(page.locator(".board")).not.toHaveText(first);
  await page.getByRole("textbox", { name: "Deal number" }).fill("42");
  await page.locator("form").getByRole("button", { name: "Lay it out" }).click();
  await expect.poll(() => page.locator(".board").innerText()).toBe(first);
});

test("a revoke happens where it may, and the laws say what may be taken for it", async ({
  page,
}) => {
  await open(page, "/play/foster-auction-1/");
  await page.getByRole("checkbox", { name: /revoke/ }).check();
  const cardNamed = (name: string) =>
    cards(page).and(page.getByRole("button", { name, exact: true }));
  for (const name of ["nine of spades", "two of clubs", "ten of diamonds"])
    await cardNamed(name).click();
  await expect(page.getByText("Take it back and it is put right")).toBeVisible();
  for (const name of ["two of spades", "eight of spades"]) await cardNamed(name).click();
  await page.getByRole("button", { name: "Take three tricks" }).click();
  await expect(page.getByText("Taken: Take three tricks.")).toBeVisible();
});

/** What every card of the book’s line cost, by the solver in Node. */
function bookLosses(name: string) {
  const { deal: of, record } = filed(name);
  const worth = [...record.keys(), record.length].map((after) => {
    const { solved, inAll } = asSolved(of, record.slice(0, after));
    return inAll(solved ? value(solved).atLeast : 0);
  });
  const { tricks } = positionNow(of, { ...begin("all", "book"), line: record, at: record.length });
  const players = tricks.flatMap(({ plays }) => plays.map(({ seat }) => seat));
  return { best: worth[0], losses: lossesIn(record, players, worth, { aim: "win" }) };
}

test("what the cards cost, and where the book’s line first lost something, as the solver has it in Node", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { best, losses } = bookLosses(HAND);
  // Nine were taken, one of them given: A’s queen on the second trick.
  expect(best).toBe(8);
  expect(losses[0]).toMatchObject({ at: 5, seat: "A", card: "CQ", tricks: 1 });
  await open(page, `/play/${HAND}/`);
  await page.getByRole("button", { name: "What do the cards cost?" }).click();
  await expect(page.locator(".costs").getByText(/take eight\./)).toBeVisible({ timeout: 60_000 });
  const told = page.locator(".losses li");
  await expect(told).toHaveCount(losses.length);
  const [first] = losses;
  if (!first) throw new Error("the book’s line lost nothing");
  await expect(told.first()).toContainText(`First of all at trick ${(first.at >> 2) + 1}`);
  await expect(told.first()).toContainText(cardText(first.card));
  await page.getByRole("button", { name: "To trick 9" }).click();
  await expect(page.locator("[data-cost]").first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await told.first().getByRole("button", { name: "Show it played out" }).click();
  await expect(page.getByText("This line is shown for an example.")).toBeVisible();
  await page.getByRole("button", { name: "To the last card" }).click();
  await expect(said(page)).toContainText("All thirteen tricks are played.");
  await page.getByRole("button", { name: "Back to my line" }).click();
  await expect(said(page)).toContainText("plays the six of hearts.");
});

test("declarer plans before he plays from dummy, and is told what the count is", async ({
  page,
}) => {
  await open(page, `/play/${HAND}/`);
  await radio(page, /declarer/).check({ force: true });
  await page.getByRole("button", { name: "Plan first" }).click();
  await page.getByRole("textbox", { name: "Tricks you need" }).fill("7");
  await page.getByRole("textbox", { name: "Sure from the top" }).fill("4");
  await radio(page, /^clubs$/).check({ force: true });
  await page.getByRole("button", { name: "Check the plan" }).click();
  const plan = page.locator(".plan [role=status] p");
  await expect(plan).toHaveText([
    "Right: seven are needed.",
    "Not here: two can be won from the top; five more must be found.",
    "Right: the suit to play for is clubs.",
  ]);
  await cards(page).first().click();
  await expect(page.locator(".plan")).toHaveCount(0);
});

test("costs stay untold while a hand is hidden, and the solver is not fetched", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open(page, `/play/${HAND}/`);
  await radio(page, /leads/).check({ force: true });
  const button = page.getByRole("button", { name: "What do the cards cost?" });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await button.click({ force: true });
  await expect(page.locator(".costs")).toHaveCount(0);
  expect(fetched.filter((url) => url.includes("solver"))).toEqual([]);
});

test("what was priced with all hands open is gone once a chair is taken", async ({ page }) => {
  await open(page, `/play/${HAND}/`);
  await page.getByRole("button", { name: "What do the cards cost?" }).click();
  await expect(page.locator("[data-cost]").first()).toBeVisible();
  await radio(page, /leads/).check({ force: true });
  await expect(page.locator(".costs")).toHaveCount(0);
  await expect(page.locator("[data-cost]")).toHaveCount(0);
  await expectHidden(page, "A", []);
  // On paper the reader’s own cards stand at his place, since the large ones are left out.
  await expect(page.locator(".sits-foot .suits")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".sits-foot .suits")).toBeVisible();
});

test("the others play what costs them nothing, when asked for best play", async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, `/play/${HAND}/`);
  await radio(page, /declarer/).check({ force: true });
  await radio(page, /Best play/).check({ force: true });
  let turns = 0;
  await playOut(page, async (on) => {
    turns += 1;
    await on.click();
  });
  expect(turns).toBeGreaterThan(26);
  await page.getByRole("button", { name: "What do the cards cost?" }).click();
  await expect(page.getByText(/North and .*South take \w+\./)).toBeVisible({
    timeout: 60_000,
  });
  for (const loss of await page.locator(".losses li").allInnerTexts()) {
    expect(loss).toMatch(/South’s|North’s/);
  }
});
