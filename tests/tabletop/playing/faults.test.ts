import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import { faultsIn } from "../../../src/tabletop/playing/faults.ts";
import { freshDeal } from "../../../src/tabletop/playing/fresh.ts";
import { readPbn } from "../../../src/tabletop/playing/pbn.ts";
import { legalCards } from "../../../src/tabletop/playing/position.ts";
import { scorePlayed } from "../../../src/tabletop/playing/score.ts";
import {
  begin,
  isOver,
  play,
  positionNow,
  type Session,
} from "../../../src/tabletop/playing/session.ts";
import { ROOT } from "../../support/files.ts";

const { deal, record } = must(
  readPbn(readFileSync(join(ROOT, "content/hands/foster-auction-1.pbn"), "utf8")),
);

/** Foster’s first hand up to trick seven, where A throws a heart on the ace of diamonds: here he does it a trick early. */
const revoked = [...record.slice(0, 23), "H4" as const];

test("a revoke may be mended while its trick lies open", () => {
  const found = must(faultsIn(deal, revoked));
  expect(found.mendable).toMatchObject([{ seat: "A", card: "H4" }]);
  expect(found.faults).toEqual([]);
});

test("once the winners gather the trick and lead it is established, and declarer may choose", () => {
  const found = must(faultsIn(deal, [...revoked, "DA"]));
  expect(found.mendable).toEqual([]);
  expect(found.faults).toMatchObject([
    { by: "A", trick: 5, cards: ["H4"], open: ["points:100", "take-3-tricks"] },
  ]);
  expect(found.faults[0]?.ruling.situation).toBe("auction.law.revoke.penalty-defender");
});

test("the insufficient bid of the book, which stood, is no fault of the play", () => {
  expect(must(faultsIn(deal, record)).faults).toEqual([]);
});

test("the remedy taken goes into the score: a hundred points, or three tricks", () => {
  let session: Session = { ...begin("all", "best", true), line: revoked, at: revoked.length };
  while (!isOver(session)) {
    const [card] = legalCards(positionNow(deal, session));
    if (!card) throw new Error("nothing to play");
    session = must(play(deal, session, card));
  }
  const { won } = positionNow(deal, session);
  const scoreWith = (remedy: "points:100" | "take-3-tricks") => {
    const number = must(faultsIn(deal, session.line)).faults[0]?.number ?? -1;
    const { outcome } = must(faultsIn(deal, session.line, [{ fault: number, remedy }]));
    if (!outcome) throw new Error("the deal is not over");
    return must(scorePlayed(deal, won, outcome)).lines;
  };
  const hundred = scoreWith("points:100").filter(({ item }) => item === "revoke");
  expect(hundred).toMatchObject([{ side: "YZ", points: 100 }]);
  expect(scoreWith("take-3-tricks").some(({ item }) => item === "revoke-tricks")).toBe(false);
  expect(scoreWith("take-3-tricks")).not.toEqual(scoreWith("points:100"));
});

test("a deal without bidding is refused", () => {
  const found = faultsIn(freshDeal("straight-bridge", 1), []);
  expect(found.ok ? null : found.violation.code).toBe("no-bidding");
});
