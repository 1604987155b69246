import { RANKS, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { has, lowest, top } from "./lead-pattern.ts";

/** The lead to the second round of a suit already opened. */
export interface SecondLead {
  readonly lead: Rank;
  readonly rules: readonly RuleId[];
}

/**
 * What the leader goes on with in the suit he opened. `original` is the suit as dealt, high to low; `led` the card he
 * opened; `fell` the higher cards the first round drew from the other hands. With the best still in hand he leads a
 * winner, of equal winners the lowest; with second and third best one of those; otherwise his original fourth best, or
 * where that is gone or never was, his lowest. Foster 1914, “Rules for leading second round”; rulebook 3.4, ruling AMB-17.
 * Null where no card of the suit is left.
 */
export function secondLead(
  original: Holding,
  led: Rank,
  fell: readonly Rank[] = [],
): SecondLead | null {
  const left = original.filter((rank) => rank !== led);
  if (left.length === 0) return null;
  const gone = new Set<Rank>([led, ...fell]);
  const standing = RANKS.toReversed().filter((rank) => !gone.has(rank));
  const winners = standing.findIndex((rank) => !left.includes(rank));
  if (winners !== 0) {
    const run = standing.slice(0, winners < 0 ? standing.length : winners);
    return { lead: run.at(-1) ?? top(left), rules: winnerRules(original, led, run) };
  }
  // From K J 10 the king follows, not the jack, once ace or queen has beaten the ten (ruling AMB-17).
  if (led === "T" && has(original, "KJT") && fell.includes("Q")) {
    return { lead: "K", rules: ["lead2.second-third"] };
  }
  const [, second, third] = standing;
  if (second && third && left.includes(second) && left.includes(third)) {
    const run = runFrom(standing, left, 1);
    const lead = run.at(-1) as Rank;
    return {
      lead,
      rules: has(original, "KQJT")
        ? ["lead2.second-third", "lead2.kqjt-ten"]
        : has(original, "KQJ")
          ? ["lead2.second-third", "lead2.kqj-jack", "lead2.not-low-on-ace-hope"]
          : ["lead2.second-third"],
    };
  }
  const fourth = original[3];
  const lead = fourth && left.includes(fourth) ? fourth : lowest(left);
  return {
    lead,
    rules:
      has(original, "KQ") && led === "K"
        ? ["lead2.kq-fourth", "lead2.fourth-best-general"]
        : ["lead2.fourth-best-general", "lead2.fourth-best-examples"],
  };
}

function runFrom(standing: Holding, left: Holding, from: number): Holding {
  const rest = standing.slice(from);
  const end = rest.findIndex((rank) => !left.includes(rank));
  return rest.slice(0, end < 0 ? rest.length : end);
}

function winnerRules(original: Holding, led: Rank, run: Holding): readonly RuleId[] {
  if (led !== "K" || !has(original, "A")) return ["lead2.best"];
  if (run.at(-1) === "J") return ["lead2.best", "lead2.akqj-jack"];
  if (run.at(-1) === "Q") return ["lead2.best", "lead2.akq-queen"];
  return ["lead2.best", "lead2.ace-denies-queen"];
}
