import type { LeadProblem } from "../../../tabletop/field/problem.ts";

/** Deals of a trial to be priced: those from one number up to, not including, another. */
export interface Batch {
  readonly problem: LeadProblem;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

/** What comes back: the tricks of one deal more, a refusal in a sentence, or that all are done. */
export type Heard =
  { readonly tricks: readonly number[] } | { readonly refused: string } | { readonly done: true };

/** Words for a solver that did not come. */
const NOT_FETCHED = "The solver could not be fetched. Are you offline?";

/**
 * Runs a batch in a worker, which is fetched for it, and tells every deal as it comes. Gives back what stops it at once,
 * whatever it is doing; nothing is told after that.
 */
export function runBatch(batch: Batch, tell: (heard: Heard) => void): () => void {
  const worker = new Worker(new URL("./field-worker.ts", import.meta.url), { type: "module" });
  const heeded = new AbortController();
  const { signal } = heeded;
  const stop = () => {
    heeded.abort();
    worker.terminate();
  };
  const hear = ({ data }: MessageEvent<Heard>) => {
    if (!("tricks" in data)) stop();
    tell(data);
  };
  const fail = (event: Event) => {
    event.preventDefault();
    stop();
    tell({ refused: NOT_FETCHED });
  };
  worker.addEventListener("message", hear, { signal });
  worker.addEventListener("error", fail, { signal });
  worker.postMessage(batch, {});
  return stop;
}
