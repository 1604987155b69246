import { expect } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import type { Side } from "../../../src/engine/core/seat.ts";
import { straightBridge } from "../../../src/engine/games/straight-bridge.ts";
import { revokeEstablished } from "../../../src/engine/laws/facts.ts";
import { REMEDIES, type Remedy } from "../../../src/engine/laws/remedies.ts";
import { act, type Table } from "../../../src/engine/laws/table.ts";
import { sumOf } from "../../../src/engine/scoring/line.ts";
import { AT_LOVE } from "../../../src/engine/scoring/sheet.ts";
import { BOOK, GAME_POINTS } from "../../../src/engine/scoring/values.ts";
import facts from "../../oracle/facts/revokes.json" with { type: "json" };
import { ruled, testFacts, type Check } from "../../support/facts.ts";
import { after, playing, plays } from "../../support/table.ts";

/** A revoke by B on the first trick, which Z wins; what is done next decides whether it is final. */
const open = plays(playing(), "A:S9 Y:S6 B:C2 Z:SA");
const established = (table: Table) => table.revokes[0]?.status === "established";

const mendable: Check = ({ input, expected }) => {
  const asked = after(open, { do: "ask-none", of: "B", answeredNone: input["answeredNone"] });
  const quitted = after(asked, { do: "quit-trick", seat: "Z" });
  const table = input["playedToNext"] ? plays(quitted, "Z:SK A:S8") : quitted;
  expect(act(table, { do: "mend", seat: "B", card: "S3" }).ok).toBe(expected["correctable"]);
};

/** What a revoke may cost, as the statements word it. */
const MEANS: Readonly<Record<string, Remedy>> = {
  "three tricks": "take-3-tricks",
  "value of three tricks off offenders": "deduct-3-tricks-value",
  "value of three tricks onto opponents": "add-3-tricks-value",
  "take 3 tricks": "take-3-tricks",
  "deduct 3 points from offenders": "deduct-3",
  "add 3 points to own": "add-3",
};
const remedies = (words: readonly string[]) => words.map((each) => MEANS[each]);

/** A deal of straight bridge at no trump in which YZ took so many tricks, and one side revoked. */
const scored = (YZ: number, revoked: Side, game = 0) =>
  must(
    straightBridge.score(
      {
        strain: "notrump",
        multiplier: 1,
        tricks: { YZ, AB: 13 - YZ },
        revokes: { [revoked]: { count: 1 } },
      },
      { ...AT_LOVE, game: { YZ: game, AB: 0 } },
    ),
  );
const slamOf = (lines: ReturnType<typeof scored>) =>
  lines.filter(({ item }) => item.endsWith("slam")).reduce((sum, { points }) => sum + points, 0);

