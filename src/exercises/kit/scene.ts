import type { MakeToLead } from "../../engine/conventions/doubled-lead.ts";
import type { LeadPlan } from "../../engine/conventions/elwell-plan.ts";
import type { LeadSystem } from "../../engine/conventions/lead-systems.ts";
import type { MakerScore } from "../../engine/conventions/make-trump.ts";
import type { NoTrumpSchool } from "../../engine/conventions/discard.ts";
import type { Card, Suit } from "../../engine/core/card.ts";
import type { BySide, Seat, Side } from "../../engine/core/seat.ts";
import type { Bid, Contract, SeatedCall } from "../../engine/declaring/call.ts";
import type { DoublingLimit, SeatedMakeCall } from "../../engine/declaring/dealer-makes.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import type { WhistOutcome } from "../../engine/scoring/whist.ts";
import type { WonGame } from "../../engine/scoring/whist-rubber.ts";
import type { Mark, MarkerGame } from "../../tabletop/marker.ts";
import type { OneDeal } from "../../tabletop/four-games.ts";
import type { Counted } from "../dealing/hand-count.ts";
import type { Misdeal } from "../dealing/deal-fault.ts";
import type { Stake } from "../dealing/stake.ts";
import type { AtStakePosed } from "../dealing/at-stake.ts";
import type { Following, TrumpCall } from "../dealing/whist-following.ts";
import type { DoubleStakes } from "../dealing/double-stakes.ts";
import type { DummyPosed } from "../dealing/dummy-act.ts";
import type { MisprintPosed } from "../dealing/misprint.ts";
import type { Ending } from "../dealing/ending.ts";
import type { Incident } from "../dealing/incident.ts";
import type { RevokeTime } from "../dealing/revoke-time.ts";
import type { Stated } from "../dealing/statements/stated.ts";
import type { StraightPosed } from "../dealing/straight-deal.ts";
import type { TwoHandsEnding, TwoHandsRound } from "../dealing/two-hands-round.ts";
import type { CutPosed } from "../dealing/cutting.ts";
import type { Unseen } from "../dealing/unseen.ts";
import type { WhistPosed } from "../dealing/whist-deal.ts";
import type { SuitRound } from "../dealing/suit-round.ts";
import type { WholeTable } from "../dealing/whole-table.ts";

/**
 * What a player sees before answering, and no more. Drawn by `widgets/table`; every member is plain JSON, since a
 * problem travels in links and class sets. `viewer` sits at the foot of the table. With a `table` the whole of it is drawn,
 * and the scene is what the conventions are asked about.
 */
export type Scene = InView & { readonly table?: WholeTable };

