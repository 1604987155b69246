import { describe, expect, test } from "vitest";
import type { Card } from "../../src/engine/core/card.ts";
import { dealFrom, type Setup } from "../../src/engine/core/deal.ts";
import { must } from "../../src/engine/core/result.ts";
import { leftOf, partnerOf, SEATS, sideOf, type Seat } from "../../src/engine/core/seat.ts";
import { seatToCall } from "../../src/engine/declaring/auction.ts";
import { checkCall } from "../../src/engine/declaring/legality.ts";
import { dummyOf, leaderOf } from "../../src/engine/declaring/roles.ts";
import type { Bid } from "../../src/engine/declaring/call.ts";
import { cutIsGood, cutterTo, dealingOrder, nextDealer } from "../../src/engine/laws/dealing.ts";
import { dummyMay, type DummyAct } from "../../src/engine/laws/dummy.ts";
import { revokeEstablished, type Facts } from "../../src/engine/laws/facts.ts";
import { knowsRemedy, REMEDIES, type Remedy } from "../../src/engine/laws/remedies.ts";
import type { SituationId } from "../../src/engine/laws/rows.ts";
import { rulingOn } from "../../src/engine/laws/ruling.ts";
import { act, takeRemedy, type Table } from "../../src/engine/laws/table.ts";
import { BOOK } from "../../src/engine/scoring/values.ts";
import facts from "../oracle/facts/laws.json" with { type: "json" };
import replays from "../oracle/cases/replay.json" with { type: "json" };
import { after, bid, lastFault, opened, playing, plays } from "../support/table.ts";

interface Fact {
  readonly id: string;
  readonly input: Record<string, any>;
  readonly expected: Record<string, any>;
}

type Check = (fact: Fact) => void;

const byId = new Map((facts as Fact[]).map((fact) => [fact.id, fact]));
const ruled = (situation: SituationId, known: Facts = {}) => rulingOn(situation, known);
const take = (table: Table, remedy: Remedy) =>
  must(takeRemedy(table, { fault: table.faults.length - 1, remedy }));

/** What the printed statement calls the outcome, and the remedy that means it. */
const OUTCOME: Readonly<Record<string, Remedy>> = {
  "new-deal": "new-deal-compulsory",
  "deal-stands": "stand",
  "loses deal": "lose-deal",
  "misdeal, deal passes left": "lose-deal",
  "same dealer deals again": "new-deal-compulsory",
  "adversaries may demand new deal": "new-deal",
  "may be stopped": "stop",
  stands: "stand",
};

const results =
  (situation: SituationId, known: Facts = {}): Check =>
  ({ expected }) => {
    const { may } = ruled(situation, known);
    expect(may).toContain(OUTCOME[expected["result"]]);
    if (expected["sameDealer"]) expect(may).not.toContain("lose-deal");
  };

const dummy =
  (act: DummyAct): Check =>
  ({ input, expected }) =>
    expect(dummyMay(act, { looked: input["lookedAtAnotherHand"] })).toBe(expected["allowed"]);

const exposed: Check = ({ expected }) => {
  const table = after(plays(playing(), "A:S9 Y:S6"), {
    do: "expose",
    seat: "B",
    cards: ["S2"],
    how: "dropped",
  });
  expect(table.exposed.length > 0).toBe(expected["exposed"] ?? expected["callable"]);
  expect(lastFault(table).ruling.may).toEqual(["card-callable"]);
};

const shown =
  (how: "named" | "seen-by-partner"): Check =>
  ({ expected }) => {
    const table = after(plays(playing(), "A:S9 Y:S6"), {
      do: "expose",
      seat: "B",
      cards: ["S2"],
      how,
    });
    expect(table.exposed.length > 0).toBe(expected["exposed"]);
  };

const leads: Check = ({ input, expected }) => {
  const declarer = input["declarer"] as Seat;
  expect(leaderOf({ declarer })).toBe(expected["leader"]);
  expect(dummyOf({ declarer })).toBe(expected["dummy"]);
};

/** A revoke by B on the first trick, which Z wins; what is done next decides whether it is final. */
const open = plays(playing(), "A:S9 Y:S6 B:C2 Z:SA");
const established = (table: Table) => table.revokes[0]?.status === "established";

