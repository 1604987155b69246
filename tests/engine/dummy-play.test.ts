import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardOf, height, highToLow, PACK, RANKS, type Card } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import {
  cheapestOver,
  inSequence,
  type DummyView,
} from "../../src/engine/conventions/dummy-lead.ts";
import { missing } from "../../src/engine/conventions/declarer-suit.ts";
import { endGameLead, type EndGame } from "../../src/engine/conventions/end-games.ts";
import {
  gradeThrough,
  leadThrough,
  lookThrough,
  quietInTrumps,
  throughFourchette,
} from "../../src/engine/conventions/through-dummy.ts";
import {
  goOnUpTo,
  gradeUpTo,
  leadUpTo,
  partnerWantsAgain,
  weakness,
} from "../../src/engine/conventions/up-to-dummy.ts";
import { chancesOf, layouts } from "../../src/engine/conventions/odds.ts";
import { parseHolding } from "../../src/engine/notation/cards.ts";

const h = (text: string) => (text ? must(parseHolding(text)) : []);
const view = (holding: string, dummy: string, more: Partial<DummyView> = {}): DummyView => ({
  holding: h(holding),
  dummy: h(dummy),
  against: "trump",
  ...more,
});
const cards = (text: string): Card[] =>
  text.split(" ").flatMap((suit) => [...suit].slice(1).map((rank) => `${suit[0]}${rank}` as Card));

describe("dummy’s suit as one to lead through", () => {
  test.each([
    ["A753", "good", "guarded"],
    ["K753", "good", "guarded"],
    ["AJ7", "good", "broken"],
    ["KT7", "good", "broken"],
    ["AQ7", "good", "broken"],
    ["753", "fair", "small"],
    ["Q753", "silent", "low-honour"],
    ["AK7", "avoid", "combination"],
    ["KQJ7", "avoid", "combination"],
    ["K98532", "avoid", "long"],
    ["", "silent", "void"],
  ])("%s is %s: %s (through.good, through.avoid)", (dummy, cls, name) => {
    expect(lookThrough(h(dummy))).toMatchObject({ class: cls, name });
  });

  test("a fourchette is the card above and the card below (dummyplay.not-through-fourchette)", () => {
    expect(throughFourchette("Q", h("KJ5"))).toBe(true);
    expect(throughFourchette("Q", h("KT5"))).toBe(false);
    expect(leadThrough(view("QT94", "KJ5")).class).not.toBe("avoid");
    expect(leadThrough(view("QJ", "KT5")).class).toBe("good");
    expect(leadThrough(view("T83", "J95"))).toMatchObject({ lead: "T", class: "avoid" });
  });
});

describe("leading through dummy", () => {
  test.each([
    ["AQT6", "J753", "T", "good", "through.aqt-jxxx"],
    ["AQT6", "K75", "Q", "good", "through.aqt-kxx"],
    ["AT96", "J753", "T", "good", "through.at9-jxxx"],
    ["AJT6", "Q753", "J", "avoid", "through.ajt-qxxx"],
    ["AJT6", "953", "T", "avoid", "through.ajt-none"],
    ["K", "A75", "K", "good", "through.king-alone"],
    ["K", "Q75", "K", "avoid", "through.king-alone"],
  ])("%s through %s: %s, a suit that is %s (%s)", (holding, dummy, card, cls, rule) => {
    const lead = leadThrough(view(holding, dummy));
    expect(lead).toMatchObject({ lead: card, class: cls });
    expect(lead.rules).toContain(rule);
  });

  test("an ace without the king makes no suit a good one where no passage names it", () => {
    expect(leadThrough(view("AQ6", "K75")).class).not.toBe("good");
    expect(leadUpTo(view("AQ64", "853")).class).not.toBe("good");
    expect(leadThrough(view("964", "K75")).class).toBe("good");
  });

  test("with the king beside A Q 10 the king is led, up to a jack or through it (lead.high.king)", () => {
    // Foster’s ten and queen play for partner to have the king.
    expect(leadThrough(view("AKQT", "J753"))).toMatchObject({ lead: "K", pattern: "ace-king" });
    expect(leadUpTo(view("AKQT", "J75"))).toMatchObject({ lead: "K", pattern: "ace-king" });
  });

  test("a king waits till the ace has gone (through.king-no-ace)", () => {
    expect(leadThrough(view("K64", "Q75")).betterAvoided).toBe(true);
    expect(leadThrough(view("K64", "A75")).betterAvoided).toBe(false);
    expect(leadThrough(view("K64", "Q75", { fallen: ["A"] })).pattern).not.toBe("king-waits");
  });

  test("trumps: queen through ace and jack, then small (through.trump-kq-aj)", () => {
    expect(leadThrough(view("KQ64", "AJ75", { trumps: true })).lead).toBe("Q");
    const next = leadThrough(view("K64", "J75", { trumps: true, fallen: ["Q", "A"] }));
    expect(next.grades).toEqual([
      { rank: "K", mark: "wrong" },
      { rank: "6", mark: "acceptable" },
      { rank: "4", mark: "best" },
    ]);
  });

  test("strong trumps are left to declarer (through.strong-trumps-quiet)", () => {
    expect(quietInTrumps(h("KJ84"))).toBe(true);
    const hand = cards("SKJ84 H72 D9653 C862");
    const grades = gradeThrough(hand, cards("S976 HA654 DKQ2 CAK5"), "royals");
    expect(grades.filter(({ card }) => card[0] === "S").every((g) => g.mark === "wrong")).toBe(
      true,
    );
    expect(grades.filter(({ mark }) => mark === "best").map(({ card }) => card)).toEqual(["H7"]);
  });
});

