import { PACK, type Card } from "../engine/core/card.ts";
import { ok, refuse, type Result } from "../engine/core/result.ts";
import { isSeat, SEATS, type BySeat, type Seat } from "../engine/core/seat.ts";
import { isStrain } from "../engine/declaring/strain.ts";
import { formatHand, parseCard, parseHand } from "../engine/notation/cards.ts";
import { readDeals } from "../engine/notation/read-deals.ts";
import { faultOfOwn } from "./check.ts";
import type { OwnAsk, OwnHand } from "./model.ts";
import { ANSWER_BOXES, type OwnBox, type OwnTyped } from "./own-boxes.ts";

/** A deal pasted in any form that the notation knows, laid into the boxes; refuses what cannot be read, by line. */
export function pastedInto(typed: OwnTyped, text: string): Result<OwnTyped> {
  const { deals, faults } = readDeals(text);
  const [deal] = deals;
  if (!deal) return refuse("no-deal", faults[0]?.message ?? "There is no hand in what was pasted.");
  const filled: Record<OwnBox, string> = { ...typed };
  for (const seat of SEATS) {
    filled[seat] = deal.hands[seat].length > 0 ? formatHand(deal.hands[seat]) : "";
  }
  return ok(filled);
}

/** Reads the form. Refuses, in one sentence, the first box that cannot be read and what makes no question. */
export function readOwnForm(typed: OwnTyped): Result<OwnHand> {
  const hands = readHands(typed);
  if (!hands.ok) return hands;
  const { viewer, strain, declarer } = typed;
  if (!isSeat(viewer)) return refuse("viewer", "Say whose place the class takes.");
  const ask = typed.asks === "words" ? ok(readAnswers(typed)) : readCards(typed.cards);
  if (!ask.ok) return ask;
  const own: OwnHand = {
    hands: hands.value,
    viewer,
    sees: SEATS.filter((seat) => typed[`sees${seat}`] === "yes"),
    strain: isStrain(strain) ? strain : null,
    declarer: isSeat(declarer) ? declarer : null,
    question: typed.question.trim(),
    ask: ask.value,
    why: typed.why.trim(),
  };
  const fault = faultOfOwn(own);
  return fault ? refuse("own", `${fault.charAt(0).toUpperCase()}${fault.slice(1)}`) : ok(own);
}

function readHands(typed: OwnTyped): Result<BySeat<readonly Card[]>> {
  const hands: Record<Seat, readonly Card[]> = { Z: [], A: [], Y: [], B: [] };
  for (const seat of SEATS) {
    const text = typed[seat].trim();
    if (text === "") continue;
    const hand = parseHand(text);
    if (!hand.ok) return refuse(hand.violation.code, `Hand ${seat}: ${hand.violation.message}`);
    hands[seat] = hand.value;
  }
  return ok(hands);
}

function readCards(text: string): Result<OwnAsk> {
  const accepted: Card[] = [];
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    const card = parseCard(word);
    if (!card.ok) return refuse("bad-card", `Cards accepted: ${card.violation.message}`);
    if (!accepted.includes(card.value)) accepted.push(card.value);
  }
  return ok({ type: "card", accepted: PACK.filter((card) => accepted.includes(card)) });
}

function readAnswers(typed: OwnTyped): OwnAsk {
  const answers = ANSWER_BOXES.map((at) => ({
    label: typed[`label${at}`].trim(),
    accepted: typed[`ok${at}`] === "yes",
  })).filter(({ label }) => label !== "");
  return { type: "words", answers };
}
