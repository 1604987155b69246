import { holdings, SUITS, type Card } from "../../engine/core/card.ts";
import { SEATS, type Seat } from "../../engine/core/seat.ts";
import type { Call } from "../../engine/declaring/call.ts";
import type { MakeCall } from "../../engine/declaring/dealer-makes.ts";
import { downOf } from "../../exercises/dealing/ending.ts";
import type { WholeTable } from "../../exercises/dealing/whole-table.ts";
import type { Scene } from "../../exercises/kit/scene.ts";
import {
  bidText,
  cardName,
  holdingText,
  listText,
  sentence,
  STRAIN_NAME,
  SUIT_NAME,
} from "../../exercises/kit/words.ts";

interface Played {
  readonly seat: Seat;
  readonly card: Card;
}

/** “spades K Q 8 5; hearts 10 2”, suit by suit. */
function cardsTold(cards: readonly Card[]): string {
  const held = holdings(cards);
  const suits = SUITS.filter((suit) => held[suit].length > 0);
  return suits.map((suit) => `${SUIT_NAME[suit]} ${holdingText(held[suit])}`).join("; ");
}

/** A line that names some cards; none where there are none. */
function line(label: string, cards: readonly Card[] | Card | undefined): string[] {
  if (cards === undefined || cards.length === 0) return [];
  return [`${label}: ${typeof cards === "string" ? cardName(cards) : cardsTold(cards)}.`];
}

function playsTold(plays: readonly Played[] | undefined): string[] {
  if (!plays || plays.length === 0) return [];
  return [`The trick: ${plays.map(({ seat, card }) => `${seat} ${cardName(card)}`).join(", ")}.`];
}

function callWords(call: Call | MakeCall): string {
  switch (call.type) {
    case "bid":
      return bidText(call);
    case "make":
      return STRAIN_NAME[call.strain];
    case "leave":
      return "leaves it to partner";
    default:
      return call.type;
  }
}

function callsTold(calls: readonly ((Call | MakeCall) & { readonly seat: Seat })[]): string[] {
  if (calls.length === 0) return [];
  return [`So far: ${calls.map((call) => `${call.seat} ${callWords(call)}`).join(", ")}.`];
}

/** The whole table as the viewer sees it, in place of the part of it that the question is about. */
function tableTold({ hand, dummy, plays, calls, tricks }: WholeTable): string[] {
  const earlier = (tricks ?? []).map(
    (trick) =>
      `Earlier trick: ${trick.map(({ seat, card }) => `${seat} ${cardName(card)}`).join(", ")}.`,
  );
  return [
    ...callsTold(calls ?? []),
    ...earlier,
    ...line("Your hand", hand),
    ...line("Dummy", dummy),
    ...playsTold(plays),
  ];
}

/**
 * What a scene shows, in words, a line each, for those who are given the question without its picture. What the facts of
 * the problem tell already is not told again.
 */
export function toldScene(scene: Scene): string[] {
  if (scene.table) return tableTold(scene.table);
  switch (scene.type) {
    case "trick":
      return playsTold(scene.plays);
    case "auction":
    case "doubling":
      return callsTold(scene.calls);
    case "suit":
      return [
        ...line("You hold", scene.cards),
        ...line("You led", scene.led),
        ...line("Higher cards that fell", scene.fell),
        ...line("The others have played", scene.following?.gone),
        ...line("You have played", scene.following?.mine),
      ];
    case "hand":
    case "bidding-hand":
      return [...callsTold(scene.calls), ...line("Your hand", scene.hand)];
    case "opening":
      return [
        ...line("Your hand", scene.hand),
        ...line("Partner has played", scene.call?.played),
        ...line("You have ruffed with", scene.call?.ruffed),
      ];
    case "making":
      return line("Your hand", scene.hand);
    case "third-hand":
      return [
        ...line("Partner led before", scene.before),
        ...line("Partner leads", scene.led),
        ...line("Dummy has", scene.dummy),
        ...line("Dummy plays", scene.dummyPlays),
        ...line("You hold", scene.hand),
      ];
    case "round":
      return [
        ...line("Dummy has", scene.dummy),
        ...line("You hold", scene.hand),
        ...line("Gone before", scene.gone),
        ...line("You have played", scene.mine),
        ...playsTold(scene.plays),
      ];
    case "two-hands":
      return [
        ...line("Your hand", scene.hand),
        ...line("Dummy", scene.dummy),
        ...line("Gone before", scene.round?.gone),
        ...line("Still out", scene.ending?.out),
        ...playsTold(scene.round?.plays),
      ];
    case "discarding":
      return [...line("Led", scene.led), ...line("Your hand", scene.hand)];
    case "honours":
      return scene.hands.flatMap(({ seat, cards }) => line(seat, cards));
    case "ending": {
      const seats = scene.shown?.seats ?? SEATS;
      return [
        ...seats.flatMap((seat) =>
          line(seat === scene.viewer ? `${seat} (you)` : seat, scene.hands[seat]),
        ),
        ...playsTold(downOf(scene)),
        ...line("Thought of", scene.led),
      ];
    }
    case "printed":
      return SEATS.flatMap((seat) => line(seat, scene.hands[seat]));
    case "cuts":
      return scene.cuts.map(
        ({ name, cards }) => `${sentence(name)} cut the ${listText(cards.map(cardName))}.`,
      );
    case "marker":
      return [`We: ${scene.described.YZ}.`, `They: ${scene.described.AB}.`];
    case "misdeal":
    case "stake":
    case "outcome":
    case "straight-deal":
    case "whist-deal":
    case "one-deal":
    case "whist-rubber":
    case "dummy-act":
    case "incident":
    case "revoke-time":
    case "statements":
    case "unseen":
    case "at-stake":
    case "rubber":
      return [];
    default:
      return scene satisfies never;
  }
}
