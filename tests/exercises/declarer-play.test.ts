import { describe, expect, test } from "vitest";
import { holdings, SUITS, type Card } from "../../src/engine/core/card.ts";
import { TRUMP_OF } from "../../src/engine/declaring/strain.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { fromItem, fromSeed, levelOf } from "../../src/exercises/kit/problem.ts";
import { sceneOf } from "../../src/exercises/kit/scene.ts";
import { choiceMarks } from "../support/choices.ts";

/**
 * From the rulebook’s section on the declarer, and its end games: best answers, then those as sound. Every holding that
 * the book names with its small cards supplied is here, and the nine cards beside the eight.
 */
const RIGHT = {
  "finesse-or-drop": {
    "ace-queen": ["finesse", ""],
    "ace-queen-jack": ["finesse", ""],
    "queen-to-ace": ["finesse", ""],
    "eight-cards": ["finesse", ""],
    "nine-cards": ["drop", ""],
    "nine-divided": ["drop", ""],
    "nine-whole": ["drop", ""],
  },
  "lead-toward": {
    "ace-queen": ["dummy-1", ""],
    "ace-queen-jack": ["dummy-2", ""],
    "ace-jack-ten": ["dummy-2", ""],
    "tenace-in-dummy": ["declarer-2", ""],
  },
  "short-hand-first": {
    "king-jack": ["CK", "CJ"],
    "king-jack-in-hand": ["CK", "CJ"],
    "lone-king": ["CK", ""],
    "lone-ace": ["CA", ""],
    "whole-hands": ["CK", "CJ"],
  },
  "declarer-second": {
    "trump-jack-queen": ["H4", "H9 H7"],
    "trump-jack-ace": ["H2", "H6 H3"],
    "ace-on-jack": ["SA", ""],
    "jack-on-ten": ["SJ", ""],
    "queen-on-jack": ["SQ", ""],
    "king-on-queen": ["SK", ""],
    "guarded-pair": ["S4", "S6"],
    "whole-hands": ["S5", ""],
  },
  "hold-up": {
    first: ["S4", "S8"],
    second: ["S8", ""],
    "two-with-third": ["SA", ""],
    "one-with-third": ["SA", ""],
    "whole-hands": ["S4", "S8"],
  },
  "keep-entry": {
    "run-to-queen": ["D3", "D6"],
    "win-with-ace": ["DA", ""],
    duck: ["C2", "C8 C7 C4"],
    "whole-hands": ["D3", "D6"],
  },
  "dummy-ruff": {
    "two-small": ["S2", "S8 S6 S4"],
    singleton: ["SA", ""],
    // Ace first from ace and one other, to ruff the third round.
    "ace-short": ["SA", ""],
  },
  "end-game": {
    "queen-for-one": ["SQ", ""],
    "one-from-queen-ten": ["HQ", ""],
    "two-with-a-trump": ["DQ", ""],
    "queen-and-one": ["H5", "CQ"],
    "two-from-queen-ten": ["H5", ""],
    "all-four": ["SK", ""],
    "trump-for-one": ["H5", ""],
    "queen-for-two": ["SQ", ""],
    "odd-card": ["D6", "SQ"],
    "ace-jack": ["S6", ""],
    "queen-to-jack": ["SQ", ""],
    "small-to-jack": ["S6", ""],
  },
} as const;
type Kind = keyof typeof RIGHT;
const KINDS = Object.keys(RIGHT) as Kind[];

describe.each(KINDS)("%s", (kind) => {
  test("each item has its answer here", async () => {
    const { items } = await loadAuthored(kind);
    expect(Object.keys(items).toSorted()).toEqual(Object.keys(RIGHT[kind]).toSorted());
  });

  test.each(Object.entries(RIGHT[kind] as Readonly<Record<string, readonly [string, string]>>))(
    "%s",
    async (slug, [best, sound]) => {
      const exercise = await loadAuthored(kind);
      const marks = choiceMarks(exercise.solve(fromItem(exercise, slug)));
      expect([marks.best, marks.acceptable]).toEqual([best, sound]);
    },
  );

  test("no card is in two places, and whole hands are whole", async () => {
    const exercise = await loadAuthored(kind);
    for (let seed = 0; seed < 120; seed++) {
      const { scene, id } = await fromSeed(exercise, seed);
      const { round, ending, table, ...suit } = sceneOf({ scene }, "two-hands");
      const { hand, dummy = [] } = table ?? suit;
      const tricks = table?.tricks ?? [];
      const plays = (round?.plays ?? []).filter(({ card }) => !dummy.includes(card));
      const all = [
        ...hand,
        ...dummy,
        ...plays.map(({ card }) => card),
        ...(round?.gone ?? []),
        ...(ending?.out ?? []),
        ...tricks.flatMap((trick) => trick.map(({ card }) => card)),
      ];
      expect(new Set(all).size, id).toBe(all.length);
      if (levelOf(exercise, seed) === 1) continue;
      // Each hand was thirteen, but for the cards of rounds gone and what it has played to this one.
      const rounds =
        (round?.gone ?? []).length / 4 + (kind === "keep-entry" && plays.length > 1 ? 1 : 0);
      const from = (seat: string) => plays.filter((play) => play.seat === seat).length;
      expect(hand.length + from("Z") + rounds + tricks.length, id).toBe(13);
      expect(dummy.length + from("Y") + rounds + tricks.length, id).toBe(13);
      for (const card of [...suit.hand, ...suit.dummy])
        expect([...hand, ...dummy], id).toContain(card);
    }
  });
});