test("a lead of dummy’s strong suit asks partner to force the leader, if there are trumps (through.avoid)", () => {
  expect(leadThrough(view("642", "AKQ75")).tells).toBe("force-me");
  expect(leadThrough(view("642", "AKQ75", { against: "notrump" })).tells).toBeNull();
  expect(leadThrough(view("642", "AKQ75", { trumps: true })).tells).toBeNull();
  expect(leadThrough(view("642", "K975")).tells).toBeNull();
});

describe("leading up to dummy", () => {
  test.each([
    ["874", "small"],
    ["8742", "small"],
    ["87", null],
    ["87432", null],
    ["953", null],
    ["A8", "ace-short"],
    ["A87", "ace-short"],
    ["A853", null],
    ["AT7", null],
    ["K87", "king-short"],
    ["KQ7", null],
    ["", null],
  ])("%s is weak: %s (upto.weak-defined)", (dummy, name) => {
    expect(weakness(h(dummy))).toBe(name);
  });

  test.each([
    ["AQT64", "J75", "Q", "upto.aqt-j"],
    ["AJ964", "T75", "J", "upto.aj9-t"],
    ["AJT", "KQ7", "J", "upto.ajt-kqx"],
    ["K4", "T853", "K", "upto.short-honour"],
    ["Q4", "T853", "Q", "upto.short-honour"],
    ["QJ6", "753", "Q", "upto.qjx-jtx"],
    ["JT6", "K53", "J", "upto.qjx-jtx"],
    ["QT6", "A75", "Q", "upto.qtx-a-or-k"],
    ["T96", "A32", "T", "upto.ten-or-lower"],
    ["972", "853", "9", "upto.ten-or-lower"],
    ["QT843", "96", "T", "lead.pone.beat-dummy"],
  ])("%s up to %s: the %s (%s)", (holding, dummy, card, rule) => {
    const lead = leadUpTo(view(holding, dummy));
    expect(lead).toMatchObject({ lead: card, betterAvoided: false });
    expect(lead.rules).toContain(rule);
  });

  test.each([
    ["AQJ6", "K75", "upto.aqj-king"],
    ["KT6", "J75", "upto.ktx-j"],
    ["K642", "Q7", "upto.kxxx-qx"],
    ["K4", "Q853", "upto.short-honour"],
    ["KQ642", "J5", "upto.trump-kq-jx"],
    ["8632", "AQ5", "dummyplay.not-up-to-tenace"],
  ])("%s up to %s is a suit to leave (%s)", (holding, dummy, rule) => {
    const lead = leadUpTo(view(holding, dummy));
    expect(lead.betterAvoided).toBe(true);
    expect(lead.rules).toContain(rule);
  });

  test("after the jack from A J 10 the suit is left (upto.ajt-kqx)", () => {
    const lead = leadUpTo(view("AJT", "KQ7"));
    expect([lead.next, lead.alsoSound]).toEqual(["leave", ["T"]]);
  });

  test("trump king, then queen (upto.trump-kq-jx)", () => {
    const lead = leadUpTo(view("KQ642", "J5", { trumps: true }));
    expect([lead.lead, lead.next]).toEqual(["K", "Q"]);
  });

  test("dummy’s weak suits are plain ones: a short king of trumps is not led up to (upto.weak-defined, upto.king-short)", () => {
    // Leading Trumps: a partner’s trump asks for cards led “up to dummy’s weak suits”, which are thus the others.
    for (const [holding, dummy] of [
      ["Q9642", "K7"],
      ["972", "853"],
      ["J84", "K73"],
    ] as const) {
      expect(leadUpTo(view(holding, dummy)).class).toBe("good");
      expect(leadUpTo(view(holding, dummy, { trumps: true })).class).toBe("silent");
    }
    const hand = cards("S9642 HT8 DQ9642 CT5");
    const grades = gradeUpTo(hand, cards("SK7 H765 DAJ53 C8764"), "royals");
    const best = grades.filter(({ mark }) => mark === "best").map(({ card }) => card);
    expect(best).toEqual(["H8", "CT"]);
  });

  test("underplay only at no trump and with strength (upto.underplay-akxxx)", () => {
    const asked = (more: Partial<DummyView>) => leadUpTo(view("AK642", "753", more));
    expect(asked({ against: "notrump", strong: true })).toMatchObject({ lead: "2" });
    expect(asked({ against: "notrump" }).pattern).not.toBe("underplay");
    expect(asked({ strong: true }).lead).toBe("K");
  });

  test.each([
    ["AKJ64", "Q53", false],
    ["AKJ64", "753", true],
    ["KQT64", "J53", false],
    ["KQT64", "753", true],
    ["KQ964", "T53", false],
    ["KQ964", "J53", true],
  ])(
    "after one round of %s, dummy %s: go on %s (upto.akj-wait, upto.kqt-kq9)",
    (held, dummy, on) => {
      expect(goOnUpTo(h(held), h(dummy))?.goOn).toBe(on);
    },
  );

  test("a combination the passage does not name is not settled by it", () => {
    expect(goOnUpTo(h("AKQ64"), h("J53"))).toBeNull();
  });

  test("partner who wins cheaply and turns away wants the suit again (upto.partner-finesse-inference)", () => {
    expect(partnerWantsAgain(h("653"), "J", false)).toBe(true);
    expect(partnerWantsAgain(h("653"), "A", false)).toBe(false);
    expect(partnerWantsAgain(h("K53"), "J", false)).toBe(false);
    expect(partnerWantsAgain(h("653"), "J", true)).toBe(false);
  });

  test("the odds count every layout once (upto.odds.two, upto.odds.three)", () => {
    for (const unseen of ["KQ", "KQJ"]) {
      const ways = layouts(h(unseen));
      for (let n = 0; n <= unseen.length; n++) {
        const { ways: told, of } = chancesOf(unseen.length, n);
        expect(told).toBe(ways.filter(({ partner }) => partner.length === n).length);
        expect(of).toBe(ways.length);
      }
    }
    expect(chancesOf(2, 2)).toEqual({ ways: 1, of: 4 });
    expect(chancesOf(3, 2)).toEqual({ ways: 3, of: 8 });
  });
});

