import { describe, expect, test } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import { readPbn } from "../../../src/tabletop/playing/pbn.ts";
import { formatPlace, parsePlace, queryOf } from "../../../src/tabletop/playing/place.ts";
import { freshDeal } from "../../../src/tabletop/playing/fresh.ts";
import { begin, layLine } from "../../../src/tabletop/playing/session.ts";

/** As another program writes it: a contract of today, remarks, notes, and a trick that breaks off. */
const FOREIGN = `[Event "Club"]
[Dealer "N"]
[Deal "N:JT62.5.Q93.AKQ63 9843.AT962.874.T .KQJ73.AKJ65.972 AKQ75.84.T2.J854"]
[Declarer "S"]
[Contract "4HX"]
[Auction "N"]
1C Pass 1H! =1= 1S
Pass Pass 4H X
AP
[Note "1:natural"]
[Play "W"]
SA S2 S3 H3
C4 C3 - C2
*
`;
const refusal = (text: string) => {
  const read = readPbn(text);
  return read.ok ? null : read.violation.message;
};

describe("PBN of other programs", () => {
  test("gives the deal, the contract, the bidding and the play as far as it goes", () => {
    const { deal, record } = must(readPbn(FOREIGN));
    expect(deal.game).toBe("contract");
    expect(deal.dealer).toBe("Y");
    expect(deal.declared).toMatchObject({
      kind: "auction",
      contract: { level: 4, strain: "hearts", multiplier: 2, declarer: "Z" },
    });
    expect(deal.declared.kind === "auction" && deal.declared.calls).toHaveLength(11);
    // South ruffs the ace of spades and leads a club; East’s card is not written.
    expect(record).toEqual(["SA", "S2", "S3", "H3", "C2", "C4", "C3"]);
  });

  test.each([
    ["", "There is nothing in the box to read."],
    ["hello", "Line 1: “hello” is not a tag of PBN."],
    ['[Event "Club"]\n', "The file has no tag “Deal”, so there are no cards in it."],
    [FOREIGN.replace("N:JT62", "N:JT6"), "Line 3, tag “Deal”: Hand Y has 12 cards, not thirteen."],
    [FOREIGN.replace("4HX", "4ZX"), "Tag “Contract”: “4ZX” is not a contract."],
    [FOREIGN.replace("4HX", "Pass"), "Tag “Contract”: all passed, so there is nothing to play."],
    [FOREIGN.replace('Declarer "S"', 'Declarer "?"'), "Tag “Declarer” must be N, E, S or W."],
    [FOREIGN.replace("SA S2", "SA SX"), "Line 11, tag “Play”: “SX” is not a card."],
    [
      FOREIGN.replace("SA S2 S3 H3", "SA S2 D4 H3"),
      "Line 11, tag “Play”: Trick 1: B holds the suit led and must follow it.",
    ],
    [FOREIGN.replace("1C Pass", "1C Maybe"), "Line 6, tag “Auction”: “Maybe” is not a call."],
    [
      `[OddTrickGame "straight-bridge"]\n[OddTrickStrain "hearts"]\n[OddTrickTimes "3"]\n${FOREIGN}`,
      "Tag “OddTrickTimes” is 1, 2, 4, 8 and so on: each double makes it twice as much.",
    ],
    [
      `[OddTrickGame "chess"]\n${FOREIGN}`,
      "Line 1, tag “OddTrickGame”: there is no game called “chess”.",
    ],
  ])("names what is wrong (%#)", (text, sentence) => {
    expect(refusal(text)).toBe(sentence);
  });
});

describe("links", () => {
  const deal = freshDeal("straight-bridge", 11);
  const session = must(layLine(deal, begin("Z", "foster"), []));
  const good = formatPlace({ deal, session });
  const message = (change: Record<string, string>) => {
    const read = parsePlace({ ...good, ...change });
    return read.ok ? null : read.violation.message;
  };

  test("need no sign that an address would have to write otherwise", () => {
    const query = queryOf(good);
    expect(encodeURI(query)).toBe(query);
    expect(must(parsePlace(Object.fromEntries(new URLSearchParams(query))))).toEqual({
      deal,
      session,
    });
  });

  test("do not spell out a hidden card", () => {
    expect(queryOf(good)).not.toMatch(/[SHDC][2-9TJQKA]\b/);
  });

  test.each([
    [{ deal: "" }, "The link is not whole: copy it again from its first letter."],
    [
      { deal: `${good["deal"]?.slice(0, -1)}` },
      "The link was cut or changed on its way: copy it again.",
    ],
    [{ game: "chess" }, "The link says “game=chess”, which this page cannot read."],
    [{ made: "hearts" }, "The link says “made=hearts”, which this page cannot read."],
    [{ as: "Y" }, "The link says “as=Y”, which this page cannot read."],
    [{ at: "5" }, "The link says “at=5”, which this page cannot read."],
    [{ game: "whist-english" }, "The link names a declaration that its game does not have."],
  ])("say what is wrong with them (%#)", (change, sentence) => {
    expect(message(change)).toBe(sentence);
  });
});