const mendable: Check = ({ input, expected }) => {
  const asked = after(open, { do: "ask-none", of: "B", answeredNone: input["answeredNone"] });
  const quitted = after(asked, { do: "quit-trick", seat: "Z" });
  const table = input["playedToNext"] ? plays(quitted, "Z:SK A:S8") : quitted;
  expect(act(table, { do: "mend", seat: "B", card: "S3" }).ok).toBe(expected["correctable"]);
};

const cutting: Check = ({ input, expected }) =>
  expect(cutIsGood(input["cutOff"], input["packSize"])).toBe(expected["legal"]);

/** A hand as a set of cards, whether the file writes it as a list or suit by suit. */
function held(hand: readonly string[] | Readonly<Record<string, string>>): string {
  const list = Array.isArray(hand)
    ? hand
    : Object.entries(hand).flatMap(([suit, ranks]) => [...ranks].map((rank) => suit + rank));
  return [...list].sort().join();
}

const hands: Check = ({ expected }) => {
  const deal = must(dealFrom(expected["hands"] as Setup));
  for (const seat of SEATS) expect(deal[seat]).toHaveLength(expected["counts"]?.[seat] ?? 13);
  const played = (replays as unknown as { input: { hands?: Record<string, never> } }[]).some(
    ({ input }) =>
      input.hands !== undefined &&
      SEATS.every((seat) => held(input.hands?.[seat] ?? []) === held(deal[seat])),
  );
  expect(played).toBe(true);
};

