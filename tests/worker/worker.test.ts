import { afterEach, describe, expect, test } from "vitest";
import { Assistant, type Thread } from "../../src/worker/ask.ts";
import { serve, type Job } from "../../src/worker/serve.ts";

const open: MessagePort[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

/** A worker that is none: the two sides speak over a channel, so that their messages are copied as a worker’s are. */
function threadOf<Question, Answer, Progress>(
  answer: (question: Question, job: Job<Progress>) => Answer | Promise<Answer>,
): Thread {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  serve(answer, {
    say: (message) => port2.postMessage(message),
    hear: (heard) => {
      port2.addEventListener("message", heard);
      port2.start();
    },
  });
  return {
    postMessage: (message) => port1.postMessage(message),
    addEventListener: (type: string, hear: (event: MessageEvent) => void) => {
      port1.addEventListener(type, (event) => hear(event as MessageEvent));
      port1.start();
    },
    terminate: () => port1.close(),
  };
}

/** Counts up to a number, telling each, and hearing messages after each. */
async function count(to: number, { tell, pause }: Job<number>): Promise<string> {
  for (let at = 1; at <= to; at++) {
    tell(at);
    if (await pause()) return `given up at ${at}`;
  }
  return `counted to ${to}`;
}

describe("a worker asked by its page", () => {
  test("answers each question to whoever asked it, in the order asked", async () => {
    const order: string[] = [];
    const assistant = new Assistant<number, string, number>(() => threadOf(count));
    const answers = [3, 1, 2].map((to) =>
      assistant.ask(to).answer.then((answer) => {
        order.push(answer);
        return answer;
      }),
    );
    expect(await Promise.all(answers)).toEqual(["counted to 3", "counted to 1", "counted to 2"]);
    expect(order).toEqual(["counted to 3", "counted to 1", "counted to 2"]);
  });

  test("is started by its first question, and only once", async () => {
    let started = 0;
    const assistant = new Assistant<number, string, number>(() => {
      started++;
      return threadOf(count);
    });
    expect(started).toBe(0);
    await assistant.ask(1).answer;
    await assistant.ask(1).answer;
    expect(started).toBe(1);
    assistant.end();
    expect(await assistant.ask(1).answer).toBe("counted to 1");
    expect(started).toBe(2);
  });

  test("tells how far it has come to that question alone", async () => {
    const told: number[] = [];
    const assistant = new Assistant<number, string, number>(() => threadOf(count));
    const first = assistant.ask(4, (at) => told.push(at));
    await Promise.all([first.answer, assistant.ask(7).answer]);
    expect(told).toEqual([1, 2, 3, 4]);
  });

  test("gives a question up while it thinks about it, and one that still waits", async () => {
    const assistant = new Assistant<number, string, number>(() => threadOf(count));
    const asked = assistant.ask(1_000_000, (at) => at === 5 && asked.cancel());
    const waiting = assistant.ask(1_000_000);
    waiting.cancel();
    const after = assistant.ask(2);
    expect(await asked.answer).toMatch(/^given up at \d+$/);
    expect(await waiting.answer).toBe("given up at 1");
    expect(await after.answer).toBe("counted to 2");
  });

  test("says what went wrong at a question, and takes up the next", async () => {
    const assistant = new Assistant<number, number>(() =>
      threadOf((question: number) => {
        if (question < 0) throw new RangeError("no such number");
        return question * 2;
      }),
    );
    await expect(assistant.ask(-1).answer).rejects.toThrow("no such number");
    expect(await assistant.ask(4).answer).toBe(8);
  });

  test("that cannot be had refuses all that was asked, and is tried anew at the next question", async () => {
    let broken = true;
    const assistant = new Assistant<number, string, number>(() => {
      const thread = threadOf(count);
      if (!broken) return thread;
      broken = false;
      return {
        ...thread,
        addEventListener: (type: string, hear: (event: never) => void) => {
          if (type === "error") queueMicrotask(() => hear(new Event("error") as never));
        },
      };
    });
    const answers = await Promise.allSettled([assistant.ask(1).answer, assistant.ask(2).answer]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await assistant.ask(3).answer).toBe("counted to 3");
  });

  test("that is ended says nothing more", async () => {
    const assistant = new Assistant<number, string, number>(() => threadOf(count));
    let answered = false;
    const told: number[] = [];
    void assistant
      .ask(50, (at) => {
        told.push(at);
        if (at === 3) assistant.end();
      })
      .answer.then(() => (answered = true));
    // Another worker’s answer comes after anything that the first could still have said.
    await new Assistant<number, string, number>(() => threadOf(count)).ask(200).answer;
    expect(told).toEqual([1, 2, 3]);
    expect(answered).toBe(false);
  });
});
