import {
  cardOf,
  PACK,
  rankOf,
  suitOf,
  type Card,
  type Rank,
  type Suit,
} from "../../engine/core/card.ts";
import type { DummyLead, DummyView } from "../../engine/conventions/dummy-lead.ts";
import { endGameLead, type EndGameName } from "../../engine/conventions/end-games.ts";
import { againstOf, leadFrom } from "../../engine/conventions/lead-card.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import { choicesOf, type Ask } from "../kit/ask.ts";
import type { Choice, Posed, Solution, Words } from "../kit/exercise.ts";
import { reasonFor } from "../wording/lead-words.ts";
import { the } from "../wording/play-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { poseRound, ranksOf, type RoundLayout } from "../dealing/pose-round.ts";
import type { SuitRound } from "../dealing/suit-round.ts";
import { cardText, holdingText, numberWord, SUIT_NAME, SUIT_SINGULAR } from "../kit/words.ts";

/** What is asked of one suit: which card, whether to lead it at all, or whether to go on with it. */
export type LeadQuestion = "card" | "whether" | "go-on";

/** A suit to lead with dummy in sight, as it is dealt or written down. */
export interface LeadLayout extends Omit<RoundLayout, "plays"> {
  readonly wanted?: number;
  readonly tricksLeft?: number;
}

const OPTIONS = {
  whether: [
    { id: "lead", label: "Yes, lead it" },
    { id: "leave", label: "No, leave it alone" },
  ],
  "go-on": [
    { id: "go-on", label: "Go on with the suit" },
    { id: "stop", label: "Stop, and wait for it to be led to you" },
  ],
} as const;

const ASKED: Readonly<Record<LeadQuestion, (suit: Suit) => Words>> = {
  card: (suit) => `Which ${SUIT_SINGULAR[suit]} do you lead?`,
  whether: (suit) => `Are ${SUIT_NAME[suit]} a suit to lead here?`,
  "go-on": (suit) => `Do you go on with the ${SUIT_NAME[suit]}?`,
};

/** Poses a suit to a player who leads through dummy (`viewer` A) or up to him (B). */
export function poseDummyLead(
  layout: LeadLayout,
  viewer: "A" | "B",
  question: LeadQuestion,
): Posed {
  const { wanted, tricksLeft, gone = [], mine = [], suit } = layout;
  const played = [...mine, ...gone].map((rank) => cardText(cardOf(suit, rank)));
  const facts = [
    viewer === "A"
      ? "Dummy is on your left, next to play."
      : "Dummy is on your right, last to play.",
    ...(question === "whether"
      ? ["You do not go on with your own suit, and have no wish to ruff."]
      : []),
    ...(mine.length > 0
      ? [
          gone.length > 0
            ? `You led ${played[0]}, which drew ${played.slice(1).join(" and ")}.`
            : `You have led ${played[0]}, and none but small cards fell to it.`,
        ]
      : tricksLeft
        ? [`The suit has not been played, and ${numberWord(tricksLeft)} tricks are left.`]
        : []),
    ...(wanted ? [`You must have ${numberWord(wanted)} of them.`] : []),
  ];
  const told = { ...(wanted ? { wanted } : {}), ...(tricksLeft ? { tricksLeft } : {}) };
  const posed = poseRound({ ...layout, plays: [] }, viewer, told, facts, ASKED[question](suit));
  if (question === "card") return posed;
  const ask: Ask = { type: "option", look: "words", options: OPTIONS[question] };
  return { ...posed, ask };
}

/** What a suit looks like to the conventions. */
export function viewOf(scene: SuitRound): DummyView {
  const { suit, hand, dummy, gone } = ranksOf(scene);
  return {
    holding: hand,
    dummy,
    against: againstOf(scene.strain),
    trumps: TRUMP_OF[scene.strain] === suit,
    fallen: gone,
  };
}

/** The conventions on one side of dummy, and the words for them. */
export interface DummySide {
  /** The general principle, as a first hint. */
  readonly hint: Words;
  lead(view: DummyView): DummyLead;
  /** The line of the table or the look of dummy’s suit that decides. */
  ground(view: DummyView, lead: DummyLead): string;
  /** Why the suit is one to lead or to leave, by its ground; given where the texts settle it. */
  readonly suits: Readonly<Record<string, (view: DummyView, lead: DummyLead) => Words>>;
  /** Why the card is the one, by the line of the table; other cards go by the ordinary leads. */
  readonly cards: Readonly<Record<string, (view: DummyView, lead: DummyLead) => Words>>;
  /** What leading a suit that should be left would tell partner. */
  says?(view: DummyView): Words | undefined;
}

