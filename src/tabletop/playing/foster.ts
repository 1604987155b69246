import { cardOf, holdingIn, rankOf, suitOf } from "../../engine/core/card.ts";
import { leftOf, partnerOf, sideOf } from "../../engine/core/seat.ts";
import { winningPlay } from "../../engine/core/trick.ts";
import { coverSecond } from "../../engine/conventions/declarer-second.ts";
import { gradeDiscards } from "../../engine/conventions/discard.ts";
import { fourthHandPlay } from "../../engine/conventions/fourth-hand.ts";
import type { SuitPlay } from "../../engine/conventions/play-grade.ts";
import { secondHandPlay } from "../../engine/conventions/second-hand.ts";
import { thirdHandPlay } from "../../engine/conventions/third-play.ts";
import { whistSecond } from "../../engine/conventions/whist-second.ts";
import { whistThirdHand } from "../../engine/conventions/whist-third.ts";
import type { PlayDeal } from "./deal.ts";
import { fosterLead } from "./foster-lead.ts";
import { dummyBefore, playedBy, viewOf, type Choice, type PlayerView } from "./foster-view.ts";
import { lowestOf, plainCard, winnersNow } from "./plain-play.ts";
import type { Position } from "./position.ts";

/**
 * The card that a player of Foster’s conventions would play from the hand in turn, seeing only that hand, dummy and the
 * cards played. Where the texts do not settle it the choice is our own and cites no rule. Throws where nobody is to play.
 */
export function fosterChoice(deal: PlayDeal, position: Position): Choice {
  const view = viewOf(deal, position);
  const found = decided(view);
  return found && view.legal.includes(found.card)
    ? found
    : { card: plainCard(position, view.terms), rules: [] };
}

function decided(view: PlayerView): Choice | null {
  const { terms, seat, led, holding } = view;
  const ours = terms.declarer !== null && sideOf(seat) === sideOf(terms.declarer);
  if (!led) return ours ? null : fosterLead(view);
  if (terms.aim === "lose") return null;
  if (holding.length === 0) return withoutTheSuit(view, ours);
  if (ours) return declarersSide(view);
  return terms.declarer === null ? atWhist(view) : defending(view);
}

function asChoice({ led }: PlayerView, play: SuitPlay): Choice | null {
  return led && play.settled ? { card: cardOf(led, play.play), rules: play.rules } : null;
}

/** One of declarer’s opponents, following suit. */
function defending(view: PlayerView): Choice | null {
  const { position, holding, gone, dummyPosition, seat, led, terms, strain } = view;
  const [first] = position.trick;
  if (!first || !led) return null;
  const suited = rankOf(first.card);
  switch (position.trick.length) {
    case 1:
      return asChoice(
        view,
        secondHandPlay({
          holding,
          led: suited,
          dummy: dummyBefore(view, led),
          dummyPosition,
          gone,
          round: roundOf(view),
          tricksLeft: 13 - position.tricks.length,
        }),
      );
    case 2: {
      const second = playedBy(view, leftOf(seat, -1));
      return asChoice(
        view,
        thirdHandPlay({
          holding,
          led: suited,
          against: strain === "notrump" ? "notrump" : "trump",
          dummy: dummyBefore(view, led),
          dummyPosition,
          ...(second ? { secondPlays: second } : {}),
          trumps: led === terms.trump,
        }),
      );
    }
    default:
      return last(view);
  }
}

function roundOf({ position, led }: PlayerView): number {
  return (
    1 + position.tricks.filter(({ plays }) => plays[0] && suitOf(plays[0].card) === led).length
  );
}

/** Fourth hand; a trick that somebody has ruffed is not for him to win. (Rules `fourth.*`.) */
function last(view: PlayerView): Choice | null {
  const { position, holding, gone, seat, led, terms } = view;
  const best = winningPlay(position.trick, terms.trump);
  const ruffed = suitOf(best.card) !== led;
  if (ruffed) return { card: lowestOf(view.legal), rules: [] };
  return asChoice(
    view,
    fourthHandPlay({
      holding,
      toBeat: rankOf(best.card),
      partnerWins: best.seat === partnerOf(seat),
      willReturn: false,
      gone,
    }),
  );
}

/** Declarer or dummy, following to a card that an adversary has led; for the rest the texts speak of whole suits only. */
function declarersSide(view: PlayerView): Choice | null {
  const { position, terms, holding, seat, led } = view;
  const [first] = position.trick;
  const other = partnerOf(seat);
  if (!first || !led || position.trick.length !== 1 || terms.aim === "lose") return null;
  const { play, rules } = coverSecond({
    led: rankOf(first.card),
    second: holding,
    fourth: holdingIn(position.left[other], led),
  });
  return { card: cardOf(led, play), rules };
}

function atWhist(view: PlayerView): Choice | null {
  const { position, holding, seat } = view;
  const [first] = position.trick;
  if (!first) return null;
  const led = rankOf(first.card);
  switch (position.trick.length) {
    case 1:
      return roundOf(view) === 1 ? asChoice(view, whistSecond(holding, led)) : null;
    case 2:
      return asChoice(view, whistThirdHand(holding, led, playedBy(view, leftOf(seat, -1))));
    default:
      return last(view);
  }
}

/** A ruff where it wins and partner does not, or else a discard. (Rules `discard.*`.) */
function withoutTheSuit(view: PlayerView, ours: boolean): Choice | null {
  const { position, terms, seat, legal } = view;
  const partnerWins = winningPlay(position.trick, terms.trump).seat === partnerOf(seat);
  const ruffs = winnersNow(position, terms);
  if (ruffs.length > 0 && !partnerWins) return { card: lowestOf(ruffs), rules: [] };
  const plain = legal.some((card) => suitOf(card) !== terms.trump);
  if (ours || !plain) return null;
  const { grades, rules, settled } = gradeDiscards(legal, terms.trump);
  const right = grades.filter(({ mark }) => mark === "best").map(({ card }) => card);
  return right.length > 0 ? { card: lowestOf(right), rules: settled ? rules : [] } : null;
}
