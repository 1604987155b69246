import type { Suit } from "../../engine/core/card.ts";
import {
  honourCount,
  probableTricks,
  protectedOutside,
  type MakerHand,
} from "../../engine/conventions/make-hand.ts";
import {
  behindForDiamonds,
  goodDiamonds,
  guardedSuits,
  solidBlack,
  twiceGuarded,
  type Declaration,
  type MakeAdvice,
  type MakerScore,
} from "../../engine/conventions/make-trump.ts";
import type { MakeGround } from "../../engine/conventions/make-ground.ts";
import type { StraightStrain } from "../../engine/declaring/strain.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import { HONOUR_TRICKS } from "../../engine/scoring/honours.ts";
import { tricksForGame } from "../../engine/scoring/straight.ts";
import { STRAIGHT_VALUE } from "../../engine/scoring/values.ts";
import type { Words } from "../kit/exercise.ts";
import { GLYPH, holdingText, listText, numberWord, sentence, STRAIN_NAME } from "../kit/words.ts";

/** A hand and the score it is to be made at, with what the engine advises. */
export interface Making {
  readonly hand: MakerHand;
  readonly score: MakerScore;
  readonly advice: MakeAdvice;
  /** Whether the dealer has left the make to this hand. */
  readonly left: boolean;
}

/** How a make is called in a sentence: “no trump”, “hearts”. */
export function makeText(strain: StraightStrain): Words {
  return strain === "notrump" ? "no trump" : STRAIN_NAME[strain];
}

/** Where the rubber stands, as a player at the table would say it. */
export function makerScoreText({ own, theirs, gamesOwn, gamesTheirs }: MakerScore): Words {
  const points =
    own === theirs
      ? `The score is ${own === 0 ? "love" : own} all`
      : `You have ${own || "nothing"} and they have ${theirs || "nothing"}`;
  const game =
    gamesOwn && gamesTheirs
      ? "the game for the rubber"
      : gamesOwn
        ? "the second game, and you won the first"
        : gamesTheirs
          ? "the second game, and they won the first"
          : "the first game";
  return `${points} in ${game}.`;
}

function suitText({ held }: MakerHand, suit: Suit): Words {
  return `${GLYPH[suit]}${holdingText(held[suit])}`;
}

const suitsText = (hand: MakerHand, suits: readonly Suit[]) =>
  listText(suits.map((suit) => suitText(hand, suit)));

/** “five to two honours”. */
function lengthText({ held }: MakerHand, suit: Suit): Words {
  const count = honourCount(held[suit]);
  return `${numberWord(held[suit].length)} to ${count === 0 ? "no" : numberWord(count)} ${count === 1 ? "honour" : "honours"}`;
}

function honoursWorth(hand: MakerHand, strain: "hearts" | "diamonds"): Words {
  const suit = TRUMP_OF[strain] as Suit;
  const count = honourCount(hand.held[suit]);
  const tricks = HONOUR_TRICKS[count === 5 ? "five-in-one" : "four-in-one"];
  return `${sentence(numberWord(count))} honours in one hand, ${suitText(hand, suit)}, score ${tricks * STRAIGHT_VALUE[strain]} whoever wins the tricks: make it ${strain}.`;
}

function redText(hand: MakerHand, strain: "hearts" | "diamonds"): Words {
  const suit = TRUMP_OF[strain] as Suit;
  const slight = hand.held[suit].length === 5 && honourCount(hand.held[suit]) === 1;
  const also = slight ? "a long second suit" : "an ace or guarded king outside";
  return `${suitText(hand, suit)} is ${lengthText(hand, suit)}, with ${also}: good enough for ${strain}.`;
}

function toScore({ hand, score }: Making, strain: "clubs" | "spades"): Words {
  const needed = tricksForGame(score.own, strain);
  const odd = `${numberWord(needed)} odd ${needed === 1 ? "trick" : "tricks"}`;
  return `At ${score.own} you need only ${odd} in ${strain} for game, and ${suitText(hand, TRUMP_OF[strain] as Suit)} makes that nearly sure.`;
}

/** “four likely tricks”. */
function likely(hand: MakerHand, trump: Suit): Words {
  const count = probableTricks(hand, trump);
  return count === 0
    ? "no likely trick"
    : `${numberWord(count)} likely ${count === 1 ? "trick" : "tricks"}`;
}

