/** Questions that one worker has before it at a time, so that it need not wait for the page to give it the next. */
const AHEAD = 2;

/**
 * Spreads numbered questions, from one number up to, not including, another, over several workers: each takes the next
 * number when it is free. Answers are told in the order of the numbers whoever was first, so that what has been told at any
 * moment does not depend on how many workers there are. Rejects with the first worker that fails.
 */
export async function spread<Answer>(
  workers: readonly ((number: number) => Promise<Answer>)[],
  from: number,
  to: number,
  tell: (answer: Answer, number: number) => void,
): Promise<void> {
  const early = new Map<number, { readonly answer: Answer }>();
  let next = from;
  let due = from;
  const keepBusy = async (ask: (number: number) => Promise<Answer>) => {
    while (next < to) {
      const number = next++;
      early.set(number, { answer: await ask(number) });
      for (let told = early.get(due); told; told = early.get(due)) {
        early.delete(due);
        tell(told.answer, due++);
      }
    }
  };
  await Promise.all(Array.from({ length: AHEAD }, () => workers.map(keepBusy)).flat());
}
