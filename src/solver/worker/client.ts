import type { Card } from "../../engine/core/card.ts";
import type { BySeat } from "../../engine/core/seat.ts";
import { Assistant, type Asked } from "../../worker/ask.ts";
import type { Aim, Line, Position, PricedCard, TableCell, Tricks } from "../search/solver.ts";
import type { Answer, Question } from "./messages.ts";

/** Positions after which an answer is given as bounds, unless more are allowed: a minute or so on a slow phone. */
const PATIENCE = 20_000_000;

export interface AskOptions<T> {
  /** Told some ten times a second how far a long answer has come. */
  readonly onProgress?: (soFar: T) => void;
  /** The most positions to look at. */
  readonly nodes?: number;
}

const solver = new Assistant<Question, Answer, Answer>(
  () => new Worker(new URL("./solver-worker.ts", import.meta.url), { type: "module" }),
);

/**
 * Asks; the answer is whole, or bounds where it was given up or ran out of patience. It rejects where the worker fails or
 * answers something else.
 */
function ask<T extends Answer>(
  question: Question,
  isAnswer: (answer: Answer) => answer is T,
  onProgress: ((soFar: T) => void) | undefined,
): Asked<T> {
  const { answer, cancel } = solver.ask(
    question,
    onProgress && ((soFar) => isAnswer(soFar) && onProgress(soFar)),
  );
  const checked = answer.then((whole) => {
    if (!isAnswer(whole)) throw new Error("an answer to another question");
    return whole;
  });
  return { answer: checked, cancel };
}

const areTricks = (answer: Answer): answer is Tricks => "atLeast" in answer;
const areCards = (answer: Answer): answer is readonly PricedCard[] =>
  Array.isArray(answer) && answer.every((one) => "card" in one);
const areCells = (answer: Answer): answer is readonly TableCell[] =>
  Array.isArray(answer) && answer.every((one) => "declarer" in one);
const isLine = (answer: Answer): answer is Line => "plays" in answer;

/** What the position is worth to the side to play. */
export function askValue(
  position: Position,
  { nodes = PATIENCE, onProgress }: AskOptions<Tricks> = {},
): Asked<Tricks> {
  return ask({ kind: "value", position, nodes }, areTricks, onProgress);
}

/** What every legal card is worth. */
export function askCards(
  position: Position,
  { nodes = PATIENCE, onProgress }: AskOptions<readonly PricedCard[]> = {},
): Asked<readonly PricedCard[]> {
  return ask({ kind: "cards", position, nodes }, areCards, onProgress);
}

/** A line of best play to the end. */
export function askLine(
  position: Position,
  { nodes = PATIENCE, onProgress }: AskOptions<Line> = {},
): Asked<Line> {
  return ask({ kind: "line", position, nodes }, isLine, onProgress);
}

/** The twenty cells of a deal. */
export function askTable(
  hands: BySeat<readonly Card[]>,
  aim: Aim,
  { nodes = PATIENCE, onProgress }: AskOptions<readonly TableCell[]> = {},
): Asked<readonly TableCell[]> {
  return ask({ kind: "table", hands, aim, nodes }, areCells, onProgress);
}
