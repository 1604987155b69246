import type { Card } from "../../engine/core/card.ts";
import type { BySeat } from "../../engine/core/seat.ts";
import type { Aim, Line, Position, PricedCard, TableCell, Tricks } from "../search/solver.ts";
import type { Answer, Question, Reply, Request } from "./messages.ts";

/** Positions after which an answer is given as bounds, unless more are allowed: a minute or so on a slow phone. */
const PATIENCE = 20_000_000;

/** A question on its way. */
export interface Asked<T> {
  /** The whole answer; bounds where it was given up or ran out of patience. Rejects only if the worker fails. */
  readonly answer: Promise<T>;
  /** Gives the question up: the answer comes within some milliseconds with what is known. */
  readonly cancel: () => void;
}

export interface AskOptions<T> {
  /** Told some ten times a second how far a long answer has come. */
  readonly onProgress?: (soFar: T) => void;
  /** The most positions to look at. */
  readonly nodes?: number;
}

interface Pending {
  readonly progress: (answer: Answer) => void;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | null = null;
let asked = 0;
const pending = new Map<number, Pending>();

/** The worker, fetched and started when the first question is asked. */
function running(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL("./solver-worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    const question = pending.get(data.id);
    if (!data.done) return question?.progress(data.answer);
    pending.delete(data.id);
    question?.resolve(data.answer);
  });
  started.addEventListener("error", () => {
    for (const { reject } of pending.values()) reject(new Error("the solver could not be run"));
    pending.clear();
    stopSolver();
  });
  worker = started;
  return started;
}

/** Ends the worker and frees its memory; the next question starts another. Questions still open are never answered. */
export function stopSolver(): void {
  worker?.terminate();
  worker = null;
  pending.clear();
}

function ask<T extends Answer>(
  question: Question,
  isAnswer: (answer: Answer) => answer is T,
  { onProgress, nodes = PATIENCE }: AskOptions<T>,
): Asked<T> {
  const id = ++asked;
  const send = (request: Request) => running().postMessage(request, []);
  const answer = new Promise<T>((resolve, reject) => {
    pending.set(id, {
      progress: (soFar) => isAnswer(soFar) && onProgress?.(soFar),
      resolve: (whole) =>
        isAnswer(whole) ? resolve(whole) : reject(new Error("an answer to another question")),
      reject,
    });
  });
  send({ id, question, nodes });
  return { answer, cancel: () => pending.has(id) && send({ id, cancel: true }) };
}

const areTricks = (answer: Answer): answer is Tricks => "atLeast" in answer;
const areCards = (answer: Answer): answer is readonly PricedCard[] =>
  Array.isArray(answer) && answer.every((one) => "card" in one);
const areCells = (answer: Answer): answer is readonly TableCell[] =>
  Array.isArray(answer) && answer.every((one) => "declarer" in one);
const isLine = (answer: Answer): answer is Line => "plays" in answer;

/** What the position is worth to the side to play. */
export function askValue(position: Position, options: AskOptions<Tricks> = {}): Asked<Tricks> {
  return ask({ kind: "value", position }, areTricks, options);
}

/** What every legal card is worth. */
export function askCards(
  position: Position,
  options: AskOptions<readonly PricedCard[]> = {},
): Asked<readonly PricedCard[]> {
  return ask({ kind: "cards", position }, areCards, options);
}

/** A line of best play to the end. */
export function askLine(position: Position, options: AskOptions<Line> = {}): Asked<Line> {
  return ask({ kind: "line", position }, isLine, options);
}

/** The twenty cells of a deal. */
export function askTable(
  hands: BySeat<readonly Card[]>,
  aim: Aim,
  options: AskOptions<readonly TableCell[]> = {},
): Asked<readonly TableCell[]> {
  return ask({ kind: "table", hands, aim }, areCells, options);
}
