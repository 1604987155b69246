import { formatSet, type ClassSet, type OwnHand } from "../../src/classroom/set.ts";
import { PACK } from "../../src/engine/core/card.ts";
import { seededRandom } from "../../src/engine/core/random.ts";

/** A whole deal of a teacher’s own: eleven sure tricks at no trump before the diamonds are touched. */
const OWN: OwnHand = {
  hands: {
    Z: ["SA", "SK", "S5", "HQ", "HJ", "H3", "CA", "C9", "C4", "C2", "DK", "D7", "D3"],
    A: ["SQ", "SJ", "ST", "H9", "H8", "C8", "C7", "C3", "DQ", "DJ", "DT", "D9", "D2"],
    Y: ["S9", "S8", "S2", "HA", "HK", "HT", "CK", "CQ", "C5", "DA", "D8", "D6", "D5"],
    B: ["S7", "S6", "S4", "S3", "H7", "H6", "H5", "H4", "H2", "CJ", "CT", "C6", "D4"],
  },
  viewer: "Z",
  sees: ["Z", "Y"],
  strain: "notrump",
  declarer: "Z",
  question: "Where do you lose a trick?",
  ask: {
    type: "words",
    answers: [
      { label: "In spades", accepted: true },
      { label: "Nowhere", accepted: false },
    ],
  },
  why: "The third spade has no helper.",
};

/** Problems of several forms: a hand to lead from, a number, figures on a pad, a suit, a whole deal, an ending, several at once. */
const SET: ClassSet = {
  title: "Tuesday class",
  note: "Think first, then call out your card.",
  mode: "teach",
  steps: [
    { type: "seed", kind: "eleven-count", seed: 3 },
    { type: "own", own: OWN },
    { type: "seed", kind: "lead", seed: 2 },
    { type: "seed", kind: "score-hand", seed: 1 },
    { type: "seed", kind: "second-hand-right", seed: 3 },
    { type: "own", own: OWN },
    { type: "seed", kind: "find-the-line", seed: 2 },
    { type: "seed", kind: "what-happens-now", seed: 3 },
  ],
};

/** The code of a class set with eight questions. */
export const EIGHT = formatSet(SET);

/** Eight whole deals of a teacher’s own, no two alike. */
export const EIGHT_DEALS = formatSet({
  ...SET,
  steps: Array.from({ length: 8 }, (_, at) => {
    const pack = seededRandom(at).shuffle(PACK);
    const [Z = [], A = [], Y = [], B = []] = [0, 13, 26, 39].map((from) =>
      pack.slice(from, from + 13),
    );
    return { type: "own", own: { ...OWN, hands: { Z, A, Y, B }, sees: ["Z", "A", "Y", "B"] } };
  }),
});
