import type { Card } from "../../engine/core/card.ts";
import type { BySeat } from "../../engine/core/seat.ts";
import {
  cardsWork,
  lineWork,
  tableWork,
  valueWork,
  type Aim,
  type Line,
  type Position,
  type PricedCard,
  type TableCell,
  type Tricks,
  type Work,
} from "../search/solver.ts";

/** What can be asked of the solver, by the name of the call, and the most positions it may look at. */
export type Question = { readonly nodes: number } & (
  | { readonly kind: "value" | "cards" | "line"; readonly position: Position }
  | { readonly kind: "table"; readonly hands: BySeat<readonly Card[]>; readonly aim: Aim }
);

export type Answer = Tricks | readonly PricedCard[] | readonly TableCell[] | Line;

/** The work that a question asks for. */
export function workOn(question: Question): Work<Answer> {
  switch (question.kind) {
    case "value":
      return valueWork(question.position);
    case "cards":
      return cardsWork(question.position);
    case "line":
      return lineWork(question.position);
    case "table":
      return tableWork(question.hands, question.aim);
  }
}