/** Whether a suit is settled as one to lead or to leave, neither by our silence nor against the ordinary leads. */
export function settlesSuit(side: DummySide, view: DummyView): boolean {
  const lead = side.lead(view);
  const known = side.suits[side.ground(view, lead)] !== undefined;
  const usual = leadFrom(view.holding, view.against);
  const shunned = usual.pattern === lead.pattern && usual.betterAvoided;
  return known && (lead.class === "avoid" || (lead.class === "good" && !shunned));
}

/** Rules for the card of a suit, which do not bear on whether to lead it. */
const ORDINARY = /^lead\.(?!pone)/;

/** Grades the answers to a suit posed by {@link poseDummyLead}, all but going on with it. */
export function solveDummyLead(problem: Posed, side: DummySide): Solution {
  const scene = sceneOf(problem, "round");
  const suit = suitOf(scene.hand[0] as Card);
  if (scene.tricksLeft) return solveEnding(scene);
  const view = viewOf(scene);
  const lead = side.lead(view);
  const ground = side.ground(view, lead);
  const aboutSuit = side.suits[ground]?.(view, lead);
  if (problem.ask.type !== "card") {
    if (!aboutSuit) throw new Error(`nothing is settled of a suit by “${ground}”`);
    const right = lead.betterAvoided ? "leave" : "lead";
    return {
      type: "choices",
      choices: choicesOf(problem.ask).map((id): Choice => {
        const says = id === "lead" && id !== right ? side.says?.(view) : undefined;
        return {
          id,
          mark: id === right ? "best" : "wrong",
          rules: lead.rules.filter((rule) => !ORDINARY.test(rule)),
          ...(says ? { says } : {}),
          because: aboutSuit,
        };
      }),
      hints: [side.hint, aboutSuit, right === "lead" ? "Lead it." : "Leave it alone."],
    };
  }
  const usual = leadFrom(view.holding, view.against);
  const reason =
    side.cards[lead.pattern]?.(view, lead) ??
    [aboutSuit, reasonFor(view.holding, usual)].filter(Boolean).join(" ");
  const choices = lead.grades.map(({ rank, mark }): Choice => {
    const because =
      mark === "wrong"
        ? `From ${holdingText(view.holding)} ${the(lead.lead)} is led. ${reason}`
        : mark === "best" || !side.cards[lead.pattern]
          ? reason
          : `${reason} ${alike(rank, lead.lead)}`;
    return { id: cardOf(suit, rank), mark, rules: lead.rules, because };
  });
  return {
    type: "choices",
    choices,
    hints: [
      side.hint,
      "AKQJT".includes(lead.lead) ? "A high card is right here." : "A small card is right here.",
      `Lead ${cardText(cardOf(suit, lead.lead))}.`,
    ],
  };
}

const alike = (rank: Rank, lead: Rank): Words =>
  `${the(rank).replace("the", "The")} does as much as ${the(lead)}.`;

const ENDINGS: Readonly<Partial<Record<EndGameName, Words>>> = {
  "queen-for-one":
    "One trick will do, and dummy has the king: the queen gets it if partner has any honour, and nothing else does.",
  "small-to-queen":
    "Near the end, from ace, jack and a small one with the queen in dummy, lead the small one.",
  "queen-to-jack": "One trick will do, with jack and nine in dummy: lead the queen.",
  "small-to-jack": "You need two tricks, with jack and nine in dummy: lead the small card.",
};

/** The end of a hand, when one suit is left. */
function solveEnding(scene: SuitRound): Solution {
  const { viewer, hand, dummy, wanted } = scene;
  const suit = suitOf(hand[0] as Card);
  const end = endGameLead({
    hand,
    dummy,
    dummyOn: viewer === "A" ? "left" : "right",
    unseen: PACK.filter((card) => suitOf(card) === suit && ![...hand, ...dummy].includes(card)),
    trump: null,
    ...(wanted ? { wanted } : {}),
  });
  const reason = end && ENDINGS[end.name];
  if (!reason) throw new Error("the texts do not settle this ending");
  return {
    type: "choices",
    choices: end.grades.map(({ card, mark }) => ({
      id: card,
      mark,
      rules: end.rules,
      because: mark === "wrong" ? `Not ${the(rankOf(card))}. ${reason}` : reason,
    })),
    hints: [
      "Near the end, count the tricks you need, and where the missing honours must lie for you to get them.",
      wanted ? `You need ${numberWord(wanted)}.` : "What does dummy’s queen do to your jack?",
      `Lead ${cardText(end.lead)}.`,
    ],
  };
}