const irregular: Readonly<Record<string, Check>> = {
  "auction.deal.irreg.card-exposed": results("auction.law.deal.faced-card"),
  "auction.deal.irreg.faced-card": results("auction.law.deal.faced-card"),
  "auction.deal.irreg.fourteen": results("auction.law.deal.fourteen"),
  "auction.deal.irreg.imperfect-pack": results("auction.law.deal.imperfect-pack"),
  "auction.deal.irreg.last-card": results("auction.law.deal.last-card"),
  "auction.deal.irreg.not-cut": results("auction.law.deal.uncut"),
  "auction.deal.out-of-turn.after-last-card": results("auction.law.deal.uncut", {
    noticed: "after-deal",
  }),
  "auction.deal.out-of-turn.before-last-card": results("auction.law.deal.uncut", {
    noticed: "during-deal",
  }),
  "auction.dummy.exposed.clean": dummy("point-out-exposed"),
  "auction.dummy.exposed.looked": dummy("point-out-exposed"),
  "auction.dummy.lead-oot.clean": dummy("point-out-lead"),
  "auction.dummy.lead-oot.looked": dummy("point-out-lead"),
  "auction.dummy.revoke.clean": dummy("point-out-revoke"),
  "auction.dummy.revoke.looked": dummy("point-out-revoke"),
  "auction.dummy.may-ask-renounce": dummy("ask-void"),
  "auction.dummy.may-card-count": dummy("cards-in-trick"),
  "auction.dummy.may-consult-revoke-penalty": dummy("advise-revoke-penalty"),
  "auction.dummy.may-erroneous-score": dummy("correct-score"),
  "auction.dummy.may-improper-claim": dummy("correct-claim"),
  "auction.dummy.may-trick-wrong-side": dummy("trick-wrong-side"),
  "auction.dummy.no-play-advice": dummy("suggest-card"),
  "auction.irreg.bid-out-of-turn": ({ expected }) => {
    const { may, who } = ruled("auction.law.declare.out-of-turn");
    expect(may).toEqual(expected["options"]);
    expect(who).toBe("either-adversary");
    const early = after(bid(opened(), "1H"), {
      do: "call",
      seat: "B",
      call: { type: "bid", level: 1, strain: "royals" },
    });
    const stands = take(early, "stand");
    expect(seatToCall(stands.calls)).toBe(leftOf("B"));
  },
  "auction.irreg.exposed-adversary-play": exposed,
  "auction.irreg.exposed-dropped": exposed,
  "auction.irreg.exposed-mentioned": shown("named"),
  "auction.irreg.exposed-partner-could-see": shown("seen-by-partner"),
  "auction.irreg.exposed-bidding": ({ expected }) => {
    const table = after(bid(opened(), "1H"), {
      do: "expose",
      seat: "B",
      cards: ["D5"],
      how: "dropped",
    });
    expect(table.exposed.length > 0).toBe(expected["cardCallable"]);
    for (const type of expected["partnerBarred"] as ("bid" | "double")[]) {
      const call =
        type === "bid" ? ({ type, level: 2, strain: "hearts" } as const) : ({ type } as const);
      const spoken = after(table, { do: "call", seat: "A", call });
      expect(lastFault(spoken).ruling.situation).toBe("auction.law.declare.barred-bids");
    }
  },
  "auction.irreg.exposed-leader": ({ expected }) => {
    const table = after(bid(opened(), "1H"), {
      do: "expose",
      seat: "B",
      cards: ["D5"],
      how: "dropped",
    });
    const settled = bid(table, "P P P");
    expect(settled.toLead).toBe(partnerOf("B"));
    expect(settled.faults[0]?.remedies.includes("forbid-suit")).toBe(
      expected["declarerMayForbidSuit"],
    );
  },
  "auction.irreg.exposed-declarer": ({ expected }) => {
    const { may } = ruled("auction.law.exposed.play", { declarer: "Z", offender: "Z" });
    expect(may).toEqual(["no-penalty"]);
    expect(expected["penalty"]).toBeNull();
  },
  "auction.irreg.exposed-two-at-once": ({ expected }) => {
    const table = after(plays(playing(), "A:S9 Y:S6"), {
      do: "play-together",
      seat: "B",
      cards: ["S3", "S2"],
    });
    expect(table.exposed.length > 0).toBe(expected["exposed"]);
  },
  "auction.irreg.impossible-options": ({ input, expected }) => {
    const table = bid(opened(), "1S 5N 6D");
    const last = input["last"] as Bid;
    const made = input["bid"] as Bid;
    expect(ruled("auction.law.declare.insufficient", { last, bid: made }).situation).toBe(
      "auction.law.declare.impossible",
    );
    const [deal, own, seven] = expected["options"];
    expect(lastFault(table).remedies).toContain(deal);
    expect(take(table, "last-own-bid-final").contract).toMatchObject(own.contract);
    const raised = take(table, "make-seven");
    expect(raised.calls.at(-1)).toMatchObject({ ...seven.contract, seat: "Y" });
    expect(raised.barred.some(({ seat }) => seat === "Z")).toBe(seven.partnerBarred);
  },
  "auction.irreg.insufficient-condoned": ({ expected }) => {
    const table = bid(opened(), "1S 3R 4C P P");
    const penalty = takeRemedy(table, { fault: 0, remedy: "make-sufficient" }).ok;
    expect(penalty).toBe(expected["penaltyAvailable"]);
    const next = after(table, {
      do: "call",
      seat: "A",
      call: { type: "bid", level: 3, strain: "royals" },
    });
    expect(next.faults.length === 1).toBe(expected["nextLegal"]);
  },
  "auction.irreg.insufficient-demand": ({ expected }) => {
    const raised = take(bid(opened(), "1S 3R 4C"), "make-sufficient");
    expect(raised.calls.at(-1)).toMatchObject(expected["mayBeMade"]);
    const lifting: Record<string, string> = { overcalled: "5H", doubled: "X" };
    for (const way of expected["partnerBarredUnless"]) {
      expect(raised.barred).toHaveLength(1);
      expect(bid(raised, lifting[way] as string).barred).toEqual([]);
    }
  },
  "auction.irreg.insufficient-self-4d": mendsNumber,
  "auction.irreg.insufficient-self-5c": mendsNumber,
  "auction.irreg.omitted-card": ({ expected }) => {
    const short = after(plays(playing(), "A:S9 Y:S6 Z:SA"), { do: "quit-trick", seat: "Z" });
    const found = plays(short, "Z:SK A:S8 Y:S5 B:S3");
    expect(lastFault(found).remedies).toEqual(expected["options"]);
    expect(lastFault(found).ruling.who).toBe("offenders-adversaries");
  },
  "auction.irreg.omitted-dummy": ({ expected }) => {
    const { may } = ruled("auction.law.play.omitted", { declarer: "Z", offender: "Y" });
    expect(may).toEqual(["no-penalty"]);
    expect(expected["penalty"]).toBeNull();
  },
  "auction.irreg.surplus-card": ({ expected }) => {
    const short = after(plays(playing(), "A:S9 Y:S6 Z:SA"), { do: "quit-trick", seat: "Z" });
    const stands = take(plays(short, "Z:SK A:S8 Y:S5 B:S3"), "stand");
    expect(stands.tricks[0]?.omittedBy).toBe("B");
    expect(stands.revokes.length > 0).toBe(expected["revoke"]);
  },
  "auction.irreg.oot-adversary": ({ expected }) => {
    const table = after(plays(playing(), "A:S9 Y:S6 B:S3 Z:SA"), { do: "quit-trick", seat: "Z" });
    const { remedies } = lastFault(plays(table, "B:D5"));
    expect(remedies.slice(0, expected["options"].length)).toEqual(["card-callable", "call-suit"]);
  },
  "auction.irreg.oot-called-void": ({ expected }) => {
    const { may } = ruled("auction.law.call.void");
    expect(may.includes("penalty-paid")).toBe(expected["penaltyPaid"]);
  },
  "auction.irreg.oot-declarer": ({ expected }) => {
    const { may } = ruled("auction.law.lead.declarer");
    expect(may.includes("require-correction")).toBe(expected["correctOnlyIfAdversaryDirects"]);
    expect(may.some((remedy) => remedy.startsWith("points"))).toBe(false);
  },
  "auction.irreg.oot-declarer-follows": ({ expected }) => {
    const table = after(plays(playing(), "A:S9 Y:S6 B:S3 Z:SA"), { do: "quit-trick", seat: "Z" });
    const followed = plays(table, "B:D5 Z:DA");
    expect(lastFault(followed).status === "condoned").toBe(expected["trickStands"]);
  },
  "auction.irreg.oot-second-plays": ({ expected }) => {
    const table = after(plays(playing(), "A:S9 Y:S6 B:S3 Z:SA"), { do: "quit-trick", seat: "Z" });
    const followed = plays(table, "Y:D6 B:D2");
    expect(lastFault(followed).status === "condoned").toBe(expected["stands"]);
  },
  "auction.irreg.pass-out-of-turn": ({ expected }) => {
    const before = bid(opened(), "1H");
    const table = after(before, { do: "call", seat: "Y", call: { type: "pass" } });
    expect(lastFault(table).ruling.may).toEqual(["no-penalty"]);
    expect(seatToCall(table.calls) === seatToCall(before.calls)).toBe(expected["turnUnchanged"]);
    for (const way of expected["mayReenterIf"]) {
      const spoken = bid(table, way === "doubled" ? "X" : "1R");
      expect(bid(spoken, "2N").faults).toHaveLength(1);
    }
  },
  "auction.play.lead-before-dummy": ({ expected }) => {
    expect(dummyMay("warn-wrong-hand", { down: false })).toBe(expected["dummyHasFullRights"]);
    expect(playing().tricks.length + playing().trick.length > 0).toBe(expected["dummyExposed"]);
  },
  "law.dealer-must-bid": ({ expected }) => {
    const pass = { type: "pass", seat: "Z" } as const;
    expect(checkCall([], pass, "Z", { dealerMayPass: true }).ok).toBe(expected["allowed"]);
    expect(checkCall([], pass).ok).toBe(false);
    expect(nextDealer("Z")).toBe(leftOf("Z"));
  },
  "law.double-partner-penalty": ({ expected }) =>
    expect(REMEDIES[ruled("auction.law.double.partner").may[0] as "points:50"].amount).toBe(
      expected["penalty"],
    ),
  "law.redouble-once": () =>
    expect(ruled("auction.law.double.again").may).toEqual(["points:100", "new-deal"]),
};

