/** To a worker: a question under a number of its own, or the number of one that is given up. */
export type Sent<Question> =
  | { readonly id: number; readonly question: Question }
  | { readonly id: number; readonly giveUp: true };

/** From a worker, on the question of that number: how far it has come, its answer, or why there will be none. */
export type Heard<Answer, Progress> =
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly failed: string };
