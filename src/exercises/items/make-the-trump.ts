import { must } from "../../engine/core/result.ts";
import { LOVE_ALL, type MakerScore } from "../../engine/conventions/make-trump.ts";
import { parseHand } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseMake, type MakerSeat } from "../dealing/make-deal.ts";

/** A hand as spades, hearts, diamonds, clubs. */
const item = (hand: string, score: Partial<MakerScore> = {}, viewer?: MakerSeat) =>
  poseMake(must(parseHand(hand)), { ...LOVE_ALL, ...score }, viewer);

/** Every rule that a solution of this kind may cite. */
export const makeTheTrumpTeaches: readonly RuleId[] = [
  "straight.make.advice.red-honours",
  "straight.make.advice.strong-hearts",
  "straight.make.advice.nt",
  "straight.make.advice.hearts",
  "straight.make.advice.diamonds",
  "straight.make.advice.black-to-score",
  "straight.make.advice.pass",
  "straight.make.passed",
];

/** Elwell’s printed examples, one or two of each sort, 1905 and *Advanced Bridge*; and hands that turn on the score. */
export const makeTheTrumpItems: Readonly<Record<string, Posed>> = {
  "three-aces": item("A32.A975.A83.854"),
  "two-aces-two-guards": item("A96.Q96.QT53.AT3"),
  "two-aces-not-hearts": item("AT2.QT965.95.AJ4"),
  "one-ace-three-guards": item("K765.KT4.A32.QJ3"),
  "one-ace-two-guards": item("T6.KQ98.KJ3.AQT4"),
  "solid-spades": item("AKQJ752.K7.65.72"),
  "three-aces-long-suit": item("A76.QJT976.A.A53"),
  "four-hearts-ace-king": item("KJ853.AKJ9.Q.QJ8"),
  "hearts-two-suiter": item("K7.T9875..KQJ763"),
  "bad-hearts-three-honours": item("543.AKQ4.T6.T953"),
  "bad-hearts-length": item("62.J8643.JT2.Q75"),
  "bad-diamonds": item("86.J97.KT763.643"),
  "doubtful-two-aces": item("J5.A96.AT94.J973"),
  "diamonds-at-love": item("42.83.KQT976.A54"),
  "diamonds-behind": item("42.83.KQT976.A54", { theirs: 24 }),
  "at-eighteen": item("A2.83.T54.KQJ742", { own: 18 }),
  "spades-at-twenty-four": item("KQJ742.83.T54.A2", { own: 24 }),
  "left-three-aces": item("A32.A975.A83.854", {}, "Y"),
  "left-hearts": item("86.AKQ73.962.A43", {}, "Y"),
  "left-weak": item("8643.JT52.87.964", {}, "Y"),
  "left-king-queen": item("86.J752.973.KQ64", {}, "Y"),
  "left-twenty-four-all": item(
    "9643.QT985.87.96",
    { own: 24, theirs: 24, gamesOwn: 1, gamesTheirs: 1 },
    "Y",
  ),
};
