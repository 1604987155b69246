import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { height, type Rank } from "../../src/engine/core/card.ts";
import { elevenCount } from "../../src/engine/conventions/eleven.ts";
import { gradeThirdHand } from "../../src/engine/conventions/third-hand.ts";
import {
  followDecision,
  followOrder,
  readFollow,
} from "../../src/engine/conventions/third-follow.ts";
import {
  thirdHandPlay,
  thirdHandVoid,
  type ThirdPlayView,
} from "../../src/engine/conventions/third-play.ts";
import {
  isStrength,
  partnersAct,
  readDummysQueen,
  readLeadToDummy,
} from "../../src/engine/conventions/third-reading.ts";
import { whistThirdHand } from "../../src/engine/conventions/whist-third.ts";
import { faultsOf, holding, suitDeal } from "../support/holdings.ts";

type More = Partial<Omit<ThirdPlayView, "holding" | "led" | "dummy">>;

const play = (hand: string, led: string, dummy: string, more: More = {}) =>
  thirdHandPlay({
    holding: holding(hand),
    led: led as Rank,
    dummy: holding(dummy),
    against: "trump",
    dummyPosition: "right",
    ...more,
  });

describe("third hand making no attempt to win", () => {
  test.each([
    ["72", "trump", "72", "third.trump.down-and-out"],
    ["842", "trump", "248", "third.trump.three-low-then-high"],
    ["J5", "trump", "5J", "third.trump.not-with-honour"],
    ["T5", "trump", "5T", "third.trump.not-with-honour"],
    ["T874", "notrump", "87T4", "third.nt.foster-echo"],
    ["T87", "notrump", "8T7", "third.nt.foster-echo"],
    ["94", "notrump", "49", "third.nt.foster-echo"],
    ["T9873", "notrump", "987T3", "third.nt.foster-echo"],
    ["6", "notrump", "6", "third.duty"],
  ] as const)("plays %s against a %s in the order %s (%s)", (hand, against, order, rule) => {
    const held = holding(hand);
    expect(followOrder(held, against).join("")).toBe(order);
    expect(followDecision(held, against).rules).toContain(rule);
  });

  test("keeps to the order on the second round (third.nt.echo-second-round)", () => {
    const later = play("T74", "A", "953", { against: "notrump", played: ["8"] });
    expect(later.play).toBe("7");
    expect(later.rules).toContain("third.nt.echo-second-round");
    expect(play("T7", "A", "953", { against: "notrump", played: ["8"] }).play).toBe("T");
    expect(play("84", "A", "953", { played: ["2"] }).play).toBe("4");
  });

  test("a card that tells something else is wrong, however small", () => {
    expect(play("76", "K", "953").grades.map(({ mark }) => mark)).toEqual(["best", "wrong"]);
  });

  test("the order is the whole holding, and the lowest comes last at no trump", () => {
    fc.assert(
      fc.property(suitDeal, ({ hand }) => {
        for (const against of ["trump", "notrump"] as const) {
          expect([...followOrder(hand, against)].toSorted()).toEqual([...hand].toSorted());
        }
        if (hand.length > 2) expect(followOrder(hand, "notrump").at(-1)).toBe(hand.at(-1));
      }),
    );
  });
});

