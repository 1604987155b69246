import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Card } from "../../../src/engine/core/card.ts";
import { must } from "../../../src/engine/core/result.ts";
import { termsOf } from "../../../src/tabletop/playing/deal.ts";
import { fosterChoice } from "../../../src/tabletop/playing/foster.ts";
import { freshDeal } from "../../../src/tabletop/playing/fresh.ts";
import { readPbn } from "../../../src/tabletop/playing/pbn.ts";
import { legalCards, onTable } from "../../../src/tabletop/playing/position.ts";
import {
  begin,
  chairsOf,
  goTo,
  isOver,
  layLine,
  play,
  playsHand,
  positionNow,
  readersTurn,
  seenHands,
  takeBack,
  type Session,
} from "../../../src/tabletop/playing/session.ts";
import { bestCards, costOf, lossesIn } from "../../../src/tabletop/playing/worth.ts";
import { ROOT } from "../../support/files.ts";

/** Foster’s first hand of auction: Y declares, Z is dummy, B leads ♠9 to ♣2, ♠Q and ♠2. */
const { deal, record } = must(
  readPbn(readFileSync(join(ROOT, "content/hands/foster-auction-1.pbn"), "utf8")),
);
const after = (session: Session, ...cards: Card[]) =>
  cards.reduce((now, card) => must(play(deal, now, card)), session);

