import type { Random } from "../../engine/core/random.ts";
import { leftOf, SIDES, type Side } from "../../engine/core/seat.ts";
import { bidWorth, minimumLevel } from "../../engine/declaring/auction.ts";
import { LEVELS, type Bid, type Level, type SeatedCall } from "../../engine/declaring/call.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import { dealFields } from "../kit/ask.ts";
import type { Posed, Words } from "../kit/exercise.ts";
import { outcomeFacts } from "../wording/outcome-words.ts";
import { bidText, numberWord, SIDE_NAME } from "../kit/words.ts";

const ONE_SPADE: SeatedCall = { seat: "Z", type: "bid", level: 1, strain: "spades" };
const TABLE_PLAYS: Words = "The table plays nullos.";

/** A contract of so many nullos has been bid and passed: how many tricks may each side take? */
export function poseNulloLimits(level: Level): Posed {
  const passed = (["B", "Z", "A"] as const).map((seat): SeatedCall => ({ seat, type: "pass" }));
  return {
    scene: {
      type: "auction",
      calls: [
        ONE_SPADE,
        { seat: "A", type: "pass" },
        { seat: "Y", type: "bid", level, strain: "nullo" },
        ...passed,
      ],
    },
    ask: {
      type: "numbers",
      fields: [
        { id: "own", label: "Declarer’s side may win, at most" },
        { id: "others", label: "The other side must win, at least" },
      ],
    },
    question: `{Y} is to make ${bidText({ level, strain: "nullo" })}. How must the tricks fall?`,
    facts: [TABLE_PLAYS],
  };
}

/** One bid over another, one of the two in nullos: is it enough? */
export function poseNulloOver(last: Bid, bid: Bid): Posed {
  return {
    scene: {
      type: "auction",
      calls: [ONE_SPADE, { seat: "A", type: "bid", ...last }],
      proposed: { ...bid, seat: leftOf("A") },
    },
    ask: {
      type: "option",
      look: "words",
      options: [
        { id: "enough", label: "Yes, it is enough" },
        { id: "not-enough", label: "No, it is not enough" },
      ],
    },
    question: `{Y} bids ${bidText(bid)}. Does it over-call ${bidText(last)}?`,
    facts: [TABLE_PLAYS],
  };
}

/** A bid to be beaten: with how many nullos? */
export function poseNulloLeast(last: Bid): Posed {
  return {
    scene: { type: "auction", calls: [ONE_SPADE, { seat: "A", type: "bid", ...last }] },
    ask: {
      type: "option",
      look: "numerals",
      options: LEVELS.map((level) => ({ id: `${level}`, label: `${level}` })),
    },
    question: `{Y} would bid nullos over ${bidText(last)}. What is the fewest he may bid?`,
    facts: [TABLE_PLAYS],
  };
}

/** A nullo that has been played out, to be scored. */
export function poseNulloScore(outcome: Omit<DealOutcome, "strain" | "honours">): Posed {
  const deal: DealOutcome = { ...outcome, strain: "nullo" };
  const { declarerSide, revoke } = deal;
  const [played = "", won = ""] = outcomeFacts(deal);
  const other = SIDES.find((side) => side !== declarerSide) as Side;
  const facts = [played, won];
  if (revoke?.declarer) facts.push(`${SIDE_NAME[declarerSide]} revoked.`);
  if (revoke?.adversary) {
    const taken =
      revoke.choice === "tricks"
        ? `${SIDE_NAME[declarerSide]} hand over ${numberWord(3)} tricks for it`
        : `${SIDE_NAME[declarerSide]} take the 100`;
    facts.push(`${SIDE_NAME[other]} revoked. ${taken}.`);
  }
  return {
    scene: { type: "outcome", deal },
    ask: { type: "numbers", fields: dealFields() },
    question: "Score the nullo.",
    facts,
  };
}

const OTHERS = ["diamonds", "hearts", "royals", "notrump", "notrump", "notrump"] as const;

/** A bid near enough to so many nullos to tempt. */
function rival(random: Random, level: Level): Bid {
  const strain: Strain = random.pick(OTHERS);
  const worth = bidWorth({ level, strain: "nullo" });
  const near = LEVELS.slice(0, 5).filter(
    (other) => Math.abs(bidWorth({ level: other, strain }) - worth) <= 10,
  );
  return { level: random.pick(near.length > 0 ? near : [level]), strain };
}

function randomScore(random: Random): Posed {
  const level = random.pick([1, 2, 3, 3, 4, 4, 5] as const);
  const swing = random.pick([-2, -1, -1, 0, 0, 1, 2]);
  const revoke = random.weigh([
    [null, 6],
    [{ declarer: 1 }, 1],
    [{ adversary: 1, choice: "tricks" }, 1],
    [{ adversary: 1, choice: "hundred" }, 1],
  ] as const);
  return poseNulloScore({
    declarerSide: random.pick(SIDES),
    level,
    multiplier: random.weigh([
      [1, 6],
      [2, 3],
      [4, 1],
    ] as const),
    tricks: 7 - level + swing,
    ...(revoke ? { revoke } : {}),
  });
}

/** A fair question about nullos from a seeded stream. */
export function poseNullo(random: Random): Posed {
  const form = random.weigh([
    ["limits", 2],
    ["over", 5],
    ["least", 4],
    ["score", 6],
  ] as const);
  const level = random.pick([1, 2, 2, 3, 3, 4] as const);
  switch (form) {
    case "limits":
      return poseNulloLimits(random.pick(LEVELS));
    case "over": {
      const nullo: Bid = { level, strain: "nullo" };
      const other = rival(random, level);
      return random.chance(0.5) ? poseNulloOver(other, nullo) : poseNulloOver(nullo, other);
    }
    case "least": {
      const strain = random.pick(["clubs", ...OTHERS] as const);
      const last: Bid = { level: random.pick([1, 2, 3, 4, 5] as const), strain };
      return minimumLevel("nullo", last) === null ? poseNulloLimits(level) : poseNulloLeast(last);
    }
    case "score":
      return randomScore(random);
    default:
      return form satisfies never;
  }
}
