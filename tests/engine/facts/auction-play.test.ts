import { expect } from "vitest";
import { partnerOf } from "../../../src/engine/core/seat.ts";
import { dummyMay, type DummyAct } from "../../../src/engine/laws/dummy.ts";
import facts from "../../oracle/facts/auction-play.json" with { type: "json" };
import { ruled, take, testFacts, type Check } from "../../support/facts.ts";
import { after, bid, lastFault, opened, playing, plays } from "../../support/table.ts";

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
  const { may } = lastFault(table).ruling;
  const found: Record<string, boolean> = {
    exposed: table.exposed.some(({ card }) => card === "S2"),
    leftFaceUp: table.exposed.some(({ card }) => card === "S2"),
    callable: may.includes("card-callable"),
  };
  expect(Object.keys(expected).every((key) => key in found)).toBe(true);
  expect(found).toMatchObject(expected);
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

testFacts("irregularities in the play of auction, and dummy’s rights", facts, {
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
    const barred = (["pass", "bid", "double"] as const).filter((type) => {
      const call =
        type === "bid" ? ({ type, level: 2, strain: "hearts" } as const) : ({ type } as const);
      const spoken = after(table, { do: "call", seat: "A", call });
      return lastFault(spoken).ruling.situation === "auction.law.declare.barred-bids";
    });
    expect(barred).toEqual(expected["partnerBarred"]);
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
  "auction.irreg.omitted-card": ({ expected }) => {
    const short = after(plays(playing(), "A:S9 Y:S6 Z:SA"), { do: "quit-trick", seat: "Z" });
    const found = plays(short, "Z:SK A:S8 Y:S5 B:S3");
    expect(lastFault(found).remedies).toEqual(expected["options"]);
    const other = lastFault(found).ruling.who === "offenders-adversaries" ? "other side" : "nobody";
    expect(other).toBe(expected["chooser"]);
  },
  "auction.irreg.omitted-dummy": ({ expected }) => {
    const { may } = ruled("auction.law.play.omitted", { declarer: "Z", offender: "Y" });
    expect(may).toEqual(["no-penalty"]);
    expect(expected["penalty"]).toBeNull();
  },
  "auction.irreg.surplus-card": ({ expected }) => {
    const short = after(plays(playing(), "A:S9 Y:S6 Z:SA"), { do: "quit-trick", seat: "Z" });
    const stands = take(plays(short, "Z:SK A:S8 Y:S5 B:S3"), "stand");
    expect(stands.tricks[0]?.omittedBy === "B" ? "short trick" : "none").toBe(
      expected["belongsTo"],
    );
    expect(stands.revokes.length > 0).toBe(expected["revoke"]);
  },
  "auction.irreg.oot-adversary": ({ expected }) => {
    const table = after(plays(playing(), "A:S9 Y:S6 B:S3 Z:SA"), { do: "quit-trick", seat: "Z" });
    const { remedies } = lastFault(plays(table, "B:D5"));
    const means: Record<string, string> = {
      "call card as exposed": "card-callable",
      "call a suit when either adversary leads": "call-suit",
    };
    const options = (expected["options"] as string[]).map((words) => means[words]);
    expect(remedies.slice(0, options.length)).toEqual(options);
  },
  "auction.irreg.oot-called-void": ({ expected }) => {
    const { may } = ruled("auction.law.call.void");
    expect(may.includes("penalty-paid")).toBe(expected["penaltyPaid"]);
  },
  "auction.irreg.oot-declarer": ({ expected }) => {
    const { may } = ruled("auction.law.lead.declarer");
    expect(may.includes("require-correction")).toBe(expected["correctOnlyIfAdversaryDirects"]);
    const free = ["require-correction", "accept"];
    expect(may.find((remedy) => !free.includes(remedy)) ?? null).toBe(expected["penalty"]);
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
  "auction.play.lead-before-dummy": ({ expected }) => {
    expect(dummyMay("warn-wrong-hand", { down: false })).toBe(expected["dummyHasFullRights"]);
    expect(playing().tricks.length + playing().trick.length > 0).toBe(expected["dummyExposed"]);
  },
});
