import { describe, expect, test } from "vitest";
import { cardsApart, recordsOf } from "../../src/site/search/records.ts";
import { wordList } from "../../src/site/search/word-list.ts";
import { answerWords } from "../../src/widgets/search/answer-words.ts";
import { putRight } from "../../src/widgets/search/nearest.ts";
import { lookups } from "../../src/widgets/search/query.ts";

describe("what is looked for", () => {
  test.each(["♠Q", "♠︎Q", "Q♠", "q ♠", "QS", "SQ", "queen of spades", "Queen of  Spade"])(
    "“%s” is the queen of spades",
    (asked) => expect(lookups(asked)).toEqual(["♠Q"]),
  );

  test("a knave is a jack, and a ten has two figures", () => {
    expect(lookups("knave of hearts")).toEqual(["♥J"]);
    expect(lookups("10♦")).toEqual(["♦10"]);
    expect(lookups("♦T")).toEqual(["♦10"]);
    expect(lookups("ten of diamonds")).toEqual(["♦10"]);
  });

  test("a figure beside a suit may be a bid as well, and a card told in words is none", () => {
    expect(lookups("2♠")).toEqual(["♠2", '"two spades"']);
    expect(lookups("8♠")).toEqual(["♠8"]);
    expect(lookups("two of spades")).toEqual(["♠2"]);
  });

  test("a card stands among other words, and a suit alone is its name", () => {
    expect(lookups("lead the ♥K first")).toEqual(["lead the ♥K first"]);
    expect(lookups("short ♣")).toEqual(["short clubs"]);
  });

  test("two letters are a card only where nothing else is asked", () => {
    expect(lookups("AS")).toEqual(["♠A"]);
    expect(lookups("as")).toEqual(["as"]);
    expect(lookups("such AS this")).toEqual(["such AS this"]);
  });

  test.each([
    ["Q of spades", "♠Q"],
    ["q of ♠", "♠Q"],
    ["queen of ♠︎", "♠Q"],
    ["10 of hearts", "♥10"],
    ["T of clubs", "♣10"],
    ["J of Diamond", "♦J"],
    ["k of hearts", "♥K"],
    ["A of clubs", "♣A"],
    ["what is the A of clubs", "♣A"],
  ])("“%s” is the card %s", (asked, card) => expect(lookups(asked)).toEqual([card]));

  test("a word before “of” is a rank only by itself", () => {
    expect(lookups("four of spades")).toEqual(["♠4"]);
    expect(lookups("a pack of spades")).toEqual(["a pack of spades"]);
  });

  test.each([
    "no trump",
    "no trumps",
    "no-trumps",
    "no-trump",
    "No-Trump",
    "notrump",
    "NT",
    "N.T.",
  ])("“%s” is no trump", (asked) => expect(lookups(asked)).toEqual(["no trump"]));

  test("no trump stands among other words, and a no-trumper is another word", () => {
    expect(lookups("lead against NT")).toEqual(["lead against no trump"]);
    expect(lookups("doubled no-trumper")).toEqual(["doubled no-trumper"]);
  });

  test.each([
    ["lilies", "royals"],
    ["renege", "revoke"],
    ["small slam", "little slam"],
    ["the knave", "the jack"],
    ["bridge whist", "straight bridge"],
    ["fourth highest", "fourth best"],
    ["rule of 11", "eleven rule"],
    ["rule of eleven", "eleven rule"],
    ["opponents", "adversary"],
    ["pulling trumps", "draw trumps"],
  ])("“%s” is looked for as “%s” as well", (asked, ours) => {
    expect(lookups(asked)[0]).toBe(asked);
    expect(lookups(asked)).toContain(ours);
  });

  test("a number is looked for in words as well", () => {
    expect(lookups("3rd hand")).toEqual(["third hand"]);
    expect(lookups("4th best")).toEqual(["fourth best"]);
    expect(lookups("5 honours")).toEqual(["5 honours", "five honours"]);
    expect(lookups("250 points")).toEqual(["250 points"]);
  });

  test.each([
    ["how do I count my points?", "count points"],
    ["What is a trick", "trick"],
    ["what happens if I revoke?", "revoke"],
    ["how many points is game", "points game"],
    ["what’s the pone", "pone"],
    ["who are you", "who are you"],
    ["go out of turn", "go out of turn"],
  ])("of “%s” what is looked for is “%s”", (asked, looked) =>
    expect(lookups(asked)).toEqual([looked]),
  );

  test("quotes and blanks ask for nothing", () => {
    expect(lookups(' “” " ')).toEqual([]);
  });
});

describe("a misspelt word", () => {
  const known = ["spades", "finesse", "fourchette", "spade", "honours", "suit"];

  test.each([
    ["fourchete", "fourchette"],
    ["forchette", "fourchette"],
    ["Finnese", "finesse"],
    ["hnoours", "honours"],
    ["siut and fourchete", "suit and fourchette"],
  ])("%s is put right as %s", (asked, meant) => expect(putRight(asked, known)).toBe(meant));

  test.each(["four", "finessed", "suits", "the", "HONOURS", "♠Q"])("%s stands", (asked) =>
    expect(putRight(asked, known)).toBe(asked),
  );

  test("a word that only begins as one of ours does is no word of ours", () => {
    expect(putRight("stayman", ["stay", "suit"])).toBeNull();
    expect(putRight("staying", ["stay", "suit"])).toBe("staying");
    expect(putRight("signalling", ["signal"])).toBe("signalling");
  });

  test("the commoner of two as near is meant", () => {
    expect(putRight("spadex", ["spades", "spaded"])).toBe("spades");
    expect(putRight("spadex", ["spaded", "spades"])).toBe("spaded");
  });

  test("what is near to nothing is nothing", () => {
    expect(putRight("zzzqqq", known)).toBeNull();
    expect(putRight("suit zzzqqq", known)).toBeNull();
  });
});

