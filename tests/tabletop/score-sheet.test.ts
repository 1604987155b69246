import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import { SIDES, type BySide, type Side } from "../../src/engine/core/seat.ts";
import { GAME_IDS } from "../../src/engine/games/game.ts";
import { sumOf } from "../../src/engine/scoring/line.ts";
import { RULE_IDS } from "../../src/rulebook/rules.ts";
import { scoredGame } from "../../src/tabletop/families.ts";
import { kept, pencil } from "../../src/tabletop/kept.ts";
import { whatWeNeed, type Way } from "../../src/tabletop/need.ts";
import {
  amend,
  award,
  canRedo,
  canUndo,
  chooseGame,
  enter,
  nameSides,
  newRubber,
  newSheet,
  openRubber,
  redo,
  remove,
  stop,
  unaward,
  undo,
  withDraft,
  type Outcome,
  type RubberRecord,
  type Sheet,
} from "../../src/tabletop/score-sheet.ts";
import { formatSheet, parseSheet } from "../../src/tabletop/stored.ts";
import { anySheet, workedRubber } from "../support/rubbers.ts";

const FOSTER = "x.score.auction.rubber.foster-492-42";
const WORKED = [
  [FOSTER, "auction-1914"],
  ["x.score.straight.rubber.elwell-300-148", "straight-bridge"],
  ["x.score.straight.rubber.hoffmann-204-178", "straight-bridge"],
  ["x.score.straight.rubber.loser-ahead", "straight-bridge"],
] as const;

const entered = (sheet: Sheet, deals: readonly Outcome[]) =>
  deals.reduce((so, deal) => must(enter(so, deal)), sheet);
const foster = () => entered(newSheet(), workedRubber(FOSTER).deals);
const whist = (YZ: number, honours?: BySide<number>): Outcome => ({
  tricks: { YZ, AB: 13 - YZ },
  ...(honours ? { honours } : {}),
});
const bid = (over: object): Outcome =>
  ({
    declarerSide: "YZ",
    level: 1,
    strain: "hearts",
    multiplier: 1,
    tricks: 7,
    ...over,
  }) as Outcome;

describe("a worked rubber on the sheet", () => {
  test.each(WORKED)("comes to what the book says: %s", (id, game) => {
    const { deals, expected } = workedRubber(id);
    let sheet = newSheet(game);
    for (const [index, deal] of deals.entries()) {
      const inPencil = must(pencil(sheet.rubber, deal));
      sheet = must(enter(sheet, deal));
      expect(kept(sheet.rubber)).toEqual(inPencil);
      const row = inPencil.rubber.deals[index];
      expect({ ...row?.columns, game: row?.game }).toEqual({
        YZ: expected.sheet[index].YZ,
        AB: expected.sheet[index].AB,
        game: expected.sheet[index].game,
      });
      expect(row?.gameWonBy).toBe(expected.sheet[index].gameWonBy);
    }
    const { totals, net, over, rubber } = kept(sheet.rubber);
    expect({ totals, net, over, to: rubber.rubberTo }).toEqual({
      totals: expected.totals,
      net: expected.net,
      over: true,
      to: expected.rubberTo,
    });
    expect(enter(sheet, deals[0] as Outcome)).toMatchObject({
      ok: false,
      violation: { code: "rubber-over" },
    });
  });

  test("says how each figure came about", () => {
    const { deals, ending } = kept(foster().rubber);
    expect(deals[3]?.map(({ words }) => words)).toEqual([
      "four tricks over the book at 9: 36",
      "four honours, divided: 36",
    ]);
    expect(deals[1]?.[0]?.words).toBe("two short at 50: 100");
    expect(ending).toEqual([
      expect.objectContaining({
        side: "AB",
        points: 250,
        rule: "auction.rubber.bonus-250",
        words: "for the rubber, two games to none: 250",
      }),
    ]);
  });
});