describe("what third hand’s cards tell", () => {
  test("high then low: he is out, and declarer has the queen (third.trump.down-and-out)", () => {
    const read = readFollow(["7", "2"], "trump", holding("AKJ93"));
    expect([read.out, read.winsThird, read.declarerHolds]).toEqual([true, true, ["Q"]]);
    expect(readFollow(["7", "2"], "trump", holding("AKQ93")).declarerHolds).toEqual([]);
  });

  test("low then high: another remains (third.trump.three-low-then-high)", () => {
    expect(readFollow(["2", "4"], "trump", holding("AK93")).out).toBe(false);
    expect(readFollow(["2"], "trump", holding("AK93")).out).toBeNull();
  });

  test("low then jack: queen or none, and he wins the third round (third.trump.not-with-honour)", () => {
    const read = readFollow(["5", "J"], "trump", holding("AK93"));
    expect([read.holdsOrOut, read.winsThird, read.out]).toEqual([["Q"], true, null]);
    // With the queen in dummy he has no more.
    expect(readFollow(["5", "J"], "trump", holding("AKQ93")).out).toBe(true);
    // Under the ten the jack may be his, which need not win.
    expect(readFollow(["5", "T"], "trump", holding("AK93")).winsThird).toBeNull();
  });

  test("the echo leaves one higher, unless none is out (third.nt.foster-echo)", () => {
    expect(readFollow(["8"], "notrump", holding("AKQJ9")).higher).toBe(1);
    expect(readFollow(["8"], "notrump", holding("AKQJT9")).higher).toBe(0);
  });

  test("is true of every holding that is played by the rule", () => {
    fc.assert(
      fc.property(suitDeal, ({ hand, dummy, other }) => {
        const visible = [...dummy, ...other, "A", "K"] as Rank[];
        const held = hand.filter((rank) => rank !== "A" && rank !== "K");
        if (held.length < 2) return;
        const plays = followOrder(held, "trump").slice(0, 2);
        const read = readFollow(plays, "trump", visible);
        const left = held.filter((rank) => !plays.includes(rank));
        if (read.out !== null) expect(left.length === 0).toBe(read.out);
        if (read.holdsOrOut.length > 0 && left.length > 0) {
          expect(left.some((rank) => read.holdsOrOut.includes(rank))).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("third hand’s card", () => {
  test.each([
    ["KQ4", "2", "753", "Q", "third.high.cheapest"],
    ["AQ4", "2", "753", "A", "third.high.best-if-broken"],
    ["AQ4", "2", "K83", "Q", "third.high.cheapest"],
    ["A64", "J", "953", "4", "third.jack-led.ace"],
    ["KT4", "J", "953", "4", "third.jack-led.other"],
    ["QJT", "K", "953", "J", "third.left.qjt-on-king"],
    ["AQ", "4", "J53", "A", "third.unblock-aq"],
  ])("from %s on the %s, dummy %s: the %s (%s)", (hand, led, dummy, card, rule) => {
    const graded = play(hand, led, dummy);
    expect(graded.play).toBe(card);
    expect(graded.rules).toContain(rule);
    expect(graded.settled).toBe(true);
  });

  test("ace from ace and queen alone goes back with the queen, but not under dummy’s king (third.unblock-aq)", () => {
    expect(play("AQ", "4", "J53").next).toBe("return-queen");
    expect(play("AQ", "4", "K53").play).toBe("Q");
  });

  test("king from K Q x under A J x x in trumps only (third.trump.kqx, third.no-false-cards)", () => {
    const card = (more: More) => play("KQ4", "2", "AJ53", { secondPlays: "3", ...more });
    expect([card({ trumps: true }).play, card({ trumps: true }).next]).toEqual([
      "K",
      "change-suit",
    ]);
    // Foster: an exception to the rule against false cards, so that the queen is the card not to play.
    expect(card({ trumps: true }).grades.map(({ mark }) => mark)).toEqual([
      "best",
      "wrong",
      "wrong",
    ]);
    expect(card({}).play).toBe("Q");
    expect(card({ trumps: true, secondPlays: "A" }).play).toBe("4");
  });

  test("the jack is not let run in trumps, nor when dummy has an honour (third.jack-led.ace)", () => {
    expect(play("A64", "J", "K53").settled).toBe(false);
    expect(play("A64", "J", "953", { trumps: true }).settled).toBe(false);
  });

  test("a jack that second hand has covered is to be beaten", () => {
    expect(play("A64", "J", "Q53", { secondPlays: "Q" }).play).toBe("A");
    expect(play("T4", "J", "Q53", { secondPlays: "Q" }).play).toBe("4");
  });

  test("partner’s seven wins by the Eleven Rule, so nothing is spent (third.eleven.declarer)", () => {
    const graded = play("AJ3", "7", "Q92", { secondPlays: "2" });
    expect([graded.play, graded.rules[0]]).toEqual(["3", "third.eleven.declarer"]);
  });
});

describe("third hand, dummy on the left", () => {
  const left = (hand: string, led: string, dummy: string, more: More = {}) =>
    play(hand, led, dummy, { dummyPosition: "left", ...more });

  test("the king makes on partner’s queen (third.left.let-king-make)", () => {
    const graded = left("AT4", "Q", "K53", { secondPlays: "2" });
    expect([graded.play, graded.low]).toEqual(["4", true]);
  });

  test("the ace goes up on a small card led to strength, and the suit back (third.left.small-to-strength)", () => {
    const graded = left("A64", "2", "KQ5", { secondPlays: "7" });
    expect([graded.play, graded.next]).toEqual(["A", "return-suit"]);
    expect([isStrength(holding("KQ5")), isStrength(holding("K75"))]).toEqual([true, false]);
  });

  test("with dummy in sight behind, the cheapest winner is known (third.high.cheapest)", () => {
    expect(left("AQ4", "2", "J53", { secondPlays: "7" }).play).toBe("Q");
    expect(left("KQ4", "2", "A53", { secondPlays: "7" }).settled).toBe(false);
  });

  test("the queen is ruffed to keep dummy out (third.left.ruff-king)", () => {
    const view = { leads: ["A", "Q"], dummyPosition: "left", hasTrump: true } as const;
    const ruffs = (dummy: string, more = {}) =>
      thirdHandVoid({ ...view, dummy: holding(dummy), ...more }).does;
    expect(ruffs("K53")).toBe("trump");
    expect(ruffs("K5")).toBe("not-settled");
    expect(ruffs("K53", { dummyPosition: "right" })).toBe("not-settled");
    expect(ruffs("K53", { hasTrump: false })).toBe("not-settled");
  });
});

describe("placing the cards", () => {
  test("dummy’s queen put up (third.infer.dummy-queen)", () => {
    const view = { led: "4", dummy: holding("Q53"), dummyPlays: "Q", winner: "K" } as const;
    expect(readDummysQueen({ ...view, holding: holding("K6") })?.partner).toEqual(["A", "J"]);
    expect(readDummysQueen({ ...view, holding: holding("KJ6") })?.partner).toEqual(["A"]);
    expect(readDummysQueen({ ...view, holding: holding("AK6") })?.partner).toEqual(["J"]);
    expect(readDummysQueen({ ...view, dummy: holding("Q5"), holding: holding("K6") })).toBeNull();
  });

  test.each([
    ["K64", "J", "Q", "T53", "A9", "", "third.left.infer-j-q"],
    ["64", "Q", "K", "J53", "AT", "", "third.left.infer-q-k"],
    ["64", "Q", "A", "T53", "J9", "K", "third.left.infer-q-a"],
  ] as const)(
    "you %s, partner %s, declarer %s, dummy %s: partner %s (%s)",
    (hand, led, declarerPlays, dummy, partner, declarer, rule) => {
      const view = { holding: holding(hand), led, declarerPlays, dummy: holding(dummy) };
      const read = readLeadToDummy(view);
      expect([read?.partner.join(""), read?.declarer.join("")]).toEqual([partner, declarer]);
      expect(read?.rules).toEqual([rule]);
    },
  );

  test("is left unsaid where cards in sight contradict it", () => {
    const view = { led: "J", declarerPlays: "Q", dummy: holding("T53") } as const;
    expect(readLeadToDummy({ ...view, holding: holding("K96") })).toBeNull();
    expect(readLeadToDummy({ ...view, holding: holding("AK6") })).toBeNull();
    expect(readLeadToDummy({ ...view, declarerPlays: "4", holding: holding("K6") })).toBeNull();
  });

  test("never places a card that is in sight, or one card twice", () => {
    fc.assert(
      fc.property(suitDeal, ({ hand, dummy, other, rest }) => {
        const [led] = other;
        const [declarerPlays] = rest;
        if (!led || !declarerPlays) return;
        const read = readLeadToDummy({ holding: hand, led, declarerPlays, dummy });
        const placed = [...(read?.partner ?? []), ...(read?.declarer ?? [])];
        expect(new Set(placed).size).toBe(placed.length);
        const seen = [...hand, ...dummy, led, declarerPlays];
        expect(placed.filter((rank) => seen.includes(rank))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test("what partner does is named (third.force.invited, third.lead-elsewhere, third.return.kxx-aqjx)", () => {
    expect(partnersAct({ theirs: true })).toBe("returns-their-suit");
    expect(partnersAct({ lacksBest: true })).toBe("leads-without-your-best");
    const won = { finesseWon: true, holding: holding("K64"), dummy: holding("AQJ5") };
    expect(partnersAct(won)).toBe("led-into-dummys-finesse");
    expect(partnersAct({ ...won, finesseWon: false })).toBe("nothing");
    const small = { smallLed: true, dummy: holding("KQ5"), dummyPosition: "left" } as const;
    expect(partnersAct(small)).toBe("leads-up-to-strength");
    expect(partnersAct({ ...small, dummyPosition: "right" })).toBe("nothing");
  });
});

describe("third hand at whist (whist.third)", () => {
  test.each([
    ["AJ", "K", "A"],
    ["AJ4", "K", "4"],
    ["AQ", "T", "A"],
    ["AQ4", "T", "4"],
    ["A64", "T", "A"],
    ["Q64", "T", "4"],
    ["AK4", "Q", "K"],
    ["AK42", "Q", "2"],
    ["A4", "J", "A"],
    ["A64", "J", "4"],
    ["KQJ", "4", "J"],
    ["AQ3", "4", "Q"],
    ["AJ63", "7", "A"],
  ])("%s on the %s: the %s", (hand, led, card) => {
    expect(whistThirdHand(holding(hand), led as Rank).play).toBe(card);
  });

  test("with ace and queen over second hand’s king the ace goes up", () => {
    expect(whistThirdHand(holding("AQ3"), "4", "K").play).toBe("A");
    expect(whistThirdHand(holding("QJ3"), "4", "K").play).toBe("3");
  });
});

test("every position of third hand is graded card by card", () => {
  fc.assert(
    fc.property(
      suitDeal,
      fc.record({ nt: fc.boolean(), right: fc.boolean(), trumps: fc.boolean() }),
      ({ hand, dummy, other, rest }, { nt, right, trumps }) => {
        const led = other[0] as Rank;
        const second = right ? dummy.at(-1) : rest.at(-1);
        const graded = thirdHandPlay({
          holding: hand,
          led,
          dummy,
          against: nt ? "notrump" : "trump",
          dummyPosition: right ? "right" : "left",
          trumps: trumps && !nt,
          ...(second ? { secondPlays: second } : {}),
        });
        expect(faultsOf(graded, hand)).toEqual([]);
        expect(faultsOf(whistThirdHand(hand, led, second), hand)).toEqual([]);
        // Whatever is called the cheapest winner beats what lies on the table.
        if (graded.pattern.startsWith("cheapest")) {
          const best = Math.max(height(led), second ? height(second) : -1);
          expect(height(graded.play)).toBeGreaterThan(best);
        }
      },
    ),
    { numRuns: 4000 },
  );
});

test("from ace and queen alone the ace is sound too, over a card of dummy’s (third.unblock-aq)", () => {
  // Eleven less eight is three, all in sight: the queen wins, and the ace wins and clears the way.
  const grades = gradeThirdHand({
    led: "8",
    dummy: holding("J3"),
    dummyPlays: "J",
    hand: holding("AQ"),
  });
  expect(grades.map(({ rank, mark }) => [rank, mark])).toEqual([
    ["A", "acceptable"],
    ["Q", "best"],
  ]);
});

test("nor is the queen wrong where the Eleven Rule leaves declarer nothing (third.unblock-aq)", () => {
  const marks = (led: string, dummy: string, secondPlays: Rank) =>
    play("AQ", led, dummy, { secondPlays }).grades.map(({ rank, mark }) => [rank, mark]);
  // Eleven less eight is three, and ace, queen and ten are in sight.
  expect(marks("8", "T764", "T")).toEqual([
    ["A", "best"],
    ["Q", "acceptable"],
  ]);
  // Eleven less six is five: two of them may be declarer’s, the king among them.
  expect(marks("6", "T42", "2")).toEqual([
    ["A", "best"],
    ["Q", "wrong"],
  ]);
});

test("it never calls wrong what the Eleven Rule calls right, where both are sure (third.eleven.declarer)", () => {
  const open = ["partner-wins", "cannot-win", "not-settled"];
  fc.assert(
    fc.property(suitDeal, fc.boolean(), ({ hand, dummy, other }, up) => {
      const led = other[0] as Rank;
      const dummyPlays = (up ? dummy[0] : dummy.at(-1)) as Rank;
      if (hand.length < 2 || dummy.length < 2 || !elevenCount(led, hand, dummy).applies) return;
      const eleven = gradeThirdHand({ led, dummy, dummyPlays, hand });
      const graded = play(hand.join(""), led, dummy.join(""), { secondPlays: dummyPlays });
      const markOf = (rank: Rank) => graded.grades.find((grade) => grade.rank === rank)?.mark;
      const best = eleven.filter(({ mark }) => mark === "best").map(({ rank }) => rank);
      const wrong = eleven.filter(({ mark }) => mark === "wrong").map(({ rank }) => rank);
      expect(wrong.filter((rank) => graded.settled && markOf(rank) === "best")).toEqual([]);
      if (!graded.settled || eleven.some(({ reason }) => open.includes(reason))) return;
      expect(best.filter((rank) => markOf(rank) === "wrong")).toEqual([]);
    }),
    { numRuns: 4000 },
  );
});
