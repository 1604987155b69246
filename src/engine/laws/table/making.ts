import type { Card } from "../../core/card.ts";
import { ok, refuse, type Result } from "../../core/result.ts";
import { leftOf, partnerOf, sideOf, type Seat } from "../../core/seat.ts";
import {
  checkMakeCall,
  makeOf,
  makingEnded,
  seatToMake,
  type MakeCall,
  type MakingOptions,
  type SeatedMakeCall,
} from "../../declaring/dealer-makes.ts";
import { settledBy } from "../../declaring/settled.ts";
import type { SituationId } from "../rows.ts";
import type { FaultKind } from "./laws.ts";
import {
  changeFaults,
  noLaw,
  withBar,
  withFault,
  withSituation,
  type Fault,
  type Making,
  type Table,
} from "./state.ts";

const optionsOf = ({ dealer }: Table, { limit }: Making): MakingOptions => ({ dealer, limit });

/**
 * A word of the making or doubling at straight bridge as it was spoken, right or wrong. A make or a double in the wrong
 * turn stands on the table until a remedy is taken or the other side lets it pass by speaking; a word that was not the
 * player’s to say counts for nothing. Refuses a word for which the laws have neither a meaning nor a penalty, and a double
 * from a player whose partner has shown a card. (Elwell 45 to 60 and 68.)
 */
export function sayMake(table: Table, seat: Seat, call: MakeCall): Result<Table> {
  const { making } = table;
  if (!making) return noLaw();
  if (making.make || table.over) {
    return refuse("ended", "The trump and its value are settled.", "straight.double.order");
  }
  const spoken: SeatedMakeCall = { ...call, seat };
  if (call.type === "double" && table.barred.some((bar) => bar.seat === seat)) {
    return refuse("barred", `${seat} may not double.`, "straight.law.exposed.before-lead");
  }
  const checked = checkMakeCall(making.calls, spoken, optionsOf(table, making));
  if (checked.ok) return ok(say(letPass(table, seat), making, spoken));
  const situation = faultOfWord(table, making, spoken);
  if (!situation) return checked;
  const counts = STANDING.includes(situation);
  const faulty = withSituation(table, "making", situation, seat, { call: making.calls.length });
  return ok(counts ? say(faulty, making, spoken) : faulty);
}

/** Faulty words that hold unless somebody objects. */
const STANDING: readonly SituationId[] = [
  "straight.law.declare.partner-first",
  "straight.law.double.pone-first",
  "straight.law.double.out-of-turn",
];

/** The situation of the laws that a word makes; null where they give none. */
function faultOfWord(table: Table, making: Making, spoken: SeatedMakeCall): SituationId | null {
  const { dealer } = table;
  const { seat, type } = spoken;
  if (!making.calls.some((call) => call.type === "make")) {
    if (type === "double" || type === "pass") return null;
    if (sideOf(seat) !== sideOf(dealer)) return "straight.law.declare.adversary";
    if (seat === dealer) return null;
    if (type === "make") return "straight.law.declare.partner-first";
    return making.calls.length > 0 ? "straight.law.declare.partner-passes-back" : null;
  }
  const turn = seatToMake(making.calls, optionsOf(table, making));
  const last = making.calls.at(-1);
  const early = turn === partnerOf(seat) && !(last?.type === "pass" && last.seat === seat);
  if (!early || type === "make" || type === "leave") return null;
  const first = !making.calls.some((call) => call.type === "double");
  if (type === "pass") return first ? "straight.law.double.pone-asks" : null;
  return first ? "straight.law.double.pone-first" : "straight.law.double.out-of-turn";
}

/** Faults that are past once the other side has spoken in its turn, or the play has gone on. */
const BEFORE_PLAY: readonly FaultKind[] = ["making", "shown-before-make", "consults-on-doubling"];

