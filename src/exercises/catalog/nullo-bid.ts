import { must } from "../../engine/core/result.ts";
import { bidWorth, contractOf, minimumLevel, overcalls } from "../../engine/declaring/auction.ts";
import type { Bid, SeatedCall } from "../../engine/declaring/call.ts";
import { nulloLimits, scoreDeal, sumOf, type ScoreLine } from "../../engine/scoring/deal.ts";
import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import { TRICK_VALUE } from "../../engine/scoring/values.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { choicesOf, fieldsOf, type Ask, type Field } from "../kit/ask.ts";
import type { Entry, Exercise, Solution, Words } from "../kit/exercise.ts";
import { lineText } from "../wording/score-words.ts";
import { bidText, numberWord, sentence, SIDE_NAME } from "../kit/words.ts";

function limitsSolution(calls: readonly SeatedCall[]): Solution {
  const contract = must(contractOf(calls));
  const { maxOwnTricks: own, opponentsMustTake: others } = nulloLimits(contract.level);
  const at = `At ${bidText(contract)}`;
  const rules = ["nullo.contract"] as const;
  const most = own === 0 ? "no trick at all" : `${numberWord(own)} of the thirteen, at most`;
  return {
    type: "entries",
    entries: [
      {
        field: "own",
        value: own,
        rules,
        because: `${at} declarer’s side may win ${most}: seven less ${numberWord(contract.level)}.`,
      },
      {
        field: "others",
        value: others,
        rules,
        because: `${at} the other side must win six and ${numberWord(contract.level)}: ${numberWord(others)} tricks.`,
      },
    ],
    hints: [
      "A nullo is a contract to lose tricks: the other side is to win those over six.",
      `They must win six and ${numberWord(contract.level)} more.`,
      `${sentence(numberWord(others))} for them leaves ${own === 0 ? "none" : numberWord(own)} for declarer’s side.`,
    ],
  };
}

function worthText(bid: Bid): Words {
  return `${bidText(bid)} ${bid.level === 1 ? "is" : "are"} worth ${bidWorth(bid)} (${bid.level} × ${TRICK_VALUE[bid.strain]})`;
}

/** The rule that settles one bid against another, one of them in nullos. */
function rankRules(bid: Bid, last: Bid): readonly RuleId[] {
  if (bidWorth(bid) !== bidWorth(last)) return ["nullo.value", "auction.bid.rank"];
  return bid.level === last.level ? ["nullo.rank-vs-nt"] : ["auction.bid.rank-equal-value"];
}

function rankText(bid: Bid, last: Bid): Words {
  const sums = `${sentence(worthText(bid))}; ${worthText(last)}.`;
  if (bidWorth(bid) !== bidWorth(last)) {
    return `${sums} Worth decides, so it is ${overcalls(bid, last) ? "enough" : "not enough"}.`;
  }
  return bid.level === last.level
    ? `${sums} Worth and number are the same, and then no trump stands above nullo.`
    : `${sums} The worth is the same, and then the larger number of tricks ranks higher.`;
}

function overSolution(bid: Bid, last: Bid): Solution {
  const enough = overcalls(bid, last);
  const rules = rankRules(bid, last);
  const because = rankText(bid, last);
  return {
    type: "choices",
    choices: [
      { id: "enough", mark: enough ? "best" : "wrong", rules, because },
      { id: "not-enough", mark: enough ? "wrong" : "best", rules, because },
    ],
    hints: [
      "A nullo trick is worth 10 in the bidding, as at no trump. Compare what the bids are worth.",
      `${sentence(worthText(bid))}; ${worthText(last)}.`,
      because,
    ],
  };
}

function leastSolution(ask: Ask, last: Bid): Solution {
  const least = minimumLevel("nullo", last);
  if (least === null) throw new Error("no number of nullos would do");
  const bid: Bid = { level: least, strain: "nullo" };
  return {
    type: "choices",
    choices: choicesOf(ask).map((id) => {
      const level = Number(id);
      const tried: Bid = { level: level as Bid["level"], strain: "nullo" };
      return {
        id,
        mark: level === least ? "best" : "wrong",
        rules: rankRules(level < least ? tried : bid, last),
        because:
          level <= least
            ? rankText(tried, last)
            : `That is more than is needed: ${bidText(bid)} would do. ${rankText(bid, last)}`,
      };
    }),
    hints: [
      "A nullo trick is worth 10 in the bidding, as at no trump.",
      `${sentence(worthText(last))}.`,
      rankText(bid, last),
    ],
  };
}

