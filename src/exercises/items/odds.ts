import type { RuleId } from "../../rulebook/rules.ts";
import { poseUnseen } from "../dealing/unseen-deal.ts";
import type { UnseenEvent } from "../dealing/unseen.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const oddsTeaches: readonly RuleId[] = [
  "upto.finesse-partner",
  "upto.odds.two",
  "upto.odds.three",
];

/** King and jack are out: the ace is in dummy, and queen and ten are yours. */
const two = (event: UnseenEvent): Posed =>
  poseUnseen({
    suit: "H",
    unseen: ["K", "J"],
    event,
    dummy: ["A", "4", "3"],
    hand: ["Q", "T", "6"],
  });

/** Foster’s suit: ace in dummy, ten and nine with you, and three high cards out. */
const three = (event: UnseenEvent): Posed =>
  poseUnseen({
    suit: "S",
    unseen: ["K", "Q", "J"],
    event,
    dummy: ["A", "3", "2"],
    hand: ["T", "9", "6"],
  });

/** What may be hoped of two cards and of three. */
export const oddsItems: Readonly<Record<string, Posed>> = {
  "two-both": two("all"),
  "two-neither": two("none"),
  "two-named": two("named"),
  "two-some": two("some"),
  "two-one": two("one"),
  "three-all": three("all"),
  "three-none": three("none"),
  "three-some": three("some"),
  "three-two": three("two"),
  "three-one": three("one"),
};