/** By speaking or playing a player lets pass what the other side did wrong before the lead. (Elwell 46 to 48, 54 and 55.) */
export function letPass(table: Table, seat: Seat): Table {
  return changeFaults(
    table,
    ({ kind, status, by }) =>
      status === "open" && BEFORE_PLAY.includes(kind) && sideOf(by) !== sideOf(seat),
    { status: "condoned" },
  );
}

/**
 * Eldest leads without asking whether he may: his side has then no more to say, unless the maker consents to his partner’s
 * doubling. Null where the making is not at the first double, or the leader is another. (Elwell 58.)
 */
export function leadUnasked(table: Table, seat: Seat): Table | null {
  const { making, dealer } = table;
  const eldest = leftOf(dealer);
  const pone = partnerOf(eldest);
  const turn = making && seatToMake(making.calls, optionsOf(table, making));
  const first = !making?.calls.some((call) => call.type === "double");
  if (!making || seat !== eldest || !first || (turn !== eldest && turn !== pone)) return null;
  const silent = [eldest, pone].slice(turn === eldest ? 0 : 1);
  const calls = [
    ...making.calls,
    ...silent.map((each): SeatedMakeCall => ({ seat: each, type: "pass" })),
  ];
  const situation = "straight.law.double.lead-unasked";
  const faulty = withSituation(table, "making", situation, seat, { call: calls.length - 1 });
  return conclude(faulty, { ...making, calls });
}

/** The maker consents, and the leader’s partner has doubled: the doubling goes on from there. (Elwell 58.) */
export function consentToDouble(table: Table, fault: Fault): Table {
  const { making } = table;
  if (!making || fault.call === undefined) return table;
  const double: SeatedMakeCall = { seat: partnerOf(fault.by), type: "double" };
  const calls = [...making.calls.slice(0, fault.call), double];
  return conclude(table, { ...making, calls });
}

function say(table: Table, making: Making, spoken: SeatedMakeCall): Table {
  return conclude(table, { ...making, calls: [...making.calls, spoken] });
}

/** Settles the trump and its value once nobody may speak any more. */
function conclude(table: Table, making: Making): Table {
  const options = optionsOf(table, making);
  const make = makingEnded(making.calls, options) ? makeOf(making.calls, options) : null;
  if (!make?.ok) return { ...table, making: { ...making, make: null } };
  const settled = settledBy(make.value.declarer, make.value.strain);
  return { ...table, making: { ...making, make: make.value }, settled, toLead: settled.leader };
}

/** A double in the wrong turn that is refused is wiped out, and nobody may double in that hand any more. (Elwell 55.) */
export function decideDouble(table: Table, fault: Fault, cancelled: boolean): Table {
  const { making } = table;
  if (!making || !cancelled || fault.call === undefined) return table;
  const options = optionsOf(table, making);
  const calls = making.calls.slice(0, fault.call);
  for (;;) {
    const seat = seatToMake(calls, options);
    if (seat === null) return conclude(table, { ...making, calls });
    calls.push({ seat, type: "pass" });
  }
}

/**
 * A card shown before the first lead: the partner may not double, and it is the eldest hand’s to ask for a new deal where
 * the dealer’s side shows one before the make. Of the leader’s partner the dealer may call the card or forbid its suit.
 * (Elwell 67 and 68.)
 */
export function exposeBeforeLead(table: Table, seat: Seat, cards: readonly Card[]): Table {
  const barred = withBar(table, [partnerOf(seat)], "end");
  const made = table.making?.calls.some((call) => call.type === "make") ?? false;
  if (!made && sideOf(seat) === sideOf(table.dealer)) {
    return withFault(barred, "shown-before-make", seat, { cards });
  }
  if (seat !== leftOf(table.dealer, 3)) return withFault(barred, "shown-early", seat, { cards });
  return withFault(barred, "shown-early-by-pone", seat, {
    cards,
    remedies: ["card-callable", "forbid-suit"],
  });
}
