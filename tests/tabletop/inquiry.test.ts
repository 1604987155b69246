import { describe, expect, test } from "vitest";
import { CODES_OF, LAW_GAMES, type LawGame } from "../../src/engine/laws/code.ts";
import { knowsRemedy } from "../../src/engine/laws/remedies.ts";
import { LAW_ROWS } from "../../src/engine/laws/rows.ts";
import { RULES_BY_SECTION, type RuleSection } from "../../src/rulebook/rules.ts";
import { Inquiry, type Surroundings } from "../../src/tabletop/inquiry.ts";
import { lawFile } from "../../src/site/law-file.ts";
import { lawsFrom } from "../../src/tabletop/law-file.ts";
import {
  formatPlayed,
  namesPlace,
  parsePlayed,
  queryOf,
  readPlace,
  settlePlace,
  type LawPlace,
} from "../../src/tabletop/law-place.ts";
import { givenAt } from "../../src/tabletop/law-question.ts";

const NEVER_PLAYED = { place: {}, trouble: null };

/** An inquiry on a page of paper: its addresses, with the one shown last, and what it has remembered. */
function onPaper(fails: (game: LawGame) => boolean = () => false) {
  const addresses = [""];
  const remembered: string[] = [];
  const page: Surroundings = {
    load: async (game) => {
      if (fails(game)) throw new Error("no connection");
      return lawsFrom(game, lawFile(game));
    },
    write: (query, step) => {
      if (!step) addresses.pop();
      addresses.push(query);
    },
    remember: (...played) => remembered.push(played.join(" ")),
    changed: () => {},
  };
  const inquiry = new Inquiry(page);
  const open = (query: string, stepped = false) =>
    inquiry.open(new URLSearchParams(query), NEVER_PLAYED, stepped);
  const answer = async (...ids: string[]) => {
    for (const id of ids) await inquiry.answer(id);
  };
  return { inquiry, addresses, remembered, open, answer };
}

describe("the questions", () => {
  test.each(LAW_GAMES)(
    "lead to every situation of %s in four answers, and back from its link",
    async (game) => {
      const reached = new Set<string>();
      const { inquiry, addresses, open, answer } = onPaper();
      await answer(game);
      for (const code of inquiry.question?.answers ?? []) {
        await open(`game=${game}`);
        await answer(code.id);
        const topics = inquiry.question?.answers ?? [];
        for (const topic of topics) {
          await open(queryOf({ game, code: code.id as never }));
          await answer(topic.id);
          const about = inquiry.place;
          for (const event of inquiry.question?.answers ?? []) {
            await inquiry.change(about);
            await answer(event.id);
            expect(inquiry.question).toBeNull();
            expect(givenAt(inquiry.place)).toHaveLength(4);
            const { ruling, place } = inquiry;
            if (!ruling) throw new Error(`${event.id} has no ruling`);
            expect(ruling.row.event).toBe(event.words);
            const { plain, otherwise } = ruling.cases;
            for (const each of [plain, ...otherwise.map((other) => other.ruling)]) {
              for (const remedy of each.may) {
                expect(knowsRemedy(game, code.id as never, remedy), `${event.id}: ${remedy}`).toBe(
                  true,
                );
              }
            }
            reached.add(`${code.id} ${event.id}`);
            const again = onPaper();
            await again.open(addresses.at(-1) ?? "");
            expect(again.inquiry.place).toEqual(place);
            expect(again.inquiry.note).toBeNull();
          }
        }
      }
      const wanted = LAW_ROWS.filter((row) => row.game === game);
      const all = wanted.flatMap((row) => row.codes.map((code) => `${code} ${row.id}`));
      expect([...reached].sort()).toEqual(all.sort());
    },
  );

  test("each answer is a step to go back by, and the code is remembered", async () => {
    const { inquiry, addresses, remembered, open, answer } = onPaper();
    await answer("auction", "american", "leading", "auction.law.lead.defender");
    expect(addresses).toEqual([
      "",
      "game=auction",
      "game=auction&code=american",
      "game=auction&code=american&about=leading",
      "s=auction.law.lead.defender&code=american",
    ]);
    expect(remembered).toEqual(["auction american", "auction american auction.law.lead.defender"]);
    await open(addresses.at(-2) ?? "", true);
    expect(inquiry.question?.words).toBe("What happened?");
    expect(inquiry.focus).toBe(true);
  });

  test("a change of code keeps the situation where the other code has it", async () => {
    const { inquiry, answer } = onPaper();
    await answer("straight-bridge", "american", "dummy", "straight.law.dummy.rights");
    expect(inquiry.ruling?.cases.plain.may).toHaveLength(7);
    await inquiry.change({ game: "straight-bridge" });
    expect(inquiry.question?.chosen).toBe("american");
    await answer("english");
    expect(inquiry.place.situation).toBe("straight.law.dummy.rights");
    expect(inquiry.ruling?.cases.plain.may).toEqual(["ask-void"]);
  });

  test("and asks what happened again where it has not, saying so", async () => {
    const { inquiry, answer } = onPaper();
    await answer("whist", "american", "leading", "whist.law.lead");
    await inquiry.change({ game: "whist" });
    await answer("english");
    expect(inquiry.question?.answers.map(({ id }) => id)).toEqual(["whist.law.lead-english"]);
    expect(inquiry.note).toBe(
      "There is no such case under “The English way”; here is what there is.",
    );
  });

  test("laws that cannot be fetched leave everything as it was, with a sentence", async () => {
    let offline = true;
    const { inquiry, addresses, answer } = onPaper(() => offline);
    await answer("whist", "english");
    expect(inquiry.place).toEqual({ game: "whist" });
    expect(inquiry.note).toContain("could not be fetched");
    expect(inquiry.busy).toBe(false);
    expect(addresses.at(-1)).toBe("game=whist");
    offline = false;
    await answer("english");
    expect(inquiry.question?.words).toBe("What was it about?");
    expect(inquiry.note).toBeNull();
  });

  test("a later wish overtakes one still on its way", async () => {
    const { inquiry } = onPaper();
    const first = inquiry.open(
      new URLSearchParams("s=auction.law.lead.defender"),
      NEVER_PLAYED,
      false,
    );
    await inquiry.answer("whist");
    await first;
    expect(inquiry.place).toEqual({ game: "whist" });
  });
});

