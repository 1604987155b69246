import type { Random } from "../../engine/core/random.ts";
import { leftOf } from "../../engine/core/seat.ts";
import { bidWorth, minimumLevel, overcalls } from "../../engine/declaring/auction.ts";
import { LEVELS, type Bid, type SeatedCall } from "../../engine/declaring/call.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import { TRICK_VALUE } from "../../engine/scoring/values.ts";
import type { Choice, Exercise, Posed } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { bidText, sentence, STRAIN_NAME } from "../kit/words.ts";

const OPTIONS = [
  { id: "enough", label: "Yes, it is enough" },
  { id: "not-enough", label: "No, it is not enough" },
  { id: "impossible", label: "No, and no number would be" },
] as const;

/** The strains a question may be about; spades at two are left to the dealer’s own bid. */
const BIDDABLE = ["clubs", "diamonds", "hearts", "royals", "notrump"] as const;

export function poseBid(before: readonly SeatedCall[], last: Bid, bid: Bid): Posed {
  const seat = leftOf(before.at(-1)?.seat ?? "B");
  const calls: SeatedCall[] = [...before, { type: "bid", ...last, seat }];
  const next = leftOf(seat);
  return {
    scene: { type: "auction", calls, proposed: { ...bid, seat: next } },
    ask: { type: "option", look: "words", options: OPTIONS },
    question: `{${next}} bids ${bidText(bid)}. Does it over-call ${bidText(last)}?`,
    facts: [],
  };
}

const ONE_SPADE: SeatedCall = { seat: "Z", type: "bid", level: 1, strain: "spades" };
const OPENINGS: readonly (readonly SeatedCall[])[] = [
  [],
  [ONE_SPADE],
  [ONE_SPADE, { seat: "A", type: "pass" }],
];

/** A bid near enough to the last to tempt: mostly within two tricks’ worth, often equal, sometimes past saving. */
function poseFrom(random: Random): Posed {
  const before = random.pick(OPENINGS);
  const strain: Strain = random.pick(BIDDABLE);
  const level = random.weigh([
    [1, 3],
    [2, 5],
    [3, 5],
    [4, 3],
    [5, 2],
  ] as const);
  const last: Bid = { level, strain };
  if (random.chance(0.12)) {
    const hopeless = allBids().filter((bid) => minimumLevel(bid.strain, last) === null);
    const near = hopeless.filter((bid) => bid.level >= 6);
    if (near.length > 0) return poseBid(before, last, random.pick(near));
  }
  const near = allBids().filter(
    (bid) =>
      Math.abs(bidWorth(bid) - bidWorth(last)) <= 10 &&
      !(bid.level === level && bid.strain === strain) &&
      minimumLevel(bid.strain, last) !== null,
  );
  // The instructive bids are those in which worth and number of tricks pull apart.
  const pulling = near.filter(
    (bid) => bidWorth(bid) === bidWorth(last) || bid.level < level === overcalls(bid, last),
  );
  return poseBid(
    before,
    last,
    random.pick(pulling.length > 0 && random.chance(0.6) ? pulling : near),
  );
}

function allBids(): Bid[] {
  return BIDDABLE.flatMap((strain) => LEVELS.map((level) => ({ level, strain })));
}

function worthText(bid: Bid): string {
  return `${bidText(bid)} ${bid.level === 1 ? "is" : "are"} worth ${bidWorth(bid)} (${bid.level} × ${TRICK_VALUE[bid.strain]})`;
}

function compareText(last: Bid, bid: Bid): string {
  const sums = `${sentence(worthText(bid))}; ${worthText(last)}.`;
  const least = minimumLevel(bid.strain, last);
  if (least === null) {
    return `${sums} Seven ${STRAIN_NAME[bid.strain]} would be worth ${7 * TRICK_VALUE[bid.strain]}, which is still not enough: the bid is an impossible one.`;
  }
  if (bidWorth(bid) === bidWorth(last)) {
    return bid.level > last.level
      ? `${sums} The worth is the same, so the larger number of tricks ranks higher, and the bid is enough.`
      : `${sums} The worth is the same, so the larger number of tricks ranks higher: ${bidText({ ...bid, level: least })} would be needed.`;
  }
  if (overcalls(bid, last)) {
    return bid.level < last.level
      ? `${sums} It is for fewer tricks, but it is worth more, and worth decides.`
      : `${sums} It is worth more, so it is enough.`;
  }
  return bid.level > last.level
    ? `${sums} It is for more tricks, but it is worth less: ${bidText({ ...bid, level: least })} would be needed.`
    : `${sums} It is worth less: ${bidText({ ...bid, level: least })} would be needed.`;
}

/** A bid is made over another: does it over-call? */
const bidSufficient: Exercise = {
  id: "bid-sufficient",
  pose: poseFrom,
  solve(problem) {
    const { calls, proposed } = sceneOf(problem, "auction");
    const last = calls.at(-1);
    if (!proposed || last?.type !== "bid") throw new Error("no bid is proposed over another");
    const enough = overcalls(proposed, last);
    const impossible = minimumLevel(proposed.strain, last) === null;
    const equal = bidWorth(proposed) === bidWorth(last);
    const rules = impossible
      ? (["auction.irreg.impossible", "auction.value.tricks"] as const)
      : equal
        ? (["auction.bid.rank-equal-value"] as const)
        : enough && proposed.level < last.level
          ? (["auction.bid.rank-fewer-tricks", "auction.bid.rank"] as const)
          : enough
            ? (["auction.bid.rank"] as const)
            : (["auction.bid.rank", "auction.irreg.insufficient"] as const);
    const because = compareText(last, proposed);
    const marks: Readonly<Record<(typeof OPTIONS)[number]["id"], Choice["mark"]>> = {
      enough: enough ? "best" : "wrong",
      // “Not enough” is true of an impossible bid too, only less than the whole truth.
      "not-enough": enough ? "wrong" : impossible ? "acceptable" : "best",
      impossible: impossible ? "best" : "wrong",
    };
    return {
      type: "choices",
      choices: OPTIONS.map(({ id }) => ({ id, mark: marks[id], rules, because })),
      hints: [
        "Compare what the two bids are worth: tricks times the value of one trick.",
        `${sentence(worthText(proposed))}.`,
        because,
      ],
    };
  },
};

export default bidSufficient;
