import { Assistant } from "../../../worker/ask.ts";
import { spread } from "../../../worker/spread.ts";
import type { DealPriced, Dealt } from "./price.ts";

/** What a worker is asked: one deal of a trial, by its number. */
export interface DealAsked extends Dealt {
  readonly number: number;
}

/** Deals of a trial to be priced: those from one number up to, not including, another. */
export interface Batch extends Dealt {
  readonly from: number;
  readonly to: number;
}

/** What is told of a batch: the tricks of some deals more, a refusal in a sentence, or that all are done. */
export type Told =
  | { readonly tricks: readonly (readonly number[])[] }
  | { readonly refused: string }
  | { readonly done: true };

/** Words for a solver that did not come. */
const NOT_FETCHED = "The solver could not be fetched. Are you offline?";

/** Milliseconds for which deals are gathered before they are told, so that the page is not drawn anew for each. */
const TELL_EVERY = 100;

/** The most workers: each has a table of 54 MB. */
const MOST_WORKERS = 4;

/** How many workers price deals on so many processors: of more than two, one is left to the page. */
export function workersOn(processors: number): number {
  return Math.max(1, Math.min(MOST_WORKERS, processors > 2 ? processors - 1 : processors));
}

/**
 * Runs a batch in workers, which are fetched for it, and tells the deals in the order of their numbers as they come. Gives
 * back what stops it at once, whatever it is doing; nothing is told after that.
 */
export function runBatch(
  { problem, seed, from, to }: Batch,
  tell: (told: Told) => void,
): () => void {
  const count = Math.min(to - from, workersOn(navigator.hardwareConcurrency));
  const workers = Array.from(
    { length: count },
    () =>
      new Assistant<DealAsked, DealPriced>(
        () => new Worker(new URL("./field-worker.ts", import.meta.url), { type: "module" }),
      ),
  );
  const gathered: (readonly number[])[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    for (const worker of workers) worker.end();
  };
  const tellGathered = () => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.length > 0) tell({ tricks: gathered.splice(0) });
  };
  const end = (told: Told) => {
    if (stopped) return;
    stop();
    tellGathered();
    tell(told);
  };
  spread(
    workers.map((worker) => (number) => worker.ask({ problem, seed, number }).answer),
    from,
    to,
    (priced: DealPriced) => {
      if (stopped) return;
      if (!priced.ok) return end({ refused: priced.violation.message });
      gathered.push(priced.value);
      timer ??= setTimeout(tellGathered, TELL_EVERY);
    },
  ).then(
    () => end({ done: true }),
    () => end({ refused: NOT_FETCHED }),
  );
  return stop;
}