function leftRed({ hand }: Making, strain: "hearts" | "diamonds"): Words {
  const suit = TRUMP_OF[strain] as Suit;
  return `The dealer is weak in red, but with ${suitText(hand, suit)} for trumps you count ${likely(hand, suit)}, and four are enough.`;
}

/** Why each ground recommends what it does, in terms of the very hand. */
const WHY: Readonly<Record<MakeGround, (making: Making) => Words>> = {
  "heart-honours": ({ hand }) => honoursWorth(hand, "hearts"),
  "diamond-honours": ({ hand }) => honoursWorth(hand, "diamonds"),
  "strong-hearts": ({ hand }) =>
    hand.held.H.length > 4
      ? `${suitText(hand, "H")} is ${lengthText(hand, "H")}: hearts as strong as that come even before no trump.`
      : `${suitText(hand, "H")} has ace, king and another honour, and there is an entry outside: such hearts come even before no trump.`,
  "three-aces": ({ hand }) =>
    `${sentence(numberWord(hand.aces.length))} aces are enough for no trump, whatever else you hold.`,
  "two-aces": ({ hand }) =>
    `Two aces, with ${suitsText(hand, guardedSuits(hand))} guarded besides, are enough for no trump.`,
  "one-ace-all-guarded": () =>
    "One ace is enough for no trump when every other suit is guarded, as here.",
  "one-ace-two-suits": ({ hand }) =>
    `One ace is enough for no trump with two more suits guarded by two honours each: ${suitsText(hand, twiceGuarded(hand))}.`,
  "solid-black": ({ hand }) =>
    `${suitText(hand, solidBlack(hand) ?? "S")} runs from the top, and a high card outside will let you in: no trump.`,
  hearts: ({ hand }) => redText(hand, "hearts"),
  diamonds: ({ hand }) => redText(hand, "diamonds"),
  "clubs-to-score": (making) => toScore(making, "clubs"),
  "spades-to-score": (making) => toScore(making, "spades"),
  leave: ({ hand, score }) =>
    goodDiamonds(hand)
      ? "You are not strong enough for no trump or hearts, and diamonds will not win the game from so far behind: leave it to partner."
      : `You are not strong enough for no trump, no red suit is good enough, and black ones ${score.own < 18 ? "win too little" : "do not make the game sure"}: leave it to partner.`,
  aces: ({ hand }) =>
    `The dealer has shown weakness in red, but ${numberWord(hand.aces.length)} aces are a no-trumper all the same.`,
  "left-hearts": (making) => leftRed(making, "hearts"),
  "left-diamonds": (making) => leftRed(making, "diamonds"),
  "best-suit": ({ hand, advice }) =>
    `Both sides are within a trick or so of the rubber, so name the suit in which you are likeliest to win the odd one, ${suitText(hand, TRUMP_OF[advice.declare as StraightStrain] as Suit)}.`,
  clubs: ({ hand }) =>
    `The dealer is weak in red and you have no good red suit. With so few spades, ${suitText(hand, "C")} will lose less than they would.`,
  spades: () =>
    "The dealer is weak in red and you have no good red suit: spades, at 2 a trick, lose least.",
};

/** What to look at first: the aces, or the suit that decides. */
export function nearHint({ hand, advice, left }: Making): Words {
  const { declare } = advice;
  const suit = declare === "leave" ? null : TRUMP_OF[declare];
  const black = suit === "S" || suit === "C";
  if (suit !== null && !(left && black)) {
    return black
      ? `Look at the score, and at ${suitText(hand, suit)}.`
      : `Weigh ${suitText(hand, suit)}.`;
  }
  const aces = hand.aces.length;
  if (aces === 0) return "You have no ace, so it is not no trump.";
  return `You have ${aces === 1 ? "one ace" : `${numberWord(aces)} aces`}. Is that enough for no trump?`;
}

/** Why the recommended make is the one. */
export function whyMake(making: Making): Words {
  return WHY[making.advice.pattern](making);
}

