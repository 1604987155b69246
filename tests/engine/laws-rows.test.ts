import { describe, expect, test } from "vitest";
import { ACTORS, MOMENTS } from "../../src/engine/laws/actors.ts";
import { LAW_BOOKS } from "../../src/engine/laws/books.ts";
import { CODES_OF, LAW_GAMES } from "../../src/engine/laws/code.ts";
import {
  knowsRemedy,
  REMEDIES,
  REMEDY_IDS,
  type RemedySpec,
} from "../../src/engine/laws/remedies.ts";
import { isSituation, LAW_ROWS, rowsUnder, type SituationId } from "../../src/engine/laws/rows.ts";
import { rulingOn } from "../../src/engine/laws/ruling.ts";
import { searchSituations } from "../../src/engine/laws/search.ts";
import { lawTree, type Node } from "../../src/engine/laws/tree.ts";
import { RULE_IDS } from "../../src/rulebook/rules.ts";
import { isSeat, leftOf } from "../../src/engine/core/seat.ts";
import type { OracleCase } from "../oracle/adapters.ts";
import { law } from "../oracle/adapters/law.ts";
import cases from "../oracle/cases/law.json" with { type: "json" };
import phrases from "../oracle/adapters/law-phrases.json" with { type: "json" };

const leaves = (node: Node, path: readonly string[] = []): { path: string[]; node: Node }[] =>
  node.kind === "ruling"
    ? [{ path: [...path], node }]
    : node.answers.flatMap((answer) => leaves(answer.next, [...path, answer.id]));

describe("the rows of the laws", () => {
  test("every law of the rulebook has its row, and every row its law", () => {
    const laws = RULE_IDS.filter((id) => /\.law\./.test(id));
    expect(laws.filter((id) => !isSituation(id))).toEqual([]);
    expect(LAW_ROWS.map(({ id }) => id).filter((id) => !laws.includes(id))).toEqual([]);
    expect(LAW_ROWS.length).toBeGreaterThanOrEqual(203);
  });

  test("every row says who, what, whence and what comes of it, and points to rows that are there", () => {
    for (const row of LAW_ROWS) {
      expect(ACTORS[row.who], row.id).toBeTruthy();
      if (row.until) expect(MOMENTS[row.until], row.id).toBeTruthy();
      expect(row.may.length, row.id).toBeGreaterThan(0);
      expect(row.source.length, row.id).toBeGreaterThan(0);
      for (const [book] of row.source) expect(LAW_BOOKS[book], row.id).toBeTruthy();
      for (const turn of row.turns ?? []) {
        if (turn.see) expect(isSituation(turn.see), `${row.id} sends to ${turn.see}`).toBe(true);
      }
      expect(row.event.endsWith("."), row.id).toBe(false);
    }
  });

  test("no turn of any row gives what its game has under no code", () => {
    for (const row of LAW_ROWS) {
      const all = [...row.may, ...(row.turns ?? []).flatMap((turn) => turn.may ?? [])];
      for (const remedy of all) {
        const known = CODES_OF[row.game].some((code) => knowsRemedy(row.game, code, remedy));
        expect(known, `${row.id}: ${remedy}`).toBe(true);
      }
    }
  });

  test("every remedy is used by some row, and its id carries its amount", () => {
    const used = new Set(
      LAW_ROWS.flatMap((row) => [...row.may, ...(row.turns ?? []).flatMap((t) => t.may ?? [])]),
    );
    expect(REMEDY_IDS.filter((remedy) => !used.has(remedy))).toEqual([]);
    for (const remedy of REMEDY_IDS) {
      const spec: RemedySpec = REMEDIES[remedy];
      const named = /\d+/.exec(remedy)?.[0];
      if (named) expect(spec.amount, remedy).toBe(Number(named));
      else expect(spec.amount, remedy).toBeUndefined();
    }
  });

  test("no amount of one game turns up in another", () => {
    expect(knowsRemedy("whist", "american", "take-3-tricks")).toBe(false);
    expect(knowsRemedy("whist", "english", "take-2-tricks")).toBe(false);
    expect(knowsRemedy("straight-bridge", "american", "deduct-3-tricks-value")).toBe(false);
    expect(knowsRemedy("auction", "duplicate", "new-deal")).toBe(false);
    expect(knowsRemedy("straight-bridge", "american", "points:100")).toBe(false);
    expect(knowsRemedy("auction", "american", "lose-deal")).toBe(false);
  });
});

