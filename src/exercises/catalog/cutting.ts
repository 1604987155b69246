import { rankOf } from "../../engine/core/card.ts";
import { groupCuts } from "../../engine/core/cutting.ts";
import { CUTTING } from "../../engine/games/cutting-rules.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { choicesOf } from "../kit/ask.ts";
import { cutAnswer, cutsOf, recutIn, type CutGame, type CutPosed } from "../dealing/cutting.ts";
import { CUT_GAME, labelOf } from "../wording/cutting-words.ts";
import type { Exercise, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { cardText, listText, numberWord, sentence } from "../kit/words.ts";

type Point = "ace" | "ties" | CutPosed["stage"];

/** The rule of each game for each thing that a cut may turn on. */
export const CUT_RULES: Readonly<Record<CutGame, Readonly<Record<Point, readonly RuleId[]>>>> = {
  "auction-1914": {
    ace: ["auction.rank.cutting-ace-low"],
    ties: ["auction.cut.ties-suit-order"],
    partners: ["auction.cut.partners", "auction.cut.lowest-deals"],
    table: ["auction.cut.lowest-play"],
    "rubber-over": ["auction.cutting-out"],
  },
  "straight-bridge": {
    ace: ["straight.cut"],
    ties: ["straight.law.cut.ties"],
    partners: ["straight.cut"],
    table: ["straight.cut"],
    "rubber-over": ["whist.cutting-out"],
  },
  "whist-english": {
    ace: ["whist.pack"],
    ties: ["whist.cutting"],
    partners: ["whist.cutting"],
    table: ["whist.players"],
    "rubber-over": ["whist.cutting-out"],
  },
};

function rulesFor(scene: CutPosed): readonly RuleId[] {
  const rules = CUT_RULES[scene.game];
  const cut = scene.cuts.flatMap(({ cards }) => cards);
  const ranks = scene.cuts.map(({ cards }) => cards[0] && rankOf(cards[0]));
  return [
    ...new Set([
      ...rules[scene.stage],
      ...(new Set(ranks).size < ranks.length ? rules.ties : []),
      ...(cut.some((card) => rankOf(card) === "A") ? rules.ace : []),
    ]),
  ];
}

/** The cuts from the lowest: “Ann ♥2, then Ben and Dan ♠7 and ♦7, then Clara ♣K.” */
function orderText(scene: CutPosed): Words {
  const cuts = cutsOf(scene);
  const groups = groupCuts(cuts, CUTTING[scene.game].ties).map((group) =>
    listText(group.map((name) => `${name} ${(cuts[name] ?? []).map(cardText).join(" and then ")}`)),
  );
  return `From the lowest: ${groups.join("; ")}.`;
}

/** What equal cards do in this cut, where there are any. */
function tieText(scene: CutPosed): Words {
  const cuts = cutsOf(scene);
  const equal = groupCuts(cuts, "recut").filter((group) => group.length > 1);
  const [first] = equal;
  if (!first) return "";
  if (CUTTING[scene.game].ties === "suit") {
    return `Equal cards go by suit at ${CUT_GAME[scene.game]}, hearts lowest, then diamonds, clubs and spades, so nobody cuts again.`;
  }
  const recut = recutIn(scene);
  const names = listText(recut?.recut ?? first);
  switch (recut?.decides) {
    case "dealer":
      return `${names} are partners, having the two lowest cards; being equal, they cut again to see who deals.`;
    case "partners":
      return `${names} are equal, and who plays with whom hangs on it, so they cut again.`;
    case "players":
      return `${names} are equal, and who plays hangs on it, so they cut again.`;
    default:
      return `${names} are equal, but nothing hangs on which is lower.`;
  }
}

function reasonFor(scene: CutPosed): Words {
  const { game, stage, running = [], waiting = 1 } = scene;
  if (stage === "rubber-over") {
    if (CUTTING[game].outgoers === "fresh") {
      return `At ${CUT_GAME[game]} having just played is no help and no hindrance: all ${numberWord(running.length + waiting)} cut on equal terms.`;
    }
    const most = Math.max(...running.map(({ rubbers }) => rubbers));
    const longest = running.filter(({ rubbers }) => rubbers === most).map(({ name }) => name);
    const who = `Those who have played most rubbers running make room, here ${listText(longest)}.`;
    return longest.length > waiting
      ? `${who} They are more than are wanted, so they cut, and the highest ${waiting === 1 ? "goes" : "two go"}.`
      : `${who} Nobody need cut.`;
  }
  const ace = scene.cuts.some(({ cards }) => cards.some((card) => rankOf(card) === "A"));
  const rule =
    stage === "table"
      ? "The four lowest play."
      : "The two lowest are partners against the two highest, and the lowest of all deals.";
  return [ace ? "In cutting the ace is below the two." : "", orderText(scene), tieText(scene), rule]
    .filter(Boolean)
    .join(" ");
}

/** Cards are cut for partners, for places at a table, or for who makes room: what follows? */
const cutting: Exercise = {
  id: "cutting",
  pose: async (random) => (await import("../dealing/cutting-deal.ts")).poseCutting(random),
  solve(problem) {
    const scene = sceneOf(problem, "cuts");
    const right = cutAnswer(scene);
    const because = reasonFor(scene);
    const rules = rulesFor(scene);
    const over = scene.stage === "rubber-over";
    return {
      type: "choices",
      choices: choicesOf(problem.ask).map((id) => ({
        id,
        mark: id === right ? "best" : "wrong",
        rules,
        because,
      })),
      hints: [
        over
          ? "Does it count here how long each has played?"
          : scene.stage === "partners"
            ? "The two lowest play against the two highest. In cutting the ace is low."
            : "The four lowest play. In cutting the ace is low.",
        over
          ? CUTTING[scene.game].outgoers === "fresh"
            ? "It does not: at this game all are on equal terms."
            : "It does: look first at who has played most rubbers running."
          : orderText(scene),
        `${sentence(labelOf(right, scene))}.`,
      ],
    };
  },
};

export default cutting;
