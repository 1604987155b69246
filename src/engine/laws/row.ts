import type { RuleId } from "../../rulebook/rules.ts";
import type { Actor, Moment } from "./actors.ts";
import type { Citation } from "./books.ts";
import { CODES_OF, type Code, type LawGame } from "./code.ts";
import type { Known } from "./facts.ts";
import type { Remedy } from "./remedies.ts";
import type { Topic } from "./topics.ts";

/** What a row says: who may act, what he may take, until when, and what comes of it. */
export interface Provision {
  readonly who: Actor;
  readonly may: readonly Remedy[];
  /** What follows, in plain words: the cost, and what happens to the cards or the call. */
  readonly follows: string;
  /** Absent where the code sets no limit. */
  readonly until?: Moment;
}

/** A difference that some facts make: another row is meant (`see`), or parts of this one read otherwise. */
export interface Turn extends Partial<Provision> {
  readonly if: Partial<Known>;
  readonly see?: RuleId;
}

/** One situation of the laws as a row file writes it, under its id. */
export interface Entry extends Provision {
  readonly topic: Topic;
  /** The event in the words of a player who asks what happens now. */
  readonly event: string;
  /** Other ordinary words by which it may be looked up. */
  readonly words?: string;
  /** Whether it is what people usually mean where several situations bear the same word, such as “revoked”. */
  readonly usual?: true;
  /** The codes that have the situation; all of the game’s where not said. */
  readonly codes?: readonly Code[];
  /**
   * Ways the facts change it, in order: the first that sends elsewhere wins, the others are laid over the row. What a
   * code alone changes comes before what happened at the table, so that it never undoes that.
   */
  readonly turns?: readonly Turn[];
  readonly source: readonly Citation[];
}

/** A row ready for use: the entry with its id, which is the rule to cite, its game and the codes that have it. */
export interface LawRow extends Entry {
  readonly id: RuleId;
  readonly game: LawGame;
  readonly codes: readonly Code[];
}

/** The rows of a game from its entries, in their order. */
export function rowsFrom(
  game: LawGame,
  entries: Readonly<Partial<Record<RuleId, Entry>>>,
): readonly LawRow[] {
  return (Object.entries(entries) as [RuleId, Entry][]).map(([id, entry]) => ({
    ...entry,
    id,
    game,
    codes: entry.codes ?? CODES_OF[game],
  }));
}
