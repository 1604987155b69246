import type { Heard, Sent } from "./messages.ts";

/** What a worker may do while it thinks about a question. */
export interface Job<Progress> {
  readonly tell: (soFar: Progress) => void;
  /** Lets the messages that have come in be heard, and says whether the question has been given up. */
  readonly pause: () => Promise<boolean>;
}

/** Where a worker speaks to its page. */
export interface Wire {
  readonly say: (message: unknown) => void;
  readonly hear: (heard: (event: MessageEvent) => void) => void;
}

const PAGE: Wire = {
  say: (message) => postMessage(message),
  hear: (heard) => addEventListener("message", heard),
};

/**
 * The worker’s side of an `Assistant`: answers one question after another, in the order they come. What goes wrong at a
 * question is told to whoever asked it, and the next is taken up.
 */
export function serve<Question, Answer, Progress = never>(
  answer: (question: Question, job: Job<Progress>) => Answer | Promise<Answer>,
  { say, hear }: Wire = PAGE,
): void {
  /** Questions not yet answered, in the order they came, and whether they are given up. */
  const open = new Map<number, { readonly question: Question; givenUp: boolean }>();
  const reply = (message: Heard<Answer, Progress>) => say(message);
  const listen = listener();
  let working = false;

  async function answerNext(id: number, question: Question): Promise<void> {
    try {
      const whole = await answer(question, {
        tell: (progress) => reply({ id, progress }),
        pause: () => listen().then(() => open.get(id)?.givenUp ?? true),
      });
      reply({ id, answer: whole });
    } catch (error) {
      reply({ id, failed: String(error) });
    }
    open.delete(id);
  }

  async function workThrough(): Promise<void> {
    if (working) return;
    working = true;
    for (let [next] = open; next; [next] = open) await answerNext(next[0], next[1].question);
    working = false;
  }

  hear(({ data }: MessageEvent<Sent<Question>>) => {
    const waiting = open.get(data.id);
    if ("question" in data) {
      open.set(data.id, { question: data.question, givenUp: false });
      void workThrough();
    } else if (waiting) waiting.givenUp = true;
  });
}

/** Something that resolves once what has come in meanwhile was heard: a message to oneself waits its turn behind it. */
function listener(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  return () =>
    new Promise((resolve) => {
      port1.addEventListener("message", () => resolve(), { once: true });
      port2.postMessage(null);
    });
}