describe("what happens now?", () => {
  const all = leaves(lawTree());

  test("every row is reached in at most four answers, under each code that has it", () => {
    expect(Math.max(...all.map(({ path }) => path.length))).toBeLessThanOrEqual(4);
    const reached = new Set(
      all.map(({ path, node }) =>
        node.kind === "ruling" ? `${path[1]} ${node.ruling.situation}` : "",
      ),
    );
    const wanted = LAW_ROWS.flatMap((row) => row.codes.map((code) => `${code} ${row.id}`));
    expect(wanted.filter((each) => !reached.has(each))).toEqual([]);
  });

  test("no remedy is offered that the game or the code does not have", () => {
    for (const { path, node } of all) {
      if (node.kind !== "ruling") continue;
      const { game, code, situation, may } = node.ruling;
      expect([game, code]).toEqual(path.slice(0, 2));
      expect(rowsUnder(game, code).map(({ id }) => id)).toContain(situation);
      for (const remedy of may) {
        expect(knowsRemedy(game, code, remedy), `${path.join(" / ")}: ${remedy}`).toBe(true);
      }
    }
  });

  test("no question has one answer alone, nor two answers in the same words", () => {
    const walk = (node: Node): void => {
      if (node.kind === "ruling") return;
      const words = node.answers.map((answer) => answer.words);
      expect(new Set(words).size, node.words).toBe(words.length);
      expect(words.length).toBeGreaterThan(0);
      for (const answer of node.answers) walk(answer.next);
    };
    walk(lawTree());
  });
});

describe("looking a situation up in ordinary words", () => {
  const first: readonly (readonly [string, SituationId])[] = [
    ["led out of turn", "auction.law.lead.defender"],
    ["opponent led out of turn", "auction.law.lead.defender"],
    ["bid too low", "auction.law.declare.insufficient"],
    ["insufficient bid", "auction.law.declare.insufficient"],
    ["bid out of turn", "auction.law.declare.out-of-turn"],
    ["passed out of turn", "auction.law.declare.pass-out-of-turn"],
    ["doubled his partner", "auction.law.double.partner"],
    ["dealt fourteen cards", "auction.law.deal.fourteen"],
    ["forgot to play to a trick", "auction.law.play.omitted"],
    ["looked back at the last trick", "auction.law.last-trick"],
    ["dropped a card face up", "auction.law.exposed.play"],
    ["card on the floor", "auction.law.exposed.not"],
    ["did not follow suit", "auction.law.revoke.penalty-defender"],
    ["played two cards at once", "auction.law.exposed.two-played"],
    ["I have the rest", "auction.law.claim.declarer"],
    ["dummy touched a card", "auction.law.dummy.suggests"],
    ["the pack was not cut", "auction.law.deal.uncut"],
    ["may I have new cards?", "auction.law.newcards"],
    ["someone revoked", "auction.law.revoke.penalty-declarer"],
    ["she reneged", "auction.law.revoke.penalty-defender"],
    ["we were dealt 14", "auction.law.deal.fourteen"],
    ["the person watching said something", "auction.law.bystander"],
  ];

  test.each(first)("“%s”", (words, id) => {
    expect(searchSituations(words, { game: "auction" }).slice(0, 3)).toContain(id);
  });

  test.each(LAW_GAMES)(
    "a revoke at %s is one that is to be paid for, before all others",
    (game) => {
      const [first] = searchSituations("somebody revoked", { game });
      expect(first).toMatch(/\.law\.revoke\.penalty/);
    },
  );

  test("the printed words of a situation find it", () => {
    const found = LAW_GAMES.flatMap((game) =>
      Object.entries(phrases.situations[game]).map(([words, id]) =>
        searchSituations(words, { game })
          .slice(0, 3)
          .includes(id as SituationId),
      ),
    );
    expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.95);
  });

  test("only what the game and code have is found, and unknown words find nothing", () => {
    const english = searchSituations("led out of turn", { game: "whist", code: "english" });
    expect(english[0]).toBe("whist.law.lead-english");
    expect(english).not.toContain("whist.law.lead");
    expect(searchSituations("zwieback")).toEqual([]);
    expect(searchSituations("the of and")).toEqual([]);
    expect(searchSituations("")).toEqual([]);
  });
});