describe("ordinary words", () => {
  test("find situations game by game, that of the place first and under its code", async () => {
    const { inquiry, answer } = onPaper();
    await answer("whist", "english");
    await inquiry.search("led out of turn");
    expect(inquiry.found?.map(({ game }) => game)).toEqual(["whist", "auction", "straight-bridge"]);
    const ids = (game: LawGame) =>
      inquiry.found?.find((each) => each.game === game)?.rows.map(({ id }) => id);
    expect(ids("whist")?.[0]).toBe("whist.law.lead-english");
    expect(ids("whist")).not.toContain("whist.law.lead");
    expect(ids("auction")).toContain("auction.law.lead.defender");
    expect(inquiry.note).toMatch(/^\d+ situations are found\.$/);
  });

  test("what is found can be gone to, and the search gone back to", async () => {
    const { inquiry, addresses, open } = onPaper();
    await inquiry.search("led out of turn");
    const row = inquiry.found?.[0]?.rows[0];
    if (!row) throw new Error("nothing was found");
    await inquiry.choose(row);
    expect(inquiry.place).toMatchObject({ game: row.game, code: "american", situation: row.id });
    expect(inquiry.found).toBeNull();
    expect(addresses).toEqual(["game=&q=led%20out%20of%20turn", `s=${row.id}&code=american`]);
    await open(addresses[0] ?? "", true);
    expect(inquiry.words).toBe("led out of turn");
    expect(inquiry.found?.[0]?.rows[0]).toBe(row);
  });

  test("of another game bring that game’s code with them", async () => {
    const { inquiry, answer } = onPaper();
    await answer("whist", "english");
    await inquiry.search("underbid");
    const found = inquiry.found?.find(({ game }) => game === "auction")?.rows[0];
    if (!found) throw new Error("nothing was found");
    await inquiry.choose(found);
    expect(inquiry.place).toMatchObject({ game: "auction", code: CODES_OF.auction[0] });
  });

  test("that are unknown find nothing, and say so; none at all bring the question back", async () => {
    const { inquiry } = onPaper();
    await inquiry.search("zwieback");
    expect(inquiry.found).toEqual([]);
    expect(inquiry.note).toContain("“zwieback”");
    await inquiry.search("");
    expect(inquiry.found).toBeNull();
    expect(inquiry.note).toBeNull();
  });
});