describe("end games", () => {
  const oneSuit = (held: string, dummy: string, dummyOn: EndGame["dummyOn"], wanted?: number) =>
    endGameLead({
      hand: h(held).map((rank) => cardOf("S", rank)),
      dummy: h(dummy).map((rank) => cardOf("S", rank)),
      dummyOn,
      unseen: missing([...h(held), ...h(dummy)]).map((rank) => cardOf("S", rank)),
      trump: null,
      ...(wanted === undefined ? {} : { wanted }),
    });

  test.each([
    ["QT64", "K75", "left", 1, "SQ", "through.end.qt-kxx"],
    ["AJ6", "Q75", "right", undefined, "S6", "upto.end.ajx-qxx"],
    ["QT4", "J95", "right", 1, "SQ", "upto.end.qtx-j9x"],
    ["QT4", "J95", "right", 2, "S4", "upto.end.qtx-j9x"],
  ] as const)(
    "%s, dummy %s on the %s, wanted %s: %s (%s)",
    (held, dummy, on, wanted, card, rule) => {
      const end = oneSuit(held, dummy, on, wanted);
      expect(end?.lead).toBe(card);
      expect(end?.rules).toEqual([rule]);
      expect(end?.grades.map((each) => each.card).sort()).toEqual(
        h(held)
          .map((rank) => cardOf("S", rank))
          .sort(),
      );
    },
  );

  test("what the texts do not settle is said to be so", () => {
    expect(oneSuit("QT4", "J95", "right")).toBeNull();
    expect(oneSuit("QT64", "K75", "left", 2)).toBeNull();
    expect(oneSuit("AJ6", "Q75", "left")).toBeNull();
  });

  const four: EndGame = {
    hand: cards("SK4 H3 DA"),
    dummy: cards("SQ7 H9 D6"),
    dummyOn: "left",
    unseen: cards("SA98 HJT2 D54"),
    trump: null,
    wanted: 4,
  };

  test("all four wanted: king, then small (through.end.kx-all-four)", () => {
    expect(endGameLead(four)).toMatchObject({ lead: "SK", next: "S4", partnerNeeds: ["A"] });
    expect(endGameLead({ ...four, wanted: 3 })).toBeNull();
  });

  test("the losing trump for one trick, the queen for two (through.end.losing-trump)", () => {
    const end: EndGame = {
      hand: cards("H3 SQ64"),
      dummy: cards("SKT5 D7"),
      dummyOn: "left",
      unseen: cards("SAJ98 HT2 C65"),
      trump: "H",
      wanted: 1,
    };
    expect(endGameLead(end)?.lead).toBe("H3");
    expect(endGameLead({ ...end, wanted: 2 })).toMatchObject({ lead: "SQ", partnerNeeds: ["A"] });
    expect(endGameLead({ ...end, hand: cards("HA SQ64") })).toBeNull();
  });

  test("the odd card before the queen (upto.end.qx-odd)", () => {
    const end = endGameLead({
      hand: cards("SQ4 H3"),
      dummy: cards("SK53"),
      dummyOn: "right",
      unseen: cards("SAT9 HJT2"),
      trump: null,
    });
    expect(end?.grades).toEqual([
      { card: "SQ", mark: "acceptable" },
      { card: "S4", mark: "wrong" },
      { card: "H3", mark: "best" },
    ]);
  });
});

