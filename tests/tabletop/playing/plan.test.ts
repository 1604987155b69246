import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import { readPbn } from "../../../src/tabletop/playing/pbn.ts";
import { planFor } from "../../../src/tabletop/playing/plan.ts";
import { freshDeal } from "../../../src/tabletop/playing/fresh.ts";
import { ROOT } from "../../support/files.ts";

const dealOf = (name: string) =>
  must(readPbn(readFileSync(join(ROOT, `content/hands/${name}.pbn`), "utf8"))).deal;

test("Foster’s two no trumps want eight, and four diamonds and three clubs are there from the top", () => {
  // ♦ A K J 6 5 opposite Q 9 3, and ♣ 9 7 2 opposite A K Q 6 3; hearts and spades are without the ace.
  expect(planFor(dealOf("foster-auction-1"))).toMatchObject({ need: 8, sure: 7 });
});

test("at straight bridge the odd trick is what is wanted", () => {
  // Foster’s first hand: ♠ A, ♥ A and no more; ♦ K Q without the ace, ♣ from the jack.
  const plan = planFor(dealOf("foster-straight-1"));
  expect(plan).toMatchObject({ need: 7, sure: 2, next: { ask: "suit" } });
  // “The importance of playing for the suit which is longest between the two hands”: nine clubs.
  const best = plan?.next.choices.filter(({ mark }) => mark === "best").map(({ id }) => id);
  expect(best).toEqual(["C"]);
});

test("with a trump it is asked what to do about trumps", () => {
  const plan = planFor(dealOf("elwell-advanced-01"));
  expect(plan?.next.ask).toBe("trumps");
  expect(plan?.next.choices.some(({ mark }) => mark === "best")).toBe(true);
});

test("whist has no declarer, and a nullo is not planned so", () => {
  expect(planFor(freshDeal("whist-english", 1))).toBeNull();
  expect(planFor(dealOf("foster-auction-2"))).toBeNull();
});