describe("what is said of it", () => {
  const groups = [
    { room: "Lessons", count: 2, best: [] },
    { room: "Glossary", count: 1, best: [] },
  ];

  test.each([
    [{ groups, putRight: null, some: false }, "Two lessons and one term."],
    [
      { groups, putRight: "ruff", some: false },
      "Nothing says “ruf”. Looking for “ruff” instead: two lessons and one term.",
    ],
    [
      { groups, putRight: null, some: true },
      "Nothing has all the words of “ruf”. With one of them: two lessons and one term.",
    ],
    [
      { groups: [], putRight: null, some: true },
      "Nothing was found for “ruf”. Try fewer words, or another word for it.",
    ],
  ])("%#", (answer, said) => expect(answerWords("ruf", answer)).toBe(said));
});

describe("what is indexed", () => {
  const suit = (letter: string, glyph: string) =>
    `<span class="suit suit-${letter}">${glyph}</span>`;

  test("every card stands alone, suit first", () => {
    expect(cardsApart(`<p>${suit("S", "♠︎")}K Q 10 lie</p>`)).toBe(
      '<p><span class="suit suit-S"> ♠K ♠Q ♠10 lie</p>',
    );
    expect(cardsApart("♥︎AJT4")).toBe(" ♥A ♥J ♥10 ♥4");
    expect(cardsApart("the queen of spades")).toBe("the ♠Q");
    expect(cardsApart('<span class="rank ten">10</span><span class="pip">♦︎</span>').trim()).toBe(
      "♦10",
    );
    expect(cardsApart(`${suit("C", "♣︎")} are trumps`)).toContain("♣</span> are trumps");
  });

  test("a lesson is one record without its exercises and their answers", () => {
    const html = `<p id="track"><b>Leads</b></p>
      <article itemscope><h1 itemprop="name">The ace</h1><p>An ace.</p>
      <div id="ex-lead"><p>What now?</p><details class="answer-key"><p>The king.</p></details></div>
      <p>After.</p><dl class="rounding quiet"><dt>Rules</dt></dl></article>`;
    const [record, ...others] = recordsOf("/learn/leads/aces/", html);
    expect(others).toEqual([]);
    expect(record).toMatchObject({ room: "Lessons", title: "The ace", of: "Leads" });
    expect(record?.html).toContain("After.");
    expect(record?.html).not.toMatch(/king|What now|Rules|itemscope/);
  });

  test("every rule is a record at its own anchor, without what is listed under it", () => {
    const html = `<h1>The score</h1><section class="rule" id="a.b"><h2>Thirty</h2><p>Points.</p>
      <dl><dt>Source</dt></dl></section><section class="rule" id="a.c"><h2>Forty</h2></section>`;
    const records = recordsOf("/rules/scoring/", html);
    expect(records.map(({ url, title, of }) => [url, title, of])).toEqual([
      ["/rules/scoring/#a.b", "Thirty", "The score"],
      ["/rules/scoring/#a.c", "Forty", "The score"],
    ]);
    expect(records[0]?.html).not.toContain("Source");
  });

  test("every term is a record at its own anchor, with its other names and without its source", () => {
    const html = `<h1>Glossary</h1><div id="tenace"><dt><dfn>Tenace</dfn> TEN-iss</dt>
      <dd><p>One missing between.</p><p class="quiet">Foster: somewhere.</p></dd></div>`;
    const [record] = recordsOf("/glossary/", html);
    expect(record).toMatchObject({ room: "Glossary", url: "/glossary/#tenace", title: "Tenace" });
    expect(record?.html).toContain("TEN-iss");
    expect(record?.html).toContain("One missing between.");
    expect(record?.html).not.toContain("Foster");
  });

  test("no other page is", () => {
    for (const path of ["/", "/learn/", "/practice/lead/", "/rules/", "/table/"]) {
      expect(recordsOf(path, "<article><h1>No</h1></article>")).toEqual([]);
    }
  });

  test("the list of words has the commonest first, and none that is short", () => {
    const html = "<p>Echo the suit, the suit</p>";
    expect(wordList([{ room: "Rules", url: "/", title: "Suit", of: "", html }])).toEqual([
      "suit",
      "echo",
    ]);
  });

  test("a word with a hyphen is listed in its parts and as one", () => {
    const html = "<p>A cross-ruff, a re-entry.</p>";
    const listed = wordList([{ room: "Rules", url: "/", title: "", of: "", html }]);
    expect(listed.toSorted()).toEqual(["cross", "crossruff", "entry", "reentry", "ruff"]);
    expect(putRight("crossruff", listed)).toBe("crossruff");
    expect(putRight("reentry", listed)).toBe("reentry");
  });
});
