import { PACK, type Card } from "../engine/core/card.ts";
import { ok, refuse, type Result } from "../engine/core/result.ts";
import { SEATS } from "../engine/core/seat.ts";
import { STRAINS } from "../engine/declaring/strain.ts";
import type { Level } from "../exercises/kit/exercise.ts";
import { KIND_IDS, type KindId } from "../exercises/kit/kinds.ts";
import { readHands, writeHands } from "./hands-code.ts";
import type { OwnAsk, OwnHand, Step } from "./model.ts";
import { readText, writeText } from "./text-code.ts";
import type { SignReader, SignWriter } from "./symbols.ts";

/** The types of step by their place here, which is part of every code. */
const TYPES = ["item", "seed", "fresh", "own"] as const satisfies readonly Step["type"][];
const TYPE_BITS = 3;
const CARD_BITS = 6;
const NOBODY = SEATS.length;
const NO_STRAIN = STRAINS.length;

/** Writes one step. A kind is written by its place in {@link KIND_IDS}, which never changes. */
export function writeStep(out: SignWriter, step: Step): void {
  out.bits(TYPES.indexOf(step.type), TYPE_BITS);
  switch (step.type) {
    case "item":
      out.count(KIND_IDS.indexOf(step.kind));
      return writeText(out, step.item);
    case "seed":
      out.count(KIND_IDS.indexOf(step.kind));
      return out.count(step.seed);
    case "fresh":
      out.count(KIND_IDS.indexOf(step.kind));
      return out.bits(step.level, 2);
    case "own":
      return writeOwn(out, step.own);
    default:
      return step satisfies never;
  }
}

/** Reads one step; refuses a type or a kind of which this edition knows nothing, and what no step can be. */
export function readStep(from: SignReader): Result<Step> {
  const type = TYPES[from.bits(TYPE_BITS)];
  if (!type) return refuse("newer-step", "a question of a sort that this edition does not know.");
  if (type === "own") {
    const own = readOwn(from);
    return own && !from.over ? ok({ type, own }) : unread();
  }
  const kind: KindId | undefined = KIND_IDS[from.count()];
  if (!kind) return refuse("newer-kind", "an exercise that this edition does not know.");
  const step = readOfKind(from, type, kind);
  return step && !from.over ? ok(step) : unread();
}

function readOfKind(
  from: SignReader,
  type: Exclude<Step["type"], "own">,
  kind: KindId,
): Step | null {
  switch (type) {
    case "item":
      return { type, kind, item: readText(from) };
    case "seed":
      return { type, kind, seed: from.count() };
    case "fresh": {
      const level = from.bits(2);
      return isLevel(level) ? { type, kind, level } : null;
    }
    default:
      return type satisfies never;
  }
}

function isLevel(level: number): level is Level {
  return level >= 1 && level <= 3;
}

function unread(): Result<never> {
  return refuse("unread-step", "a question that cannot be read.");
}

function writeOwn(out: SignWriter, own: OwnHand): void {
  writeHands(out, own.hands);
  out.bits(SEATS.indexOf(own.viewer), 2);
  for (const seat of SEATS) out.bits(own.sees.includes(seat) ? 1 : 0, 1);
  out.bits(own.strain === null ? NO_STRAIN : STRAINS.indexOf(own.strain), 3);
  out.bits(own.declarer === null ? NOBODY : SEATS.indexOf(own.declarer), 3);
  const { ask } = own;
  if (ask.type === "card") {
    out.bits(0, 1);
    out.count(ask.accepted.length);
    for (const card of ask.accepted) out.bits(PACK.indexOf(card), CARD_BITS);
  } else {
    out.bits(1, 1);
    out.count(ask.answers.length);
    for (const { accepted } of ask.answers) out.bits(accepted ? 1 : 0, 1);
    for (const { label } of ask.answers) writeText(out, label);
  }
  writeText(out, own.question);
  writeText(out, own.why);
}

function readOwn(from: SignReader): OwnHand | null {
  const hands = readHands(from);
  const viewer = SEATS[from.bits(2)];
  const sees = SEATS.filter(() => from.bits(1) === 1);
  const strain = from.bits(3);
  const declarer = from.bits(3);
  const ask = from.bits(1) === 0 ? readCards(from) : readAnswers(from);
  if (!hands || !viewer || !ask || declarer > NOBODY) return null;
  return {
    hands,
    viewer,
    sees,
    strain: STRAINS[strain] ?? null,
    declarer: SEATS[declarer] ?? null,
    ask,
    question: readText(from),
    why: readText(from),
  };
}

function readCards(from: SignReader): OwnAsk | null {
  const accepted: Card[] = [];
  for (let left = from.count(); left > 0 && !from.over; left--) {
    const card = PACK[from.bits(CARD_BITS)];
    if (!card) return null;
    accepted.push(card);
  }
  return { type: "card", accepted };
}

function readAnswers(from: SignReader): OwnAsk {
  const accepted: boolean[] = [];
  for (let left = from.count(); left > 0 && !from.over; left--) accepted.push(from.bits(1) === 1);
  return {
    type: "words",
    answers: accepted.map((right) => ({ accepted: right, label: readText(from) })),
  };
}
