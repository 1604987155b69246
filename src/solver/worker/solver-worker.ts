/**
 * The solver in its own thread, and the one file that speaks its language of messages. Questions are worked on in the
 * order they come, a few milliseconds at a time, so that one can be given up while it is being thought about.
 */
import { positionsSeen } from "../search/solver.ts";
import { workOn, type Reply, type Request } from "./messages.ts";

/** Milliseconds between two reports of how far a long answer has come. */
const REPORT_EVERY = 100;

const waiting: Extract<Request, { question: unknown }>[] = [];
const givenUp = new Set<number>();
let working = false;

function reply(message: Reply): void {
  postMessage(message);
}

/** Lets the messages that have come in meanwhile be heard. */
const { port1, port2 } = new MessageChannel();
function listen(): Promise<void> {
  return new Promise((resolve) => {
    port1.addEventListener("message", () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

async function answer({ id, question, nodes }: (typeof waiting)[number]): Promise<void> {
  const work = workOn(question);
  const limit = positionsSeen() + nodes;
  let told = performance.now();
  let step = work.next();
  while (!step.done) {
    const known = step.value;
    const stop = givenUp.has(id) || positionsSeen() >= limit;
    step = stop ? work.return() : work.next();
    if (step.done) reply({ id, answer: known, done: true });
    else if (performance.now() - told > REPORT_EVERY) {
      reply({ id, answer: step.value, done: false });
      told = performance.now();
    }
    if (!step.done) await listen();
  }
  givenUp.delete(id);
}

async function workThrough(): Promise<void> {
  if (working) return;
  working = true;
  for (let next = waiting.shift(); next; next = waiting.shift()) await answer(next);
  working = false;
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  if ("cancel" in data) givenUp.add(data.id);
  else {
    waiting.push(data);
    void workThrough();
  }
});