describe("a ruling turns on the facts", () => {
  test("who did it", () => {
    const facts = { declarer: "Z", offender: "Z" } as const;
    expect(rulingOn("auction.law.lead.defender", facts).situation).toBe(
      "auction.law.lead.declarer",
    );
    expect(
      rulingOn("auction.law.revoke.penalty-defender", { declarer: "Z", offender: "Y" }),
    ).toMatchObject({
      situation: "auction.law.dummy.revoke",
      may: ["no-penalty"],
    });
    expect(
      rulingOn("straight.law.deal.exposed-by-dealer-side", { dealer: "Z", offender: "B" }),
    ).toMatchObject({ who: "dealer-side" });
  });

  test("how low the bid was", () => {
    const last = { level: 5, strain: "notrump" } as const;
    const low = { level: 6, strain: "diamonds" } as const;
    expect(rulingOn("auction.law.declare.insufficient", { last, bid: low }).may).toContain(
      "make-seven",
    );
    const mendable = { level: 6, strain: "hearts" } as const;
    expect(rulingOn("auction.law.declare.impossible", { last, bid: mendable }).may).toEqual([
      "make-sufficient",
      "waive",
    ]);
  });

  test("when it was noticed", () => {
    const late = rulingOn("auction.law.deal.uncut", { noticed: "after-deal" });
    expect(late).toMatchObject({ situation: "auction.law.deal.uncut-late", may: ["stand"] });
    const turned = rulingOn("whist.law.deal.out-of-turn", { trumpTurned: true });
    expect(turned.may).toEqual(["stand"]);
    expect(turned.until).toBeUndefined();
    expect(rulingOn("whist.law.trump-card", { quittedTricks: 1 }).may).toEqual(["no-penalty"]);
    expect(rulingOn("whist.law.trump-card", { quittedTricks: 1, code: "english" }).may).toEqual([
      "card-callable",
    ]);
  });

  test("whose code it is", () => {
    const second = { void: true } as const;
    expect(rulingOn("whist.law.play.fourth-before-second", second).may).toEqual([
      "trump",
      "not-trump",
    ]);
    expect(
      rulingOn("whist.law.play.fourth-before-second", { ...second, code: "english" }).may,
    ).toEqual(["win-trick", "lose-trick"]);
    expect(rulingOn("straight.law.dummy.rights", { code: "english" }).may).toEqual(["ask-void"]);
    expect(rulingOn("auction.law.double.again", { code: "duplicate" }).may).toEqual(["points:100"]);
    expect(rulingOn("straight.law.declare.partner-first", { authority: "foster" }).who).toBe(
      "either-adversary",
    );
  });

  test("whether anybody sits behind the dummy, and whether bidders have partners", () => {
    // Three-hand laws 1, 3, 4 and 7: no partners in the bidding, and a dummy that is nobody’s hand.
    const three = rowsUnder("auction", "three-hand").map(({ id }) => id);
    for (const id of [
      "auction.law.dummy.rights",
      "auction.law.dummy.rights-lost",
      "auction.law.dummy.suggests",
      "auction.law.dummy.warns-lead",
      "auction.law.declare.info-dummy",
      "auction.law.declare.barred-bids",
      "auction.law.deal.for-partner",
      "auction.law.double.partner",
      "auction.law.exposed.became-declarer",
    ] as const) {
      expect(three, id).not.toContain(id);
    }
    expect(knowsRemedy("auction", "three-hand", "ask-void")).toBe(false);
    for (const id of [
      "auction.law.declare.insufficient",
      "auction.law.declare.impossible",
    ] as const) {
      expect(rulingOn(id, { code: "three-hand" }).follows, id).not.toMatch(/partner|side/);
      expect(rulingOn(id, { code: "american" }).follows, id).toContain("partner");
    }
    const revoke = "auction.law.revoke.penalty-defender";
    expect(rulingOn(revoke, { code: "three-hand" }).who).toBe("declarer");
    expect(rulingOn(revoke, { code: "american" }).who).toBe("declarer-dummy-advises");
  });

  test("whether it is duplicate, which has its own counts, claims and scores", () => {
    // Duplicate laws B to E.
    const ids = rowsUnder("auction", "duplicate").map(({ id }) => id);
    expect(ids).toContain("auction.law.duplicate.wrong-count");
    expect(ids).not.toContain("auction.law.deal.short-hand");
    expect(ids).not.toContain("auction.law.deal.fourteen");
    const at = (id: SituationId) => rulingOn(id, { code: "duplicate" });
    expect(at("auction.law.revoke.established").follows).toContain("all four");
    expect(at("auction.law.revoke.penalty-defender").until).toBe("deal-recorded");
    expect(at("auction.law.score.trick-error").until).toBe("round-agreed");
    expect(at("auction.law.score.honour-error").until).toBe("round-agreed");
    expect(rulingOn("auction.law.score.trick-error").until).toBe("next-game-declared");
  });

  test("which seats they are makes no difference", () => {
    const turned = (value: unknown, by: number): unknown => {
      if (isSeat(value)) return leftOf(value, by);
      if (Array.isArray(value)) return value.map((each) => turned(each, by));
      if (value === null || typeof value !== "object") return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, turned(each, by)]),
      );
    };
    for (const each of cases as unknown as OracleCase[]) {
      for (const by of [1, 2, 3]) {
        const facts = { dealer: "Z", ...each.input["facts"] };
        const input = { ...each.input, facts: turned(facts, by) };
        expect(law({ ...each, input }), each.id).toMatchObject({ actual: each.expected });
      }
    }
  });
});
