import { PACK, type Card } from "../engine/core/card.ts";
import { ok, refuse, type Result } from "../engine/core/result.ts";
import { TRUMP_OF } from "../engine/declaring/strain.ts";
import { loadKind } from "../exercises/catalog.ts";
import type { WholeTable } from "../exercises/dealing/whole-table.ts";
import type { Ask } from "../exercises/kit/ask.ts";
import type { Posed, Solution, Words } from "../exercises/kit/exercise.ts";
import { KINDS, type KindId } from "../exercises/kit/kinds.ts";
import { fromSeed } from "../exercises/kit/problem.ts";
import { cardText, STRAIN_NAME, sentence } from "../exercises/kit/words.ts";
import type { OwnAsk, OwnHand, Step } from "./model.ts";

/** A step laid out: the problem as every exercise has it, what it is called, and every answer graded. */
export interface StepProblem extends Posed {
  /** The kind it is of; null for a hand of the teacher’s own, about which nothing is known but what he says. */
  readonly kind: KindId | null;
  /** `lead:7`, `lead-card:kqj4`, or `own`. */
  readonly id: string;
  readonly title: string;
  readonly solution: Solution;
}

/** Where authored items are found by kind and slug: in the sources when the site is built, fetched when it is read. */
export type ItemSource = (kind: KindId, item: string) => Promise<Posed | null>;

/** What a step is called in a list. */
export function titleOf(step: Step): string {
  return step.type === "own" ? "A hand of your own" : KINDS[step.kind].title;
}

/** A step as one student meets it: a fresh one is given that seed, brought to its level; the others stay as they are. */
export async function settle(step: Step, seed: number): Promise<Exclude<Step, { type: "fresh" }>> {
  if (step.type !== "fresh") return step;
  const { levels = 1 } = await loadKind(step.kind);
  const at = Math.min(step.level, levels) - 1;
  return { type: "seed", kind: step.kind, seed: seed - (seed % levels) + at };
}

/**
 * The problem of a step with its solution. A fresh step is posed from `seed`. Refuses an item that this edition has not got,
 * by name; rejects where what it needs cannot be fetched.
 */
export async function problemOf(
  step: Step,
  items: ItemSource,
  seed = 1,
): Promise<Result<StepProblem>> {
  const settled = await settle(step, seed);
  if (settled.type === "own") return ok(ownProblem(settled.own));
  const { kind } = settled;
  const exercise = await loadKind(kind);
  const title = titleOf(settled);
  if (settled.type === "seed") {
    const problem = await fromSeed(exercise, settled.seed);
    return ok({ ...problem, title, solution: exercise.solve(problem) });
  }
  const posed = await items(kind, settled.item);
  if (!posed) {
    return refuse(
      "no-item",
      `This edition has no exercise “${settled.item}” under “${title}”. It may come from a newer one.`,
    );
  }
  await exercise.ready?.(posed);
  const problem = { kind, id: `${kind}:${settled.item}`, ...posed };
  return ok({ ...problem, title, solution: exercise.solve(problem) });
}

/** A hand of the teacher’s own as a problem: the hands he shows, his question, his answers and his reason. */
function ownProblem(own: OwnHand): StepProblem {
  const { hands, viewer, sees, strain, declarer, question } = own;
  return {
    kind: null,
    id: "own",
    title: "A hand from your teacher",
    question,
    facts: factsOf(own),
    scene: {
      type: "ending",
      hands,
      trump: strain && TRUMP_OF[strain],
      leader: viewer,
      trick: [],
      viewer,
      aim: strain === "nullo" ? "lose" : "win",
      shown: { seats: sees, declarer },
      ...alone(own),
    },
    ask: askOf(own),
    solution: { type: "choices", choices: choicesOf(own), hints: [] },
  };
}

/** One hand by itself is laid out wide, as in every exercise that shows one. */
function alone({ hands, viewer, sees, strain, declarer }: OwnHand): { table?: WholeTable } {
  if (sees.length !== 1 || sees[0] !== viewer) return {};
  const trump = strain && TRUMP_OF[strain];
  const table = { viewer, trump, hand: hands[viewer], plays: [] };
  return { table: declarer ? { ...table, declarer } : table };
}

function factsOf({ strain, declarer }: OwnHand): Words[] {
  if (strain === null) return declarer ? [`{${declarer}} declares.`] : [];
  const what = `${sentence(STRAIN_NAME[strain])}${strain === "royals" ? " (spades) are trumps" : TRUMP_OF[strain] ? " are trumps" : ""}`;
  return [declarer ? `${what}; {${declarer}} declares.` : `${what}.`];
}

function askOf({ ask, hands, viewer }: OwnHand): Ask {
  if (ask.type === "card") return { type: "card", from: hands[viewer] };
  return {
    type: "option",
    look: "words",
    options: ask.answers.map(({ label }, at) => ({ id: String(at + 1), label })),
  };
}

function choicesOf(own: OwnHand) {
  const { ask, hands, viewer } = own;
  const because = own.why || acceptedWords(ask);
  const choice = (id: string, accepted: boolean) => ({
    id,
    mark: accepted ? ("best" as const) : ("wrong" as const),
    rules: [],
    because,
  });
  return ask.type === "card"
    ? hands[viewer].map((card) => choice(card, ask.accepted.includes(card)))
    : ask.answers.map(({ accepted }, at) => choice(String(at + 1), accepted));
}

/** What is said where the teacher gives no reason: the answers that he accepts. */
function acceptedWords(ask: OwnAsk): Words {
  const inOrder = (cards: readonly Card[]) => PACK.filter((card) => cards.includes(card));
  const names =
    ask.type === "card"
      ? inOrder(ask.accepted).map(cardText)
      : ask.answers.filter(({ accepted }) => accepted).map(({ label }) => `“${label}”`);
  return `Your teacher accepts ${names.join(" or ")}.`;
}
