import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PACK, SUITS, type Card } from "../../src/engine/core/card.ts";
import {
  nulloCost,
  nulloFrom,
  nulloSuits,
  weighNullo,
} from "../../src/engine/conventions/nullo-play.ts";

const cards = (text: string): Card[] =>
  text.split(" ").flatMap((suit) => [...suit].slice(1).map((rank) => `${suit[0]}${rank}` as Card));
const marks = (view: Parameters<typeof nulloSuits>[0]) =>
  Object.fromEntries(nulloSuits(view).map(({ suit, mark, reason }) => [suit, [mark, reason]]));

describe("nullo", () => {
  test("a long suit without the deuce is a danger, short suits help (nullo.bid.shape)", () => {
    expect(weighNullo(cards("SAKQ643 H5 DT9872"))).toMatchObject({
      short: ["H", "C"],
      dangerous: true,
      shout: null,
    });
    expect(weighNullo(cards("SAKQ642 H53 DT97 C83"))).toMatchObject({
      short: [],
      dangerous: false,
      shout: "S",
    });
  });

  test("by seat (nullo.bid.not-dealer, nullo.bid.over-spade)", () => {
    expect(nulloFrom("dealer").advised).toBe(false);
    expect(nulloFrom("third", true)).toMatchObject({ advised: true, persist: false });
    expect(nulloFrom("second").advised).toBeNull();
  });

  test("two high and two small cost one; of others the text says nothing (nullo.play.declarer)", () => {
    expect(nulloCost(["K", "J", "4", "3"])).toBe(1);
    expect(nulloCost(["K", "4", "3"])).toBeNull();
  });

  test("the shortest suit is led, but never to give dummy a discard (nullo.play.lead-shortest)", () => {
    const hand = cards("SK984 HAQ5 DJ8 CAJ92");
    expect(marks({ hand })).toEqual({
      S: ["wrong", "longer"],
      H: ["wrong", "longer"],
      D: ["best", "shortest"],
      C: ["wrong", "longer"],
    });
    expect(marks({ hand, dummy: cards("ST HT62 C7") })).toMatchObject({
      H: ["best", "shortest"],
      D: ["wrong", "gives-discard"],
    });
    expect(marks({ hand: cards("DJ8"), dummy: cards("ST HT62 C7") })).toEqual({
      D: ["best", "shortest"],
    });
  });

  test("partner’s suit is returned unless there is a singleton (nullo.play.return)", () => {
    expect(marks({ hand: cards("SK98 HQ5 DJ82 CA92"), partnerLed: "D" })).toMatchObject({
      D: ["best", "partners"],
      H: ["wrong", "longer"],
    });
    expect(marks({ hand: cards("SK984 HQ DJ82 CA92"), partnerLed: "D" })).toMatchObject({
      D: ["wrong", "partners"],
      H: ["best", "singleton"],
    });
  });

  test("every suit held is graded once and one is best", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...PACK], { minLength: 2, maxLength: 26 }),
        fc.option(fc.constantFrom(...SUITS), { nil: undefined }),
        (dealt, partnerLed) => {
          const half = Math.ceil(dealt.length / 2);
          const [hand, dummy] = [dealt.slice(0, half), dealt.slice(half)];
          const grades = nulloSuits({ hand, dummy, ...(partnerLed ? { partnerLed } : {}) });
          const held = SUITS.filter((suit) => hand.some((card) => card[0] === suit));
          expect(grades.map(({ suit }) => suit)).toEqual(held);
          expect(grades.some(({ mark }) => mark === "best")).toBe(true);
        },
      ),
    );
  });
});
