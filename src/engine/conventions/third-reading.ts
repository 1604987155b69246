import { height, highToLow, RANKS, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { has, lacks } from "./lead-pattern.ts";

/** What third hand can place in the two hands he does not see. */
export interface ThirdReading {
  readonly partner: Holding;
  readonly declarer: Holding;
  /** Whether partner has others beside them. */
  readonly others: boolean;
  readonly rules: readonly RuleId[];
}

/**
 * Dummy on the right puts up a queen guarded twice on partner’s small card and the king takes it: declarer, with jack
 * guarded or ace, would have kept her back, so partner has both. Null where it was otherwise; a card in sight is left
 * unsaid. Rule `third.infer.dummy-queen`.
 */
export function readDummysQueen(view: {
  readonly led: Rank;
  /** Dummy’s cards before he played. */
  readonly dummy: Holding;
  readonly dummyPlays: Rank;
  readonly holding: Holding;
  readonly winner: Rank;
}): ThirdReading | null {
  const { led, dummy, dummyPlays, holding, winner } = view;
  const fits =
    height(led) < height("T") && dummyPlays === "Q" && dummy.length >= 3 && winner === "K";
  if (!fits) return null;
  const partner = (["A", "J"] as const).filter(
    (rank) => !holding.includes(rank) && !dummy.includes(rank),
  );
  return partner.length === 0
    ? null
    : { partner, declarer: [], others: false, rules: ["third.infer.dummy-queen"] };
}

/**
 * Partner leads an honour up to dummy on the left and declarer beats it. Such a lead is made over dummy’s best card: partner
 * has the cards between the two and the one just under dummy’s. Of the cards above the honour, those that declarer passed
 * over to win are his, and any higher one still unseen is partner’s. Null where dummy has no honour under the lead, or a
 * card in sight contradicts the reading. Rules `third.left.infer-j-q`, `third.left.infer-q-k`, `third.left.infer-q-a`.
 */
export function readLeadToDummy(view: {
  readonly led: Rank;
  readonly declarerPlays: Rank;
  readonly dummy: Holding;
  readonly holding: Holding;
}): ThirdReading | null {
  const { led, declarerPlays, dummy, holding } = view;
  const lead = height(led);
  const target = dummy.find((rank) => height(rank) < lead);
  const covered = "QJ".includes(led) && height(declarerPlays) > lead;
  if (!covered || !target || height(target) < height("T")) return null;
  const seen = [...holding, ...dummy, led, declarerPlays];
  const between = RANKS.filter((rank) => height(rank) > height(target) && height(rank) < lead);
  const under = RANKS[height(target) - 1] as Rank;
  if ([...between, under].some((rank) => seen.includes(rank))) return null;
  const unseenAbove = RANKS.filter((rank) => height(rank) > lead && !seen.includes(rank));
  const passedOver = unseenAbove.filter((rank) => height(rank) < height(declarerPlays));
  const higher = unseenAbove.filter((rank) => !passedOver.includes(rank));
  // With a card between his own and dummy’s the lead is from a sequence; without one there is a tenace over dummy, and so
  // a higher card, in the hand.
  const fromSequence = between.length > 0;
  if (fromSequence ? higher.length > 0 : higher.length === 0 || passedOver.length > 0) return null;
  return {
    partner: highToLow([...higher, ...between, under]),
    declarer: highToLow(passedOver),
    others: fromSequence,
    rules: [
      fromSequence
        ? "third.left.infer-q-a"
        : led === "J"
          ? "third.left.infer-j-q"
          : "third.left.infer-q-k",
    ],
  };
}

/** A thing partner does that says more than the card itself. */
export type PartnersAct =
  /** He won the first round of a suit the opponents led, and led it back at once. */
  | "returns-their-suit"
  /** He led a suit of which he must know that third hand has not the best. */
  | "leads-without-your-best"
  /** He led into dummy’s ace, queen and jack, and third hand’s king won the finesse. */
  | "led-into-dummys-finesse"
  /** He led a small card up to strength in dummy. */
  | "leads-up-to-strength"
  | "nothing";

/** What he means by it, or what it betrays. */
export type PartnersMeaning =
  "a-force" | "the-other-suit" | "weak-suit" | "a-force-or-a-long-suit" | null;

/** What each act says, and the rule. */
export const PARTNERS_MEANING: Readonly<
  Record<PartnersAct, { readonly means: PartnersMeaning; readonly rules: readonly RuleId[] }>
> = {
  "returns-their-suit": { means: "a-force", rules: ["third.force.invited"] },
  "leads-without-your-best": { means: "the-other-suit", rules: ["third.lead-elsewhere"] },
  "led-into-dummys-finesse": { means: "weak-suit", rules: ["third.return.kxx-aqjx"] },
  "leads-up-to-strength": {
    means: "a-force-or-a-long-suit",
    rules: ["third.left.small-to-strength"],
  },
  nothing: { means: null, rules: [] },
};

/** Whether dummy’s cards are strength to lead up to: two honours or more. */
export function isStrength(dummy: Holding): boolean {
  return dummy.filter((rank) => height(rank) >= height("T")).length >= 2;
}

/**
 * Names what partner has done. `theirs`: the opponents had opened the suit and partner took that round, and now leads it
 * back. `lacksBest`: whether partner must know that third hand has not
 * the best card of the suit he leads. `finesseWon`:
 * whether third hand’s king has just won dummy’s finesse from ace, queen, jack.
 */
export function partnersAct(seen: {
  readonly theirs?: boolean;
  readonly lacksBest?: boolean;
  readonly dummy?: Holding;
  readonly dummyPosition?: "left" | "right";
  readonly holding?: Holding;
  readonly finesseWon?: boolean;
  readonly smallLed?: boolean;
}): PartnersAct {
  const { dummy = [], holding = [] } = seen;
  if (seen.theirs) return "returns-their-suit";
  if (seen.lacksBest) return "leads-without-your-best";
  if (seen.finesseWon && has(dummy, "AQ") && has(holding, "K") && lacks(holding, "J")) {
    return "led-into-dummys-finesse";
  }
  return seen.smallLed && seen.dummyPosition === "left" && isStrength(dummy)
    ? "leads-up-to-strength"
    : "nothing";
}