function mendsNumber({ input, expected }: Fact): void {
  const low = bid(opened(), "1S 3R 4C");
  const correction = input["correction"] as Bid;
  const mended = act(low, { do: "correct-call", seat: "Y", call: { type: "bid", ...correction } });
  expect(mended.ok).toBe(expected["allowed"]);
}

const revokes: Readonly<Record<string, Check>> = {
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
  "straight.revoke.english": ({ expected }) => {
    const { may } = ruled("straight.law.revoke.penalty", { code: "english" });
    expect(may).toEqual(["take-3-tricks", "deduct-3-tricks-value", "add-3-tricks-value"]);
    expect(expected["options"]).toHaveLength(may.length);
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
    const [remedy] = ruled("straight.law.revoke.penalty").may;
    expect(REMEDIES[remedy as "take-3-tricks"].amount).toBe(expected["tricksLost"]);
  },
  "straight.revoke.tricks-two": ({ input, expected }) => {
    const [remedy] = ruled("straight.law.revoke.several").may;
    expect(REMEDIES[remedy as "take-3-tricks"].amount * input["revokes"]).toBe(
      expected["tricksLost"],
    );
  },
  "straight.revoke.cap": ({ input, expected }) => {
    const [remedy] = ruled("straight.law.revoke.limit").may;
    const most = REMEDIES[remedy as "max-28"].amount;
    expect(Math.min(most, input["scoreBefore"] + input["tricksWorth"])).toBe(expected["after"]);
  },
  "straight.revoke.slam": () => expect(ruled("straight.law.revoke.slam").may).toEqual(["no-slam"]),
  "straight.revoke.slam-offender": () =>
    expect(ruled("straight.law.revoke.limit").follows).toContain("nor score a slam"),
  "whist.revoke.american": ({ expected }) => {
    const [remedy] = ruled("whist.law.revoke.penalty-american").may;
    expect(REMEDIES[remedy as "take-2-tricks"].amount).toBe(expected["penaltyTricks"]);
  },
  "whist.revoke.english": ({ expected }) => {
    const [remedy] = ruled("whist.law.revoke.penalty-american", { code: "english" }).may;
    expect(REMEDIES[remedy as "take-3-tricks"].amount).toBe(expected["penaltyTricks"]);
  },
  "whist.revoke.english.options": ({ expected }) => {
    const { may } = ruled("whist.law.revoke.penalty-english");
    expect(may).toEqual(["take-3-tricks", "deduct-3", "add-3"]);
    expect(may).toHaveLength(expected["options"].length);
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
};

const straight: Readonly<Record<string, Check>> = {
  "straight.declare.dealer-pass": () =>
    expect(ruled("straight.law.declare.partner-passes-back").may).toContain("partner-must-declare"),
  "straight.declare.fixed": ({ expected }) =>
    expect(ruled("straight.law.declare.final").may.includes("no-change")).toBe(
      !expected["changeable"],
    ),
  "straight.dummy.restrictions": ({ expected }) => {
    expect(dummyMay("suggest-card", {}, "straight-bridge")).toBe(expected["maySuggest"]);
    expect(dummyMay("ask-void", {}, "straight-bridge", "english")).toBe(true);
    expect(ruled("straight.law.dummy.suggests").may).toHaveLength(2);
  },
  "straight.exposed.no-revoke": ({ expected }) =>
    expect(
      ruled("straight.law.call.disobeyed", { void: true }).may.includes("revoke-penalty"),
    ).toBe(expected["mayBeCompelled"]),
  "straight.exposed.play": ({ expected }) =>
    expect(ruled("straight.law.exposed.play").may.includes("card-callable")).toBe(
      expected["callable"],
    ),
  "straight.exposed.pone": () =>
    expect(
      ruled("straight.law.exposed.before-lead", { declarer: "Z", dealer: "Z", offender: "B" }).may,
    ).toEqual(expect.arrayContaining(["card-callable", "forbid-suit"])),
  "straight.exposed.pre-declaration": () =>
    expect(ruled("straight.law.exposed.before-make").may).toContain("new-deal"),
  "straight.exposed.pre-lead": () =>
    expect(ruled("straight.law.exposed.before-lead").may).toEqual(["partner-no-double"]),
  "straight.gather": ({ input, expected }) => {
    expect(input["book"]).toBe(BOOK);
    expect(expected["countFrom"]).toBe(BOOK + 1);
  },
  "straight.omitted": () => expect(ruled("straight.law.play.omitted").may).toContain("new-deal"),
  "straight.oot.adversary": () =>
    expect(ruled("straight.law.lead.adversary").may).toEqual(["card-callable", "call-suit"]),
  "straight.oot.dealer": ({ expected }) => {
    const { may, until } = ruled("straight.law.lead.dealer");
    expect(may).toEqual(["no-penalty"]);
    expect(until === "second-plays").toBe(expected["mayCorrect"]);
  },
  "straight.oot.dealer-late": () =>
    expect(ruled("straight.law.lead.dealer").follows).toContain("may not mend it once the second"),
  "straight.two-cards": ({ expected }) =>
    expect(ruled("straight.law.play.two-cards").may.includes("answer-for-revokes")).toBe(
      expected["answerableForRevokes"],
    ),
};

const whist: Readonly<Record<string, Check>> = {
  "whist.deal.counts": results("whist.law.misdeal"),
  "whist.deal.exposed": results("whist.law.deal.exposed"),
  "whist.deal.face-down": results("whist.law.misdeal"),
  "whist.deal.faced": results("whist.law.deal.faced"),
  "whist.deal.not-cut": results("whist.law.misdeal"),
  "whist.deal.out-of-turn-after": results("whist.law.deal.out-of-turn", { trumpTurned: true }),
  "whist.deal.out-of-turn-before": results("whist.law.deal.out-of-turn", { trumpTurned: false }),
  "whist.deal.peeks": results("whist.law.misdeal"),
  "whist.deal.uncorrected": results("whist.law.misdeal"),
  "whist.deal.wrong-count": results("whist.law.misdeal"),
  "whist.draw-cards": ({ expected }) =>
    expect(ruled("whist.law.draw-cards").may.includes("place-cards")).toBe(expected["allowed"]),
  "whist.draw-cards.late": ({ expected }) => {
    expect(ruled("whist.law.draw-cards").until).toBe("gathered");
    expect(expected["allowed"]).toBe(false);
  },
  "whist.exposed.callable": ({ expected }) => {
    const { may, follows } = ruled("whist.law.exposed");
    expect(may.includes("card-callable")).toBe(expected["callable"]);
    expect(follows).toContain("get rid of it");
  },
  "whist.last-trick.american": ({ expected }) =>
    expect(ruled("whist.law.last-trick").may.includes("allowed")).toBe(expected["allowed"]),
  "whist.last-trick.english": ({ expected }) =>
    expect(ruled("whist.law.last-trick", { code: "english" }).may.includes("allowed")).toBe(
      expected["allowed"],
    ),
  "whist.oot.all-played": ({ expected }) =>
    expect(ruled("whist.law.lead", { played: 4 }).may.includes("stand")).toBe(expected["stands"]),
  "whist.oot.call-suit": () => {
    expect(ruled("whist.law.lead")).toMatchObject({ who: "right-of-leader", may: ["call-suit"] });
    expect(ruled("whist.law.lead", { code: "english" }).may).toContain("card-callable");
  },
  "whist.oot.not-all-played": ({ expected }) => {
    const { may, follows } = ruled("whist.law.lead", { played: 2 });
    expect(may).not.toContain("stand");
    expect(follows.includes("take their cards back")).toBe(expected["takeBack"]);
  },
  "whist.trump-card.ask-suit": ({ expected }) =>
    expect(ruled("whist.law.trump-card.named").follows.includes("which suit is trumps")).toBe(
      expected["allowed"],
    ),
  "whist.trump-card.naming": ({ expected }) =>
    expect(ruled("whist.law.trump-card.named").may.length > 0).toBe(expected["penalty"]),
  "whist.trump-card.take-up": () => {
    expect(ruled("whist.law.trump-card", { quittedTricks: 0 }).may).toEqual(["no-penalty"]);
    expect(ruled("whist.law.trump-card", { quittedTricks: 2 }).may).toEqual(["card-callable"]);
  },
};

const deals: Readonly<Record<string, Check>> = {
  "auction.deal.cut-26": cutting,
  "auction.deal.cut-3": cutting,
  "auction.deal.cut-4": cutting,
  "auction.deal.cut-48": cutting,
  "auction.deal.cut-49": cutting,
  "auction.deal.rotation": ({ input, expected }) =>
    expect(nextDealer(input["dealer"])).toBe(expected["nextDealer"]),
  "auction.deal.sequence": ({ input, expected }) => {
    const order = dealingOrder(input["dealer"]);
    expect(order.slice(0, 4)).toEqual(expected["order"]);
    expect([order[0], order.at(-1)]).toEqual([expected["firstCardTo"], expected["lastCardTo"]]);
    for (const seat of SEATS) {
      expect(order.filter((each) => each === seat)).toHaveLength(expected["each"]);
    }
  },
  "auction.lead.declarer-A": leads,
  "auction.lead.declarer-B": leads,
  "auction.lead.declarer-Y": leads,
  "auction.lead.left-of-declarer": leads,
  "auction.seats.order": ({ input, expected }) => {
    const dealer = input["dealer"] as Seat;
    expect([0, 1, 2, 3].map((steps) => leftOf(dealer, steps))).toEqual(expected["bidOrder"]);
    for (const [one, other] of expected["partners"]) expect(partnerOf(one)).toBe(other);
    expect(cutterTo(dealer)).toBe(expected["pone"]);
  },
  "deal.auction-hand-1.hands": hands,
  "deal.auction-hand-2.hands": hands,
  "straight.deal.cut-by": ({ input, expected }) => {
    expect(cutterTo(input["dealer"])).toBe(expected["cuts"]);
    expect(knowsRemedy("straight-bridge", "american", "lose-deal")).toBe(false);
  },
  "straight.open.leader": ({ input, expected }) => {
    const declarer = input["dealer"] as Seat;
    expect(leaderOf({ declarer })).toBe(expected["leader"]);
    expect(dummyOf({ declarer })).toBe(expected["dummy"]);
  },
  "whist.deal.turn-up": ({ input, expected }) => {
    const order = dealingOrder(input["dealer"]);
    expect([order[0], order.at(-1)]).toEqual([expected["firstCardTo"], expected["lastCardTo"]]);
  },
  "whist.example.deal": (fact) => {
    expect(dealFrom(fact.expected["hands"]).ok).toBe(true);
    const all = SEATS.flatMap((seat) => fact.expected["hands"][seat] as Card[]);
    expect(new Set(all).size).toBe(fact.expected["distinct"]);
    expect(fact.expected["hands"][fact.input["dealer"]]).toContain(fact.input["turnUp"]);
  },
  "whist.seats": ({ input, expected }) => {
    const dealer = input["dealer"] as Seat;
    const order = [1, 2, 3, 4].map((steps) => leftOf(dealer, steps));
    const { leader, second, third, fourth, pone } = expected;
    expect(order).toEqual([leader, second, third, fourth]);
    expect(cutterTo(dealer)).toBe(pone);
  },
  "whist.seats.new-leader": ({ input, expected }) => {
    const order = [1, 2, 3].map((steps) => leftOf(input["leader"], steps));
    expect(order).toEqual([expected["second"], expected["third"], expected["fourth"]]);
    expect(sideOf(input["leader"])).toBe(sideOf(expected["third"]));
  },
};

const CHECKS: Readonly<Record<string, Check>> = {
  ...irregular,
  ...revokes,
  ...straight,
  ...whist,
  ...deals,
};

describe("statements on deals, irregularities, revokes and dummy’s rights", () => {
  test("each statement has a test, and each test its statement", () => {
    expect([...byId.keys()].filter((id) => !(id in CHECKS))).toEqual([]);
    expect(Object.keys(CHECKS).filter((id) => !byId.has(id))).toEqual([]);
  });

  test.each(Object.keys(CHECKS))("%s", (id) => {
    CHECKS[id]?.(byId.get(id) as Fact);
  });
});