describe("the other games", () => {
  test("a rubber of English whist of two trebles is the bumper of eight", () => {
    const sheet = entered(newSheet("whist-english"), [whist(11), whist(9, { YZ: 3, AB: 1 })]);
    const { totals, net, ending } = kept(sheet.rubber);
    expect(totals).toEqual({ YZ: 8, AB: 0 });
    expect(net).toEqual({ winner: "YZ", points: 8 });
    expect(ending[0]).toMatchObject({ points: 2, rule: "whist.rubber-bonus" });
  });

  test("a game of American whist is worth seven less the losers’ score", () => {
    const sheet = entered(newSheet("whist-american"), [whist(4), whist(13)]);
    const { totals, over } = kept(sheet.rubber);
    expect(totals).toEqual({ YZ: 4, AB: 0 });
    expect(over).toBe(true);
  });

  test("a rubber of contract of two games to none adds 700", () => {
    const game = bid({ level: 4, tricks: 10 });
    const { totals } = kept(entered(newSheet("contract"), [game, game]).rubber);
    expect(totals).toEqual({ YZ: 940, AB: 0 });
  });

  test("a game knows only its own strains, house rules and doubling", () => {
    expect(enter(newSheet(), bid({ strain: "nullo" }))).toMatchObject({
      violation: { code: "strain" },
    });
    expect(enter(newSheet("auction-nullo"), bid({ strain: "nullo" })).ok).toBe(true);
    const limited = newSheet("straight-bridge", { doubling: "100" });
    const doubled = (multiplier: number): Outcome =>
      ({ strain: "hearts", multiplier, tricks: { YZ: 7, AB: 6 } }) as Outcome;
    expect(enter(limited, doubled(16)).ok).toBe(true);
    expect(enter(limited, doubled(32))).toMatchObject({
      violation: { code: "limit", rule: "straight.double.limit" },
    });
    expect(enter(newSheet("straight-bridge"), doubled(32)).ok).toBe(true);
  });
});

describe("what is refused", () => {
  test.each([
    [{ tricks: 14 }, "Declarer’s tricks must be a whole number from 0 to 13, not “14”."],
    [{ tricks: 6.5 }, "Declarer’s tricks must be a whole number from 0 to 13, not “6.5”."],
    [{ level: 8 }, "The number bid must be one of 1, 2, 3, 4, 5, 6, 7, not “8”."],
    [
      { honours: { side: "YZ", kind: "four-aces" } },
      "Those honours cannot be held in that strain.",
    ],
    [{ dealerOneSpade: true }, "The dealer’s one spade must be a contract of one spade."],
  ])("%j: %s", (over, message) => {
    const sheet = newSheet();
    const refused = enter(sheet, bid(over));
    expect(refused.ok ? "" : refused.violation.message.replace(/^Deal \d+: /, "")).toBe(message);
    expect(sheet).toEqual(newSheet());
  });

  test("a deal that would have ended the rubber sooner cannot stand in the place of another", () => {
    const sheet = foster();
    const refused = amend(
      sheet,
      0,
      bid({ declarerSide: "AB", strain: "notrump", level: 3, tricks: 9 }),
    );
    expect(refused).toMatchObject({ ok: false, violation: { code: "rubber-over" } });
    expect(remove(sheet, 9)).toMatchObject({ ok: false, violation: { code: "nothing-there" } });
    expect(kept(must(amend(sheet, 0, bid({ tricks: 8 }))).rubber).totals.YZ).toBe(34);
  });
});

describe("penalties laid at the table", () => {
  test("stand above the line, count in the totals and not toward game, and can be taken off", () => {
    const sheet = must(award(foster(), "YZ", 50));
    expect(sheet.rubber.awards).toEqual([{ side: "YZ", points: 50, after: 4 }]);
    const { totals, net, rubber, awards } = kept(sheet.rubber);
    expect(totals).toEqual({ YZ: 92, AB: 492 });
    expect(net).toEqual({ winner: "AB", points: 400 });
    expect(rubber.gamesWon).toEqual({ YZ: 0, AB: 2 });
    expect(awards[0]).toMatchObject({ column: "above", rule: "auction.law.double.partner" });
    expect(kept(must(unaward(sheet, 0)).rubber).totals.YZ).toBe(42);
  });

  test("keep their place when a deal before them is taken off", () => {
    const first = must(award(must(enter(newSheet(), bid({}))), "AB", 25));
    const sheet = must(remove(must(enter(first, bid({}))), 0));
    expect(sheet.rubber.awards).toEqual([{ side: "AB", points: 25, after: 0 }]);
  });

  test("are not to be had where the game has none", () => {
    for (const game of ["whist-english", "straight-bridge", "contract"] as const) {
      expect(award(newSheet(game), "YZ", 25).ok).toBe(false);
    }
  });
});

