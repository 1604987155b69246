import { PACK, sortHand, type Card, type Suit } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { gradeOpeningLead } from "../../engine/conventions/lead.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { biddingOf, couldOpen, strongFirst } from "./dealer-bids.ts";
import {
  planFor,
  poseBidTrumps,
  poseDeclarerSuit,
  poseTrumps,
  type Dealing,
} from "./declarer-deal.ts";
import { playTo, type Hands } from "./past-tricks.ts";
import type { WholeTable } from "./whole-table.ts";

/** A hand on which Z opens. */
const opening = (random: Random): Dealing => ({
  shuffle: (cards) => strongFirst(random, cards),
  fits: couldOpen,
});

/** The adversaries’ hands, of the cards that are in neither of declarer’s. */
function dealAgainst(random: Random, hand: readonly Card[], dummy: readonly Card[]): Hands {
  const left = random.shuffle(PACK.filter((card) => !hand.includes(card) && !dummy.includes(card)));
  return { Z: hand, Y: dummy, A: left.slice(0, 13), B: left.slice(13) };
}

/** Declarer’s view: both his hands, and the bidding. */
function table(
  random: Random,
  seen: Pick<WholeTable, "plays" | "tricks" | "trump"> & {
    readonly dealt: Hands;
    readonly now: Hands;
  },
  strain: Parameters<typeof biddingOf>[1],
): WholeTable {
  const { dealt, now, ...rest } = seen;
  return {
    viewer: "Z",
    declarer: "Z",
    hand: sortHand(now.Z),
    dummy: sortHand(now.Y),
    ...rest,
    calls: biddingOf(random, strain, dealt.Y),
  };
}

/** The suit to play for, after a bidding that has ended in no trump and the lead that the book would make. */
export function poseDeclarerSuitWhole(random: Random): Posed {
  const posed = poseDeclarerSuit(random, opening(random));
  const { hand, dummy, strain } = sceneOf(posed, "two-hands");
  const dealt = dealAgainst(random, hand, dummy);
  const grades = gradeOpeningLead(dealt.A, { declarer: "Z", strain }, []);
  const best = random.pick(grades.filter(({ mark }) => mark === "best"));
  const plays = [{ seat: "A", card: best.card }] as const;
  const whole = table(random, { plays, trump: null, dealt, now: dealt }, strain);
  return { ...posed, scene: { ...posed.scene, table: whole } };
}

const TRIES = 40;

/** What to do about trumps, when declarer’s side has the lead for the first time. */
export function poseDrawTrumpsWhole(random: Random): Posed {
  for (;;) {
    const posed = poseBidTrumps(random, opening(random));
    const { hand, dummy, strain, onLead = "declarer" } = sceneOf(posed, "two-hands");
    const trump = TRUMP_OF[strain] as Suit;
    const plan = planFor(strain, hand, dummy, onLead);
    for (let at = 0; at < TRIES; at++) {
      const dealt = dealAgainst(random, hand, dummy);
      const now = { ...dealt };
      const lead = onLead === "dummy" ? "Y" : "Z";
      const tricks = playTo(random, now, { strain, suit: trump, lead, least: 1 });
      if (!tricks?.every(([first]) => first?.seat === "A" || first?.seat === "B")) continue;
      if (planFor(strain, now.Z, now.Y, onLead) !== plan) continue;
      const later = poseTrumps(strain, now.Z, now.Y, onLead);
      const whole = table(random, { plays: [], tricks, trump, dealt, now }, strain);
      return { ...later, scene: { ...later.scene, table: whole } };
    }
  }
}
