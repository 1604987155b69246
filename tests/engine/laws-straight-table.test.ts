import { describe, expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import {
  act,
  openMaking,
  straightOutcomeOf,
  takeRemedy,
  type Table,
  type TakenRemedy,
} from "../../src/engine/laws/table.ts";
import { replayMaking } from "../../src/engine/notation/replay.ts";
import type { Irregularity, MakingRecord } from "../../src/engine/notation/record.ts";
import { sumOf } from "../../src/engine/scoring/line.ts";
import { scoreStraight, type StraightOptions } from "../../src/engine/scoring/straight.ts";
import {
  B_REVOKES,
  made,
  says,
  straight,
  word,
  Y_REVOKES,
  Z_REVOKES,
} from "../support/other-tables.ts";
import { after, lastFault, PLAIN, plays, situations } from "../support/table.ts";

const take = (table: Table, remedy: TakenRemedy["remedy"], more: Partial<TakenRemedy> = {}) =>
  must(takeRemedy(table, { fault: table.faults.length - 1, remedy, ...more }));
const english = () => made("english");
const quit = { do: "quit-trick", seat: "Z" } as const;
const second = (table: Table) => after(plays(table, "A:S9 Y:S6 B:S3 Z:SA"), quit);
const refusal = (table: Table, text: string) => {
  const [seat, said = ""] = text.split(":");
  return act(table, { do: "say-make", seat: seat as "Z", call: word(said) });
};

describe("faults in making the trump", () => {
  test("dummy makes it unasked: eldest lets it stand or has a new deal, until he speaks of doubling (law 46)", () => {
    const early = says(straight(), "Y:H");
    expect(lastFault(early)).toMatchObject({
      ruling: { situation: "straight.law.declare.partner-first", who: "eldest" },
      remedies: ["stand", "new-deal"],
    });
    expect(take(early, "new-deal").over).toBe("new-deal");
    const condoned = says(early, "A:P B:P");
    expect(condoned.faults[0]?.status).toBe("condoned");
    expect(condoned.making?.make).toMatchObject({ maker: "Y", declarer: "Z", multiplier: 1 });
    expect(takeRemedy(condoned, { fault: 0, remedy: "new-deal" }).ok).toBe(false);
  });

  test("dummy passes it back: he must make it, or a new deal (law 47)", () => {
    const back = says(straight(), "Z:leave Y:leave");
    expect(lastFault(back).remedies).toEqual(["new-deal", "partner-must-declare"]);
    const named = says(take(back, "partner-must-declare"), "Y:N A:P B:P");
    expect(named.making?.make).toMatchObject({ strain: "notrump", maker: "Y" });
  });

  test("an opponent names the trump: a new deal, or as if nothing had been said (law 48)", () => {
    const named = says(straight(), "B:H");
    expect(lastFault(named)).toMatchObject({
      ruling: { who: "dealer-after-looking" },
      remedies: ["new-deal", "ignore"],
    });
    expect(named.making?.calls).toEqual([]);
    expect(says(named, "Z:C").faults[0]?.status).toBe("condoned");
  });

  test("the leader’s partner doubles first: it stands, or nobody doubles in that hand (laws 54, 55)", () => {
    const early = says(straight(), "Z:H B:X");
    expect(lastFault(early)).toMatchObject({
      ruling: { situation: "straight.law.double.pone-first", who: "maker" },
      remedies: ["stand", "cancel"],
    });
    const cancelled = take(early, "cancel");
    expect(cancelled.making?.make?.multiplier).toBe(1);
    expect(cancelled.toLead).toBe("A");
    const redoubled = says(take(early, "stand"), "Z:X");
    expect(redoubled.making?.calls).toHaveLength(3);
    const accepted = says(early, "Z:P Y:P");
    expect(accepted.faults[0]?.status).toBe("condoned");
    expect(accepted.making?.make?.multiplier).toBe(2);
  });

  test("a redouble in the wrong turn is the last doubler’s to judge (law 55)", () => {
    const early = says(straight(), "Z:H A:X Y:X");
    expect(lastFault(early).ruling).toMatchObject({
      situation: "straight.law.double.out-of-turn",
      who: "last-doubler",
    });
    expect(take(early, "cancel").making?.make?.multiplier).toBe(2);
  });

  test("“shall I play?” from the wrong hand costs nothing, and eldest may still double (law 59)", () => {
    const asked = says(straight(), "Z:H B:P");
    expect(lastFault(asked)).toMatchObject({ status: "settled", remedies: [] });
    expect(says(asked, "A:X Z:P Y:P").making?.make?.multiplier).toBe(2);
  });

  test("eldest leads unasked: his partner doubles only if the maker consents (law 58)", () => {
    const led = plays(says(straight(), "Z:H"), "A:S9");
    expect(lastFault(led)).toMatchObject({
      ruling: { situation: "straight.law.double.lead-unasked", who: "maker" },
      remedies: ["consent-to-double"],
    });
    expect(led.making?.make?.multiplier).toBe(1);
    const doubled = says(take(led, "consent-to-double"), "Z:P Y:P");
    expect(doubled).toMatchObject({ trick: [{ card: "S9" }], making: { make: { multiplier: 2 } } });
    expect(lastFault(plays(led, "Y:S6")).status).toBe("condoned");
    expect(plays(doubled, "Y:S6 B:S3 Z:SA").trick).toHaveLength(4);
    const asked = says(straight(), "Z:H A:X");
    expect(act(asked, { do: "play", seat: "A", card: "S9" }).ok).toBe(false);
  });

  test("what the laws neither allow nor punish is refused", () => {
    expect(refusal(straight(), "Z:P").ok).toBe(false);
    expect(refusal(says(straight(), "Z:H"), "Z:C").ok).toBe(false);
    expect(refusal(says(straight(), "Z:H A:P"), "A:X").ok).toBe(false);
    expect(refusal(says(straight(), "Z:H"), "Y:X").ok).toBe(false);
    expect(refusal(made(), "A:X").ok).toBe(false);
    expect(act(straight(), { do: "call", seat: "Z", call: { type: "pass" } }).ok).toBe(false);
  });

  test("partners who talk over doubling let the other side have a new deal (law 55)", () => {
    const talk = { do: "incident", seat: "B", what: "consults-on-doubling" } as const;
    const talked = after(says(straight(), "Z:H"), talk);
    expect(lastFault(talked).remedies).toEqual(["new-deal", "stand"]);
    expect(act(straight(), talk).ok).toBe(false);
  });

  test("a card shown before the make, and before the lead (laws 67, 68)", () => {
    const show = (seat: "Z" | "A" | "B", card: "S9" | "SA" | "D5") =>
      ({ do: "expose", seat, cards: [card], how: "dropped" }) as const;
    const dealer = after(straight(), show("Z", "SA"));
    expect(lastFault(dealer).remedies).toEqual(["new-deal", "stand"]);
    expect(dealer.exposed).toEqual([]);
    const late = after(says(straight(), "Z:H"), show("Z", "SA"));
    expect(lastFault(late)).toMatchObject({ status: "settled" });
    expect(refusal(says(late, "A:X Z:P"), "Y:X").ok).toBe(false);
    const leader = after(says(straight(), "Z:H"), show("A", "S9"));
    expect(leader.barred).toEqual([{ seat: "B", until: "end" }]);
    expect(refusal(says(leader, "A:P"), "B:X")).toMatchObject({ violation: { code: "barred" } });
    const pone = after(says(straight(), "Z:H"), show("B", "D5"));
    expect(lastFault(pone).remedies).toEqual(["card-callable", "forbid-suit"]);
    const settled = says(pone, "A:P B:P");
    const forbidden = must(takeRemedy(settled, { fault: 0, remedy: "forbid-suit" }));
    expect(plays(forbidden, "A:D9").revokes).toHaveLength(1);
    expect(must(takeRemedy(settled, { fault: 0, remedy: "card-callable" })).exposed).toEqual([
      { seat: "B", card: "D5" },
    ]);
  });
});

describe("leads and plays out of turn at straight bridge", () => {
  test("the leader’s partner leads first: the maker calls a suit from eldest (law 60)", () => {
    const wrong = plays(made(), "B:D5");
    expect(lastFault(wrong)).toMatchObject({
      ruling: { situation: "straight.law.lead.pone-first", who: "maker" },
      remedies: ["call-suit"],
    });
    const called = take(wrong, "call-suit", { suit: "C" });
    expect(called).toMatchObject({ trick: [], orders: [{ seats: ["A"], suit: "C" }] });
    expect(plays(called, "A:S9").revokes).toHaveLength(1);
  });

  test("an opponent’s later false lead: the card or a suit, until all four have played (laws 76, 78)", () => {
    const wrong = plays(second(made()), "B:D5");
    expect(lastFault(wrong).remedies).toEqual(["card-callable", "call-suit"]);
    const followed = plays(wrong, "Z:DA");
    expect(lastFault(followed).status).toBe("open");
    const exposed = take(followed, "card-callable");
    expect(exposed).toMatchObject({ trick: [], exposed: [{ seat: "B", card: "D5" }] });
    expect(exposed.left.Z).toContain("DA");
    expect(lastFault(plays(followed, "A:D9 Y:D6")).status).toBe("condoned");
  });

  test("the dealer takes back his own until the second hand has played (law 77)", () => {
    const wrong = plays(second(made()), "Y:D6");
    expect(lastFault(wrong)).toMatchObject({
      ruling: { situation: "straight.law.lead.dealer" },
      status: "settled",
    });
    const back = after(wrong, { do: "retract-lead", seat: "Y" });
    expect(back).toMatchObject({ trick: [], toLead: "Z" });
    expect(act(plays(wrong, "B:D5"), { do: "retract-lead", seat: "Y" }).ok).toBe(false);
  });

  test("fourth before second: highest, lowest, win or lose; in England win or lose (law 82, English 86)", () => {
    expect(lastFault(plays(second(made()), "Z:DQ B:D5")).remedies).toEqual([
      "highest-of-suit",
      "lowest-of-suit",
      "win-trick",
      "lose-trick",
    ]);
    expect(lastFault(plays(second(english()), "Z:DQ B:D5")).remedies).toHaveLength(2);
    expect(plays(second(made()), "Z:DQ Y:D6").faults).toEqual([]);
  });

  test("exposed cards: an opponent’s alone, never one only named, nor shown on a false claim (laws 69 to 74)", () => {
    const down = second(made());
    const show = (seat: "B" | "Z", how: "dropped" | "named" | "thrown-down") =>
      act(down, { do: "expose", seat, cards: [seat === "B" ? "S2" : "SK"], how });
    expect(must(show("B", "dropped")).exposed).toHaveLength(1);
    expect(must(show("Z", "dropped")).exposed).toEqual([]);
    expect(show("B", "named")).toMatchObject({ violation: { code: "no-law" } });
    expect(must(show("B", "thrown-down")).exposed).toHaveLength(1);
    const claimed = after(down, { do: "incident", seat: "Z", what: "declarer-claims" });
    const thrown = after(claimed, {
      do: "expose",
      seat: "B",
      cards: ["S2"],
      how: "thrown-down",
    });
    expect(thrown.exposed).toEqual([]);
  });

  test("of an opponent’s two cards the dealer chooses; his own cost nothing (law 72)", () => {
    const down = plays(made(), "A:S9 Y:S6");
    const two = after(down, { do: "play-together", seat: "B", cards: ["S3", "S2"] });
    const chosen = take(two, "choose-card-to-trick", { card: "S2" });
    expect(chosen.exposed).toEqual([{ seat: "B", card: "S3" }]);
    const own = after(two, { do: "play-together", seat: "Z", cards: ["SA", "SK"] });
    expect(lastFault(own)).toMatchObject({ status: "settled", remedies: [] });
  });

  test("missed tricks, a card too many and a card found, dummy answering for none (laws 41, 83, 84)", () => {
    const missed = plays(after(plays(made(), "A:S9 Y:S6 Z:SA"), quit), "Z:SK A:S8 Y:S5 B:S3");
    expect(lastFault(missed).remedies).toEqual(["new-deal", "stand"]);
    const dummy = plays(after(plays(made(), "A:S9 B:S3 Z:SA"), quit), "Z:SK A:S8 Y:S5");
    expect(lastFault(dummy)).toMatchObject({
      ruling: { situation: "straight.law.dummy.omitted" },
      status: "settled",
    });
    const surplus = after(plays(made(), "A:S9 Y:S6 B:S3 B:S2 Z:SA"), quit);
    const played = after(plays(surplus, "Z:SK A:S8 Y:S5 B:H2"), quit, { do: "count-tricks" });
    expect(played.revokes).toMatchObject([{ seat: "B", trick: 1, status: "established" }]);
    const hands = { ...PLAIN, B: PLAIN.B.filter((card) => card !== "S2") };
    const short = says(must(openMaking("Z", hands)), "Z:H A:P B:P");
    const ruffed = after(plays(second(short), "Z:SK A:S8 Y:S5 B:H2"), quit);
    const found = after(ruffed, { do: "find-card", seat: "B", card: "S2" });
    expect(lastFault(found).ruling.situation).toBe("straight.law.revoke.penalty");
  });
});

describe("dummy and revokes at straight bridge", () => {
  test("dummy has seven rights in America, one in England, and forfeits by saying more (laws 62, 63)", () => {
    const revoked = after(plays(made(), "A:S9 Y:S6 B:C2 Z:SA"), quit);
    const fine = { do: "dummy-says", act: "trick-wrong-side" } as const;
    expect(after(revoked, fine).faults).toHaveLength(1);
    expect(situations(after(second(english()), fine))).toEqual(["straight.law.dummy.rights-lost"]);
    const told = after(revoked, { do: "dummy-says", act: "point-out-revoke", about: 0 });
    expect(told.faults[0]?.status).toBe("lost");
    const hint = after(revoked, { do: "dummy-says", act: "suggest-card", card: "S5" });
    expect(lastFault(hint).remedies).toEqual(["play-that-card", "not-play-that-card"]);
    const warned = act(revoked, { do: "dummy-says", act: "warn-wrong-hand", hand: "Y" });
    expect(warned).toMatchObject({ violation: { code: "no-law" } });
  });

  test("an opponent’s mended revoke exposes the card; the dealer’s may be ordered when both have played (laws 91, 92)", () => {
    const defender = after(plays(made(), "A:S9 Y:S6 B:C2"), { do: "mend", seat: "B", card: "S3" });
    expect(lastFault(defender)).toMatchObject({
      remedies: ["card-callable", "highest-of-suit", "lowest-of-suit"],
    });
    expect(defender.exposed).toEqual([{ seat: "B", card: "C2" }]);
    const fourth = after(plays(made(), "A:S9 Y:S6 B:S3 Z:HA"), {
      do: "mend",
      seat: "Z",
      card: "SA",
    });
    expect(lastFault(fourth)).toMatchObject({ remedies: [], ruling: { may: ["no-penalty"] } });
    const dummyLeads = after(plays(made(), "A:S9 Y:S6 B:S3 Z:ST"), quit);
    const toDummy = plays({ ...dummyLeads, toLead: "Y" }, "Y:D6 B:D5 Z:CA");
    const soon = after(toDummy, { do: "mend", seat: "Z", card: "DQ" });
    expect(lastFault(soon).remedies).toEqual([]);
    const late = after(plays(toDummy, "A:D9"), { do: "mend", seat: "Z", card: "DQ" });
    expect(lastFault(late)).toMatchObject({
      ruling: { situation: "straight.law.revoke.corrected-dealer", who: "eldest" },
      remedies: ["highest-of-suit", "lowest-of-suit"],
    });
    expect(late.exposed).toEqual([]);
    expect(take(late, "highest-of-suit").trick[2]).toEqual({ seat: "Z", card: "DA" });
  });

  test("the dealer’s letting go of it makes even his opponents’ revoke final, and theirs his (law 86)", () => {
    const revoked = plays(made(), "A:S9 Y:S6 B:C2 Z:SA");
    const final = after(revoked, { do: "quit-trick", seat: "A" });
    expect(final.revokes[0]?.status).toBe("established");
    expect(lastFault(final).remedies).toEqual(["take-3-tricks"]);
    const again = after(plays(final, "Z:SK A:C9 Y:S5 B:S3"), quit);
    expect(situations(again).at(-1)).toBe("straight.law.revoke.several");
    const inEngland = after(plays(english(), "A:S9 Y:S6 B:C2 Z:SA"), quit);
    expect(lastFault(inEngland).remedies).toEqual([
      "take-3-tricks",
      "deduct-3-tricks-value",
      "add-3-tricks-value",
    ]);
  });
});

describe("a record of straight bridge with irregularities reaches the book’s score", () => {
  const makes = ["H", "P", "P"].map(word);
  const record: MakingRecord = { dealer: "Z", hands: PLAIN, makes, plays: Z_REVOKES };
  const taken = (made: MakingRecord, remedy: TakenRemedy["remedy"]): Irregularity => ({
    after: made.makes.length + 53,
    taken: { fault: 0, remedy },
  });

  function score(made: MakingRecord, options: StraightOptions = {}, YZ = 0, AB = 0) {
    const outcome = must(straightOutcomeOf(must(replayMaking(made))));
    const before = { game: { YZ, AB }, gamesWon: { YZ: 0, AB: 0 } };
    const lines = must(scoreStraight(outcome, before, options));
    return {
      outcome,
      YZ: { below: YZ + sumOf(lines, "YZ", "below"), above: sumOf(lines, "YZ", "above") },
      AB: { below: AB + sumOf(lines, "AB", "below"), above: sumOf(lines, "AB", "above") },
    };
  }

  test("the dealer revokes: eleven less three are two at eight, and simple honours are kept", () => {
    const claimed = { ...record, irregularities: [taken(record, "take-3-tricks")] };
    expect(score(claimed)).toMatchObject({
      outcome: { tricks: { YZ: 11, AB: 2 }, multiplier: 1, revokes: { YZ: { count: 1 } } },
      YZ: { below: 16, above: 16 },
      AB: { below: 0, above: 0 },
    });
    expect(score(claimed, {}, 20).YZ.below).toBe(28);
  });

  test("doubled, the same two tricks are 32, and he stops at 28 (law 89)", () => {
    const doubled = { ...record, makes: ["H", "X", "P", "P"].map(word) };
    const claimed = { ...doubled, irregularities: [taken(doubled, "take-3-tricks")] };
    expect(score(claimed)).toMatchObject({ outcome: { multiplier: 2 }, YZ: { below: 28 } });
  });

  test("dummy’s revoke costs nothing: twelve tricks, a little slam and honours (law 65)", () => {
    const dummy = { ...record, plays: Y_REVOKES };
    expect(situations(must(replayMaking(dummy)))).toEqual(["straight.law.dummy.revoke"]);
    expect(score(dummy)).toMatchObject({ YZ: { below: 48, above: 36 }, AB: { below: 0 } });
  });

  test("an opponent’s gives the dealer the thirteenth trick, but no grand slam (laws 7, 87)", () => {
    const theirs = { ...record, plays: B_REVOKES };
    const claimed = { ...theirs, irregularities: [taken(theirs, "take-3-tricks")] };
    expect(score(claimed)).toMatchObject({ YZ: { below: 56, above: 36 } });
  });

  test("in England the value of three may be added instead (English law 90)", () => {
    const code = "english" as const;
    const add = taken(record, "add-3-tricks-value");
    const claimed = { ...record, code, irregularities: [add] };
    expect(score(claimed, { code: "english" })).toMatchObject({
      outcome: { revokes: { YZ: { count: 1, penalty: "add" } } },
      YZ: { below: 28 },
      AB: { below: 24 },
    });
  });

  test("a double in the wrong turn, refused, leaves the tricks undoubled (law 55)", () => {
    const early: Irregularity[] = [
      { after: 1, action: { do: "say-make", seat: "B", call: { type: "double" } } },
      { after: 1, taken: { fault: 0, remedy: "cancel" } },
    ];
    const refused = { ...record, makes: makes.slice(0, 1), irregularities: early };
    expect(score(refused)).toMatchObject({ outcome: { multiplier: 1 }, YZ: { below: 16 } });
    const stood = { ...record, makes: [...makes, ...makes.slice(1, 2)] };
    expect(replayMaking(stood).ok).toBe(false);
  });

  test("dummy forfeits the penalty by speaking of it (law 63)", () => {
    const told: MakingRecord = {
      ...record,
      plays: B_REVOKES,
      irregularities: [
        { after: 56, action: { do: "dummy-says", act: "point-out-revoke", about: 0 } },
      ],
    };
    expect(score(told)).toMatchObject({ YZ: { below: 48, above: 36 } });
    expect(score(told).outcome.revokes).toBeUndefined();
  });

  test("a deal not played out has no outcome", () => {
    expect(straightOutcomeOf(made()).ok).toBe(false);
  });
});