testFacts("revokes, game by game", facts, {
  "auction.revoke.correct.answered-none": mendable,
  "auction.revoke.correct.asked-in-time": mendable,
  "auction.revoke.correct.played-on": mendable,
  "auction.revoke.dummy": ({ expected }) => {
    const table = after(plays(playing(), "A:S9 Y:C5 B:S3 Z:SA"), { do: "quit-trick", seat: "Z" });
    expect(table.revokes.length > 0).toBe(expected["revoke"]);
  },
  "auction.revoke.est.still-open": ({ expected }) =>
    expect(established(open)).toBe(expected["established"]),
  "auction.revoke.est.trick-quitted": ({ expected }) =>
    expect(established(after(open, { do: "quit-trick", seat: "Z" }))).toBe(expected["established"]),
  "auction.revoke.est.opponent-played-on": ({ expected }) =>
    expect(established(plays(open, "Z:SK"))).toBe(expected["established"]),
  "auction.revoke.est.partner-played-on": ({ expected }) =>
    expect(established(plays(open, "Z:SK A:S8"))).toBe(expected["established"]),
  "auction.revoke.est.offender-played-on": ({ expected }) =>
    expect(established(plays(open, "Z:SK B:S3"))).toBe(expected["established"]),
  "straight.revoke.dummy": ({ expected }) => {
    const { may } = ruled("straight.law.revoke.penalty", { declarer: "Z", offender: "Y" });
    expect(may).toEqual(["no-penalty"]);
    expect(expected["penalty"]).toBeNull();
  },
  "straight.revoke.english": ({ input, expected }) => {
    const { may } = ruled("straight.law.revoke.penalty", { code: input["variant"] });
    expect(may).toEqual(remedies(expected["options"]));
  },
  "straight.revoke.prevent": ({ input, expected }) =>
    expect(
      !revokeEstablished({
        asked: input["asked"],
        trickQuitted: input["trickQuitted"],
        sidePlayedOn: input["nextLed"],
      }),
    ).toBe(expected["correctable"]),
  // Elwell’s lesson lets the quitting end it; his law 90 and the English 92 keep it open once asked. The laws decide.
  "straight.revoke.prevent-late": ({ input, expected }) => {
    expect(revokeEstablished({ trickQuitted: input["trickQuitted"] })).toBe(
      !expected["correctable"],
    );
    expect(revokeEstablished({ trickQuitted: true, asked: input["asked"] })).toBe(false);
  },
  "straight.revoke.tricks": ({ expected }) => {
    const { may, follows } = ruled("straight.law.revoke.penalty");
    expect(REMEDIES[may[0] as "take-3-tricks"].amount).toBe(expected["tricksLost"]);
    expect(follows).toContain(expected["when"].replace("of hand", "of the hand"));
  },
  "straight.revoke.tricks-two": ({ input, expected }) => {
    const [remedy] = ruled("straight.law.revoke.several").may;
    expect(REMEDIES[remedy as "take-3-tricks"].amount * input["revokes"]).toBe(
      expected["tricksLost"],
    );
  },
  "straight.revoke.cap": ({ input, expected }) => {
    const { scoreBefore, tricksWorth } = input as Record<string, number>;
    const odd = (tricksWorth ?? 0) / 12;
    const taken = REMEDIES["take-3-tricks"].amount;
    const lines = scored(BOOK + odd + taken, "YZ", scoreBefore);
    const after = (scoreBefore ?? 0) + sumOf(lines, "YZ", "below");
    expect(after).toBe(expected["after"]);
    expect(after >= GAME_POINTS).toBe(expected["gameWon"]);
    const [limit] = ruled("straight.law.revoke.limit").may;
    expect(REMEDIES[limit as "max-28"].amount).toBe(after);
  },
  "straight.revoke.slam": ({ input, expected }) => {
    expect(REMEDIES["take-3-tricks"].amount).toBe(input["revokeTricks"]);
    expect(slamOf(scored(input["tricksWon"], "AB"))).toBe(expected["slam"]);
    expect(ruled("straight.law.revoke.slam").may).toEqual(["no-slam"]);
  },
  "straight.revoke.slam-offender": ({ input, expected }) => {
    expect(slamOf(scored(input["tricks"], input["sideRevoked"] ? "YZ" : "AB"))).toBe(
      expected["slam"],
    );
    expect(slamOf(scored(input["tricks"], "AB"))).toBe(40);
  },
  "whist.revoke.american": ({ expected }) => {
    const [remedy] = ruled("whist.law.revoke.penalty-american").may;
    expect(REMEDIES[remedy as "take-2-tricks"].amount).toBe(expected["penaltyTricks"]);
  },
  "whist.revoke.english": ({ expected }) => {
    const [remedy] = ruled("whist.law.revoke.penalty-american", { code: "english" }).may;
    expect(REMEDIES[remedy as "take-3-tricks"].amount).toBe(expected["penaltyTricks"]);
  },
  "whist.revoke.english.options": ({ expected }) => {
    const { may, follows } = ruled("whist.law.revoke.penalty-english");
    expect(may).toEqual(remedies(expected["options"]));
    expect(!follows.includes("undivided")).toBe(expected["divisible"]);
  },
  "whist.revoke.claim-deadline": ({ expected }) => {
    const late = ruled("whist.law.revoke.penalty-american", { nextCut: true });
    expect(late.may.includes("right-lost")).toBe(!expected["valid"]);
    expect(ruled("whist.law.revoke.penalty-american").until).toBe("next-cut");
  },
  "whist.revoke.correctable": ({ input, expected }) => {
    expect(!revokeEstablished({ trickQuitted: input["trickQuitted"] })).toBe(
      expected["correctable"],
    );
    expect(ruled("whist.law.revoke.corrected").may.includes("card-callable")).toBe(
      expected["cardStaysExposed"],
    );
  },
});
