import {
  cardOf,
  highToLow,
  holdingIn,
  rankOf,
  suitOf,
  type Card,
  type Holding,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import {
  afterForce,
  callAnswer,
  readHighThenLow,
  singleCardCall,
  type CallAnswer,
} from "../../engine/conventions/signals.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { TrumpCall } from "../dealing/whist-following.ts";
import type { Choice, Posed, Solution, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, numberWord, SUIT_NAME } from "../kit/words.ts";
import { the, The } from "../wording/play-words.ts";

const CALL: readonly RuleId[] = ["whist.signal.call"];
const ANSWER: readonly RuleId[] = ["whist.signal.answer"];

/** Whether what partner has played is a call, and why. */
function readCall({ played }: TrumpCall): { calls: boolean; because: Words } {
  const [first, second] = played;
  if (!first) throw new Error("partner has played nothing");
  if (!second) {
    const calls = singleCardCall(rankOf(first));
    return {
      calls,
      because: calls
        ? `${cardText(first)} was thrown away and is above the seven: by itself it calls for trumps.`
        : `${cardText(first)} was thrown away and is no higher than the seven: one such card says nothing.`,
    };
  }
  const calls = readHighThenLow("whist", rankOf(first), rankOf(second)) !== null;
  return {
    calls,
    because: calls
      ? `Partner played ${cardText(first)} and then the lower ${cardText(second)}: high and then low calls for trumps.`
      : `Partner’s cards came up from the bottom, ${cardText(first)} and then ${cardText(second)}: that is no call.`,
  };
}

function solveIsCall(call: TrumpCall): Solution {
  const { calls, because } = readCall(call);
  return {
    type: "choices",
    choices: (["calls", "no-call"] as const).map((id) => ({
      id,
      mark: (id === "calls") === calls ? "best" : "wrong",
      rules: CALL,
      because,
    })),
    hints: [
      "Two cards call when the higher comes first; one card thrown away calls when it is higher than a certain spot.",
      call.played.length > 1
        ? "Which of the two came first?"
        : "That spot is the seven: only cards above it call.",
      because,
    ],
  };
}

/** A player’s own two cards, and whether he would call with them. */
function solveOwnCall(problem: Posed): Solution {
  const { cards, following } = sceneOf(problem, "suit");
  const wants = following?.wantsTrumps === true;
  const graded = cards.map((card): Choice => {
    const other = cards.find((one) => one !== card) as Card;
    const calls = readHighThenLow("whist", rankOf(card), rankOf(other)) !== null;
    const does = `${The(rankOf(card))} first and then ${the(rankOf(other))} ${calls ? "calls for trumps" : "asks for nothing"}`;
    return {
      id: card,
      mark: calls === wants ? "best" : "wrong",
      rules: CALL,
      because:
        calls === wants
          ? `${does}, which is what you want.`
          : `${does}, and you ${wants ? "would have trumps led" : "do not want trumps led"}.`,
    };
  });
  const best = graded.find(({ mark }) => mark === "best") as Choice;
  return {
    type: "choices",
    choices: graded,
    hints: [
      "A higher card and then a lower one calls for trumps; from the bottom up nothing is said.",
      wants ? "You do want them led." : "You do not want them led.",
      best.because,
    ],
  };
}

/** Why a trump answers the call. */
const ANSWER_WORDS: Readonly<
  Record<CallAnswer["by"], (trumps: Holding, answer: CallAnswer) => Words>
> = {
  best: (_, { cards }) =>
    cards.length > 1
      ? "You have the best trump, so lead it; of ace and king the king is usual."
      : `You have the best trump, ${the(cards[0] as Rank)}: lead it.`,
  "second-and-third": (_, { cards }) =>
    `You have the second and third best trumps, ${cards.map(the).join(" and ")}: lead one of them.`,
  sequence: (_, { cards }) =>
    cards[0] === "T"
      ? "From king, jack and ten the ten is always led, in trumps as in any suit."
      : "From queen, jack and ten the queen is always led, in trumps as in any suit.",
  "top-of-three": (trumps, { cards }) =>
    `You have neither the best trump nor both of the next two, and ${numberWord(trumps.length)} in all: of three or fewer the highest, ${the(cards[0] as Rank)}.`,
  "lowest-of-four": (_, { cards }) =>
    `You have neither the best trump nor both of the next two, and four in all: of four the lowest, ${the(cards[0] as Rank)}.`,
  "fourth-best": (trumps, { cards }) =>
    `You have neither the best trump nor both of the next two, and ${numberWord(trumps.length)} in all: of more than four the fourth best, ${the(cards[0] as Rank)}.`,
};

function solveAnswer(hand: readonly Card[], trump: Suit, call: TrumpCall): Solution {
  const trumps = holdingIn(hand, trump);
  const answer = callAnswer(trumps);
  const called = readCall(call).because;
  const reason = ANSWER_WORDS[answer.by](trumps, answer);
  const lead = `Lead ${cardText(cardOf(trump, answer.cards[0] as Rank))}.`;
  const choices = hand.map((card): Choice => {
    const rank = rankOf(card);
    if (suitOf(card) !== trump) {
      const because = `${called} His call comes before any plan of yours. ${lead}`;
      return { id: card, mark: "wrong", rules: [...CALL, ...ANSWER], because };
    }
    const at = answer.cards.indexOf(rank);
    const because = at < 0 ? `${The(rank)} would tell him something else. ${reason}` : reason;
    const mark = at < 0 ? "wrong" : at === 0 ? "best" : "acceptable";
    return { id: card, mark, rules: ANSWER, because };
  });
  return { type: "choices", choices, hints: [called, reason, lead] };
}

function solveForced(hand: readonly Card[], trump: Suit, call: TrumpCall): Solution {
  const ruffed = call.ruffed && rankOf(call.ruffed);
  const left = holdingIn(hand, trump);
  const trumps = ruffed ? highToLow([...left, ruffed]) : left;
  const force = afterForce(trumps);
  if (!force) throw new Error("one trump shows nothing");
  const right = ruffed ? force.lead : force.ruff;
  const also = ruffed ? force.alsoLead : [];
  const reason = forcedReason(trumps, right, ruffed !== undefined);
  const choices = left.map((rank): Choice => ({
    id: cardOf(trump, rank),
    mark: rank === right ? "best" : also.includes(rank) ? "acceptable" : "wrong",
    rules: ANSWER,
    because:
      rank === right
        ? reason
        : also.includes(rank)
          ? `Having ruffed with the third best of four, some lead the lowest. ${reason}`
          : `${The(rank)} would show another number. ${reason}`,
  }));
  return {
    type: "choices",
    choices,
    hints: [
      "The trump you ruff with and the one you lead next show between them how many you were dealt: three or fewer, four, or more.",
      `You were dealt ${numberWord(trumps.length)} ${SUIT_NAME[trump]}.`,
      `${ruffed ? "Lead" : "Ruff with"} ${the(right)}.`,
    ],
  };
}

function forcedReason(trumps: Holding, right: Rank, later: boolean): Words {
  const dealt = numberWord(trumps.length);
  if (later) {
    return trumps.length >= 5
      ? `With ${dealt} trumps you ruff with the third best and then lead the fourth best, ${the(right)}.`
      : `With ${dealt} trumps you lead the highest you have left, ${the(right)}, once you have ruffed.`;
  }
  if (trumps.length < 4) {
    return `With ${dealt} trumps you ruff with the lowest, ${the(right)}, and lead the highest next.`;
  }
  return right === trumps[2]
    ? `With ${dealt} trumps you ruff with the third best, ${the(right)}, and lead ${trumps.length === 4 ? "the highest" : "the fourth best"} next: so partner can count them.`
    : `With ${dealt} trumps you would ruff with the third best, but ${the(trumps[2] as Rank)} is too dear to show a number with: take the lowest, ${the(right)}.`;
}

/** Marks and explains every answer to a problem of the kind “trump-signal”. */
export function solveTrumpCall(problem: Posed): Solution {
  if (problem.scene.type === "suit") return solveOwnCall(problem);
  const { hand, trump, call } = sceneOf(problem, "opening");
  if (!trump || !call) throw new Error("a call for trumps needs trumps, and a partner’s cards");
  if (problem.ask.type === "option") return solveIsCall(call);
  return call.forced ? solveForced(hand, trump, call) : solveAnswer(hand, trump, call);
}
