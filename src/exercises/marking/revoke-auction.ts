import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import { BOOK } from "../../engine/scoring/values.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { dealEntries } from "../catalog/score-hand.ts";
import { choicesOf, fieldsOf } from "../kit/ask.ts";
import type { Choice, Entry, Posed, Solution } from "../kit/exercise.ts";
import { pricedBy, type RevokeChoice } from "./revoke-price.ts";
import { sceneOf } from "../kit/scene.ts";
import { numberWord } from "../kit/words.ts";

/** A revoke at auction: the four boxes, or which penalty comes to more. */
export function solveAuctionRevoke(problem: Posed): Solution {
  const { deal } = sceneOf(problem, "outcome");
  return (problem.ask.type === "option" ? solveChoice : solveDeal)(deal, problem);
}

/** The four boxes, with a word on what the offenders lose. */
function solveDeal(deal: DealOutcome, { ask }: Pick<Posed, "ask">): Solution {
  const { declarer = 0, adversary = 0 } = deal.revoke ?? {};
  const entries = dealEntries(deal, fieldsOf(ask)).map((entry): Entry => {
    if (entry.value !== 0 || adversary === 0 || !entry.field.endsWith("above")) return entry;
    if (!entry.field.startsWith(deal.declarerSide)) {
      return {
        ...entry,
        rules: ["auction.revoke.adversary-penalty"],
        because: "A side that revoked scores nothing but honours, even if the contract fails.",
      };
    }
    return deal.multiplier > 1 && deal.revoke?.choice === "tricks"
      ? {
          ...entry,
          rules: ["auction.revoke.no-bonus"],
          because: "With three tricks taken for a revoke there is no bonus for a doubled contract.",
        }
      : entry;
  });
  const [first] = entries.filter(({ value }) => value > 0);
  return {
    type: "entries",
    entries,
    hints: [
      declarer > 0 && adversary > 0
        ? "Where both sides revoke, nothing is scored but honours; only second and later revokes cost 100."
        : declarer > 0
          ? "Declarer’s side scores honours only. The other side has 100, and anything the contract fell short besides."
          : "The side that revoked scores honours only. Declarer has the 100, or three tricks more, which may make the contract but earn no bonus.",
      `Declarer’s side won ${numberWord(deal.tricks)}, and the contract needed ${numberWord(deal.level + BOOK)}.`,
      first ? first.because : "Every box is nought.",
    ],
  };
}

/** Which of the two penalties comes to more. */
function solveChoice(deal: DealOutcome, { ask }: Pick<Posed, "ask">): Solution {
  const hundred = pricedBy(deal, "hundred");
  const tricks = pricedBy(deal, "tricks");
  const best: RevokeChoice = hundred.net > tricks.net ? "hundred" : "tricks";
  const because = `${hundred.words} ${tricks.words}`;
  const rules: readonly RuleId[] = [
    "auction.revoke.adversary-penalty",
    "auction.revoke.tricks-help-contract",
  ];
  return {
    type: "choices",
    choices: choicesOf(ask).map((id): Choice => ({
      id,
      mark: id === best ? "best" : "wrong",
      rules,
      because,
    })),
    hints: [
      "Score the deal twice: once with 100 above the line, once with three tricks more, which earn no bonus.",
      hundred.words,
      because,
    ],
  };
}
