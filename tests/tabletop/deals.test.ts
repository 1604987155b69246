import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PACK, holdingIn, type Card } from "../../src/engine/core/card.ts";
import { randomDeal } from "../../src/engine/core/deal.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { must } from "../../src/engine/core/result.ts";
import { SEATS, type Seat } from "../../src/engine/core/seat.ts";
import { parseHand } from "../../src/engine/notation/cards.ts";
import { readDeals } from "../../src/engine/notation/read-deals.ts";
import {
  boardOf,
  complete,
  EMPTY_BOARD,
  nextCard,
  openCards,
  placeOf,
  put,
  swap,
  turned,
  wholeDeal,
  type Board,
} from "../../src/tabletop/deals/board.ts";
import { playAddress, playUnder, shortBidding } from "../../src/tabletop/deals/declare.ts";
import {
  addBoards,
  boardName,
  boardNow,
  EMPTY_DESK,
  lookAt,
  removeBoard,
  undo,
  withBoard,
} from "../../src/tabletop/deals/desk.ts";
import { formatSvg, pictureOf } from "../../src/tabletop/deals/picture.ts";
import { formatDesk, parseDesk } from "../../src/tabletop/deals/stored.ts";
import { ANYTHING, dealWanted, ledBy, strengthOf } from "../../src/tabletop/deals/wanted.ts";
import { ANY_SHAPE } from "../../src/tabletop/field/problem.ts";
import { parsePlace } from "../../src/tabletop/playing/place.ts";

const hand = (written: string): Card[] => must(parseHand(written));
const whole = (seed: number): Board => ({
  ...EMPTY_BOARD,
  hands: randomDeal(seededRandom(seed)),
});
const refusal = (result: { ok: boolean; violation?: { message: string } }) =>
  result.ok ? "" : (result.violation?.message ?? "");

