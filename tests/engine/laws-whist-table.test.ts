import { describe, expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import {
  act,
  openTurnedUp,
  takeRemedy,
  whistOutcomeOf,
  type Table,
  type TakenRemedy,
} from "../../src/engine/laws/table.ts";
import { replayTurnUp } from "../../src/engine/notation/replay.ts";
import type { Irregularity, TurnUpRecord } from "../../src/engine/notation/record.ts";
import { sumOf } from "../../src/engine/scoring/line.ts";
import { scoreWhist } from "../../src/engine/scoring/whist.ts";
import { AMERICAN, ENGLISH, type WhistForm } from "../../src/engine/scoring/whist-forms.ts";
import { B_REVOKES, whist, Y_REVOKES, Z_REVOKES } from "../support/other-tables.ts";
import { after, lastFault, PLAIN, plays, situations } from "../support/table.ts";

const take = (table: Table, remedy: TakenRemedy["remedy"], more: Partial<TakenRemedy> = {}) =>
  must(takeRemedy(table, { fault: table.faults.length - 1, remedy, ...more }));
const english = () => whist("english");
const quit = { do: "quit-trick", seat: "Z" } as const;
/** Z has won the first trick with the ace of spades. */
const second = (table: Table) => after(plays(table, "A:S9 Y:S6 B:S3 Z:SA"), quit);

describe("leads out of turn at whist", () => {
  test("in America a suit is called from whichever of that side next leads (law 24)", () => {
    const wrong = plays(whist(), "B:D5");
    expect(lastFault(wrong)).toMatchObject({
      ruling: { situation: "whist.law.lead", who: "right-of-leader" },
      remedies: ["call-suit"],
      by: "B",
    });
    const called = take(wrong, "call-suit", { suit: "C" });
    expect(called).toMatchObject({ trick: [], exposed: [], toLead: "A" });
    expect(called.left.B).toContain("D5");
    expect(plays(called, "A:C9")).toMatchObject({ orders: [], revokes: [] });
    const disobeyed = plays(called, "A:S9");
    expect(situations(disobeyed).at(-1)).toBe("whist.law.call.disobeyed");
    expect(disobeyed.revokes).toMatchObject([{ seat: "A", status: "mendable" }]);
  });

  test("in England the card may be called instead (law 62)", () => {
    const wrong = plays(english(), "Y:D6");
    expect(lastFault(wrong).remedies).toEqual(["card-callable", "call-suit"]);
    expect(take(wrong, "card-callable").exposed).toEqual([{ seat: "Y", card: "D6" }]);
  });

  test("the dealer’s side pays as the other does, for nobody is dummy", () => {
    expect(lastFault(plays(second(whist()), "Y:D6"))).toMatchObject({ by: "Y", status: "open" });
  });

  test("cards played to it go back and are no revokes, until all four have played (law 24, English 63)", () => {
    const followed = plays(second(whist()), "A:D9 Y:S5 B:D5");
    expect(followed.revokes).toHaveLength(1);
    const back = take(followed, "call-suit", { suit: "H" });
    expect(back).toMatchObject({ trick: [], revokes: [], exposed: [], toLead: "Z" });
    expect(back.left.Y).toContain("S5");
    const whole = plays(second(whist()), "A:D9 Y:D6 B:D5 Z:DA");
    expect(whole.faults[0]?.status).toBe("condoned");
    expect(act(whole, { do: "retract-lead", seat: "A" }).ok).toBe(false);
  });

  test("he takes it back unasked, and the call is lost once his side has led (law 24)", () => {
    const back = after(plays(whist(), "B:D5"), { do: "retract-lead", seat: "B" });
    expect(back.trick).toEqual([]);
    expect(lastFault(back).status).toBe("open");
    expect(take(back, "call-suit", { suit: "C" }).orders).toHaveLength(1);
    expect(lastFault(plays(back, "A:S9")).status).toBe("condoned");
    const inEngland = plays(
      after(plays(english(), "B:D5"), { do: "retract-lead", seat: "B" }),
      "A:S9",
    );
    expect(lastFault(inEngland).remedies).toEqual(["card-callable"]);
  });

  test("the fourth before the second: highest or lowest, or if void to trump or not (law 26)", () => {
    const early = plays(second(whist()), "Z:DA B:D5");
    expect(lastFault(early).remedies).toEqual(["highest-of-suit", "lowest-of-suit"]);
    const lowest = take(early, "lowest-of-suit");
    expect(situations(plays(lowest, "A:DJ")).at(-1)).toBe("whist.law.call.disobeyed");
    const hands = {
      ...PLAIN,
      A: PLAIN.A.map((card) => (card === "DJ" ? "C3" : card === "DT" ? "C2" : card)),
      B: PLAIN.B.map((card) => (card === "C3" ? "DJ" : card === "C2" ? "DT" : card)),
    } as typeof PLAIN;
    const led = second(must(openTurnedUp("Z", hands, "HQ")));
    const used = after(plays(led, "Z:DQ A:D9 Y:D6 B:D5"), quit);
    const again = plays(used, "Z:DK B:D4");
    expect(lastFault(again).remedies).toEqual(["trump", "not-trump"]);
    expect(plays(take(again, "trump"), "A:H9").revokes).toEqual([]);
    expect(plays(take(again, "trump"), "A:C9").revokes).toHaveLength(1);
    expect(plays(take(again, "not-trump"), "A:H9").revokes).toHaveLength(1);
  });

  test("in England he is told to win or not to win (law 68); third before second frees the fourth (67)", () => {
    expect(lastFault(plays(second(english()), "Z:DQ B:D5")).remedies).toEqual([
      "win-trick",
      "lose-trick",
    ]);
    const third = plays(whist(), "A:S9 B:S3");
    expect(lastFault(third)).toMatchObject({
      ruling: { situation: "whist.law.play.third-before-second" },
      status: "settled",
    });
    expect(plays(third, "Z:SA Y:S6").faults).toHaveLength(1);
  });
});

describe("exposed cards at whist", () => {
  test("anybody’s may be called, as often as need be, but nobody is made to revoke (laws 20, 21)", () => {
    for (const [seat, card] of [
      ["Z", "CA"],
      ["Y", "C5"],
    ] as const) {
      const shown = after(whist(), { do: "expose", seat, cards: [card], how: "dropped" });
      expect(shown.exposed).toEqual([{ seat, card }]);
      expect(lastFault(shown).ruling).toMatchObject({
        situation: "whist.law.exposed",
        who: "either-adversary",
      });
    }
    const shown = after(plays(whist(), "A:S9"), {
      do: "expose",
      seat: "Y",
      cards: ["C5"],
      how: "seen-by-partner",
    });
    const kept = plays(after(shown, { do: "call-card", card: "C5" }), "Y:S6 B:S3 Z:SA");
    expect(situations(kept).at(-1)).toBe("whist.law.call.no-forced-revoke");
    const next = plays(after(kept, quit), "Z:CA A:C9");
    const disobeyed = plays(after(next, { do: "call-card", card: "C5" }), "Y:C6");
    expect(disobeyed.revokes).toMatchObject([{ seat: "Y", status: "mendable" }]);
    const obeyed = plays(after(next, { do: "call-card", card: "C5" }), "Y:C5");
    expect(obeyed).toMatchObject({ revokes: [], exposed: [] });
  });

  test("a card on the floor is not exposed (English law 56)", () => {
    const floor = after(english(), { do: "expose", seat: "B", cards: ["S2"], how: "on-the-floor" });
    expect(floor.exposed).toEqual([]);
    expect(lastFault(floor).ruling.may).toEqual(["no-penalty"]);
  });

  test("of two thrown together the one he names is played, and the other may be called (law 20)", () => {
    const two = after(plays(whist(), "A:S9"), {
      do: "play-together",
      seat: "Y",
      cards: ["S6", "S5"],
    });
    expect(two.trick.at(-1)).toEqual({ seat: "Y", card: "S6" });
    expect(two.exposed).toEqual([{ seat: "Y", card: "S5" }]);
    expect(lastFault(two).status).toBe("settled");
  });

  test("“the rest are ours” lays the partner’s cards down in America alone (law 36)", () => {
    const claimed = after(second(whist()), { do: "incident", seat: "Z", what: "claims-rest" });
    expect(claimed.exposed.map(({ seat }) => seat)).toEqual(Array(12).fill("Y"));
    expect(
      act(second(english()), { do: "incident", seat: "Z", what: "claims-rest" }),
    ).toMatchObject({ violation: { code: "no-law" } });
    const thrown = after(english(), { do: "expose", seat: "B", cards: ["S2"], how: "thrown-down" });
    expect(lastFault(thrown).ruling.situation).toBe("whist.law.claim");
  });

  test("the turn-up left on the table is called after the second trick, in England after the first (laws 18, 52)", () => {
    const left = { do: "incident", seat: "Z", what: "leaves-turn-up" } as const;
    expect(after(second(whist()), left).exposed).toEqual([]);
    expect(after(second(english()), left).exposed).toEqual([{ seat: "Z", card: "HQ" }]);
    const third = after(plays(second(whist()), "Z:SK A:S8 Y:S5 B:S2"), quit);
    expect(after(third, left).exposed).toEqual([{ seat: "Z", card: "HQ" }]);
    expect(act(third, { ...left, seat: "A" }).ok).toBe(false);
  });

  test("named once taken up, his highest or lowest trump is called (law 18)", () => {
    const named = after(second(whist()), { do: "incident", seat: "A", what: "names-turn-up" });
    const lowest = plays(take(named, "lowest-trump"), "Z:HA");
    expect(plays(lowest, "A:H9").revokes).toEqual([]);
    expect(plays(lowest, "A:HT").revokes).toHaveLength(1);
  });

  test("winners run off: the partner must win the first, in England any one (laws 22, 57)", () => {
    const ran = { do: "incident", seat: "Z", what: "runs-winners", cards: ["SK", "SQ"] } as const;
    const table = after(second(whist()), ran);
    expect(table.exposed).toHaveLength(2);
    expect(take(table, "partner-must-win-first").orders).toEqual([{ seats: ["Y"], kind: "win" }]);
    expect(lastFault(after(second(english()), ran)).remedies).toContain("partner-must-win-one");
  });

  test("claiming the trick, looking back, and a remark for which whist has no law (laws 35, 37)", () => {
    const lead = plays(whist(), "A:S9");
    const claimed = after(lead, { do: "incident", seat: "A", what: "claims-trick" });
    expect(lastFault(claimed).remedies).toEqual(["highest-of-suit", "lowest-of-suit"]);
    expect(lastFault(after(lead, { do: "look-back", seat: "B" })).remedies).toEqual(["call-suit"]);
    expect(after(plays(english(), "A:S9"), { do: "look-back", seat: "B" }).faults).toEqual([]);
    expect(act(lead, { do: "incident", seat: "A", what: "remarks-on-play" }).ok).toBe(false);
    expect(act(lead, { do: "dummy-says", act: "ask-void" }).ok).toBe(false);
    expect(act(lead, { do: "call", seat: "Z", call: { type: "pass" } }).ok).toBe(false);
  });
});

describe("revokes at whist", () => {
  const revoked = (table: Table) => plays(table, "A:S9 Y:S6 B:C2 Z:SA");

  test("anybody’s letting go of the trick makes it final (laws 28, 73)", () => {
    const final = after(revoked(whist()), { do: "quit-trick", seat: "B" });
    expect(final.revokes[0]?.status).toBe("established");
    expect(lastFault(final).remedies).toEqual(["take-2-tricks"]);
    const inEngland = after(revoked(english()), { do: "quit-trick", seat: "B" });
    expect(lastFault(inEngland).remedies).toEqual(["take-3-tricks", "deduct-3", "add-3"]);
    expect(act(final, { do: "mend", seat: "B", card: "S3" }).ok).toBe(false);
  });

  test("a partner’s question keeps it open in England only (English law 74)", () => {
    const ask = { do: "ask-none", of: "B", answeredNone: false } as const;
    expect(after(revoked(english()), ask, quit).revokes[0]?.status).toBe("mendable");
    expect(after(revoked(whist()), ask, quit).revokes[0]?.status).toBe("established");
    const denied = { ...ask, answeredNone: true };
    expect(after(revoked(english()), denied, quit).revokes[0]?.status).toBe("established");
  });

  test("mended in time the card may be called, in England his highest or lowest (laws 29, 76)", () => {
    const mend = { do: "mend", seat: "B", card: "S3" } as const;
    const mended = after(revoked(whist()), mend);
    expect(mended.exposed).toEqual([{ seat: "B", card: "C2" }]);
    expect(lastFault(mended).remedies).toEqual(["card-callable"]);
    expect(after(mended, { do: "change-card", seat: "Z", card: "ST" }).trick[3]?.card).toBe("ST");
    const lowest = take(after(revoked(english()), mend), "lowest-of-suit");
    expect(lowest).toMatchObject({ trick: [{}, {}, { card: "S2" }, {}], exposed: [] });
  });

  test("each revoke costs the same, and with one on each side neither can win the game (laws 30, 81)", () => {
    const twice = after(plays(after(revoked(whist()), quit), "Z:SK A:C9 Y:S5 B:S3"), quit);
    expect(situations(twice)).toEqual([
      "whist.law.revoke.penalty-american",
      "whist.law.revoke.penalty-american",
    ]);
    const both = after(plays(whist(), "A:S9 Y:C5 B:C2 Z:SA"), quit);
    expect(situations(both).at(-1)).toBe("whist.law.revoke.both");
  });
});

describe("wrong numbers of cards at whist", () => {
  const short = { ...PLAIN, B: PLAIN.B.filter((card) => card !== "S2") };
  const played = (code?: "english") => {
    const first = second(must(openTurnedUp("Z", short, "HQ", code)));
    return after(plays(first, "Z:SK A:S8 Y:S5 B:C2"), quit);
  };

  test("in America a new deal, or played on without the card (law 19)", () => {
    const found = after(played(), { do: "find-card", seat: "B", card: "S2" });
    expect(lastFault(found).remedies).toEqual(["new-deal", "play-on"]);
    expect(found.left.B).not.toContain("S2");
    expect(take(found, "play-on")).toMatchObject({ over: null, revokes: [] });
    expect(take(found, "new-deal").over).toBe("new-deal");
    expect(act(found, { do: "find-card", seat: "B", card: "S2" }).ok).toBe(false);
  });

  test("in England he answers for the revoke it made (law 46)", () => {
    const found = after(played("english"), { do: "find-card", seat: "B", card: "S2" });
    expect(found.revokes).toMatchObject([{ seat: "B", trick: 1, status: "established" }]);
    expect(lastFault(found).ruling.situation).toBe("whist.law.revoke.penalty-english");
  });

  test("two cards to a trick: given back in England, a choice in America, both sides a new deal", () => {
    const surplus = "A:S9 Y:S6 B:S3 B:S2 Z:SA";
    const count = { do: "count-tricks" } as const;
    const inEngland = after(plays(english(), surplus), quit, count);
    expect(inEngland.left.B).toContain("S2");
    const counted = after(plays(whist(), surplus), quit, count, count);
    expect(counted.faults).toHaveLength(1);
    expect(lastFault(counted)).toMatchObject({ by: "B", remedies: ["new-deal", "play-on"] });
    const both = after(plays(whist(), "A:S9 B:S3 B:S2 Z:SA Z:ST Y:S6"), quit, count);
    expect(both.over).toBe("new-deal");
  });

  test("a missed trick: a new deal, or played on (laws 19, 69)", () => {
    const missed = after(plays(whist(), "A:S9 Y:S6 Z:SA"), quit);
    const found = plays(missed, "Z:SK A:S8 Y:S5 B:S3");
    expect(lastFault(found)).toMatchObject({
      ruling: { situation: "whist.law.play.omitted" },
      remedies: ["new-deal", "play-on"],
    });
  });

  test("a turn-up that the dealer does not hold is refused", () => {
    expect(openTurnedUp("Z", PLAIN, "HJ").ok).toBe(false);
    expect(openTurnedUp("Z", { ...PLAIN, B: [...PLAIN.B, "SA"] }, "HQ").ok).toBe(false);
  });
});

describe("a whist record with irregularities reaches the book’s score", () => {
  const record: TurnUpRecord = { dealer: "Z", hands: PLAIN, turnUp: "HQ", plays: Y_REVOKES };
  const taken = (remedy: TakenRemedy["remedy"]): Irregularity => ({
    after: 53,
    taken: { fault: 0, remedy },
  });

  function score(made: TurnUpRecord, form: WhistForm, YZ = 0, AB = 0) {
    const outcome = must(whistOutcomeOf(must(replayTurnUp(made))));
    const before = { game: { YZ, AB }, gamesWon: { YZ: 0, AB: 0 } };
    const lines = must(scoreWhist(outcome, form, before));
    return {
      outcome,
      YZ: YZ + sumOf(lines, "YZ", "below"),
      AB: AB + sumOf(lines, "AB", "below"),
      game: sumOf(lines, "YZ", "above") + sumOf(lines, "AB", "above"),
    };
  }

  test("American: twelve tricks less two are four by cards, and from three up he stops at six (laws 30, 31)", () => {
    const claimed = { ...record, irregularities: [taken("take-2-tricks")] };
    expect(score(claimed, AMERICAN)).toMatchObject({
      outcome: { tricks: { YZ: 12, AB: 1 }, revokes: { YZ: { count: 1 } } },
      YZ: 4,
      AB: 0,
    });
    expect(score(claimed, AMERICAN, 3)).toMatchObject({ YZ: 6, game: 0 });
  });

  test("English: three tricks leave three by cards, and honours take him to four at most (law 82)", () => {
    const code = "english" as const;
    const claimed = { ...record, code, irregularities: [taken("take-3-tricks")] };
    expect(score(claimed, ENGLISH)).toMatchObject({ YZ: 4, AB: 0 });
  });

  test("English: at two, the other side adds three and wins a treble whatever was made (law 72)", () => {
    const code = "english" as const;
    const claimed = { ...record, code, irregularities: [taken("add-3")] };
    expect(score(claimed, ENGLISH, 0, 2)).toMatchObject({ YZ: 0, AB: 5, game: 3 });
    const deducted = { ...record, code, irregularities: [taken("deduct-3")] };
    expect(score(deducted, ENGLISH, 3, 0).outcome.revokes).toEqual({
      YZ: { count: 1, penalty: "deduct" },
    });
  });

  test("two revokes of a side cost twice, and what is taken for them is one thing (laws 30, 72)", () => {
    const twice = {
      ...record,
      plays: Y_REVOKES.with(6, "C6").with(10, "S6").with(14, "S5").with(18, "S4"),
    };
    expect(score(twice, AMERICAN)).toMatchObject({
      outcome: { revokes: { YZ: { count: 2 } } },
      YZ: 2,
    });
    const mixed: Irregularity[] = [
      taken("take-3-tricks"),
      { after: 53, taken: { fault: 1, remedy: "add-3" } },
    ];
    const table = must(replayTurnUp({ ...twice, code: "english", irregularities: mixed }));
    expect(table.awards).toEqual([]);
    expect(whistOutcomeOf(table)).toMatchObject({ violation: { code: "mixed" } });
  });

  test("either side pays, and so does the player of the turn-up", () => {
    expect(score({ ...record, plays: B_REVOKES }, AMERICAN)).toMatchObject({ YZ: 7, AB: 0 });
    expect(score({ ...record, plays: Z_REVOKES }, AMERICAN)).toMatchObject({
      outcome: { tricks: { YZ: 11, AB: 2 } },
      YZ: 3,
    });
  });

  test("put right in time it costs no trick, and the card that was shown is called", () => {
    const mended: TurnUpRecord = {
      ...record,
      plays: B_REVOKES.with(11, "C2"),
      irregularities: [
        { after: 4, action: { do: "mend", seat: "B", card: "S2" } },
        { after: 11, action: { do: "call-card", card: "C2" } },
      ],
    };
    const table = must(replayTurnUp(mended));
    expect(table).toMatchObject({ revokes: [{ status: "mended" }], exposed: [] });
    expect(score(mended, AMERICAN)).toMatchObject({ YZ: 6, AB: 0 });
  });

  test("a lead out of turn taken back and a suit called: disobeyed, it is scored as a revoke (law 38)", () => {
    const called: TurnUpRecord = {
      ...record,
      plays: B_REVOKES.with(2, "S3").with(7, "S2").with(11, "C2"),
      irregularities: [
        { after: 0, action: { do: "play", seat: "B", card: "D5" } },
        { after: 0, taken: { fault: 0, remedy: "call-suit", suit: "D" } },
      ],
    };
    expect(score(called, AMERICAN)).toMatchObject({
      outcome: { tricks: { YZ: 12, AB: 1 }, revokes: { AB: { count: 1 } } },
      YZ: 7,
    });
    const obeyable = { ...called, irregularities: called.irregularities?.slice(0, 1) ?? [] };
    expect(score({ ...record, plays: called.plays }, AMERICAN).YZ).toBe(6);
    expect(replayTurnUp(obeyable).ok).toBe(false);
  });
});
