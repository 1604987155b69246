import type { PlayDeal } from "../../../tabletop/playing/deal.ts";
import { positionNow, type Session } from "../../../tabletop/playing/session.ts";
import { opening, type HandCosts, type LineCosts, type PlayProps } from "./stage.ts";

/** A deal on the table, and how the reader looks at it. */
export interface PlayState {
  readonly session: Session;
  /**
   * The session that all but the felt tells of. A card is drawn on the felt first and painted; what stands round it is
   * drawn a moment later, and until then tells of the session before.
   */
  readonly about: Session;
  /** How many tricks have been gathered before the reader’s eyes. */
  readonly gathered: number;
  /** Something that could not be done, in a sentence. */
  readonly trouble: string;
  readonly losses: LineCosts;
  readonly costs: HandCosts;
  /** The reader’s own line, while another is shown for an example. */
  readonly kept: Session | null;
  /** Whether the questions of a printed hand are being answered in place of the play. */
  readonly asking: boolean;
}

export const NO_LOSSES: LineCosts = new Map();
export const NO_COSTS: HandCosts = new Map();

/** The table as it is first drawn. */
export function firstState(props: PlayProps): PlayState {
  const session = props.from ?? opening(props);
  return {
    session,
    about: session,
    gathered: 0,
    trouble: "",
    losses: NO_LOSSES,
    costs: NO_COSTS,
    kept: null,
    asking: false,
  };
}

type Change = Partial<PlayState>;

/** What a card changes on the felt. Tricks gathered before the reader’s eyes stay so; what the cards cost is no longer true. */
export function withCard(session: Session): Change {
  return { session, trouble: "", costs: NO_COSTS };
}

/** What that card changes round the felt, once it is painted. */
export function roundFelt({ session, about, losses }: PlayState): Change {
  return { about: session, losses: session.line === about.line ? losses : NO_LOSSES };
}

/** What changes when another session is laid out. What was priced of another line no longer holds. */
export function withSession(deal: PlayDeal, before: PlayState, session: Session): Change {
  const { session: old, gathered } = before;
  const there = session.line === old.line && session.at === old.at;
  const next = session.at === old.at + 1;
  return {
    ...roundFelt({ ...before, session }),
    session,
    trouble: "",
    costs: there ? before.costs : NO_COSTS,
    gathered: next ? gathered : positionNow(deal, session).tricks.length,
  };
}
