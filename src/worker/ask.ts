import type { Heard, Sent } from "./messages.ts";

/** So much of a worker as the page needs. */
export interface Thread {
  postMessage(message: unknown, transfer: Transferable[]): void;
  addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
  addEventListener(type: "error", fail: (event: Event) => void): void;
  terminate(): void;
}

/** A question on its way. */
export interface Asked<Answer> {
  /** Rejects only where the worker cannot be had or fails at the question. */
  readonly answer: Promise<Answer>;
  /** Gives the question up: the worker answers soon, with what it knows by then. */
  readonly cancel: () => void;
}

interface Open<Answer, Progress> {
  readonly progress: ((soFar: Progress) => void) | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** The page’s side of a worker that {@link serve} speaks for. The worker is fetched when the first question is asked. */
export class Assistant<Question, Answer, Progress = never> {
  readonly #start: () => Thread;
  readonly #open = new Map<number, Open<Answer, Progress>>();
  #thread: Thread | null = null;
  #asked = 0;

  constructor(start: () => Thread) {
    this.#start = start;
  }

  /** Asks; `onProgress` is told how far a long answer has come. Questions are answered in the order they are asked. */
  ask(question: Question, onProgress?: (soFar: Progress) => void): Asked<Answer> {
    const id = ++this.#asked;
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#open.set(id, { progress: onProgress, resolve, reject });
    });
    this.#send({ id, question });
    return { answer, cancel: () => this.#open.has(id) && this.#send({ id, giveUp: true }) };
  }

  /** Ends the worker at once and frees its memory. Questions still open are never answered; the next starts another. */
  end(): void {
    this.#thread?.terminate();
    this.#thread = null;
    this.#open.clear();
  }

  #send(message: Sent<Question>): void {
    this.#thread ??= this.#begin();
    this.#thread.postMessage(message, []);
  }

  #begin(): Thread {
    const thread = this.#start();
    thread.addEventListener("message", ({ data }: MessageEvent<Heard<Answer, Progress>>) => {
      const open = this.#open.get(data.id);
      if (!open) return;
      if ("progress" in data) return open.progress?.(data.progress);
      this.#open.delete(data.id);
      if ("answer" in data) open.resolve(data.answer);
      else open.reject(new Error(data.failed));
    });
    thread.addEventListener("error", (event) => {
      event.preventDefault();
      const left = [...this.#open.values()];
      this.end();
      for (const { reject } of left) reject(new Error("the worker could not be run"));
    });
    return thread;
  }
}
