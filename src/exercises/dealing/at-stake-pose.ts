import type { Standing } from "../../engine/conventions/score-play.ts";
import { BOOK, GAME_POINTS } from "../../engine/scoring/values.ts";
import type { Posed, Words } from "../kit/exercise.ts";
import type { AtStakePosed } from "./at-stake.ts";
import { bidText, numberWord } from "../kit/words.ts";

const MADE = { 1: "", 2: ", doubled", 4: ", redoubled" } as const;

const tricks = (count: number) => `${numberWord(count)} ${count === 1 ? "trick" : "tricks"}`;

/** The contract and the score, as every player knows them. */
function standingFacts({ strain, level, multiplier, below }: Standing): Words[] {
  const toward =
    below === 0
      ? "{Z} and {Y} have nothing below the line in this game."
      : `{Z} and {Y} have ${below} below the line in this game.`;
  return [`Auction: {Z} plays ${bidText({ strain, level })}${MADE[multiplier]}.`, toward];
}

const COUNTED: Readonly<Record<"game" | "set" | "save", Words>> = {
  game: "How many tricks in all must {Z} take to win the game with this deal?",
  set: "How many tricks must {A} and {B} take to set the contract?",
  save: "How many tricks must {A} and {B} take to keep {Z} from winning the game?",
};

/** Asks for a number of tricks; `options` are the numbers offered, upward. */
export function poseCount(
  standing: Standing,
  asks: "game" | "set" | "save",
  options: readonly number[],
): Posed {
  return {
    scene: { type: "at-stake", ...standing, asks, sure: 0, hoped: 0, feared: 0 },
    ask: {
      type: "option",
      look: "numerals",
      options: options.map((count) => ({ id: String(count), label: String(count) })),
    },
    question: COUNTED[asks],
    facts: [...standingFacts(standing), `A game is ${GAME_POINTS}.`],
  };
}

/** Asks whether to run a risk: declarer’s, of his contract, or an adversary’s. */
export function poseRisk(posed: AtStakePosed): Posed {
  const { asks, sure, hoped, feared } = posed;
  const declarer = asks === "declarer";
  const you = declarer ? "You are {Z}. With dummy’s tricks" : "You are {B}. With {A}’s tricks";
  return {
    scene: { type: "at-stake", ...posed },
    ask: {
      type: "option",
      look: "words",
      options: [
        { id: "sure", label: `Take the ${tricks(sure)}` },
        { id: "risk", label: declarer ? "Try the finesse" : "Run the risk" },
      ],
    },
    question: "What do you do?",
    facts: [
      ...standingFacts(posed),
      `${you} you are sure of ${numberWord(sure)}${declarer ? `, ${numberWord(sure - BOOK)} over the six` : ""}.`,
      declarer
        ? `A finesse would bring ${numberWord(hoped)} if it wins. If it loses you take only ${numberWord(feared)}.`
        : `A risky lead would bring ${numberWord(hoped)} if it comes off. If it does not, you take only ${numberWord(feared)}.`,
    ],
  };
}