/** Each seed of a kind with its scene and the marks of its answers. */
async function seeds(kind: Kind, count = 200) {
  const exercise = await loadAuthored(kind);
  return Promise.all(
    Array.from({ length: count }, async (_, seed) => {
      const problem = await fromSeed(exercise, seed);
      return {
        problem,
        scene: sceneOf(problem, "two-hands"),
        marks: choiceMarks(exercise.solve(problem)),
      };
    }),
  );
}

const inSuit = (cards: readonly Card[], suit: string) =>
  cards.filter((card) => card.startsWith(suit));

test("finesse-or-drop asks of nine and ten cards only where the queen is out (declarer.finesse-nine)", async () => {
  for (const { scene, marks, problem } of await seeds("finesse-or-drop")) {
    const ours = inSuit([...scene.hand, ...scene.dummy], scene.round?.suit ?? "");
    const out = (rank: string) => !ours.some((card) => card.endsWith(rank));
    expect(marks.best, problem.id).toBe(ours.length < 9 ? "finesse" : "drop");
    expect(out("K") !== out("Q"), problem.id).toBe(true);
    if (ours.length === 9 || ours.length === 10) expect(out("Q"), problem.id).toBe(true);
  }
});

test("hold-up: the ace wins as soon as third hand has none left (declarer.hold-up)", async () => {
  for (const { scene, marks, problem } of await seeds("hold-up")) {
    const { suit = "", gone = [], plays = [], leaderHeld = 0 } = scene.round ?? {};
    const seen = inSuit([...scene.hand, ...scene.dummy], suit).length + gone.length + plays.length;
    const leaderLeft = leaderHeld - 1 - gone.length / 4;
    expect(marks.best.endsWith("A"), problem.id).toBe(13 - seen - leaderLeft === 0);
  }
});

test("hold-up asks both for the ace and for a small card", async () => {
  const won = (await seeds("hold-up")).filter(({ marks }) => marks.best.endsWith("A")).length;
  expect(won).toBeGreaterThan(50);
  expect(won).toBeLessThan(150);
});

test("keep-entry: in whole hands the long suit has no other way in (declarer.reentry, declarer.duck)", async () => {
  const exercise = await loadAuthored("keep-entry");
  for (const { scene, problem } of await seeds("keep-entry")) {
    const seed = Number(problem.id.split(":")[1]);
    if (levelOf(exercise, seed) === 1) continue;
    const { suit, entryWith } = scene.round ?? {};
    const held = holdings(entryWith === "dummy" ? scene.dummy : scene.hand);
    for (const other of SUITS.filter((one) => one !== suit)) {
      const ranks = held[other].join("");
      // King, queen and jack are the long suit itself, of which the ace is out.
      expect(ranks.startsWith("KQJ") ? "" : ranks, problem.id).not.toMatch(/[AKQ]/);
    }
  }
});

test("declarer-second: the adversaries hold the card under the lead, or it would not be led", async () => {
  for (const { scene, problem } of await seeds("declarer-second")) {
    const [lead] = scene.round?.plays ?? [];
    const below = { K: "Q", Q: "J", J: "T", T: "9", "9": "8" }[lead?.card[1] ?? ""];
    expect([...scene.hand, ...scene.dummy], problem.id).not.toContain(`${lead?.card[0]}${below}`);
  }
});

test("end-game: a trump is played only in a suit contract, and every ending comes up", async () => {
  const all = await seeds("end-game");
  const rules = new Set<string>();
  const exercise = await loadAuthored("end-game");
  for (const { problem, scene } of all) {
    const solution = exercise.solve(problem);
    if (solution.type === "choices")
      for (const rule of solution.choices[0]?.rules ?? []) rules.add(rule);
    const trump = TRUMP_OF[scene.strain];
    expect(trump === null || inSuit(scene.hand, trump).length === 1, problem.id).toBe(true);
  }
  expect([...rules].toSorted()).toEqual(exercise.teaches.toSorted());
});

/** A whole deal is one that declarer could have bid, and nobody has led the suit that is asked about. */
test.each([
  "finesse-or-drop",
  "lead-toward",
  "short-hand-first",
  "declarer-second",
  "hold-up",
] as const)(
  "%s in a whole deal: the bidding ends in the contract, and the suit is still to be played",
  async (kind) => {
    const exercise = await loadAuthored(kind);
    for (let seed = 2; seed < 150; seed += 3) {
      const problem = await fromSeed(exercise, seed);
      const { strain, round, table, hand } = sceneOf(problem, "two-hands");
      const bids = table?.calls?.filter((call) => call.type === "bid") ?? [];
      expect(bids.at(-1), problem.id).toMatchObject({ seat: "Z", strain });
      const played = table?.tricks?.flat() ?? [];
      expect(
        inSuit(
          played.map(({ card }) => card),
          round?.suit ?? "",
        ),
        problem.id,
      ).toEqual([]);
      if (problem.ask.type === "card") expect(hand, problem.id).toEqual(problem.ask.from);
    }
  },
);