/** How declarer’s tricks are turned into a score, in terms of those the other side won. */
function tricksText(deal: DealOutcome): Words {
  const given = deal.revoke?.choice === "tricks" ? Math.min(3, deal.tricks) : 0;
  const own = deal.tricks - given;
  const handed = given > 0 ? `With ${numberWord(given)} handed over ` : "";
  const they = `${SIDE_NAME[deal.declarerSide]} stand at ${numberWord(own)} won, the other side at ${numberWord(13 - own)}`;
  return handed ? `${handed}${they.charAt(0).toLowerCase()}${they.slice(1)}` : they;
}

function boxText(lines: readonly ScoreLine[], field: Field, deal: DealOutcome): Words {
  const own = lines.filter(({ side, column }) => side === field.side && column === field.column);
  const limit = nulloLimits(deal.level).maxOwnTricks;
  const sums = sentence(own.map((line) => lineText(line, deal)).join("; "));
  if (own.some(({ item }) => item === "tricks" || item === "undertricks")) {
    return `${tricksText(deal)}, and ${numberWord(limit)} were allowed. ${sums}.`;
  }
  if (own.length > 0) return `${sums}.`;
  if (field.column === "above")
    return "There is nothing above the line here; nullo has no honours and no slams.";
  if (field.side !== deal.declarerSide) return "Only declarer’s side can score below the line.";
  return (deal.revoke?.declarer ?? 0) > 0
    ? "A side that revoked scores nothing for tricks."
    : `${tricksText(deal)}, but only ${numberWord(limit)} were allowed: nothing goes below.`;
}

function boxRules(lines: readonly ScoreLine[], field: Field, deal: DealOutcome): readonly RuleId[] {
  const own = lines.filter(({ side, column }) => side === field.side && column === field.column);
  if (own.length > 0) {
    return [
      ...new Set(
        own.map(({ rule, item }) =>
          item === "tricks" && deal.multiplier === 1 ? "nullo.value" : rule,
        ),
      ),
    ];
  }
  if (field.column === "above") return ["nullo.value"];
  if (field.side !== deal.declarerSide) return ["auction.score.failed.no-game"];
  return (deal.revoke?.declarer ?? 0) > 0 ? ["nullo.revoke.declarer"] : ["nullo.contract"];
}

function scoreSolution(deal: DealOutcome, ask: Ask): Solution {
  const lines = must(scoreDeal(deal));
  const entries = fieldsOf(ask).map((field): Entry => {
    const { side, column } = field;
    if (!side || !column) throw new Error("a box of the score sheet was expected");
    return {
      field: field.id,
      value: sumOf(lines, side, column),
      rules: boxRules(lines, field, deal),
      because: boxText(lines, field, deal),
    };
  });
  const [first] = entries.filter(({ value }) => value > 0);
  return {
    type: "entries",
    entries,
    hints: [
      "Count the tricks the other side won. Those over six are declarer’s, at 10 each.",
      `${tricksText(deal)}; ${bidText(deal)} allow ${numberWord(nulloLimits(deal.level).maxOwnTricks)}.`,
      first ? first.because : "Every box is nought.",
    ],
  };
}

/** Nullos: how the tricks must fall, what the bid beats, and what it scores. */
const nulloBid: Exercise = {
  id: "nullo-bid",
  pose: async (random) => (await import("../dealing/nullo-deal.ts")).poseNullo(random),
  solve({ scene, ask }) {
    if (scene.type === "outcome") return scoreSolution(scene.deal, ask);
    if (scene.type !== "auction") throw new Error(`nullos are bid or scored, not “${scene.type}”`);
    if (ask.type === "numbers") return limitsSolution(scene.calls);
    const last = scene.calls.at(-1);
    if (last?.type !== "bid") throw new Error("there is no bid to beat");
    return scene.proposed ? overSolution(scene.proposed, last) : leastSolution(ask, last);
  },
};

export default nulloBid;
