import type { Holding, Rank } from "../../engine/core/card.ts";
import type { SuitPlay } from "../../engine/conventions/play-grade.ts";
import { thirdHandPlay } from "../../engine/conventions/third-play.ts";
import type { Strain } from "../../engine/declaring/strain.ts";

/** The engine’s grading of third hand’s card, with dummy on the one side or the other. */
export function playThird(
  round: {
    readonly hand: Holding;
    readonly dummy: Holding;
    readonly strain: Strain;
    readonly plays: Holding;
    readonly mine?: Holding;
  },
  trumps: boolean,
  dummyPosition: "left" | "right",
): SuitPlay {
  const led = round.plays[0] as Rank;
  const secondPlays = round.plays[1] as Rank;
  return thirdHandPlay({
    holding: round.hand,
    led,
    secondPlays,
    against: round.strain === "notrump" ? "notrump" : "trump",
    dummy: round.dummy,
    dummyPosition,
    trumps,
    played: round.mine ?? [],
  });
}
