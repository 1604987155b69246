import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import {
  faultsIn,
  isFalseLead,
  takenBack,
  type Happening,
} from "../../../src/tabletop/playing/faults.ts";
import { freshDeal } from "../../../src/tabletop/playing/fresh.ts";
import { readPbn } from "../../../src/tabletop/playing/pbn.ts";
import { legalCards, positionOf } from "../../../src/tabletop/playing/position.ts";
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

/** Foster’s first hand after a trick: A has won it with ♠Q, and is to lead. */
const first = record.slice(0, 4);

describe("a lead out of turn by an opponent of declarer’s", () => {
  const led = [...first, "S8" as const];
  const [fault] = must(faultsIn(deal, led)).faults;
  if (!fault) throw new Error("B did not lead out of turn");

  test("opens three ways to declarer, and is refused where faults are", () => {
    expect(fault).toMatchObject({
      by: "B",
      trick: 1,
      open: ["card-callable", "call-suit", "accept"],
    });
    expect(fault.ruling.situation).toBe("auction.law.lead.defender");
    expect(isFalseLead(fault)).toBe(true);
    expect(positionOf(deal, led).ok).toBe(false);
    // Where it stands, the hand on the left of it plays next: dummy, whom declarer plays.
    expect(must(positionOf(deal, led, "allowed")).toPlay).toBe("Z");
  });

  test("is accepted as soon as declarer plays to it from dummy", () => {
    const [after] = must(faultsIn(deal, [...led, "C7"])).faults;
    expect(after?.open).toEqual([]);
  });

  test("goes back as an exposed card, which may be called and need not be where it would revoke", () => {
    const back = takenBack(led, fault, { fault: fault.number, remedy: "card-callable" });
    expect(back.line).toEqual(first);
    const found = must(faultsIn(deal, back.line, [], back.happened));
    expect(found.exposed).toEqual([{ seat: "B", card: "S8" }]);
    expect(found.faults).toMatchObject([{ by: "B", taken: "card-callable", open: [] }]);
    const called: Happening[] = [
      ...back.happened,
      { after: first.length, action: { do: "call-card", card: "S8" } },
    ];
    // A leads ♠A and Y follows: B plays another spade than the one that was called.
    const other = must(faultsIn(deal, [...first, "SA", "S6", "S4"], [], called));
    expect(other.mendable).toMatchObject([{ seat: "B", card: "S4", order: { card: "S8" } }]);
    const same = must(faultsIn(deal, [...first, "SA", "S6", "S8"], [], called));
    expect(same.mendable).toEqual([]);
    expect(same.exposed).toEqual([]);
    // On a heart, which B holds, the call lapses: nobody is made to revoke.
    const hearts = must(faultsIn(deal, [...first, "H8", "H5", "HT"], [], called));
    expect(hearts.mendable).toEqual([]);
    expect(hearts.faults.at(-1)?.ruling.situation).toBe("auction.law.call.no-forced-revoke");
  });

  test("goes back for a suit called from whichever of them next leads", () => {
    const back = takenBack(led, fault, { fault: fault.number, remedy: "call-suit", suit: "C" });
    const spade = must(faultsIn(deal, [...first, "SA"], [], back.happened));
    expect(spade.mendable).toMatchObject([{ seat: "A", card: "SA", order: { suit: "C" } }]);
    const club = must(faultsIn(deal, [...first, "C4"], [], back.happened));
    expect(club.mendable).toEqual([]);
  });
});

test("declarer’s lead from the wrong hand has no penalty, and goes back only if he is told to", () => {
  // Trick five: Y is in, and a diamond is led from dummy.
  const before = record.slice(0, 16);
  const led = [...before, "DA" as const];
  const [fault] = must(faultsIn(deal, led)).faults;
  if (!fault) throw new Error("it was not the wrong hand");
  expect(fault).toMatchObject({ by: "Z", open: ["require-correction", "accept"] });
  const back = takenBack(led, fault, { fault: fault.number, remedy: "require-correction" });
  const found = must(faultsIn(deal, back.line, [], back.happened));
  expect(back.line).toEqual(before);
  expect(found.exposed).toEqual([]);
  expect(found.faults).toMatchObject([{ taken: "require-correction" }]);
});

test("a card that an opponent drops lies face up; declarer’s own does not", () => {
  const drop = (seat: "B" | "Y", card: "HA" | "CA"): Happening[] => [
    { after: first.length, action: { do: "expose", seat, cards: [card], how: "dropped" } },
  ];
  const theirs = must(faultsIn(deal, first, [], drop("B", "HA")));
  expect(theirs.exposed).toEqual([{ seat: "B", card: "HA" }]);
  expect(theirs.faults).toMatchObject([{ by: "B", trick: null, beside: true, cards: ["HA"] }]);
  const ours = must(faultsIn(deal, first, [], drop("Y", "CA")));
  expect(ours.exposed).toEqual([]);
  expect(ours.faults[0]?.ruling.situation).toBe("auction.law.exposed.declarer");
  // What happens later in the line has not happened yet.
  expect(must(faultsIn(deal, record.slice(0, 3), [], drop("B", "HA"))).faults).toEqual([]);
});
