import { describe, expect, test } from "vitest";
import { isHonour, rankOf, suitOf, type Card, type Suit } from "../../src/engine/core/card.ts";
import { leftOf } from "../../src/engine/core/seat.ts";
import { winningPlay } from "../../src/engine/core/trick.ts";
import { contractOf } from "../../src/engine/declaring/auction.ts";
import { TRUMP_OF } from "../../src/engine/declaring/strain.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import type { WholeTable } from "../../src/exercises/dealing/whole-table.ts";
import type { Problem } from "../../src/exercises/kit/exercise.ts";
import type { KindId } from "../../src/exercises/kit/kinds.ts";
import { fromSeed } from "../../src/exercises/kit/problem.ts";

/** The kinds of play with how many levels each has, and from which on the whole table is shown. */
const KINDS = [
  ["lead-card", 3, 2],
  ["second-lead", 3, 2],
  ["read-lead", 3, 2],
  ["eleven-count", 3, 2],
  ["eleven-applies", 3, 2],
  ["eleven-play", 3, 2],
  ["second-hand-right", 3, 2],
  ["second-hand-left", 3, 2],
  ["fourchette", 3, 2],
  ["fourth-hand", 3, 2],
  ["third-hand", 3, 2],
  ["echo", 3, 2],
  ["return-partner", 3, 2],
  ["read-partner", 3, 2],
  ["through-dummy", 3, 2],
  ["up-to-dummy", 3, 2],
  ["unblock", 3, 2],
  ["discard", 3, 3],
  ["lead-straight", 2, 2],
  ["lead-whist", 2, 2],
  ["lead-american", 2, 2],
  ["signal-four", 2, 2],
  ["whist-return", 2, 2],
  ["declarer-suit", 2, 2],
  ["draw-trumps", 2, 2],
  ["dummy-suit", 2, 2],
] as const satisfies readonly (readonly [KindId, number, number])[];

const SEEDS = 40;

const posed = new Map<string, Promise<Problem>>();

/** The problems of a kind at a level, each posed once for all the tests. */
async function problems(kind: KindId, level: number, count = SEEDS): Promise<Problem[]> {
  const exercise = await loadAuthored(kind);
  const levels = exercise.levels ?? 1;
  const numbers = Array.from({ length: count }, (_, at) => at * levels + level - 1);
  return Promise.all(
    numbers.map((seed) => {
      const id = `${kind}:${seed}`;
      const problem = posed.get(id) ?? fromSeed(exercise, seed);
      posed.set(id, problem);
      return problem;
    }),
  );
}

function tableOf({ scene, id }: Problem): WholeTable {
  if (!scene.table) throw new Error(`${id} shows no table`);
  return scene.table;
}

const played = ({ tricks = [] }: WholeTable) => tricks.flat().map(({ card }) => card);

/** The cards of the suit that the question is about, as its scene has them. */
function asked({ scene }: Problem): { own: readonly Card[]; dummy: readonly Card[] | null } {
  switch (scene.type) {
    case "suit":
      return { own: scene.cards, dummy: null };
    case "third-hand":
    case "round":
    case "two-hands":
      return { own: scene.hand, dummy: scene.dummy };
    case "discarding":
      return { own: scene.hand, dummy: null };
    default:
      throw new Error(`no kind of play poses a “${scene.type}”`);
  }
}

