import { honoursOf } from "../../engine/conventions/lead-pattern.ts";
import { goOnUpTo, leadUpTo, lookUpTo, UP_TO_LINES } from "../../engine/conventions/up-to-dummy.ts";
import { highToLow } from "../../engine/core/card.ts";
import { choicesOf } from "../kit/ask.ts";
import { solveDummyLead, type DummySide } from "./dummy-lead.ts";
import type { Posed, Solution, Words } from "../kit/exercise.ts";
import { the } from "../wording/play-words.ts";
import { sceneOf } from "../kit/scene.ts";
import { ranksOf } from "../dealing/pose-round.ts";
import { holdingText, listText, RANK_NAME } from "../kit/words.ts";

const honours = (held: Parameters<typeof honoursOf>[0]): Words =>
  listText(honoursOf(held).map((rank) => RANK_NAME[rank]));

/** The leads up to dummy, who plays last, and the words for them. */
export const UP_TO: DummySide = {
  hint: "Dummy plays last. Lead up to what is weak in him, best with a card he cannot beat, and keep away from his tenaces.",
  lead: leadUpTo,
  ground({ dummy }, { pattern, class: cls }) {
    if (UP_TO_LINES.some(({ name }) => name === pattern)) return pattern;
    const seen = lookUpTo(dummy);
    return seen.class === cls ? seen.name : "silent";
  },
  suits: {
    small: ({ dummy }) =>
      `Dummy’s ${holdingText(dummy)} is weak, with nothing above the eight: a suit to lead up to him.`,
    "ace-short": () =>
      "Dummy has the ace and no more than two small ones: by the book that is weak, and a suit to lead up to.",
    "king-short": () =>
      "A king with one or two small ones is weak: it is driven out in the first round unless declarer plays the ace, and dummy loses a card of entry early.",
    "short-queen": () =>
      "The queen from so short a suit is a good lead, since dummy has no court card of it.",
    "ten-or-lower": () =>
      "Dummy is weak here, and you hold nothing above the ten: that is the suit to lead.",
    "ace-queen-jack-to-king": () =>
      "Dummy plays last with the king: do not lead from ace, queen and jack.",
    "king-dangerous": () =>
      "In a plain suit king and queen up to jack and one small is dangerous: declarer can hold up his ace, and later ruff in dummy.",
    "king-ten-to-jack": () => "With king and ten, do not lead a suit in which dummy has the jack.",
    "king-to-queen": () =>
      "With the king and small ones, do not lead a suit in which dummy has the queen and one small.",
    "short-honour-met": ({ holding, dummy }) =>
      `A short ${honours(holding)} is a good lead only where dummy has no court card, and he has the ${honours(dummy.filter((rank) => rank !== "T"))}.`,
    tenace: ({ dummy }) =>
      `Dummy’s ${honours(dummy)} are a tenace, which wins most when its holder plays last: do not lead up to it.`,
  },
  cards: {
    "jack-once": () =>
      "Against king and queen in dummy lead the jack, and after that leave the suit alone.",
    "queen-to-jack": () =>
      "From ace, queen and ten begin with the queen, which dummy’s jack cannot beat.",
    "jack-to-ten": () =>
      "From ace, jack and nine begin with the jack, which dummy’s ten cannot beat.",
    "king-then-queen": () =>
      "In trumps, against jack and one small, lead the king and follow with the queen, not a small one.",
    "queen-ten": ({ dummy }) =>
      `From queen, ten and a small one, with the ${RANK_NAME[dummy[0] ?? "A"]} in dummy, lead the queen.`,
    "short-queen": () =>
      "Dummy has no court card of the suit, so the queen is a good lead from one so short.",
    "short-king": () =>
      "Dummy has no court card of the suit, so the king is a good lead from one so short.",
    "sequence-short": ({ holding }) =>
      `From ${the(holding[0] ?? "Q")}, ${the(holding[1] ?? "J")} and a small one, one of the two high cards is led.`,
    "ten-or-lower": ({ holding, dummy }, { lead }) =>
      dummy[0] && "AK".includes(dummy[0])
        ? `You hold nothing above the ten, and dummy is weak: lead the best you have, ${the(lead)}.`
        : `You hold nothing above the ten, and dummy is weak: from ${holdingText(holding)} lead ${the(lead)}, the lowest that dummy cannot beat.`,
    "beat-dummy": ({ dummy }, { lead }) =>
      `Your honours do not touch, and dummy’s best is ${the(dummy[0] ?? "2")}: lead ${the(lead)}, the lowest card that beats it.`,
  },
};

const GO_ON_HINT =
  "From such a combination you stop only where dummy has the card that a finesse would catch.";

/** The card of dummy’s for which the leader would stop. */
const CAUGHT = { AKJ: "Q", KQT: "J", KQ9: "T" } as const;

/** Whether to go on after one round of a strong combination. */
function solveGoOn(problem: Posed): Solution {
  const { hand, dummy, mine } = ranksOf(sceneOf(problem, "round"));
  const original = highToLow([...hand, ...mine]);
  const next = goOnUpTo(original, dummy);
  if (!next) throw new Error("the texts do not settle whether to go on");
  const held = (Object.keys(CAUGHT) as (keyof typeof CAUGHT)[]).find((ranks) =>
    [...ranks].every((rank) => original.some((one) => one === rank)),
  );
  const caught = CAUGHT[held ?? "AKJ"];
  const has = dummy.includes(caught);
  const because = has
    ? `Dummy has ${the(caught)}, which a finesse would catch: stop, and wait for the suit to be led to you.`
    : `Dummy has not ${the(caught)}, so nothing is gained by waiting: go on.`;
  const right = next.goOn ? "go-on" : "stop";
  return {
    type: "choices",
    choices: choicesOf(problem.ask).map((id) => ({
      id,
      mark: id === right ? "best" : "wrong",
      rules: next.rules,
      because,
    })),
    hints: [GO_ON_HINT, `Look for ${the(caught)}.`, because],
  };
}

/** Marks and explains every answer to a problem of the kind “up-to-dummy”. */
export function solveUpToDummy(problem: Posed): Solution {
  return choicesOf(problem.ask).includes("go-on")
    ? solveGoOn(problem)
    : solveDummyLead(problem, UP_TO);
}
