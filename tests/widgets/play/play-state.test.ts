import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import { readPbn } from "../../../src/tabletop/playing/pbn.ts";
import { goTo, play } from "../../../src/tabletop/playing/session.ts";
import {
  firstState,
  roundFelt,
  withCard,
  withSession,
} from "../../../src/widgets/tools/play/play-state.ts";
import { ROOT } from "../../support/files.ts";

const filed = must(readPbn(readFileSync(join(ROOT, "content/hands/foster-auction-1.pbn"), "utf8")));
const { deal, record } = filed;
const priced = {
  ...firstState(filed),
  losses: new Map([[3, 1]]),
  costs: new Map([["S9" as const, { mark: "0", said: "" }]]),
};
const card = record[0] ?? "S2";

test("a card lies on the felt at once, without the costs of the last hand; the rest is told of after it", () => {
  const session = must(play(deal, priced.session, card));
  const laid = { ...priced, ...withCard(session) };
  expect(laid.session.at).toBe(1);
  expect(laid.costs.size).toBe(0);
  expect(laid.about).toBe(priced.session);
  const told = { ...laid, ...roundFelt(laid) };
  expect(told.about).toBe(session);
});

test("what the cards of a line cost holds as long as the line does, and no longer", () => {
  const stepped = { ...priced, ...withCard(must(play(deal, priced.session, card))) };
  expect(roundFelt(stepped).losses).toBe(priced.losses);
  const other = { ...priced, ...withCard({ ...priced.session, line: ["S8"], at: 1 }) };
  expect(roundFelt(other).losses?.size).toBe(0);
});

test("a session laid out is told of everywhere at once, and the costs stay where nothing was moved", () => {
  const forward = withSession(deal, priced, goTo(priced.session, 9));
  expect(forward.about).toBe(forward.session);
  expect(forward.gathered).toBe(2);
  expect(forward.costs?.size).toBe(0);
  const helped = withSession(deal, priced, { ...priced.session, helper: "foster" });
  expect(helped.costs).toBe(priced.costs);
  expect(helped.losses).toBe(priced.losses);
});
