import type { Card } from "../../engine/core/card.ts";
import { leftOf, SEATS, sideOf } from "../../engine/core/seat.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import { cardText, STRAIN_NAME } from "../../exercises/kit/words.ts";
import type { PricedCard } from "../../solver/search/answers.ts";
import type { Position } from "../../solver/search/position.ts";
import type { OwnHand } from "../model.ts";
import { acceptedWords, plainAnswer } from "./compare.ts";
import { scoreOfTricks } from "./score.ts";

/**
 * The position whose tricks can be counted, every card seen: all four hands alike in number, and something declared. The
 * hand that is asked for a card leads; else whoever sits left of declarer opens a whole deal. Null where one is wanting.
 */
export function positionOf({ hands, viewer, strain, declarer, ask }: OwnHand): Position | null {
  const { length } = hands[viewer];
  if (strain === null || length === 0) return null;
  if (SEATS.some((seat) => hands[seat].length !== length)) return null;
  const leader = ask.type === "card" ? viewer : length === 13 && declarer && leftOf(declarer);
  if (!leader) return null;
  const aim = strain === "nullo" ? "lose" : "win";
  return { hands, trump: TRUMP_OF[strain], leader, trick: [], aim };
}

/**
 * What the counted cards of that position say: the tricks, the leads that bring them, what a card accepted by the teacher
 * costs, and what declarer’s tricks score.
 */
export function tricksBeside(
  own: OwnHand,
  { leader, aim, hands }: Position,
  cards: readonly PricedCard[],
): readonly string[] {
  if (cards.some(({ atLeast, atMost }) => atLeast !== atMost)) {
    return ["The tricks could not be counted to the end."];
  }
  const worth = new Map(cards.map(({ card, atLeast }) => [card, atLeast]));
  const most = Math[aim === "win" ? "max" : "min"](...worth.values());
  const { length } = hands[leader];
  const { declarer, ask } = own;
  const sits = declarer !== null && sideOf(declarer) === sideOf(leader);
  const declarers = sits ? most : length - most;
  const scored = length === 13 && declarer !== null ? scoreOfTricks(own, declarers) : null;
  const lines =
    ask.type === "card"
      ? leadLines(own, worth, most, ask.accepted)
      : [declarerLine(own, declarers, ask.answers)];
  return scored ? [...lines, scored] : lines;
}

function leadLines(
  { viewer }: OwnHand,
  worth: ReadonlyMap<Card, number>,
  most: number,
  accepted: readonly Card[],
): string[] {
  const best = [...worth].filter(([, tricks]) => tricks === most).map(([card]) => card);
  const others = [...worth.keys()].filter((card) => !best.includes(card));
  const all = others.length === 0;
  const named = (cards: readonly Card[]) => cards.map(cardText).join(" or ");
  const which = all
    ? "whichever card is led"
    : others.length < best.length
      ? `with any card but ${named(others)}`
      : `with ${named(best)}`;
  const costs = accepted.flatMap((card) => {
    const cost = Math.abs(most - (worth.get(card) ?? most));
    return cost === 0 ? [] : [`${cardText(card)}, which you accept, costs ${tricksText(cost)}.`];
  });
  return [
    `With every card seen, {${viewer}}’s side takes ${tricksText(most)}, ${which}${all || costs.length > 0 ? "" : acceptedWords(best, accepted)}.`,
    ...costs,
  ];
}

function declarerLine(
  { declarer, strain }: OwnHand,
  tricks: number,
  answers: readonly { readonly label: string; readonly accepted: boolean }[],
): string {
  const counts = answers.map(
    ({ label }) => /^(\d{1,2})(?: tricks?)?$/.exec(plainAnswer(label))?.[1],
  );
  const told = counts.every((count) => count !== undefined && Number(count) <= 13);
  const accepted = answers.flatMap((answer, at) => (answer.accepted ? [Number(counts[at])] : []));
  const note = told && accepted.length > 0 ? acceptedWords([tricks], accepted) : "";
  return `With every card seen, {${declarer ?? "Z"}} takes ${tricksText(tricks)} at ${strain ? STRAIN_NAME[strain] : "no trumps"}${note}.`;
}

function tricksText(tricks: number): string {
  return tricks === 1 ? "one trick" : `${tricks} tricks`;
}
