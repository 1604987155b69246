import { expect } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import type { FiledDeal } from "../../src/tabletop/playing/pbn.ts";
import { positionOf } from "../../src/tabletop/playing/position.ts";

/**
 * What a hand in `content/hands` must be by itself, whether or not the oracle knows it: played to its end, every trick
 * possible, to the tricks that its `Result` counts; and its remarks within the play.
 */
export function checkFiledHand({ deal, record, notes, tag }: FiledDeal): void {
  for (const wanted of ["Event", "OddTrickAbout", "OddTrickBook", "OddTrickPlace"]) {
    expect(tag(wanted), wanted).not.toBe("");
  }
  const { won, toPlay } = must(positionOf(deal, record));
  expect(toPlay, "every card is played").toBeNull();
  expect(won, "the tricks are those of the tag Result").toEqual(
    tricksStated(tag("Result"), tag("Declarer")),
  );
  for (const { after } of notes) expect(after).toBeLessThanOrEqual(record.length);
}

/** The tricks of each side by the tag `Result`: those of declarer’s side as `9`, or of both as `NS 6 EW 7`. */
function tricksStated(result: string, declarer: string) {
  const both = /^NS (\d+) EW (\d+)$/.exec(result);
  if (both) return { YZ: Number(both[1]), AB: Number(both[2]) };
  const own = /^\d+$/.test(result) ? Number(result) : Number.NaN;
  return /^[NS]$/.test(declarer) ? { YZ: own, AB: 13 - own } : { YZ: 13 - own, AB: own };
}
