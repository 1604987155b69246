import { rankOf, type Card } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { leftOf, sideOf, type BySeat, type Seat, type Side } from "../../engine/core/seat.ts";
import { CONTRACT_STRAINS, type ContractStrain } from "../../engine/scoring/contract.ts";
import { honourCards } from "../../engine/scoring/honours.ts";
import { BOOK } from "../../engine/scoring/values.ts";
import { dealtTo, type OneDeal } from "../../tabletop/four-games.ts";

/** Honours mostly with declarer, who bid on them, and often together. */
function randomHonours(random: Random, strain: ContractStrain, declarer: Seat): BySeat<Card[]> {
  return dealtTo(honourCards(strain), () =>
    leftOf(
      declarer,
      random.weigh([
        [0, 6],
        [1, 2],
        [2, 3],
        [3, 2],
      ] as const),
    ),
  );
}

/** Whether a side could have won so few tricks: its top trump or its aces would each have taken one. */
function couldBe(honours: BySeat<readonly Card[]>, side: Side, tricks: number): boolean {
  const aces = Object.entries(honours).flatMap(([seat, cards]) =>
    cards.filter((card) => rankOf(card) === "A" && sideOf(seat as Seat) === side),
  );
  return tricks >= aces.length;
}

/** A finished deal that four games can score, made about as often as it is set. */
export function randomOneDeal(random: Random): OneDeal {
  const declarer = random.pick(["Z", "A"] as const);
  const declarerSide = sideOf(declarer);
  const strain = random.pick(CONTRACT_STRAINS);
  const level = random.weigh([
    [1, 2],
    [2, 4],
    [3, 5],
    [4, 5],
    [5, 2],
    [6, 2],
    [7, 1],
  ] as const);
  const multiplier = random.weigh([
    [1, 7],
    [2, 3],
    [4, 1],
  ] as const);
  const swing = random.weigh([
    [-3, 1],
    [-2, 3],
    [-1, 4],
    [0, 6],
    [1, 4],
    [2, 2],
  ] as const);
  const tricks = Math.min(13, BOOK + level + swing);
  const vulnerable = random.chance(0.4);
  for (;;) {
    const honours = randomHonours(random, strain, declarer);
    const other = declarerSide === "YZ" ? "AB" : "YZ";
    if (!couldBe(honours, declarerSide, tricks) || !couldBe(honours, other, 13 - tricks)) continue;
    return { declarerSide, level, strain, multiplier, tricks, honours, vulnerable };
  }
}