type InView =
  /** Four cards of one trick, in the order played. */
  | {
      readonly type: "trick";
      readonly trump: Suit | null;
      readonly plays: readonly { readonly seat: Seat; readonly card: Card }[];
    }
  /** The bidding so far; `proposed` is a bid just offered, `asked` a player, over which the question is asked. */
  | {
      readonly type: "auction";
      readonly calls: readonly SeatedCall[];
      readonly proposed?: Bid & { readonly seat: Seat };
      readonly asked?: Seat;
    }
  /** At straight bridge, what has been said from the make on; `asked` is the player over whom the question is asked. */
  | {
      readonly type: "doubling";
      readonly calls: readonly SeatedMakeCall[];
      readonly limit: DoublingLimit;
      readonly asked: Seat;
    }
  /**
   * One suit of the player’s hand. `system` is whose leads he goes by, Foster’s where none is named; `reentry` whether he
   * has a sure card elsewhere; `led` the card of the suit he opened, if this is the second round, and `fell` the higher
   * ones it drew; `trumps` how many trumps he holds besides. Whist has no declarer.
   */
  | {
      readonly type: "suit";
      readonly viewer: Seat;
      readonly strain: Strain;
      readonly declarer?: Seat;
      readonly cards: readonly Card[];
      readonly system?: LeadSystem;
      readonly reentry?: boolean;
      readonly led?: Card;
      readonly fell?: readonly Card[];
      readonly trumps?: number;
      readonly following?: Following;
    }
  /** The leader’s whole hand after the bidding. */
  | {
      readonly type: "hand";
      readonly viewer: Seat;
      readonly hand: readonly Card[];
      readonly calls: readonly SeatedCall[];
      readonly contract: Contract;
    }
  /**
   * The viewer’s hand while the bidding goes on and it is his turn to speak; `stakes` where he thinks of doubling, and the
   * score matters.
   */
  | {
      readonly type: "bidding-hand";
      readonly viewer: Seat;
      readonly hand: readonly Card[];
      readonly calls: readonly SeatedCall[];
      readonly stakes?: DoubleStakes;
    }
  /**
   * The leader’s whole hand where nobody has bid: at whist, or at straight bridge, where the make is told and the plan he
   * follows, if he needs one.
   */
  | {
      readonly type: "opening";
      readonly viewer: Seat;
      readonly hand: readonly Card[];
      readonly trump: Suit | null;
      /** At whist, the cards by which partner may have called for trumps. */
      readonly call?: TrumpCall;
      readonly straight?: {
        readonly make: MakeToLead;
        readonly plan?: LeadPlan;
      };
    }
  /** At straight bridge, the hand of the dealer (Z), or of his partner (Y) once it has been left to him, before the make. */
  | {
      readonly type: "making";
      readonly viewer: "Z" | "Y";
      readonly hand: readonly Card[];
      readonly score: MakerScore;
    }
  /**
   * Third hand’s view of one suit: partner’s lead, dummy, and his own cards. `dummyPlays` once dummy has played; `system`
   * whose leads partner goes by, where it matters.
   */
  | {
      readonly type: "third-hand";
      readonly viewer: Seat;
      readonly strain: Strain;
      readonly declarer: Seat;
      readonly led: Card;
      /** The card partner led to the round before, if this is the second. */
      readonly before?: Card;
      readonly dummy: readonly Card[];
      readonly dummyPlays?: Card;
      readonly hand: readonly Card[];
      readonly system?: LeadSystem;
    }
  /** One round of a suit, as a defender sees it who is to play to it. */
  | ({ readonly type: "round" } & SuitRound)
  /**
   * Two hands that the player sees, his own and dummy’s, over which a plan or a card is chosen; `onLead` where it is asked
   * of declarer, `round` where one suit is in play, and `ending` near the end of the deal.
   */
  | {
      readonly type: "two-hands";
      readonly viewer: Seat;
      readonly strain: Strain;
      readonly hand: readonly Card[];
      readonly dummy: readonly Card[];
      readonly onLead?: "declarer" | "dummy";
      /** The suit that partner has led, where the viewer may return it. */
      readonly partnerLed?: Suit;
      readonly round?: TwoHandsRound;
      readonly ending?: TwoHandsEnding;
      /** The unseen hand and the suit of it that are to be counted. */
      readonly counted?: Counted;
    }
  /** The viewer’s hand when he has none of the suit led and must throw something away. */
  | {
      readonly type: "discarding";
      readonly viewer: "A" | "B";
      readonly strain: Strain;
      readonly declarer: "Z";
      readonly led: Card;
      readonly hand: readonly Card[];
      /** What the partners have agreed on at no trump; nothing where they have not. */
      readonly school?: NoTrumpSchool;
    }
  /**
   * Two partners’ honours in trumps, or their aces, shown for scoring; `seats` gives whose they are. They score as at
   * auction where no other game is named.
   */
  | {
      readonly type: "honours";
      readonly game?: "straight-bridge";
      readonly strain: Strain;
      readonly hands: readonly [
        { readonly seat: Seat; readonly cards: readonly Card[] },
        { readonly seat: Seat; readonly cards: readonly Card[] },
      ];
    }
  /** Cards that have been cut, or a rubber that is over with players waiting to come in. */
  | ({ readonly type: "cuts" } & CutPosed)
  /** Something that went wrong in cutting or dealing, as told at the table. */
  | ({ readonly type: "misdeal" } & Misdeal)
  /** A make at straight bridge that has been doubled, as told at the table. */
  | ({ readonly type: "stake" } & Stake)
  /** One finished deal, as told to the scorer. */
  | { readonly type: "outcome"; readonly deal: DealOutcome }
  /** One finished deal of straight bridge, as told to the scorer, and where the sides stood before it. */
  | ({ readonly type: "straight-deal" } & StraightPosed)
  /** One finished deal of whist, as told to the scorer, and how the game stood before it. */
  | ({ readonly type: "whist-deal" } & WhistPosed)
  /** One finished deal, told once, to be scored by four games. */
  | { readonly type: "one-deal"; readonly deal: OneDeal }
  /** Both sides’ whist markers, and what is asked of one; `described` says how each looks, for those who cannot see it. */
  | {
      readonly type: "marker";
      readonly game: MarkerGame;
      readonly marks: BySide<Mark>;
      readonly of: Side;
      readonly asks: "points" | "wanted" | "small";
      readonly described: BySide<string>;
    }
  /** Games of English whist as they ended, as told to the scorer; or how one stood, and the deal then played. */
  | {
      readonly type: "whist-rubber";
      readonly games: readonly WonGame[];
      readonly last?: { readonly before: BySide<number>; readonly deal: WhistOutcome };
    }
  /**
   * The last tricks with every card known; `need` is what the viewer’s side must take, or to lose may take at the most;
   * `led` a card over which it is asked what it brings.
   */
  | ({
      readonly type: "ending";
      readonly need?: number;
      readonly led?: Card;
      /** For a hand of a teacher’s own: whose hands are laid open, and who declares, if anybody. */
      readonly shown?: { readonly seats: readonly Seat[]; readonly declarer: Seat | null };
    } & Ending)
  /** Something that dummy might say or do, told in the facts. */
  | ({ readonly type: "dummy-act" } & DummyPosed)
  /** An irregularity told in the facts, with the part of the laws that settles it. */
  | ({ readonly type: "incident" } & Incident)
  /** A card not of the suit led, told in the facts, and what has happened since. */
  | ({ readonly type: "revoke-time" } & RevokeTime)
  /** High cards of a suit that lie with partner or declarer, told in the facts. */
  | ({ readonly type: "unseen" } & Unseen)
  /** Statements by name: one, of which it is asked in which games it is so, or some of one game. */
  | ({ readonly type: "statements" } & Stated)
  /** Four hands as a book prints them, with a card too many or too few. */
  | ({ readonly type: "printed" } & MisprintPosed)
  /** A contract, the points toward game, and two lines of play, told in the facts. */
  | ({ readonly type: "at-stake" } & AtStakePosed)
  /** A whole rubber’s deals, to be kept on one sheet. */
  | { readonly type: "rubber"; readonly deals: readonly DealOutcome[] };

export type SceneType = Scene["type"];

/** Scenes that draw nothing: the facts of the problem tell all there is, a line for each. */
const TOLD = [
  "misdeal",
  "stake",
  "outcome",
  "straight-deal",
  "whist-deal",
  "one-deal",
  "whist-rubber",
  "dummy-act",
  "incident",
  "revoke-time",
  "statements",
  "unseen",
  "at-stake",
  "printed",
] as const satisfies readonly SceneType[];
const TOLD_TYPES: readonly SceneType[] = TOLD;

/** Whether a scene is only told. */
export function isTold(scene: Scene): scene is Scene & { readonly type: (typeof TOLD)[number] } {
  return TOLD_TYPES.includes(scene.type);
}

/** The scene of a posed problem, known to be of the type its kind poses; throws on another, since that is a bug of ours. */
export function sceneOf<T extends SceneType>(
  problem: { readonly scene: Scene },
  type: T,
): Extract<Scene, { type: T }> {
  if (problem.scene.type !== type) {
    throw new Error(`a “${type}” scene was expected, not “${problem.scene.type}”`);
  }
  return problem.scene as Extract<Scene, { type: T }>;
}
