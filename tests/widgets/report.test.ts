import { describe, expect, test } from "vitest";
import { reportOf } from "../../src/widgets/drill/report.ts";
import { solvedItem, solvedSeed } from "../support/problems.ts";

/** The lines of the letter, as a mail program shows them. */
function letter(href: string): readonly string[] {
  const query = new URLSearchParams(href.slice(href.indexOf("?")));
  return (query.get("body") ?? "").split("\r\n");
}

const EDITION = "https://club.example/_astro/Explore.Ab12.js";

describe("a report of a fault", () => {
  test("names item, seed, address, answer and edition, a line each", async () => {
    const { problem } = await solvedSeed("lead", 7);
    const address = "https://club.example/practice/lead/?seed=7";
    const href = reportOf(problem, { type: "choice", id: "SA" }, EDITION, address);
    expect(href).toMatch(/^mailto:\?subject=Odd%20Trick%3A%20lead%3A7&body=/);
    expect(letter(href)).toEqual([
      "What is wrong here:",
      "",
      "",
      "Item: lead:7",
      "Seed: 7",
      `Address: ${address}`,
      "Answer given: the ace of spades",
      "Edition: Explore.Ab12.js",
    ]);
  });

  test("says that an authored item has no seed, and that nothing was answered", async () => {
    const { problem } = await solvedItem("lead-card", "king-queen");
    expect(letter(reportOf(problem, null, EDITION, null)).slice(3)).toEqual([
      "Item: lead-card:king-queen",
      "Seed: none",
      "Answer given: none",
      "Edition: Explore.Ab12.js",
    ]);
  });
});
