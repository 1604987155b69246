import { leadThrough, lookThrough, THROUGH_LINES } from "../../engine/conventions/through-dummy.ts";
import { honoursOf } from "../../engine/conventions/lead-pattern.ts";
import { solveDummyLead, type DummySide } from "./dummy-lead.ts";
import type { Posed, Solution, Words } from "../kit/exercise.ts";
import { the } from "../wording/play-words.ts";
import { listText, numberWord, RANK_NAME } from "../kit/words.ts";

const honours = (held: Parameters<typeof honoursOf>[0]): Words =>
  listText(honoursOf(held).map((rank) => RANK_NAME[rank]));

/** The leads through dummy, who plays next, and the words for them. */
export const THROUGH: DummySide = {
  hint: "Dummy plays next. Lead through strength that does not hang together; leave his length and his sequences alone, and any card of yours that lies in a fourchette.",
  lead: leadThrough,
  ground(view, { pattern, rules, class: cls }) {
    if (THROUGH_LINES.some(({ name }) => name === pattern)) return pattern;
    if (rules.includes("through.strong-trumps-quiet")) return "quiet";
    if (rules.includes("dummyplay.not-through-fourchette")) return "fourchette";
    const seen = lookThrough(view.dummy);
    return seen.class === cls ? seen.name : "silent";
  },
  suits: {
    "king-alone-on-ace": () => "Your king stands alone, and dummy has the ace: lead it.",
    "king-alone-kept": () => "Your king stands alone, and dummy has not the ace: keep it.",
    "king-waits": () =>
      "You hold the king, and dummy has not the ace: do not lead the suit until the ace has been played.",
    "jack-through-queen": () =>
      "With ace, jack and ten against dummy’s queen, leave the suit till the end, or till you must have every trick.",
    long: ({ dummy }) =>
      `Dummy has ${numberWord(dummy.length)} cards of the suit, and his long suit is not one to lead.`,
    combination: ({ dummy }) =>
      `Dummy’s ${honours(dummy)} are high cards that touch: a suit to leave to him.`,
    fourchette: (_, { lead }) =>
      `You would lead ${the(lead)}, and dummy has the card just above it and the card just below: do not lead it through a fourchette.`,
    quiet: ({ holding }) =>
      `You hold ${numberWord(holding.length)} trumps to ${honours(holding)}, behind declarer’s: keep quiet, and let him lead them.`,
    broken: ({ dummy }) =>
      `Dummy’s ${honours(dummy)} do not touch: broken strength is what to lead through.`,
    guarded: ({ dummy }) =>
      `Dummy has the ${honours(dummy)} with small cards only: a good suit to lead through.`,
  },
  cards: {
    "trump-king-queen": () =>
      "Dummy has ace and jack of trumps. Lead the queen; if the ace takes it, lead a small one next, and dummy may not dare to play the jack.",
    "trump-small-to-jack": () =>
      "The queen has drawn the ace. Lead a small one now: dummy may not dare to play the jack, for fear of what lies behind it.",
    "ten-from-ace-queen": () =>
      "Dummy has no honour but the jack. Lead the ten: if partner has the king, your side takes every trick in the suit.",
    "queen-through-king": () =>
      "Dummy has no honour but the king. Lead the queen: if he plays low you make two tricks; if he covers, your ace and ten lie over the jack.",
    "ten-from-ace-nine": () =>
      "Dummy has no honour but the jack. Lead the ten: if partner has the king, your ace and nine wait over the queen.",
    "jack-through-queen": () =>
      "The suit is better left alone till the end; if it must be led from ace, jack and ten, with the queen in dummy, lead the jack.",
    "ten-if-it-must": () =>
      "Dummy has no honour in the suit. If it must be led from ace, jack and ten, lead the ten.",
  },
  says: (view) => (leadThrough(view).tells === "force-me" ? "Let me ruff this suit." : undefined),
};

/** Marks and explains every answer to a problem of the kind “through-dummy”. */
export function solveThroughDummy(problem: Posed): Solution {
  return solveDummyLead(problem, THROUGH);
}
