import { mayDoubleAgain } from "../../engine/declaring/dealer-makes.ts";
import { must } from "../../engine/core/result.ts";
import { scoreDeal } from "../../engine/scoring/deal.ts";
import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import { straightHonours, tricksForGame } from "../../engine/scoring/straight-values.ts";
import { BOOK, GAME_POINTS, STRAIGHT_VALUE, TRICK_VALUE } from "../../engine/scoring/values.ts";
import { fieldsOf } from "../kit/ask.ts";
import type { Entry, Exercise } from "../kit/exercise.ts";
import { HONOUR_NAME } from "../wording/outcome-words.ts";
import { stakeAtMost, stakeNow, type Stake } from "../dealing/stake.ts";
import { numberWord, sentence, STRAIN_NAME } from "../kit/words.ts";

/** What the doubling of a make does to one thing asked about, and what it leaves alone. */
function stakeEntry(field: string, stake: Stake): Entry {
  const { strain, doubles, limit } = stake;
  const each = STRAIGHT_VALUE[strain];
  const now = stakeNow(stake);
  const name = sentence(STRAIN_NAME[strain]);
  switch (field) {
    case "needed": {
      const value = tricksForGame(0, strain, 2 ** doubles);
      const less =
        value === 1 ? "one trick is enough" : `${value - 1} would make only ${(value - 1) * now}`;
      return {
        field,
        value,
        rules: ["straight.make.needed"],
        because: `Game is ${GAME_POINTS}. At ${now} a trick, ${value} × ${now} = ${value * now}; ${less}.`,
      };
    }
    case "honours": {
      const value = straightHonours(strain, strain === "notrump" ? "three-aces" : "simple");
      const sum = strain === "notrump" ? `three aces are ${value}` : `twice ${each} is ${value}`;
      return {
        field,
        value,
        rules: ["straight.double-not-honours"],
        because: `Honours are never doubled: ${sum}, as if nobody had doubled.`,
      };
    }
    case "most": {
      const value = stakeAtMost(stake) ?? now;
      return {
        field,
        value,
        rules: ["straight.double.limit"],
        because: mayDoubleAgain(now, limit)
          ? `We read the limit so: a player may double while a trick is worth less than ${limit}, and the last step may pass the figure. Here that is ${stepsText(stake)}.`
          : `A trick is worth ${limit} or more already, so nobody may double again: it stays at ${value}.`,
      };
    }
    default:
      return {
        field,
        value: now,
        rules: ["straight.double.effect", "straight.make.values"],
        because: `${name} are ${each} a trick, and each double makes that twice as much: ${[each, ...Array.from({ length: doubles }, () => 2)].join(" × ")} = ${now}.`,
      };
  }
}

/** The steps that are still open: “64, 128”. */
function stepsText(stake: Stake): string {
  const now = stakeNow(stake);
  if (!mayDoubleAgain(now, stake.limit)) return `${now}`;
  return `${now}, ${stepsText({ ...stake, doubles: stake.doubles + 1 })}`;
}

/** What the doubling of a contract does to one thing asked about. */
function dealEntry(field: string, deal: DealOutcome): Entry {
  const { strain, multiplier, honours, level } = deal;
  const lines = must(scoreDeal(deal));
  const of = (item: string) => lines.find((line) => line.item === item);
  const doubled = multiplier === 2 ? "doubled" : "redoubled";
  const [tricks, short] = [of("tricks"), of("undertricks")];
  switch (field) {
    case "below":
      return {
        field,
        value: tricks?.points ?? 0,
        rules: tricks ? [tricks.rule] : [],
        because: `${sentence(numberWord(tricks?.count ?? 0))} over six at ${tricks?.each}: ${tricks?.points}.`,
      };
    case "bonus": {
      const [made, over] = [of("contract-bonus"), of("overtrick-bonus")];
      const each = made?.each ?? 0;
      const beyond = over
        ? ` and ${each} for ${over.count === 1 ? "the one" : `each of ${numberWord(over.count)}`} beyond it`
        : ", with no trick beyond it";
      return {
        field,
        value: each + (over?.points ?? 0),
        rules: made ? [made.rule] : [],
        because: `${each} for making a ${doubled} contract${beyond}: ${each + (over?.points ?? 0)}.`,
      };
    }
    case "honours": {
      const points = of("honours")?.points ?? 0;
      return {
        field,
        value: points,
        rules: ["auction.score.honours.not-doubled"],
        because: `Honours are never doubled: ${honours ? HONOUR_NAME[honours.kind] : "none"}, ${points}.`,
      };
    }
    case "short":
      return {
        field,
        value: short?.points ?? 0,
        rules: short ? [short.rule] : [],
        because: `${sentence(numberWord(BOOK + level))} tricks were wanted and ${numberWord(deal.tricks)} won: ${numberWord(short?.count ?? 0)} short at ${short?.each}, ${short?.points}.`,
      };
    default:
      return {
        field,
        value: (tricks ?? short)?.each ?? 0,
        rules: tricks ? ["auction.double.score-effect", tricks.rule] : short ? [short.rule] : [],
        because: tricks
          ? `${sentence(STRAIN_NAME[strain])} are ${TRICK_VALUE[strain]} a trick; ${doubled}, ${multiplier === 2 ? "twice" : "four times"} that, ${tricks.each}.`
          : `Each trick short of a ${doubled} contract costs ${short?.each}, whatever the suit.`,
      };
  }
}

/** A make or a contract has been doubled: what a trick is worth now, and what the doubling leaves alone. */
const redoubleValue: Exercise = {
  id: "redouble-value",
  pose: async (random) => (await import("../dealing/stake-deal.ts")).poseRedouble(random),
  solve({ scene, ask }) {
    const entries = fieldsOf(ask).map(({ id }) => {
      if (scene.type === "stake") return stakeEntry(id, scene);
      if (scene.type === "outcome") return dealEntry(id, scene.deal);
      throw new Error(`a doubled make or contract was expected, not “${scene.type}”`);
    });
    return {
      type: "entries",
      entries,
      hints: [
        "Doubling touches tricks and penalties. Honours it leaves alone.",
        scene.type === "stake"
          ? "Start from the plain value of the trump and double it for each double said."
          : "Start from the plain value; doubled is twice, redoubled four times.",
        entries.map(({ because }) => because).join(" "),
      ],
    };
  },
};

export default redoubleValue;
