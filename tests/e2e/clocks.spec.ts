import { dayNumber, type Day } from "../../src/progress/model/days.ts";
import { expect, test } from "./fixture.ts";
import { answerHere, answerIn, kept } from "./learner.ts";

/** Where the reader sits, what the clock of the world says, and the day his own calendar shows. */
const CLOCKS: readonly {
  readonly where: string;
  readonly timezoneId: string;
  readonly at: string;
  readonly day: Day;
}[] = [
  {
    where: "at UTC+13, where it is morning while London has yesterday evening",
    timezoneId: "Pacific/Auckland",
    at: "2026-12-31T20:30:00Z",
    day: "2027-01-01",
  },
  {
    where: "at UTC−8, late in the evening while London has tomorrow",
    timezoneId: "America/Los_Angeles",
    at: "2026-12-01T07:58:00Z",
    day: "2026-11-30",
  },
  {
    where: "in the hour that comes twice when the clocks go back",
    timezoneId: "Europe/London",
    at: "2026-10-25T01:30:00Z",
    day: "2026-10-25",
  },
  {
    where: "just before the hour that is left out when the clocks go forward",
    timezoneId: "America/New_York",
    at: "2026-03-08T06:59:30Z",
    day: "2026-03-08",
  },
];

for (const { where, timezoneId, at, day } of CLOCKS) {
  test.describe(where, () => {
    test.use({ timezoneId });
    test("an answer belongs to the reader’s own day, and comes back on a day of his", async ({
      page,
    }) => {
      await page.clock.install({ time: new Date(at) });
      await answerIn(page, "trick", 12, "wrong");
      const [answer] = await kept(page);
      expect(answer?.day).toBe(day);
      await page.goto("/practice/record/");
      await expect(page.getByText("Today: 1 problem.")).toBeVisible();
      await expect(page.getByRole("cell", { name: "tomorrow" })).toBeVisible();

      // The next morning by his own clock, however long the night was.
      await page.clock.setSystemTime(new Date(new Date(at).getTime() + 25 * 3_600_000));
      await page.goto("/practice/");
      await expect(page.getByText("1 exercise is due today.")).toBeVisible();
    });
  });
}

test.describe("at a minute to midnight", () => {
  test.use({ timezoneId: "Australia/Adelaide" });
  test("two answers either side of it belong to two days, and both are there", async ({ page }) => {
    // 23:59:30 in Adelaide, which is at UTC+10:30 then.
    await page.clock.install({ time: new Date("2026-11-30T13:29:30Z") });
    await answerIn(page, "trick", 12, "best");
    await page.goto("/practice/trick/?seed=13");
    await page.clock.setSystemTime(new Date("2026-11-30T13:30:05Z"));
    await answerHere(page, "trick", 13, "best");
    await expect.poll(async () => (await kept(page)).length).toBe(2);
    const days = (await kept(page)).sort((a, b) => a.at - b.at).map(({ day }) => day);
    expect(days).toEqual(["2026-11-30", "2026-12-01"]);
    expect(dayNumber(days[1] as Day) - dayNumber(days[0] as Day)).toBe(1);
    await page.goto("/practice/record/");
    await page.getByText("The same as a table").click();
    await expect(page.getByRole("row", { name: /^30 November 1 1$/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /^1 December 1 1$/ })).toBeVisible();
  });
});
