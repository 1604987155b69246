import {
  mayDoubleAgain,
  type DoublingLimit,
  type StraightStrain,
} from "../../engine/declaring/dealer-makes.ts";
import { straightTrickValue } from "../../engine/scoring/straight-values.ts";

/** A make at straight bridge and how often it has been doubled so far, under the limit the table has agreed on. */
export interface Stake {
  readonly strain: StraightStrain;
  readonly doubles: number;
  readonly limit: DoublingLimit;
}

/** What a trick is worth after so many doubles. */
export function stakeNow({ strain, doubles }: Stake): number {
  return straightTrickValue(strain, 2 ** doubles);
}

/** What a trick comes to if both sides double as long as they may; null where nothing stops them. */
export function stakeAtMost(stake: Stake): number | null {
  if (stake.limit === "none") return null;
  const value = stakeNow(stake);
  return mayDoubleAgain(value, stake.limit)
    ? stakeAtMost({ ...stake, doubles: stake.doubles + 1 })
    : value;
}