describe("a rubber that is stopped", () => {
  const game = bid({ strain: "notrump", level: 3, tricks: 9 });

  test("adds 125 for a game won at auction, or what the house agreed", () => {
    const stopped = must(stop(must(enter(newSheet(), game))));
    expect(kept(stopped.rubber)).toMatchObject({ totals: { YZ: 155, AB: 0 }, over: true });
    expect(kept(stopped.rubber).ending).toEqual([
      expect.objectContaining({ points: 125, rule: "auction.law.rubber.unfinished" }),
    ]);
    expect(enter(stopped, game)).toMatchObject({ ok: false, violation: { code: "stopped" } });
    const agreed = must(stop(must(enter(newSheet("auction-1914", { unfinished: 60 }), game))));
    expect(kept(agreed.rubber).totals).toEqual({ YZ: 90, AB: 0 });
  });

  test("cannot be stopped once it is won", () => {
    expect(stop(foster())).toMatchObject({ ok: false, violation: { code: "stopped" } });
  });
});

describe("undo and redo", () => {
  test("go back to the clean sheet and forward again, whatever was done", () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const past: Sheet[] = [sheet];
        let so = sheet;
        while (canUndo(so)) past.push((so = undo(so)));
        expect(so.rubber).toEqual(newSheet(sheet.first.game, sheet.first.house).rubber);
        expect(undo(so)).toEqual(so);
        for (const then of past.toReversed()) {
          expect(so).toEqual(then);
          so = redo(so);
        }
        expect(canRedo(so)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  test("what was undone cannot be done again once something else is done", () => {
    const sheet = must(enter(undo(foster()), bid({})));
    expect(canRedo(sheet)).toBe(false);
    expect(sheet.rubber.deals).toHaveLength(4);
  });
});

describe("games and rubbers", () => {
  test("the next rubber keeps the game and the names, and puts the last one by", () => {
    const named = must(nameSides(foster(), { YZ: " Ann ", AB: "Bob" }));
    const sheet = must(newRubber(named));
    expect(sheet.rubber).toMatchObject({ deals: [], names: { YZ: "Ann", AB: "Bob" } });
    expect(sheet.earlier).toEqual([named.rubber]);
    expect(undo(sheet).rubber).toEqual(named.rubber);
    expect(must(newRubber(sheet)).earlier).toHaveLength(1);
  });

  test("another game may be chosen until there are deals of another kind", () => {
    expect(must(chooseGame(newSheet(), "whist-english")).rubber.game).toBe("whist-english");
    expect(chooseGame(foster(), "whist-english")).toMatchObject({
      ok: false,
      violation: { code: "deals-entered" },
    });
    expect(must(chooseGame(foster(), "auction-nullo")).rubber.deals).toHaveLength(4);
  });

  test("house rules may be changed, and score what stands anew", () => {
    const chicane = {
      strain: "spades",
      multiplier: 1,
      tricks: { YZ: 8, AB: 5 },
      honours: { side: "AB", kind: "simple" },
      chicane: ["Z"],
    } as Outcome;
    const sheet = must(enter(newSheet("straight-bridge"), chicane));
    expect(kept(sheet.rubber).totals).toEqual({ YZ: 4, AB: 0 });
    const added = must(chooseGame(sheet, "straight-bridge", { chicane: "add" }));
    expect(kept(added.rubber).totals).toEqual({ YZ: 8, AB: 4 });
  });

  test("a rubber from a file is laid on top, and the one in hand is put by", () => {
    const sheet = must(openRubber(must(enter(newSheet("contract"), bid({}))), foster().rubber));
    expect(kept(sheet.rubber).totals).toEqual({ YZ: 42, AB: 492 });
    expect(sheet.earlier[0]?.game).toBe("contract");
  });
});

describe("what we still need", () => {
  const ways = (sheet: Sheet, side: "YZ" | "AB" = "YZ") =>
    Object.fromEntries(
      (whatWeNeed(sheet.rubber, side)?.ways ?? []).map(({ strain, odd }) => [strain, odd]),
    );

  test("at auction, the number to bid and make in each strain; seven spades are not enough", () => {
    expect(ways(newSheet("auction-nullo"))).toEqual({
      clubs: 5,
      diamonds: 5,
      hearts: 4,
      royals: 4,
      nullo: 3,
      notrump: 3,
    });
  });

  test("at straight bridge wanting 12: six in spades, three in clubs, two in red, one at no trumps", () => {
    const eighteen = {
      strain: "diamonds",
      multiplier: 1,
      tricks: { YZ: 9, AB: 4 },
    } as Outcome;
    const sheet = must(enter(newSheet("straight-bridge"), eighteen));
    expect(whatWeNeed(sheet.rubber, "YZ")).toMatchObject({ points: 12, winsRubber: false });
    expect(ways(sheet)).toEqual({ spades: 6, clubs: 3, diamonds: 2, hearts: 2, notrump: 1 });
  });

  test("at contract, game is 3 no trumps, 4 in a major, 5 in a minor", () => {
    expect(ways(newSheet("contract"))).toEqual({
      clubs: 5,
      diamonds: 5,
      hearts: 4,
      spades: 4,
      notrump: 3,
    });
  });

  test("at English whist, tricks with and without honours; at four no honours count", () => {
    const three = must(enter(newSheet("whist-english"), whist(9)));
    expect(whatWeNeed(three.rubber, "YZ")).toEqual({
      points: 2,
      ways: [
        { strain: null, odd: 2 },
        { strain: null, odd: 0, honours: 2 },
        { strain: null, odd: 0, honours: 4 },
      ],
      winsRubber: false,
    });
    const four = must(enter(newSheet("whist-english"), whist(10)));
    expect(whatWeNeed(four.rubber, "YZ")?.ways).toEqual([{ strain: null, odd: 1 }]);
  });

  test("a game to the good, the next wins the rubber; when it is won nothing is needed", () => {
    const game = bid({ strain: "notrump", level: 3, tricks: 9 });
    const one = must(enter(newSheet(), game));
    expect(whatWeNeed(one.rubber, "YZ")).toMatchObject({ points: 30, winsRubber: true });
    expect(whatWeNeed(one.rubber, "AB")).toMatchObject({ points: 30, winsRubber: false });
    expect(whatWeNeed(must(enter(one, game)).rubber, "YZ")).toBeNull();
    expect(whatWeNeed(must(stop(one)).rubber, "YZ")).toBeNull();
  });

  test("every way does make game, and one trick fewer does not", () => {
    fc.assert(
      fc.property(anySheet, fc.constantFrom(...SIDES), ({ rubber }, side) => {
        const next = rubber.deals.length;
        for (const way of whatWeNeed(rubber, side)?.ways ?? []) {
          const wins = (tricks: number) =>
            must(pencil(rubber, made(rubber, side, way, tricks))).rubber.deals[next]?.gameWonBy ===
            side;
          expect(wins(6 + way.odd)).toBe(true);
          if (way.odd > 1) expect(wins(5 + way.odd)).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** A deal on which a side takes so many tricks (at nullo, makes the others take them), as the way to game has it. */
function made({ game, house }: RubberRecord, side: Side, way: Way, tricks: number): Outcome {
  const { strain, trump, honours = 0 } = way;
  const split = (own: number, rest: number) =>
    side === "YZ" ? { YZ: own, AB: rest } : { YZ: rest, AB: own };
  const deals = {
    contract: {
      declarerSide: side,
      level: Math.max(1, tricks - 6),
      strain,
      multiplier: 1,
      tricks: strain === "nullo" ? 13 - tricks : tricks,
    },
    make: { strain, multiplier: 1, tricks: split(tricks, 13 - tricks) },
    tricks: {
      tricks: split(tricks, 13 - tricks),
      honours: split(honours === 2 ? 3 : honours, 0),
      trump: trump ?? "S",
    },
  };
  const { records } = scoredGame(game, house);
  return deals[records === "modern-contract" ? "contract" : records] as Outcome;
}

describe("any sheet at all", () => {
  test("has totals that are the sum of its lines, each citing a known rule", () => {
    fc.assert(
      fc.property(anySheet, ({ rubber }) => {
        const { deals, awards, ending, totals } = kept(rubber);
        const lines = [...deals.flat(), ...awards, ...ending];
        for (const line of lines) {
          expect(RULE_IDS).toContain(line.rule);
          expect(line.words).toMatch(/^\S.*\S$/);
        }
        // At whist the points of the games are not what is added up.
        if (scoredGame(rubber.game).records === "tricks") return;
        for (const side of SIDES) {
          const sum = sumOf(lines, side, "below") + sumOf(lines, side, "above");
          expect(totals[side]).toBe(sum);
        }
      }),
      { numRuns: 200 },
    );
  });

  test("comes back from store with everything undone and half typed", () => {
    fc.assert(
      fc.property(
        anySheet,
        fc.nat({ max: 5 }),
        fc.dictionary(fc.string(), fc.string()),
        (sheet, undone, typed) => {
          let so = withDraft(sheet, { ...typed });
          for (let step = 0; step < undone; step += 1) so = undo(so);
          expect(must(parseSheet(formatSheet(so)))).toEqual(JSON.parse(JSON.stringify(so)));
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("a stored sheet that cannot be read", () => {
  const stored = JSON.parse(formatSheet(foster()));

  test.each([
    ["", /is not a score sheet/],
    ["null", /is not a score sheet/],
    [JSON.stringify({ ...stored, v: 2 }), /newer edition/],
    [JSON.stringify({ ...stored, acts: 3 }), /no list of steps/],
    [JSON.stringify({ ...stored, at: 9 }), /has 4 steps and cannot stand at step 9/],
    [JSON.stringify({ ...stored, draft: { tricks: 7 } }), /half typed/],
    [JSON.stringify({ ...stored, first: { game: "skat", house: {} } }), /no game called “skat”/],
    [JSON.stringify({ ...stored, first: null }), /^The beginning of the saved score sheet/],
    [JSON.stringify({ ...stored, acts: [null], at: 0 }), /^Step 1 of the saved score sheet/],
    [JSON.stringify({ ...stored, acts: [{ do: "enter" }], at: 0 }), /^Step 1 of the saved/],
    [JSON.stringify({ ...stored, acts: [{ do: "shred" }], at: 0 }), /“shred” cannot be done/],
    [
      JSON.stringify({ ...stored, acts: [...stored.acts, stored.acts[0]] }),
      /^Step 5 of the saved score sheet: Deal 5: the rubber is already won\.$/,
    ],
  ])("%.60s", (text, message) => {
    const read = parseSheet(text);
    expect(read.ok ? "" : read.violation.message).toMatch(message);
  });

  test("is refused and never throws, whatever was done to it", () => {
    const text = formatSheet(foster());
    fc.assert(
      fc.property(fc.nat({ max: text.length }), fc.string({ maxLength: 4 }), (at, put) => {
        const read = parseSheet(text.slice(0, at) + put + text.slice(at + 2));
        expect(read.ok || read.violation.message.endsWith(".")).toBe(true);
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.jsonValue(), (junk) => {
        const rotten = JSON.stringify({ ...stored, acts: [junk], at: 0 });
        expect(parseSheet(rotten).ok).toBe(false);
      }),
    );
  });
});

test("a clean sheet of every game is kept at love", () => {
  for (const game of GAME_IDS) {
    expect(kept(newSheet(game).rubber)).toMatchObject({ totals: { YZ: 0, AB: 0 }, over: false });
  }
});
