/** The goals that may be chosen. */
export const GOALS = [0, 5, 10, 20] as const;

/** What a reader may set for his practice. It is read back by `read-choices.ts`. */
export interface Choices {
  /** The level of a kind, where he has set it himself; otherwise it goes by how he does. */
  readonly levels: Readonly<Record<string, 1 | 2 | 3>>;
  /** Problems he would like to do in a day; 0 for none. */
  readonly goal: (typeof GOALS)[number];
  /** Whether the time taken is shown. */
  readonly timer: boolean;
}

/** Nothing set: levels go by how the reader does, no goal, no clock. */
export const NO_CHOICES: Choices = { levels: {}, goal: 0, timer: false };

/** Two readers’ choices laid together: what is set in the first stands, and what is not is as in the second. */
export function choicesTogether(own: Choices, other: Choices): Choices {
  return {
    levels: { ...other.levels, ...own.levels },
    goal: own.goal || other.goal,
    timer: own.timer || other.timer,
  };
}
