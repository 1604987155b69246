import { cardOf, holdingIn, rankOf, suitOf, type Card } from "../../engine/core/card.ts";
import { partnerOf } from "../../engine/core/seat.ts";
import { gradeOpeningLead } from "../../engine/conventions/lead.ts";
import type { Mark } from "../../engine/conventions/mark.ts";
import { leadAgainstNullo } from "../../engine/conventions/nullo-leads.ts";
import { nulloSuits } from "../../engine/conventions/nullo-play.ts";
import { returnFrom } from "../../engine/conventions/returning.ts";
import { secondLead } from "../../engine/conventions/second-lead.ts";
import { gradeThrough } from "../../engine/conventions/through-dummy.ts";
import { gradeUpTo } from "../../engine/conventions/up-to-dummy.ts";
import { gradeWhistLead } from "../../engine/conventions/whist-suit.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { firstLead, goneOf, type Choice, type PlayerView } from "./foster-view.ts";

/** What one of declarer’s opponents, or any player of whist, leads by Foster’s rules; null where they do not say. */
export function fosterLead(view: PlayerView): Choice | null {
  const { deal, strain, terms, position } = view;
  if (terms.trump !== null && terms.declarer === null) return whistLead(view);
  if (strain === null) return null;
  if (terms.aim === "lose") return nulloLead(view);
  if (position.tricks.length === 0) {
    const { declared } = deal;
    const calls = declared.kind === "auction" ? declared.calls : [];
    if (terms.declarer === null) return null;
    return best(gradeOpeningLead(view.hand, { declarer: terms.declarer, strain }, calls));
  }
  return goOn(view) ?? returnPartners(view) ?? best(acrossDummy(view, strain));
}

interface Graded {
  readonly card: Card;
  readonly mark: Mark;
  readonly rules?: readonly RuleId[];
  readonly lead?: { readonly rules: readonly RuleId[] };
}

function best(grades: readonly Graded[]): Choice | null {
  const found = grades.find(({ mark }) => mark === "best");
  return found ? { card: found.card, rules: found.rules ?? found.lead?.rules ?? [] } : null;
}

function acrossDummy(
  { hand, dummy, dummyPosition }: PlayerView,
  strain: Parameters<typeof gradeUpTo>[2],
) {
  return dummyPosition === "left"
    ? gradeThrough(hand, dummy, strain)
    : gradeUpTo(hand, dummy, strain);
}

/** The suit he opened himself, for the second round of it only. (Rulebook 3.4.) */
function goOn({ deal, position, seat, hand }: PlayerView): Choice | null {
  const opened = firstLead(position, seat);
  if (!opened) return null;
  const suit = suitOf(opened);
  const rounds = position.tricks.filter(({ plays }) => plays[0] && suitOf(plays[0].card) === suit);
  if (rounds.length !== 1 || holdingIn(hand, suit).length === 0) return null;
  const fell = goneOf(position, suit).filter((rank) => rank !== rankOf(opened));
  const next = secondLead(holdingIn(deal.hands[seat], suit), rankOf(opened), fell);
  const card = next && cardOf(suit, next.lead);
  return next && card && hand.includes(card) ? { card, rules: next.rules } : null;
}

/** Partner’s suit, if he has led one and some of it is left. (Rules `third.return.*`.) */
function returnPartners({ position, seat, hand, dummy }: PlayerView): Choice | null {
  const led = firstLead(position, partnerOf(seat));
  if (!led) return null;
  const suit = suitOf(led);
  const remaining = holdingIn(hand, suit);
  if (remaining.length === 0) return null;
  const back = returnFrom({
    remaining,
    dummy: holdingIn(dummy, suit),
    gone: goneOf(position, suit),
  });
  return back.settled ? { card: cardOf(suit, back.play), rules: back.rules } : null;
}

function nulloLead({ position, seat, hand, dummy }: PlayerView): Choice | null {
  const led = firstLead(position, partnerOf(seat));
  const [suit] = nulloSuits({
    hand,
    dummy,
    ...(led ? { partnerLed: suitOf(led) } : {}),
  }).filter(({ mark }) => mark === "best");
  if (!suit) return null;
  const lead = leadAgainstNullo(holdingIn(hand, suit.suit));
  return { card: cardOf(suit.suit, lead.lead), rules: [...suit.rules, ...lead.rules] };
}

function whistLead({ position, seat, hand, terms }: PlayerView): Choice | null {
  const led = firstLead(position, partnerOf(seat));
  if (!led || firstLead(position, seat)) {
    return terms.trump === null ? null : best(gradeWhistLead(hand, terms.trump));
  }
  const suit = suitOf(led);
  const remaining = holdingIn(hand, suit);
  if (remaining.length === 0)
    return terms.trump === null ? null : best(gradeWhistLead(hand, terms.trump));
  const back = returnFrom({ remaining, dummy: [], gone: goneOf(position, suit), whist: true });
  return { card: cardOf(suit, back.play), rules: back.rules };
}