describe("every holding over every dummy", () => {
  const suit = fc
    .record({
      ranks: fc.shuffledSubarray([...RANKS], { minLength: 13 }),
      mine: fc.integer({ min: 1, max: 7 }),
      dummys: fc.integer({ min: 0, max: 6 }),
      trumps: fc.boolean(),
      against: fc.constantFrom("trump" as const, "notrump" as const),
    })
    .map(({ ranks, mine, dummys, trumps, against }) => ({
      holding: highToLow(ranks.slice(0, mine)),
      dummy: highToLow(ranks.slice(mine, mine + dummys)),
      trumps: trumps && against === "trump",
      against,
    }));

  test.each([
    ["through", leadThrough],
    ["up to", leadUpTo],
  ])("%s: each card is graded once and one is best", (_, lead) => {
    fc.assert(
      fc.property(suit, (seen) => {
        const { grades, alsoSound, lead: led, rules } = lead(seen);
        expect(grades.map(({ rank }) => rank)).toEqual(seen.holding);
        expect(grades.filter(({ mark }) => mark === "best").map(({ rank }) => rank)).toEqual([led]);
        expect(alsoSound).not.toContain(led);
        expect(rules.length).toBeGreaterThan(0);
      }),
    );
  });

  test("a sequence is unbroken, and the cheapest card over dummy is the lowest that beats him", () => {
    fc.assert(
      fc.property(suit, ({ holding, dummy }) => {
        const [first] = holding;
        if (!first) return;
        for (const other of inSequence(holding, first)) {
          const between = RANKS.slice(height(other) + 1, height(first));
          expect(between.every((rank) => holding.includes(rank))).toBe(true);
        }
        const over = cheapestOver(holding, dummy);
        const beats = holding.filter((rank) => dummy.every((d) => height(d) < height(rank)));
        expect(over).toBe(beats.at(-1) ?? null);
      }),
    );
  });

  test("a whole hand: every card graded, and suits changed round are graded alike", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PACK], { minLength: 26, maxLength: 26 }), (dealt) => {
        const [mine, dummy] = [dealt.slice(0, 13), dealt.slice(13)];
        const swap = (card: Card): Card =>
          card.replace(/^[SH]/, (s) => (s === "S" ? "H" : "S")) as Card;
        for (const grade of [gradeThrough, gradeUpTo]) {
          const grades = grade(mine, dummy, "clubs");
          expect(new Set(grades.map(({ card }) => card))).toEqual(new Set(mine));
          expect(grades.some(({ mark }) => mark === "best")).toBe(true);
          const marks = new Map(grades.map(({ card, mark }) => [card, mark]));
          for (const { card, mark } of grade(mine.map(swap), dummy.map(swap), "clubs")) {
            expect(marks.get(swap(card))).toBe(mark);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