describe("an address", () => {
  const read = (query: string) => readPlace(new URLSearchParams(query));

  test("that asks for nothing leaves the last game to be taken up", () => {
    expect(namesPlace(new URLSearchParams(""))).toBe(false);
    expect(namesPlace(new URLSearchParams("utm=x"))).toBe(false);
    expect(namesPlace(new URLSearchParams("game="))).toBe(true);
    expect(read("game=")).toEqual({ place: {}, trouble: null });
  });

  test.each<[string, LawPlace, string]>([
    ["s=nonsense", {}, "“nonsense”"],
    ["game=poker", {}, "“poker”"],
    ["game=whist&code=duplicate", { game: "whist" }, "“duplicate”"],
    ["game=whist&code=english&about=weather", { game: "whist", code: "english" }, "“weather”"],
    [
      "s=whist.law.lead&code=martian",
      { game: "whist", code: "american", situation: "whist.law.lead" },
      "“martian”",
    ],
  ])("“%s” is answered with one sentence, and what can be read holds", (query, place, named) => {
    const { place: got, trouble } = read(query);
    expect(got).toEqual(place);
    expect(trouble).toContain(named);
    expect(trouble?.match(/[.!?](?:\s|$)/g)).toHaveLength(1);
  });

  test("of a situation its game does not have, or not under that code, is told of", async () => {
    const rows = lawsFrom("whist", lawFile("whist")).rows;
    const at = (situation: string) =>
      settlePlace({ game: "whist", code: "english", situation }, rows, "situation");
    expect(at("whist.law.nothing")).toMatchObject({
      place: { game: "whist", code: "english" },
      trouble: expect.stringContaining("“whist.law.nothing”"),
    });
    expect(at("whist.law.lead")).toMatchObject({
      place: { code: "american", situation: "whist.law.lead", topic: "leading" },
      trouble: expect.stringContaining("“The English way”"),
    });
  });
});

describe("the ruling last come to", () => {
  const back = async (query: string, situation: string) => {
    const paper = onPaper();
    const place = { game: "auction", code: "american", situation } as const;
    await paper.inquiry.open(new URLSearchParams(query), { place, trouble: null }, false);
    return paper;
  };

  test("is offered beside the question when the page is opened again, and goes once another is begun", async () => {
    const { inquiry, answer } = await back("", "auction.law.lead.defender");
    expect(inquiry.question?.words).toBe("What was it about?");
    expect(inquiry.last?.id).toBe("auction.law.lead.defender");
    await answer("revoke");
    expect(inquiry.last).toBeUndefined();
    await answer("auction.law.revoke.claim");
    await inquiry.change({ game: "auction", code: "american" });
    expect(inquiry.last?.id).toBe("auction.law.revoke.claim");
  });

  test("that a link leads to is not remembered, and one that is no more is not offered", async () => {
    const { remembered } = await back(
      "s=whist.law.lead&code=american",
      "auction.law.lead.defender",
    );
    expect(remembered).toEqual([]);
    expect((await back("", "auction.law.gone")).inquiry.last).toBeUndefined();
  });
});

describe("the game last played", () => {
  test("is read back as it was kept", () => {
    for (const game of LAW_GAMES) {
      for (const code of CODES_OF[game]) {
        expect(parsePlayed(formatPlayed(game, code))).toEqual({ ok: true, value: { game, code } });
        const situation = LAW_ROWS.find((row) => row.game === game)?.id ?? "";
        const value = { game, code, situation };
        expect(parsePlayed(formatPlayed(game, code, situation))).toEqual({ ok: true, value });
      }
    }
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    '{"v":2,"game":"whist","code":"english"}',
    '{"v":1,"game":"whist","code":"duplicate"}',
    '{"v":1,"game":"chess"}',
    '{"v":1,"game":"whist","code":"english","situation":"auction.law.lead.defender"}',
    '{"v":1,"game":"whist","code":"english","situation":7}',
  ])("“%s” is refused", (text) => {
    expect(parsePlayed(text).ok).toBe(false);
  });
});

test.each(LAW_GAMES)(
  "the laws of %s are fetched as they stand, each with its place in the rulebook",
  (game) => {
    const { rows, hrefOf } = lawsFrom(game, JSON.parse(JSON.stringify(lawFile(game))));
    expect(rows).toEqual(LAW_ROWS.filter((row) => row.game === game));
    for (const { id } of rows) {
      const [, section, anchor] = /^\/rules\/([a-z-]+)\/#(.+)$/.exec(hrefOf(id)) ?? [];
      expect(anchor).toBe(id);
      expect(RULES_BY_SECTION[section as RuleSection].ids).toContain(id);
    }
  },
);