describe("who plays what", () => {
  test("every chair but dummy’s, then all four", () => {
    expect(chairsOf(deal)).toEqual(["A", "Y", "B", "all"]);
    expect(chairsOf(freshDeal("whist-english", 3))).toEqual(["Z", "A", "Y", "B", "all"]);
  });

  test("declarer plays dummy’s cards, a defender only his own", () => {
    const declarer = begin("Y", "best");
    expect(["Z", "A", "Y", "B"].map((seat) => playsHand(deal, declarer, seat as "Z"))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(playsHand(deal, begin("A", "best"), "B")).toBe(false);
  });
});

describe("what is seen", () => {
  test("dummy goes down only when the first card is led", () => {
    expect(seenHands(deal, begin("Y", "best"))).toEqual(["Y"]);
    expect(seenHands(deal, after(begin("Y", "best"), "S9"))).toEqual(["Z", "Y"]);
    expect(seenHands(deal, after(begin("A", "best"), "S9"))).toEqual(["Z", "A"]);
  });

  test("going back does not hide dummy again, nor does it show anything more", () => {
    const back = goTo(after(begin("A", "best"), "S9", "C2"), 0);
    expect(seenHands(deal, back)).toEqual(["Z", "A"]);
  });

  test("all hands are open once the deal is over, and whenever all four are played", () => {
    const over = must(layLine(deal, begin("B", "best"), record, 10));
    expect(isOver(over)).toBe(true);
    expect(seenHands(deal, over)).toHaveLength(4);
    expect(seenHands(deal, begin("all", "best"))).toHaveLength(4);
  });
});

describe("playing", () => {
  test("a card out of suit is refused with the rule, or happens where faults are allowed", () => {
    const led = after(begin("all", "best"), "S9", "C2");
    const refused = play(deal, led, "DT");
    expect(refused.ok ? null : refused.violation.rule).toBe("auction.revoke.definition");
    const revoked = must(play(deal, { ...led, faults: true }, "DT"));
    expect(positionNow(deal, revoked).left.A).not.toContain("DT");
  });

  test("a card of another hand is refused by name", () => {
    const refused = play(deal, begin("all", "best"), "CA");
    expect(refused.ok ? "" : refused.violation.message).toBe("B does not hold CA.");
  });

  test("the trick lies until somebody leads to the next", () => {
    const one = after(begin("all", "best"), "S9", "C2", "SQ", "S2");
    expect(onTable(positionNow(deal, one)).map(({ card }) => card)).toEqual([
      "S9",
      "C2",
      "SQ",
      "S2",
    ]);
    expect(positionNow(deal, one)).toMatchObject({ toPlay: "A", won: { YZ: 0, AB: 1 } });
  });

  test("the same card goes on along the line, another gives up what followed", () => {
    const line = after(begin("all", "best"), "S9", "C2", "SQ");
    const back = goTo(line, 1);
    expect(must(play(deal, back, "C2"))).toMatchObject({ at: 2, line: ["S9", "C2", "SQ"] });
    expect(must(play(deal, back, "C7"))).toMatchObject({ at: 2, line: ["S9", "C7"] });
  });

  test("taking back undoes the reader’s own card and all that followed it", () => {
    const line = after(begin("Y", "best"), "S9", "C2", "SQ", "S2", "SA");
    expect(takeBack(deal, line)).toMatchObject({ at: 3, line: ["S9", "C2", "SQ"] });
    const first = begin("Y", "best");
    expect(takeBack(deal, after(first, "S9"))).toMatchObject({ line: ["S9"] });
  });
});

describe("what cards cost", () => {
  const prices = new Map<Card, number>([
    ["SA", 3],
    ["S2", 1],
  ]);

  test("beside the best, which at nullo is the fewest tricks", () => {
    expect(costOf(prices, "S2", { aim: "win" })).toBe(2);
    expect(costOf(prices, "SA", { aim: "lose" })).toBe(2);
    expect(costOf(prices, "HA", { aim: "win" })).toBeNull();
    expect(bestCards(prices, { aim: "lose" })).toEqual(["S2"]);
  });

  test("a line loses where its worth falls for the side that played", () => {
    const found = lossesIn(["S9", "C2", "SQ"], ["B", "Z", "A"], [9, 9, 8, 8], { aim: "win" });
    expect(found).toEqual([{ at: 1, seat: "Z", card: "C2", tricks: 1 }]);
    const given = lossesIn(["S9"], ["B"], [9, 11], { aim: "win" });
    expect(given).toEqual([{ at: 0, seat: "B", card: "S9", tricks: 2 }]);
    expect(lossesIn(["S9"], ["B"], [9, undefined], { aim: "win" })).toEqual([]);
    expect(lossesIn(["S9"], ["Z"], [3, 4], { aim: "lose" })).toHaveLength(1);
  });
});

describe("Foster’s conventions play", () => {
  test("B leads the best card of the suit his partner named", () => {
    const { card, rules } = fosterChoice(deal, positionNow(deal, begin("all", "foster")));
    expect(card).toBe("S9");
    expect(rules).toContain("lead.suit.partner-declared");
  });

  test.each(["straight-bridge", "whist-english"] as const)(
    "forty deals of %s are played out, no card of them out of suit",
    (game) => {
      for (let seed = 0; seed < 40; seed += 1) {
        const dealt = freshDeal(game, seed);
        let session = begin("all", "foster");
        while (!isOver(session)) {
          const position = positionNow(dealt, session);
          const { card } = fosterChoice(dealt, position);
          expect(legalCards(position)).toContain(card);
          session = must(play(dealt, session, card));
        }
        const { won } = positionNow(dealt, session);
        expect(won.YZ + won.AB).toBe(13);
      }
    },
  );
});

describe("fresh deals", () => {
  test("a number gives the same deal to everybody, and the dealer plays what was made", () => {
    expect(freshDeal("straight-bridge", 7)).toEqual(freshDeal("straight-bridge", 7));
    expect(freshDeal("straight-bridge", 7)).not.toEqual(freshDeal("straight-bridge", 8));
    expect(termsOf(freshDeal("straight-bridge", 7))).toMatchObject({
      declarer: "Z",
      dummy: "Y",
      leader: "A",
    });
  });

  test("the card turned up at whist is the dealer’s", () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { declared, hands } = freshDeal("whist-english", seed);
      expect(declared.kind === "turn-up" && hands.Z.includes(declared.card)).toBe(true);
    }
  });

  test("the reader who sits as declarer waits for the first lead", () => {
    expect(readersTurn(freshDeal("straight-bridge", 1), begin("Z", "best"))).toBe(false);
  });
});
