import { expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import { parseHand } from "../../src/engine/notation/cards.ts";
import { EMPTY_BOARD, type Board } from "../../src/tabletop/deals/board.ts";
import { askedOf } from "../../src/widgets/tools/deals/asked.ts";

const board = (hands: Readonly<Partial<Record<"Z" | "A" | "Y" | "B", string>>>): Board => ({
  ...EMPTY_BOARD,
  hands: {
    ...EMPTY_BOARD.hands,
    ...Object.fromEntries(
      Object.entries(hands).map(([seat, words]) => [seat, must(parseHand(words))]),
    ),
  },
});
const under = { game: "auction-1914", strain: "hearts", level: 2, declarer: "Z" } as const;

test("a leader’s hand alone can be asked for its lead: the king from king, queen and jack", async () => {
  const asked = await askedOf(board({ A: "KQJ52.843.A76.92" }), under);
  const lead = asked.find(({ kind }) => kind === "lead");
  expect(lead?.seat).toBe("A");
  expect(lead?.best).toEqual(["♠\uFE0EK"]);
});

test("a dealer’s hand can be asked for its bid and its make: with four aces no trump", async () => {
  const asked = await askedOf(board({ Z: "A52.A43.A76.A982" }), under);
  expect(asked.map(({ kind }) => kind)).toEqual(["dealer-bid", "make-the-trump"]);
  for (const { best } of asked) expect(best.join()).toMatch(/no trump/i);
});

test("nothing is asked of hands that are not whole", async () => {
  expect(await askedOf(board({ A: "KQJ52.843..", Z: "A..." }), under)).toEqual([]);
});
