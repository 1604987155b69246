import { describe, expect, test } from "vitest";
import type { Deal } from "../../src/engine/core/deal.ts";
import { replay } from "../../src/engine/core/play.ts";
import { must } from "../../src/engine/core/result.ts";
import { leftOf, type Seat } from "../../src/engine/core/seat.ts";
import { checkPlay, type Play } from "../../src/engine/core/trick.ts";
import { loadAuthored } from "../../src/exercises/authored.ts";
import { verdictOn } from "../../src/exercises/kit/exercise.ts";
import { fromItem } from "../../src/exercises/kit/problem.ts";
import { sceneOf } from "../../src/exercises/kit/scene.ts";
import facts from "../oracle/facts/deal.json" with { type: "json" };

const example = facts.find(({ id }) => id === "whist.example.deal");
const deal = example?.expected.hands as unknown as Deal;

const TAKES: Readonly<Record<string, string>> = {
  "example-position": "HT",
  "example-small-card": "C3",
  "example-ruffed": "H8",
  "example-last-trump": "H5",
};

/**
 * How A and B may take every trick of Foster’s example deal: each line the leader and the cards in turn. The ace of
 * diamonds and a ruff; trumps led twice through Y; the rest drawn; the clubs run; and the last trump.
 */
const ALL_THIRTEEN = [
  "A D7 D3 DA D2",
  "B D4 D9 H2 D5",
  "A H3 H8 HT H6",
  "B C9 C2 CK C6",
  "A H4 HJ HK H7",
  "B HA H9 S7 HQ",
  "B CJ C5 CA S6",
  "A CQ S8 S2 CT",
  "A C8 S9 S4 S3",
  "A C7 D6 S5 ST",
  "A C4 DJ D8 DT",
  "A C3 DK SK DQ",
  "A SQ SA H5 SJ",
];

function trickOf(line: string): Play[] {
  const [leader, ...cards] = line.split(" ");
  return cards.map((card, at) => ({ seat: leftOf(leader as Seat, at), card }) as Play);
}

describe("tricks from the example deal of whist", () => {
  test.each(Object.entries(TAKES))(
    "%s: each plays his own card, and %s wins",
    async (slug, card) => {
      const exercise = await loadAuthored("trick");
      const problem = fromItem(exercise, slug);
      const { trump, plays } = sceneOf(problem, "trick");
      expect(trump).toBe("H");
      for (const { seat, card: played } of plays) expect(deal[seat]).toContain(played);
      expect(verdictOn(exercise.solve(problem), { type: "choice", id: card })?.mark).toBe("best");
    },
  );

  test("A and B can take all thirteen, and the tricks shown are among them", async () => {
    const tricks = ALL_THIRTEEN.map(trickOf);
    const played = must(replay(deal, "H", "A", tricks));
    expect(played.tricksWon).toEqual({ YZ: 0, AB: 13 });
    const exercise = await loadAuthored("trick");
    const shown = Object.keys(TAKES)
      .filter((slug) => slug !== "example-ruffed")
      .map((slug) => sceneOf(fromItem(exercise, slug), "trick").plays);
    for (const plays of shown) expect(tricks).toContainEqual(plays);
  });

  test("Y ruffs a second club, having had only one", () => {
    const afterOne = deal.Y.filter((card) => card !== "C6");
    const second: Play[] = [{ seat: "A", card: "CQ" }];
    expect(checkPlay(afterOne, second, { seat: "Y", card: "H8" }).ok).toBe(true);
    expect(checkPlay(deal.Y, second, { seat: "Y", card: "H8" }).ok).toBe(false);
  });
});
