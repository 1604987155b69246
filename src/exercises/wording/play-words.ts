import {
  cardOf,
  height,
  RANKS,
  type Holding,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import type {
  NextMove,
  PlayGrade,
  PlayTell,
  SuitPlay,
} from "../../engine/conventions/play-grade.ts";
import type { Choice, Words } from "../kit/exercise.ts";
import { RANK_NAME, sentence } from "../kit/words.ts";

/** “the queen”. */
export const the = (rank: Rank): Words => `the ${RANK_NAME[rank]}`;
/** “The queen”. */
export const The = (rank: Rank): Words => sentence(the(rank));

/** What to do next, once the card has won. */
export const NEXT_WORDS: Readonly<Record<NextMove, Words>> = {
  "change-suit": "If it wins, turn to another suit.",
  "return-suit": "Having won, lead the suit back.",
  "return-queen": "Having won, lead the queen back.",
  "return-lowest": "Having won, lead back the lowest of the sequence.",
  "doubtful-card": "Then lead the doubtful card, and take what comes of it.",
};

/** What a card tells partner, as the player would say it. */
export const PLAY_TELLS: Readonly<Record<PlayTell, Words>> = {
  "high-from-two": "I have no more than two of this suit, and can ruff the third round.",
  "low-from-three": "I have more of this suit behind this card.",
  "one-higher": "I have just one card higher than this.",
  "queen-or-none": "I have the queen left, or no more of this suit.",
  "two-left": "I have one more of your suit at the most.",
  "three-left": "I have two more of your suit at the least.",
  "sequence-below": "I have the cards just under this one as well.",
  "lowest-of-sequence": "I have not the card just under this one.",
};

/**
 * What a card would tell partner, or undefined where cards that all can see deny it: that one higher is left, when none
 * higher is unseen, or that the cards below are held, when they are on the table. `seen` are dummy’s cards and those played.
 */
export function saysOf(tell: PlayTell | undefined, rank: Rank, seen: Holding): Words | undefined {
  if (!tell) return undefined;
  const unseen = (step: (at: number) => boolean) =>
    RANKS.some((one) => step(height(one) - height(rank)) && !seen.includes(one));
  const open =
    tell === "one-higher"
      ? unseen((at) => at > 0)
      : tell === "high-from-two" || tell === "three-left" || tell === "two-left"
        ? unseen((at) => at !== 0)
        : tell === "queen-or-none"
          ? !seen.includes("Q")
          : tell === "sequence-below" || tell === "lowest-of-sequence"
            ? unseen((at) => at === -1)
            : unseen((at) => at > 0);
  return open ? PLAY_TELLS[tell] : undefined;
}

/** Words round one card: why the play is what it is, and a note on a card that is only sound. */
export interface PlayWords {
  /** What is done with the card, where it is not simply played. */
  readonly verb?: "Return";
  readonly reason: Words;
  /** Why a card that another text allows is allowed; given the card. */
  also?(rank: Rank): Words;
  /** Why a card that ranks with the right one will do; given the card. */
  equal?(rank: Rank): Words;
  /** What is amiss with a wrong card; given the card. Left out, that it is too much or too little. */
  wrong?(rank: Rank): Words;
  /** What a card tells partner; given the card. */
  tell?(rank: Rank): PlayTell | undefined;
  /** Cards that every player can see. */
  readonly seen?: Holding;
}

/** What is amiss with a wrong card, where its kind has nothing nearer to say. */
function costOf({ rank, reason }: PlayGrade, { low }: SuitPlay): Words {
  if (reason === "too-low") return `${The(rank)} is not enough.`;
  return low
    ? `${The(rank)} is spent where a small card would do.`
    : `${The(rank)} is more than is called for.`;
}

function becauseOf(grade: PlayGrade, play: SuitPlay, words: PlayWords): Words {
  const { rank } = grade;
  switch (grade.reason) {
    case "called-for":
      return words.reason;
    case "equal":
      return `${words.reason} ${words.equal?.(rank) ?? `${The(rank)} is worth the same as ${the(play.play)} here.`}`;
    case "small":
      return `${words.reason} Any small card will do, though the lowest wastes least.`;
    case "also-sound":
      return `${words.reason} ${words.also?.(rank) ?? `The texts leave room for ${the(rank)} too.`}`;
    case "too-high":
    case "too-low": {
      const { verb = "Play" } = words;
      const what = play.low ? `${verb} low, ${the(play.play)}` : `${verb} ${the(play.play)}`;
      return `${words.wrong?.(rank) ?? costOf(grade, play)} ${what}. ${words.reason}`;
    }
    default:
      return grade.reason satisfies never;
  }
}

/** Every card of the holding as a choice, graded by the engine and put into words. */
export function playChoices(suit: Suit, play: SuitPlay, words: PlayWords): Choice[] {
  return play.grades.map((grade) => {
    const says = saysOf(words.tell?.(grade.rank), grade.rank, words.seen ?? []);
    return {
      id: cardOf(suit, grade.rank),
      mark: grade.mark,
      rules: grade.rules,
      ...(says ? { says } : {}),
      because: becauseOf(grade, play, words),
    };
  });
}
