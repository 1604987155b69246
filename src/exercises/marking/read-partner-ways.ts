import type { Holding, Rank } from "../../engine/core/card.ts";
import { readLead } from "../../engine/conventions/lead-reading.ts";
import { readDummysLead } from "../../engine/conventions/second-reading.ts";
import { readDummysQueen, readLeadToDummy } from "../../engine/conventions/third-reading.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import type { RuleId } from "../../rulebook/rules.ts";

/** Who holds a card that is not in sight. */
export type Where = "partner" | "declarer" | "unsure";

/** What a round tells of the unseen cards, and which way of reading tells it. */
export interface RoundReading {
  readonly by: "lead" | "up-to-dummy" | "dummy-queen" | "dummys-lead";
  readonly partner: Holding;
  readonly declarer: Holding;
  readonly rules: readonly RuleId[];
}

/** What each honour led says, against a trump and at no trump, and by which rule. */
const LEAD_RULES: Readonly<Record<string, readonly [trump: RuleId, noTrump: RuleId]>> = {
  A: ["lead.high.ace-without-king", "lead.nt.ace-seven"],
  K: ["lead.high.king-inference", "lead.nt.three-honours"],
  Q: ["lead.high.queen", "lead.nt.three-honours"],
  J: ["lead.high.jack", "lead.nt.three-honours"],
  T: ["lead.high.ten", "lead.nt.three-honours"],
};

/**
 * An honour led is read as from two cards or more: the inferences of the book, such as ace or queen behind a king that loses,
 * are from suits, and of an honour that is his only card it says nothing. J 7 is among them (ruling AMB-08), and so is king and
 * jack alone, from which either is led, so that a jack does not place the king.
 */
const FEWEST = 2;

/** Reads a round by the way that fits it; null where nothing can be read. */
export function readRound(round: {
  readonly viewer: "A" | "B";
  readonly kingWon: boolean;
  readonly strain: Strain;
  readonly hand: Holding;
  readonly dummy: Holding;
  readonly plays: Holding;
}): RoundReading | null {
  const { viewer, hand, dummy, plays } = round;
  const led = plays[0] as Rank;
  const second = plays[1];
  if (!second) {
    const read = readDummysLead(led, hand, dummy);
    if (!read) return null;
    const [way] = read.ways;
    const declarer = read.ways.length === 1 && way ? way.cards : [];
    return { by: "dummys-lead", partner: [], declarer, rules: read.rules };
  }
  if (viewer === "A") {
    const read = readLeadToDummy({ led, declarerPlays: second, dummy, holding: hand });
    return read && { by: "up-to-dummy", ...read };
  }
  if (round.kingWon) {
    const read = readDummysQueen({ led, dummy, dummyPlays: second, holding: hand, winner: "K" });
    return read && { by: "dummy-queen", ...read };
  }
  const against = round.strain === "notrump" ? "notrump" : "trump";
  const read = readLead("foster", led, { against, seen: [...hand, ...dummy], atLeast: FEWEST });
  const rule = LEAD_RULES[led]?.[against === "trump" ? 0 : 1];
  return read && rule
    ? { by: "lead", partner: read.must, declarer: read.cannot, rules: [rule] }
    : null;
}

/** Who holds a card by a reading. */
export function whereIs(card: Rank, { partner, declarer }: RoundReading): Where {
  return partner.includes(card) ? "partner" : declarer.includes(card) ? "declarer" : "unsure";
}