describe("a board", () => {
  test("takes cards and gives them back, none twice and none lost", () => {
    const moves = fc.array(
      fc.tuple(
        fc.subarray([...PACK], { maxLength: 8 }),
        fc.constantFrom(...SEATS, "open" as const),
      ),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(moves, (list) => {
        let board = EMPTY_BOARD;
        for (const [cards, to] of list) {
          const done = put(board, cards, to);
          if (!done.ok) continue;
          board = done.value;
          expect(cards.every((card) => placeOf(board, card) === to)).toBe(true);
        }
        const all = [...openCards(board), ...SEATS.flatMap((seat) => board.hands[seat])];
        expect(all.toSorted()).toEqual([...PACK].toSorted());
        expect(SEATS.every((seat) => board.hands[seat].length <= 13)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test("refuses a fourteenth card and says who would have it", () => {
    const board = must(put(EMPTY_BOARD, PACK.slice(0, 13), "Y"));
    expect(refusal(put(board, ["C2"], "Y"))).toBe(
      "A hand has thirteen cards, and {Y} would have 14: take one away first.",
    );
  });

  test("a card that is sent away leaves the keyboard at the next that stays", () => {
    const board = must(put(EMPTY_BOARD, hand("AKQ.T..2"), "Y"));
    expect(nextCard(board, "SK", ["SK"])).toBe("SQ");
    expect(nextCard(board, "SK", ["SK", "SQ"])).toBe("HT");
    expect(nextCard(board, "C2", ["C2"])).toBe("HT");
    expect(nextCard(board, "SA", board.hands.Y)).toBe("SA");
  });

  test("two cards change places", () => {
    const board = whole(3);
    const [one, other] = [board.hands.Z[0] as Card, board.hands.B[5] as Card];
    const after = swap(board, one, other);
    expect(placeOf(after, one)).toBe("B");
    expect(placeOf(after, other)).toBe("Z");
    expect(swap(after, one, other).hands).toEqual(board.hands);
  });

  test("turned once, what Z had is A’s, who sits on his left; four times, all is as it was", () => {
    const board = whole(4);
    expect(turned(board).hands.A).toEqual(board.hands.Z);
    expect(turned(turned(turned(turned(board)))).hands).toEqual(board.hands);
  });

  test("the open cards are dealt by the seed and what was laid stays", () => {
    const board = must(put(EMPTY_BOARD, hand("AKQ2.T98..J54321".replace("1", "6")), "Z"));
    const first = complete(board, 7);
    expect(complete(board, 7)).toEqual(first);
    expect(complete(board, 8)).not.toEqual(first);
    expect(first.hands.Z).toEqual(board.hands.Z);
    expect(wholeDeal(first).ok).toBe(true);
    expect(refusal(wholeDeal(board))).toBe("39 cards have no place yet.");
    expect(refusal(wholeDeal(EMPTY_BOARD))).toBe("There are no cards on the board yet.");
  });

  test("what a file said of the play goes when the cards change, and who sat there stays", () => {
    const tag = (name: string) => ({ name, value: "x", line: 1, body: [] });
    const board = {
      ...whole(1),
      tags: [tag("North"), tag("Auction"), tag("Contract"), tag("Wind")],
    };
    expect(put(board, [board.hands.Z[0] as Card], "open")).toMatchObject({
      value: { tags: [{ name: "North" }] },
    });
  });
});

describe("the desk", () => {
  test("boards take the place of the one empty board, then come after the last, and every step is undone", () => {
    const [a, b, c] = [whole(1), whole(2), whole(3)];
    const two = addBoards(EMPTY_DESK, [a, b]);
    expect(two.now).toEqual({ boards: [a, b], at: 0 });
    const three = addBoards(two, [c]);
    expect(three.now).toEqual({ boards: [a, b, c], at: 2 });
    const less = removeBoard(lookAt(three, 0));
    expect(less.now.boards).toEqual([b, c]);
    expect(undo(less).now.boards).toEqual([a, b, c]);
    expect(undo(undo(undo(less))).now).toEqual(EMPTY_DESK.now);
    expect(undo(EMPTY_DESK)).toBe(EMPTY_DESK);
  });

  test("the last board taken away leaves an empty one, and doing nothing is no step", () => {
    const desk = addBoards(EMPTY_DESK, [whole(1)]);
    expect(boardNow(removeBoard(desk))).toEqual(EMPTY_BOARD);
    expect(withBoard(desk, whole(1))).toBe(desk);
  });

  test("a board is called by its name or its place", () => {
    expect(boardName({ ...EMPTY_BOARD, label: "7" }, 0)).toBe("Board 7");
    expect(boardName({ ...EMPTY_BOARD, label: "Elwell’s hand 3" }, 0)).toBe("Elwell’s hand 3");
    expect(boardName(EMPTY_BOARD, 2)).toBe("Board 3");
  });

  test("is kept and laid out again, half-dealt boards and typed words and all", () => {
    const half = must(put(EMPTY_BOARD, hand("AK.T.J9.2"), "B"));
    const desk = { ...lookAt(addBoards(EMPTY_DESK, [whole(1), half]), 1), typed: "N: ♠ A “\n" };
    const read = must(parseDesk(formatDesk(desk)));
    expect(read.now).toEqual(desk.now);
    expect(read.typed).toBe(desk.typed);
    expect(must(parseDesk(formatDesk(EMPTY_DESK)))).toEqual(EMPTY_DESK);
  });

  test("is kept with the steps behind it, each to be undone as it was", () => {
    const half = must(put(EMPTY_BOARD, hand("AK.T.J9.2"), "B"));
    let desk = addBoards(EMPTY_DESK, [whole(1), whole(2)]);
    desk = removeBoard(addBoards(withBoard(desk, turned(whole(1))), [half]));
    const read = must(parseDesk(formatDesk(desk)));
    expect(read.before).toHaveLength(4);
    expect(read).toEqual(desk);
    expect(undo(undo(undo(undo(read)))).now).toEqual(EMPTY_DESK.now);
    expect(must(parseDesk(formatDesk(read)))).toEqual(desk);
  });

  test("steps behind are left out where they cannot be read or there is no room", () => {
    const desk = addBoards(EMPTY_DESK, [whole(1)]);
    const kept = formatDesk(desk);
    const broken = must(parseDesk(kept.replace('"steps":[[0,0]]', '"steps":[[0,7]]')));
    expect(broken).toEqual({ ...desk, before: [] });
    const many = Array.from({ length: 480 }, (_, at) => whole(at + 1));
    let full = addBoards(EMPTY_DESK, many);
    for (let at = 0; at < 30; at += 1) full = withBoard(full, turned(boardNow(full)));
    const read = must(parseDesk(formatDesk(full)));
    expect(read.now).toEqual(full.now);
    expect(read.before).toEqual(full.before.slice(-10));
  });

  test.each([
    ["{", "The desk kept on this device cannot be read."],
    ['{"v":1,"pbn":4,"at":0,"typed":""}', "The desk kept on this device cannot be read."],
    ['{"v":2}', "The desk kept on this device is of a newer edition: reload this page."],
    [
      '{"v":1,"pbn":"[Deal \\"N:AA... - - -\\"]","at":0,"typed":""}',
      "Line 1, hand of Y (North): A stands twice in “AA”.",
    ],
  ])("%s is refused in a sentence", (text, sentence) => {
    expect(refusal(parseDesk(text))).toContain(sentence);
  });
});

describe("deals to order", () => {
  test("the same number gives the same deal, and keeps to the lengths and the strength asked for", () => {
    const five = { least: 5, most: 13 };
    const wanted = {
      ...ANYTHING,
      shapes: { Y: { ...ANY_SHAPE, S: five } },
      strengths: { Z: { least: 12, most: 14 } },
      count: "points",
    } as const;
    for (let seed = 0; seed < 20; seed += 1) {
      const deal = must(dealWanted(seed, wanted));
      expect(dealWanted(seed, wanted)).toEqual({ ok: true, value: deal });
      expect(holdingIn(deal.Y, "S").length).toBeGreaterThanOrEqual(5);
      const points = deal.Z.reduce((sum, card) => sum + "JQKA".indexOf(card.charAt(1)) + 1, 0);
      expect(points).toBeGreaterThanOrEqual(12);
      expect(points).toBeLessThanOrEqual(14);
    }
  });

  test("strength is told by either count", () => {
    const cards = hand("AK4.KQJ2.A32.T98");
    expect(strengthOf(cards, "points")).toBe(4 + 3 + 3 + 2 + 1 + 4);
    // Two in spades, two in hearts against the ace, one in diamonds.
    expect(strengthOf(cards, "sure-tricks")).toBe(5);
  });

  test("a lead that king and queen settle begins with the king, and one of the longest suit at no trump with its fourth best", () => {
    for (let seed = 0; seed < 5; seed += 1) {
      const kq = { rule: "lead.high.second-third", strain: "hearts", declarer: "Z" } as const;
      const deal = must(dealWanted(seed, { ...ANYTHING, lead: kq }));
      expect(ledBy(deal, kq)).toBe(true);
      const suits = (["S", "C", "D"] as const).map((suit) => holdingIn(deal.A, suit).join(""));
      expect(suits.some((held) => held.startsWith("KQ"))).toBe(true);
    }
  });

  test("what cannot be is refused in a sentence", () => {
    const none = { least: 0, most: 3 };
    const shape = { S: none, H: none, C: none, D: none };
    expect(refusal(dealWanted(1, { ...ANYTHING, shapes: { B: shape } }))).toBe(
      "The lengths you ask of {B} cannot come to thirteen cards.",
    );
    const rare = { ...ANY_SHAPE, S: { least: 13, most: 13 } };
    expect(refusal(dealWanted(1, { ...ANYTHING, shapes: { B: rare } }))).toContain("ask for less");
    const eight = { ...ANY_SHAPE, S: { least: 8, most: 13 } };
    expect(refusal(dealWanted(1, { ...ANYTHING, shapes: { Y: eight, A: eight } }))).toBe(
      "You ask for 16 spades or more in the four hands together, and there are thirteen.",
    );
    const two = { ...ANY_SHAPE, H: { least: 0, most: 2 } };
    const all = { Z: two, A: two, Y: two, B: two };
    expect(refusal(dealWanted(1, { ...ANYTHING, shapes: all }))).toBe(
      "You leave room for 8 hearts in the four hands together, and there are thirteen.",
    );
    const points = (least: number, most: number) => {
      const strength = { least, most };
      const strengths = { Z: strength, A: strength, Y: strength, B: strength };
      return refusal(dealWanted(1, { ...ANYTHING, count: "points", strengths }));
    };
    expect(points(11, 40)).toContain("for 44 points or more");
    expect(points(0, 9)).toContain("room for 36 points");
    expect(points(38, 40)).toBe("No hand has more than 37 points.");
    const lead = { rule: "lead.short.top", strain: "notrump", declarer: "Z" } as const;
    expect(refusal(dealWanted(1, { ...ANYTHING, lead }))).toContain("only against a trump");
  });
});

describe("under a game", () => {
  const board = whole(11);
  const under = { game: "auction-1914", strain: "hearts", level: 2, declarer: "Z" } as const;

  test("the bidding is the dealer’s one spade, the bid and three passes", () => {
    const said = (declarer: Seat) =>
      must(shortBidding("Z", { ...under, declarer })).map(({ type }) => type);
    expect(said("Z")).toEqual(["bid", "pass", "pass", "pass"]);
    expect(said("Y")).toEqual(["bid", "pass", "bid", "pass", "pass", "pass"]);
    expect(refusal(shortBidding("Z", { declarer: "A", level: 1, strain: "spades" }))).toContain(
      "has to bid 2",
    );
  });

  test("every game has an address at which the same cards are played", () => {
    for (const game of ["auction-1914", "straight-bridge", "contract", "whist-english"] as const) {
      const trump = holdingIn(board.hands.Z, "H").length > 0;
      expect(trump).toBe(true);
      const address = must(playAddress(board, { ...under, game }));
      const query = Object.fromEntries(new URLSearchParams(address.split("?")[1]));
      const { deal } = must(parsePlace(query));
      expect(deal.hands).toEqual(board.hands);
      expect(deal.game).toBe(game);
    }
  });

  test("what a game has not is refused by name", () => {
    expect(
      refusal(playUnder(board, { ...under, game: "straight-bridge", strain: "nullo" })),
    ).toContain("no nullos");
    expect(
      refusal(playUnder(board, { ...under, game: "whist-english", strain: "notrump" })),
    ).toContain("always a trump");
    expect(refusal(playUnder(EMPTY_BOARD, under))).toBe("There are no cards on the board yet.");
  });
});

describe("a picture", () => {
  test("has room for a suit of thirteen, and for a long name", () => {
    const [spades, hearts, clubs, diamonds] = (["S", "H", "C", "D"] as const).map((suit) =>
      PACK.filter((card) => card.startsWith(suit)),
    );
    const hands = { Z: hearts ?? [], A: clubs ?? [], Y: diamonds ?? [], B: spades ?? [] };
    const { width, writing } = pictureOf({ ...EMPTY_BOARD, hands, label: "x".repeat(60) }, 0);
    const long = writing.filter(({ text }) => text.startsWith("A K Q"));
    expect(long).toHaveLength(4);
    for (const { x, size, text } of long) {
      // A rank and its space come to nine tenths of the height of the letters.
      expect(x + text.split(" ").length * size * 0.9).toBeLessThanOrEqual(width);
    }
    expect(writing[0]?.text).toBe(`${"x".repeat(23)}…`);
  });

  test("has every card of every hand, and its words cannot break out of it", () => {
    const board = { ...whole(5), label: `<b> & "x"` };
    const svg = formatSvg(pictureOf(board, 0), board.label);
    expect(svg).not.toContain("<b>");
    expect(svg.match(/<text/g)).toHaveLength(2 + 4 + 32);
    for (const seat of SEATS) {
      const spades = holdingIn(board.hands[seat], "S").map((rank) => (rank === "T" ? "10" : rank));
      expect(svg).toContain(`>${spades.join(" ") || "–"}<`);
    }
  });
});

test("a board that is read is dealt by Z where nothing is said", () => {
  const [found] = readDeals("AKQJT98.T..65432").deals;
  expect(found && boardOf(found).dealer).toBe("Z");
});
