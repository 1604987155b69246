/** Deals and prices a trial of a lead in a thread of its own, a deal at a time, in order. */
import { fieldOf } from "../../../tabletop/field/field.ts";
import { leadGroups } from "../../../tabletop/field/tally.ts";
import { leadPrices } from "./price.ts";
import type { Batch, Heard } from "./runner.ts";

const say = (heard: Heard) => postMessage(heard);

addEventListener("message", ({ data }: MessageEvent<Batch>) => {
  const { problem, seed, from, to } = data;
  const field = fieldOf(problem, seed);
  if (!field.ok) return say({ refused: field.violation.message });
  const groups = leadGroups(problem.hand);
  for (let number = from; number < to; number++) {
    const deal = field.value.deal(number);
    if (!deal.ok) return say({ refused: deal.violation.message });
    say({ tricks: leadPrices(problem, groups, deal.value) });
  }
  say({ done: true });
});