describe.each(KINDS)("%s", (kind, levels, from) => {
  test(`has ${levels} levels, and shows the whole table from level ${from} on`, async () => {
    expect((await loadAuthored(kind)).levels).toBe(levels);
    for (let level = 1; level <= levels; level++) {
      for (const { scene, id } of await problems(kind, level, 12)) {
        expect(scene.table !== undefined, id).toBe(level >= from);
      }
    }
  });

  test("no card is seen twice, and both hands in sight are as long as the tricks leave them", async () => {
    for (const problem of await problems(kind, levels)) {
      const table = tableOf(problem);
      const inPlay = table.plays.map(({ card }) => card);
      const dummys = table.dummy ?? [];
      const seen = [...table.hand, ...dummys, ...played(table)];
      const outside = inPlay.filter((card) => !dummys.includes(card));
      expect(new Set([...seen, ...outside]).size, problem.id).toBe(seen.length + outside.length);
      if (table.dummy) expect(table.dummy.length, problem.id).toBe(table.hand.length);
      if (table.tricks) expect(table.hand.length + table.tricks.length, problem.id).toBe(13);
    }
  });

  test("the hands shown hold the very cards that the question is about", async () => {
    for (const problem of await problems(kind, levels)) {
      const { hand, dummy } = tableOf(problem);
      const { own, dummy: his } = asked(problem);
      const suits = new Set([...own, ...(his ?? [])].map(suitOf));
      const inSuits = (cards: readonly Card[]) =>
        cards.filter((card) => suits.has(suitOf(card))).toSorted();
      expect(inSuits(hand), problem.id).toEqual(own.toSorted());
      if (his && dummy) expect(inSuits(dummy), problem.id).toEqual(his.toSorted());
      if (problem.ask.type === "card")
        expect(own).toEqual(expect.arrayContaining([...problem.ask.from]));
    }
  });

  test("every trick is led by who won the one before, followed by all, and brings the lead to where it is", async () => {
    for (const problem of await problems(kind, levels)) {
      const { tricks = [], trump, plays, viewer, declarer } = tableOf(problem);
      if (tricks.length === 0) continue;
      let leader = leftOf(declarer ?? leftOf(viewer, -1));
      for (const trick of tricks) {
        expect(
          trick.map(({ seat }) => seat),
          problem.id,
        ).toEqual([0, 1, 2, 3].map((at) => leftOf(leader, at)));
        expect(new Set(trick.map(({ card }) => suitOf(card))).size, problem.id).toBe(1);
        leader = winningPlay(trick, trump).seat;
      }
      const { scene } = problem;
      const onLead =
        plays[0]?.seat ?? (scene.type === "two-hands" && scene.onLead === "dummy" ? "Y" : viewer);
      expect(leader, problem.id).toBe(onLead);
    }
  });

  test("the bidding ends in the contract told, the adversaries silent, and Y has what he names", async () => {
    for (const problem of await problems(kind, levels)) {
      const table = tableOf(problem);
      const { calls, dummy } = table;
      if (!calls) continue;
      const contract = contractOf(calls);
      expect(contract.ok && contract.value, problem.id).toMatchObject({ declarer: "Z" });
      const strain = contract.ok && contract.value.strain;
      expect("strain" in problem.scene && problem.scene.strain, problem.id).toBe(strain);
      for (const call of calls) {
        if (call.seat === "A" || call.seat === "B") expect(call.type, problem.id).toBe("pass");
        if (call.seat !== "Y" || call.type !== "bid" || !dummy) continue;
        const suit = TRUMP_OF[call.strain];
        const had = [
          ...dummy,
          ...(table.tricks ?? []).flat().flatMap(({ seat, card }) => (seat === "Y" ? [card] : [])),
        ].filter((card) => suitOf(card) === suit);
        expect(had.length, problem.id).toBeGreaterThanOrEqual(5);
        expect(had.map(rankOf).some(isHonour), problem.id).toBe(true);
      }
    }
  });
});

const three = KINDS.filter(([, levels]) => levels === 3).map(([kind]) => kind);

describe("at the third level", () => {
  test("auction is bid, and something has been played unless it is the opening lead", async () => {
    for (const kind of three.filter((one) => one !== "unblock" && one !== "read-lead")) {
      for (const problem of await problems(kind, 3, 15)) {
        const { calls, tricks } = tableOf(problem);
        expect(calls, problem.id).toBeDefined();
        const opening =
          kind === "lead-card" || problem.facts.some((fact) => fact.includes("opening lead"));
        expect(tricks === undefined, problem.id).toBe(opening);
      }
    }
  });

  test("at the second the bidding and the tricks are not shown", async () => {
    for (const kind of three.filter((one) => one !== "discard")) {
      for (const problem of await problems(kind, 2, 8)) {
        expect(tableOf(problem).calls, problem.id).toBeUndefined();
        expect(tableOf(problem).tricks, problem.id).toBeUndefined();
      }
    }
  });
});

const count = (hand: readonly Card[], suit: Suit | null) =>
  hand.filter((card) => suitOf(card) === suit).length;

describe("what a whole hand shows is not told, and is true", () => {
  test("the trumps of the four-signal are counted", async () => {
    for (const problem of await problems("signal-four", 2)) {
      const { hand, trump } = tableOf(problem);
      const told = problem.scene.type === "suit" && problem.scene.trumps;
      expect(count(hand, trump), problem.id).toBe(told);
      expect(problem.facts.join(" "), problem.id).not.toContain("You hold");
    }
  });

  test("whether Elwell’s leader can come in again is seen in his other suits", async () => {
    for (const problem of await problems("lead-straight", 2)) {
      const { scene } = problem;
      if (scene.type !== "suit" || scene.reentry === undefined) continue;
      const suit = suitOf(scene.cards[0] as Card);
      const others = tableOf(problem).hand.filter((card) => suitOf(card) !== suit);
      const ace = others.some((card) => rankOf(card) === "A");
      const king = others.some((card) => rankOf(card) === "K" && count(others, suitOf(card)) > 1);
      expect(ace || king, problem.id).toBe(scene.reentry);
      expect(problem.facts.join(" "), problem.id).not.toContain("king in a");
    }
  });

  test("dummy can ruff where it is said that he may", async () => {
    const ruffs = (await problems("second-hand-right", 3, 300)).filter(
      ({ scene }) => scene.type === "round" && scene.gone,
    );
    expect(ruffs.length).toBeGreaterThan(5);
    for (const problem of ruffs) {
      const { dummy = [], trump } = tableOf(problem);
      expect(count(dummy, trump), problem.id).toBeGreaterThan(0);
    }
  });
});