/** Why a make that is not the one recommended will do as well. */
export function whySound({ hand, advice, left }: Making, make: Declaration): Words {
  const { declare } = advice;
  if (left) {
    if (declare === "notrump") {
      return "With hearts so weak a black suit, which risks little, is as sound.";
    }
    return declare === "clubs"
      ? "Spades are the ordinary defence, at half the price, and as sound."
      : `Elwell makes it ${makeText(declare as StraightStrain)} on four likely tricks, but Foster wants five: to play safe in a black suit is as sound.`;
  }
  if (make === "leave") {
    return declare === "notrump"
      ? "Elwell calls no trump doubtful on such a hand, so to leave it to partner is as sound."
      : "How sure the game is remains a matter of judgement, so to leave it to partner is as sound.";
  }
  return make === "clubs"
    ? `You are a game up and well on in the second: four honours in clubs, ${suitText(hand, "C")}, may be made for their own sake.`
    : `${hand.aces.length === 1 ? "One ace" : "Two aces"} and not quite enough beside: Elwell calls no trump doubtful here, so either will do.`;
}

/** What a red make asks of the suit. */
const RED_WANTS = {
  hearts: "Hearts want six with an honour, five with two, or four with three",
  diamonds: "Diamonds want six with an honour, or five with two",
} as const;

function redLacks({ hand, score, left }: Making, strain: "hearts" | "diamonds"): Words {
  const suit = TRUMP_OF[strain] as Suit;
  const cards = hand.held[suit].length;
  if (left) {
    return cards < 4
      ? `The dealer is weak in ${strain}, and you have too few to make them trumps.`
      : `With ${suitText(hand, suit)} for trumps you count ${likely(hand, suit)}, and a red make wants four.`;
  }
  if (strain === "diamonds" && goodDiamonds(hand) && behindForDiamonds(score)) {
    return "The diamonds are good enough, but you are too far behind: at 6 a trick they seldom win a game from nothing.";
  }
  const entry = protectedOutside(hand, suit) ? "" : " and nothing sure outside";
  const held = cards === 0 ? "you have none" : `yours are ${suitText(hand, suit)}${entry}`;
  return `${RED_WANTS[strain]}, and an ace or guarded king outside; ${held}.`;
}

function noTrumpLacks({ hand, left }: Making): Words {
  const aces = hand.aces.length;
  if (aces === 0) return "Never make it no trump without an ace.";
  if (left) return "Once it has been left to you, no trump wants three aces.";
  if (aces === 2)
    return "Two aces want a king or queen guarded in another suit, and you have none.";
  const guarded = guardedSuits(hand);
  const beside = guarded.length === 0 ? "nothing" : `only ${suitsText(hand, guarded)}`;
  return `One ace wants every other suit guarded, or two of them by two honours each; you have ${beside} guarded.`;
}

function blackLacks({ hand, score, left }: Making, strain: "clubs" | "spades"): Words {
  if (left) {
    return strain === "clubs"
      ? "Clubs lose twice what spades do, and are named only with one or two spades and four clubs to two honours."
      : "Spades are for a hand that can do no better.";
  }
  const from = strain === "clubs" ? 18 : 24;
  const { length } = hand.held[TRUMP_OF[strain] as Suit];
  return score.own < from
    ? `The dealer makes it ${strain}, at ${STRAIGHT_VALUE[strain]} a trick, only from ${from} up; you have ${score.own || "nothing"}.`
    : `At ${score.own} ${strain} may be made if the game is nearly sure, and ${length === 0 ? "none at all" : suitText(hand, TRUMP_OF[strain] as Suit)} is not enough for that.`;
}

/** Why a make is not the one for this hand. */
export function whyNot(making: Making, make: Declaration): Words {
  const { advice, left } = making;
  const better = whyMake(making);
  if (make === "leave") return `To leave it tells partner that you are weak. ${better}`;
  if (advice.fitting.includes(make) && !(left && make === "spades")) {
    return `${sentence(makeText(make))} would do, but there is better. ${better}`;
  }
  const lacks = lacking(making, make);
  return left && (make === "spades" || make === "clubs") && advice.declare !== "spades"
    ? `${lacks} ${better}`
    : lacks;
}

function lacking(making: Making, make: StraightStrain): Words {
  switch (make) {
    case "notrump":
      return noTrumpLacks(making);
    case "hearts":
    case "diamonds":
      return redLacks(making, make);
    case "clubs":
    case "spades":
      return blackLacks(making, make);
    default:
      return make satisfies never;
  }
}
