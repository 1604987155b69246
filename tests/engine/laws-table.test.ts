import { describe, expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import {
  act,
  nextToPlay,
  openTable,
  outcomeOf,
  takeRemedy,
  type Table,
  type TakenRemedy,
} from "../../src/engine/laws/table.ts";
import {
  after,
  bid,
  lastFault,
  opened,
  PLAIN,
  playing,
  plays,
  situations,
} from "../support/table.ts";

const take = (table: Table, remedy: TakenRemedy["remedy"], more: Partial<TakenRemedy> = {}) =>
  must(takeRemedy(table, { fault: table.faults.length - 1, remedy, ...more }));

describe("faults in the bidding", () => {
  test("a bid out of turn lies open until an opponent calls; then it stands (laws 49, 50b)", () => {
    const early = after(bid(opened(), "1H"), {
      do: "call",
      seat: "B",
      call: { type: "bid", level: 1, strain: "royals" },
    });
    expect(lastFault(early)).toMatchObject({
      ruling: { situation: "auction.law.declare.out-of-turn" },
      remedies: ["new-deal", "stand"],
      status: "open",
    });
    expect(take(early, "new-deal").over).toBe("new-deal");
    const condoned = after(early, { do: "call", seat: "Z", call: { type: "pass" } });
    expect(condoned.faults[0]?.status).toBe("condoned");
    expect(takeRemedy(condoned, { fault: 0, remedy: "new-deal" }).ok).toBe(false);
    expect(bid(condoned, "P P").contract).toMatchObject({ declarer: "B", strain: "royals" });
  });

  test("a pass out of turn costs nothing and moves nobody’s turn (law 49)", () => {
    const table = after(bid(opened(), "1H"), { do: "call", seat: "Y", call: { type: "pass" } });
    expect(situations(table)).toEqual(["auction.law.declare.pass-out-of-turn"]);
    expect(table.calls).toHaveLength(1);
    expect(bid(table, "P P P").contract?.declarer).toBe("Z");
  });

  test("who passed too soon is silent until somebody over-calls or doubles what he passed (law 49)", () => {
    const early = after(bid(opened(), "1H"), { do: "call", seat: "Y", call: { type: "pass" } });
    expect(early.barred).toEqual([{ seat: "Y", until: "bid-changes" }]);
    expect(bid(early, "P P").faults).toHaveLength(1);
    const spoken = bid(early, "P 2H");
    expect(lastFault(spoken)).toMatchObject({
      ruling: { situation: "auction.law.declare.barred-bids" },
      status: "open",
    });
    for (const change of ["1R", "X"]) {
      const open = bid(early, change);
      expect(open.barred).toEqual([]);
      expect(bid(open, "2N").faults).toHaveLength(1);
    }
    // His own call gives him no voice, and a stricter bar is not eased by it.
    const again = after(early, { do: "call", seat: "Y", call: { type: "double" } });
    expect(again.barred).toEqual(early.barred);
    const shown = after(
      bid(opened(), "1H"),
      { do: "expose", seat: "B", cards: ["D5"], how: "dropped" },
      { do: "call", seat: "B", call: { type: "pass" } },
    );
    expect(shown.barred).toEqual([
      { seat: "A", until: "end" },
      { seat: "B", until: "bid-changes" },
    ]);
  });

  test("a bid too low is raised in its own suit, and the partner is silenced until an opponent speaks", () => {
    const low = bid(opened(), "1S 3R 4C");
    expect(lastFault(low).remedies).toEqual(["make-sufficient", "waive"]);
    const raised = take(low, "make-sufficient");
    expect(raised.calls.at(-1)).toMatchObject({ level: 5, strain: "clubs" });
    expect(raised.barred).toEqual([{ seat: "Z", until: "adversary-bids" }]);
    const barred = bid(raised, "P 5H");
    expect(lastFault(barred).ruling.situation).toBe("auction.law.declare.barred-bids");
    const cancelled = take(barred, "cancel");
    expect(cancelled.calls.at(-1)).toEqual({ seat: "Z", type: "pass" });
    expect(cancelled.barred.map(({ seat }) => seat).sort()).toEqual(["Y", "Z"]);
    expect(bid(raised, "X P").barred).toEqual([]);
  });

  test("a bid too low, passed over, is good, and what it failed to beat may be bid again (note 11)", () => {
    const waived = bid(opened(), "1S 3R 4C P P");
    expect(waived.faults[0]?.status).toBe("condoned");
    const again = after(waived, {
      do: "call",
      seat: "A",
      call: { type: "bid", level: 3, strain: "royals" },
    });
    expect(again.faults).toHaveLength(1);
  });

  test("the bidder may mend the number, and nothing else (law 52)", () => {
    const low = bid(opened(), "1S 3R 4C");
    const mend = (level: 4 | 5, strain: "clubs" | "diamonds") =>
      act(low, { do: "correct-call", seat: "Y", call: { type: "bid", level, strain } });
    expect(mend(4, "diamonds").ok).toBe(false);
    expect(mend(4, "clubs").ok).toBe(false);
    expect(must(mend(5, "clubs")).calls.at(-1)).toMatchObject({ level: 5 });
    const passed = bid(low, "P");
    expect(
      act(passed, {
        do: "correct-call",
        seat: "Y",
        call: { type: "bid", level: 5, strain: "clubs" },
      }).ok,
    ).toBe(false);
  });

  test("an impossible bid: seven, a new deal, or the other side’s own bid made final", () => {
    const impossible = bid(opened(), "1S 5N 6D");
    expect(lastFault(impossible)).toMatchObject({
      ruling: { situation: "auction.law.declare.impossible" },
      remedies: ["make-seven", "new-deal", "last-own-bid-final"],
    });
    expect(take(impossible, "make-seven").calls.at(-1)).toMatchObject({
      level: 7,
      strain: "diamonds",
    });
    expect(take(impossible, "last-own-bid-final").contract).toMatchObject({
      level: 5,
      strain: "notrump",
      declarer: "A",
    });
    const noOwnBid = bid(opened(), "5N P 6D");
    expect(lastFault(noOwnBid).remedies).toEqual(["make-seven", "new-deal"]);
  });

  test("doubling one’s partner costs fifty, and the word has no meaning (law 54)", () => {
    const doubled = bid(opened(), "1H P X");
    expect(lastFault(doubled)).toMatchObject({ remedies: ["points:50"], by: "Y" });
    const paid = take(doubled, "points:50");
    expect(paid.awards).toEqual([{ side: "AB", points: 50, rule: "auction.law.double.partner" }]);
    expect(bid(paid, "P").contract?.multiplier).toBe(1);
  });

  test("redoubling a redouble costs a hundred, or a new deal", () => {
    const again = bid(opened(), "1H X XX XX");
    expect(lastFault(again).remedies).toEqual(["points:100", "new-deal"]);
    expect(take(again, "points:100").awards[0]).toMatchObject({ side: "YZ", points: 100 });
  });

  test("the dealer’s pass is written down, and he must still bid", () => {
    const passed = bid(opened(), "P");
    expect(situations(passed)).toEqual(["auction.law.declare.dealer-must-bid"]);
    expect(bid(passed, "1H P P P").contract?.declarer).toBe("Z");
  });

  test("a card shown while bidding bars the partner, and may be called or its suit forbidden (law 65)", () => {
    const shown = after(bid(opened(), "1H"), {
      do: "expose",
      seat: "B",
      cards: ["D5"],
      how: "dropped",
    });
    expect(shown.barred).toEqual([{ seat: "A", until: "end" }]);
    const settled = bid(shown, "P P P");
    expect(settled.exposed).toEqual([{ seat: "B", card: "D5" }]);
    const forbidden = take(settled, "forbid-suit");
    const led = plays(forbidden, "A:DJ");
    expect(situations(led)).toContain("auction.law.call.disobeyed");
    expect(situations(plays(forbidden, "A:S9"))).not.toContain("auction.law.call.disobeyed");
  });

  test("…but not when the player has become declarer or dummy (law 72)", () => {
    const shown = after(bid(opened(), "1H P"), {
      do: "expose",
      seat: "Y",
      cards: ["S6"],
      how: "dropped",
    });
    const settled = bid(shown, "P P");
    expect(settled.exposed).toEqual([]);
    expect(settled.faults[0]?.status).toBe("settled");
  });
});

describe("leads and plays out of turn", () => {
  test("before the first lead, the wrong leader’s card is exposed or a suit called (law 66)", () => {
    const wrong = plays(playing(), "B:D5");
    expect(lastFault(wrong).remedies).toEqual(["card-callable", "call-suit"]);
    const exposed = take(wrong, "card-callable");
    expect(exposed).toMatchObject({ trick: [], exposed: [{ seat: "B", card: "D5" }] });
    expect(exposed.left.B).toContain("D5");
    const called = take(wrong, "call-suit", { suit: "C" });
    expect(called.exposed).toEqual([]);
    expect(situations(plays(called, "A:S9")).at(-1)).toBe("auction.law.call.disobeyed");
    expect(situations(plays(called, "A:C9")).at(-1)).toBe("auction.law.exposed.after-final-pone");
  });

  test("a defender’s later lead out of turn: called, a suit named, or taken as made (laws 76, 78)", () => {
    const table = after(plays(playing(), "A:S9 Y:S6 B:S3 Z:SA"), { do: "quit-trick", seat: "Z" });
    const wrong = plays(table, "B:D5");
    expect(lastFault(wrong)).toMatchObject({
      ruling: { situation: "auction.law.lead.defender" },
      remedies: ["card-callable", "call-suit", "accept"],
    });
    const accepted = plays(wrong, "Z:DA");
    expect(lastFault(accepted).status).toBe("condoned");
    const called = take(wrong, "call-suit", { suit: "H" });
    expect(called.orders).toEqual([{ seats: ["B", "A"], kind: "lead-suit", suit: "H" }]);
    expect(nextToPlay(called)).toBe("Z");
    const later = after(plays(called, "Z:DQ A:DJ Y:D6 B:D5"), { do: "quit-trick", seat: "Z" });
    expect(later.orders).toHaveLength(1);
  });

  test("declarer’s lead from the wrong hand is mended only when he is told to (law 77)", () => {
    const table = after(plays(playing(), "A:S9 Y:S6 B:S3 Z:SA"), { do: "quit-trick", seat: "Z" });
    const wrong = plays(table, "Y:D6");
    expect(lastFault(wrong).remedies).toEqual(["require-correction", "accept"]);
    expect(take(wrong, "require-correction")).toMatchObject({ trick: [], toLead: "Z" });
    expect(lastFault(plays(wrong, "B:D2")).status).toBe("condoned");
  });

  test("the fourth hand before the second lets declarer order his partner’s card (law 80)", () => {
    const table = after(plays(playing(), "A:S9 Y:S6 B:S3 Z:SA"), { do: "quit-trick", seat: "Z" });
    const early = plays(table, "Z:HQ B:H2");
    expect(lastFault(early).remedies).toEqual([
      "highest-of-suit",
      "lowest-of-suit",
      "win-trick",
      "lose-trick",
    ]);
    const ordered = take(early, "highest-of-suit");
    expect(situations(plays(ordered, "A:H9")).at(-1)).toBe("auction.law.call.disobeyed");
    expect(plays(ordered, "A:HJ").revokes).toEqual([]);
    const third = plays(table, "Z:HQ Y:H6");
    expect(situations(third).at(-1)).toBe("auction.law.play.third-before-second");
  });

  test("a missed trick: a new deal, or the card left over goes to the short trick (law 81)", () => {
    const short = after(plays(playing(), "A:S9 Y:S6 Z:SA"), { do: "quit-trick", seat: "Z" });
    expect(short.tricks[0]?.omittedBy).toBe("B");
    const next = plays(short, "Z:SK A:S8 Y:S5");
    expect(next.faults).toEqual([]);
    const found = plays(next, "B:S3");
    expect(lastFault(found)).toMatchObject({
      ruling: { situation: "auction.law.play.omitted" },
      remedies: ["new-deal", "stand"],
    });
    expect(take(found, "new-deal").over).toBe("new-deal");
    expect(take(found, "stand").over).toBeNull();
  });

  test("dummy’s missing a trick costs nothing", () => {
    const short = after(plays(playing(), "A:S9 B:S3 Z:SA"), { do: "quit-trick", seat: "Z" });
    const found = plays(short, "Z:SK A:S8 Y:S5");
    expect(lastFault(found)).toMatchObject({
      by: "Y",
      remedies: [],
      ruling: { may: ["no-penalty"] },
    });
  });

  test("two cards to a trick are found by counting, and revokes meanwhile are answered for (law 82)", () => {
    const doubled = after(plays(playing(), "A:S9 Y:S6 B:S3 B:S2 Z:SA"), {
      do: "quit-trick",
      seat: "Z",
    });
    expect(situations(doubled)).toEqual(["auction.law.play.two-cards"]);
    const next = after(plays(doubled, "Z:SK A:S8 Y:S5 B:H2"), { do: "quit-trick", seat: "Z" });
    expect(next.revokes).toEqual([]);
    const counted = after(next, { do: "count-tricks" });
    expect(counted.left.B).toContain("S2");
    expect(counted.revokes).toMatchObject([{ seat: "B", trick: 1, status: "established" }]);
    expect(lastFault(counted).remedies).toEqual(["points:100", "take-3-tricks"]);
  });

  test("a missing card, when found, was his all along (law 40)", () => {
    const hands = { ...PLAIN, B: PLAIN.B.filter((card) => card !== "S2") };
    const table = bid(must(openTable("Z", hands)), "1H P P P");
    const played = after(plays(table, "A:S9 Y:S6 B:S3 Z:SA"), { do: "quit-trick", seat: "Z" });
    const second = after(plays(played, "Z:SK A:S8 Y:S5 B:C2"), { do: "quit-trick", seat: "Z" });
    const found = after(second, { do: "find-card", seat: "B", card: "S2" });
    expect(found.revokes).toMatchObject([{ seat: "B", trick: 1, status: "established" }]);
    expect(act(found, { do: "find-card", seat: "B", card: "S2" }).ok).toBe(false);
  });
});

describe("exposed cards", () => {
  const down = plays(playing(), "A:S9 Y:S6");

  test("a defender’s card stays up and may be called; one on the floor does not (laws 67, 69)", () => {
    const shown = after(down, { do: "expose", seat: "B", cards: ["S2"], how: "dropped" });
    expect(shown.exposed).toEqual([{ seat: "B", card: "S2" }]);
    expect(
      after(down, { do: "expose", seat: "B", cards: ["S2"], how: "on-the-floor" }).exposed,
    ).toEqual([]);
    const called = after(shown, { do: "call-card", card: "S2" });
    expect(situations(plays(called, "B:S3")).at(-1)).toBe("auction.law.call.disobeyed");
    expect(plays(called, "B:S2")).toMatchObject({ exposed: [], revokes: [] });
  });

  test("nobody is made to revoke by a call (law 74)", () => {
    const shown = after(down, { do: "expose", seat: "B", cards: ["C2"], how: "dropped" });
    const called = plays(after(shown, { do: "call-card", card: "C2" }), "B:S2");
    expect(situations(called).at(-1)).toBe("auction.law.call.no-forced-revoke");
    expect(called.revokes).toEqual([]);
    expect(called.exposed).toHaveLength(1);
    expect(act(called, { do: "call-card", card: "C3" }).ok).toBe(false);
  });

  test("declarer’s and dummy’s cards may not be called (law 72)", () => {
    const shown = after(down, { do: "expose", seat: "Z", cards: ["SA"], how: "dropped" });
    expect(lastFault(shown).ruling.may).toEqual(["no-penalty"]);
    expect(shown.exposed).toEqual([]);
  });

  test("of two cards played at once declarer chooses (law 70)", () => {
    const two = after(down, { do: "play-together", seat: "B", cards: ["S3", "S2"] });
    expect(two.exposed).toEqual([{ seat: "B", card: "S2" }]);
    const chosen = take(two, "choose-card-to-trick", { card: "S2" });
    expect(chosen.trick.at(-1)).toEqual({ seat: "B", card: "S2" });
    expect(chosen.exposed).toEqual([{ seat: "B", card: "S3" }]);
    expect(chosen.left.B).toContain("S3");
  });

  test("claiming the trick, or a remark, before partner plays (laws 92, 93)", () => {
    const lead = plays(playing(), "A:S9");
    const claimed = after(lead, { do: "incident", seat: "A", what: "claims-trick" });
    expect(lastFault(claimed).remedies).toEqual([
      "highest-of-suit",
      "lowest-of-suit",
      "win-trick",
      "lose-trick",
    ]);
    const ordered = plays(take(claimed, "lowest-of-suit"), "Y:S6 B:S3");
    expect(ordered.revokes).toMatchObject([{ seat: "B", status: "mendable" }]);
    expect(act(ordered, { do: "mend", seat: "B", card: "H2" }).ok).toBe(false);
    expect(after(ordered, { do: "mend", seat: "B", card: "S2" }).revokes[0]?.status).toBe("mended");
    const said = after(lead, { do: "incident", seat: "B", what: "remarks-on-play" });
    const called = take(said, "call-suit", { suit: "D" });
    expect(called.orders).toMatchObject([{ kind: "lead-suit", suit: "D" }]);
    expect(act(lead, { do: "incident", seat: "Z", what: "claims-trick" }).ok).toBe(false);
  });

  test("running off winners, and a last card shown too soon (laws 70a, 71)", () => {
    const ran = after(down, {
      do: "incident",
      seat: "A",
      what: "runs-winners",
      cards: ["HJ", "HT"],
    });
    expect(ran.exposed).toHaveLength(2);
    expect(take(ran, "partner-must-win-one").orders).toEqual([{ seats: ["B"], kind: "win" }]);
    const last = after(down, { do: "incident", seat: "A", what: "shows-last-card" });
    expect(last.exposed.every(({ seat }) => seat === "B")).toBe(true);
  });

  test("looking back costs twenty-five (law 90)", () => {
    const looked = take(after(down, { do: "look-back", seat: "B" }), "points:25");
    expect(looked.awards).toEqual([{ side: "YZ", points: 25, rule: "auction.law.last-trick" }]);
  });
});

describe("revokes", () => {
  const revoked = plays(playing(), "A:S9 Y:S6 B:C2 Z:SA");

  test("a revoke may be mended until the trick is let go, and the wrong card is exposed (law 86)", () => {
    expect(revoked.revokes).toMatchObject([{ seat: "B", status: "mendable" }]);
    const mended = after(revoked, { do: "mend", seat: "B", card: "S3" });
    expect(mended).toMatchObject({
      revokes: [{ status: "mended" }],
      exposed: [{ seat: "B", card: "C2" }],
    });
    expect(lastFault(mended).remedies).toEqual([
      "card-callable",
      "highest-of-suit",
      "lowest-of-suit",
    ]);
    const lowest = take(mended, "lowest-of-suit");
    expect(lowest.trick[2]).toEqual({ seat: "B", card: "S2" });
    expect(lowest.exposed).toEqual([]);
    const changed = after(mended, { do: "change-card", seat: "Z", card: "ST" });
    expect(changed.trick[3]?.card).toBe("ST");
    expect(act(mended, { do: "change-card", seat: "Y", card: "S5" }).ok).toBe(false);
    expect(act(revoked, { do: "mend", seat: "B", card: "C3" }).ok).toBe(false);
  });

  test("the rightful winners make it final by letting go of the trick (law 83)", () => {
    const quitted = after(revoked, { do: "quit-trick", seat: "Y" });
    expect(quitted.revokes[0]?.status).toBe("established");
    expect(lastFault(quitted).remedies).toEqual(["points:100", "take-3-tricks"]);
    expect(act(quitted, { do: "mend", seat: "B", card: "S3" }).ok).toBe(false);
    const wrongly = after(revoked, { do: "quit-trick", seat: "A" });
    expect(wrongly.revokes[0]?.status).toBe("mendable");
  });

  test("or the offender or his partner by playing on, but not an opponent (law 83)", () => {
    const led = plays(revoked, "Z:SK");
    expect(led.revokes[0]?.status).toBe("mendable");
    expect(plays(led, "A:S8").revokes[0]?.status).toBe("established");
    expect(plays(revoked, "B:D2").revokes[0]?.status).toBe("established");
  });

  test("a question asked in time keeps it open, unless he answers that he has none (law 85)", () => {
    const asked = (answeredNone: boolean) =>
      after(revoked, { do: "ask-none", of: "B", answeredNone }, { do: "quit-trick", seat: "Z" });
    expect(asked(true).revokes[0]?.status).toBe("established");
    const open = asked(false);
    expect(open.revokes[0]?.status).toBe("mendable");
    const mended = after(
      open,
      { do: "mend", seat: "B", card: "S3" },
      { do: "quit-trick", seat: "Z" },
    );
    expect(mended.revokes[0]?.status).toBe("mended");
    expect(mended.tricks).toHaveLength(1);
    expect(plays(open, "Z:SK A:S8").revokes[0]?.status).toBe("established");
  });

  test("declarer mends his own for nothing, and dummy cannot revoke (laws 63, 86)", () => {
    const own = plays(playing(), "A:S9 Y:S6 B:S3 Z:HA");
    const mended = after(own, { do: "mend", seat: "Z", card: "SA" });
    expect(lastFault(mended).ruling).toMatchObject({
      situation: "auction.law.revoke.corrected-declarer",
      may: ["no-penalty"],
    });
    expect(mended.exposed).toEqual([]);
    const dummy = after(plays(playing(), "A:S9 Y:C5 B:S3 Z:SA"), { do: "quit-trick", seat: "A" });
    expect(dummy.revokes).toEqual([]);
    expect(situations(dummy)).toEqual(["auction.law.dummy.revoke"]);
    const open = plays(playing(), "A:S9 Y:C5");
    expect(after(open, { do: "mend", seat: "Y", card: "S6" }).trick[1]?.card).toBe("S6");
  });

  test("a second revoke of the side, and one on each side", () => {
    const one = after(revoked, { do: "quit-trick", seat: "Z" });
    const two = after(plays(one, "Z:SK A:C9 Y:S5 B:S3"), { do: "quit-trick", seat: "Z" });
    expect(situations(two)).toEqual([
      "auction.law.revoke.penalty-defender",
      "auction.law.revoke.several",
    ]);
    const both = after(plays(playing(), "A:S9 Y:S6 B:C2 Z:HA"), { do: "quit-trick", seat: "Z" });
    expect(situations(both)).toEqual([
      "auction.law.revoke.penalty-defender",
      "auction.law.revoke.penalty-declarer",
      "auction.law.revoke.both",
    ]);
  });

  test("a deal that is not played out has no outcome", () => {
    expect(outcomeOf(revoked).ok).toBe(false);
    expect(act(revoked, { do: "play", seat: "Z", card: "S2" }).ok).toBe(false);
    expect(act(opened(), { do: "play", seat: "Z", card: "SA" }).ok).toBe(false);
    expect(openTable("Z", { ...PLAIN, B: [...PLAIN.B, "SA"] }).ok).toBe(false);
  });
});

describe("dummy", () => {
  const quitted = after(plays(playing(), "A:S9 Y:S6 B:C2 Z:SA"), { do: "quit-trick", seat: "Z" });

  test("he may point out a revoke, unless he has looked into a hand; then the penalty is gone (laws 60, 61)", () => {
    const said = after(quitted, { do: "dummy-says", act: "point-out-revoke", about: 0 });
    expect(said.faults).toHaveLength(1);
    const looked = after(
      quitted,
      { do: "look-into-hand", seat: "Y" },
      { do: "dummy-says", act: "point-out-revoke", about: 0 },
    );
    expect(looked.faults[0]?.status).toBe("lost");
    expect(situations(looked).at(-1)).toBe("auction.law.dummy.rights-lost");
    expect(takeRemedy(looked, { fault: 0, remedy: "points:100" }).ok).toBe(false);
    expect(after(quitted, { do: "look-into-hand", seat: "A" }).dummyLooked).toBe(false);
  });

  test("a hint at a card, or a warning about the hand, may be turned against declarer (laws 62, 62a)", () => {
    const hint = after(quitted, { do: "dummy-says", act: "suggest-card", card: "S5" });
    expect(lastFault(hint).remedies).toEqual(["play-that-card", "not-play-that-card"]);
    const forbidden = plays(take(hint, "not-play-that-card"), "Z:SK A:S8 Y:S5");
    expect(situations(forbidden).at(-1)).toBe("auction.law.call.disobeyed");
    const warned = after(quitted, { do: "dummy-says", act: "warn-wrong-hand", hand: "Y" });
    expect(take(warned, "lead-from-that-hand").toLead).toBe("Y");
  });

  test("before the lead he has every right of a player (rule auction.dummy.full-rights-before)", () => {
    const before = after(playing(), { do: "dummy-says", act: "warn-wrong-hand", hand: "B" });
    expect(before.faults).toEqual([]);
  });

  test("what he says of an earlier bid lets a lead be called (law 51)", () => {
    const told = after(quitted, { do: "tell-bid", seat: "Y" });
    expect(lastFault(told).ruling).toMatchObject({ who: "either-defender", may: ["call-suit"] });
    expect(lastFault(after(quitted, { do: "tell-bid", seat: "A" })).ruling.who).toBe("declarer");
  });
});
