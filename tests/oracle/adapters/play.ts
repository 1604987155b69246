import { RANKS, isRank, type Holding, type Rank } from "../../../src/engine/core/card.ts";
import { fourchetteOver } from "../../../src/engine/conventions/fourchette.ts";
import { fourthHandPlay } from "../../../src/engine/conventions/fourth-hand.ts";
import type { SuitPlay } from "../../../src/engine/conventions/play-grade.ts";
import { returnFrom } from "../../../src/engine/conventions/returning.ts";
import { secondHandPlay } from "../../../src/engine/conventions/second-hand.ts";
import { followOrder } from "../../../src/engine/conventions/third-follow.ts";
import { thirdHandPlay } from "../../../src/engine/conventions/third-play.ts";
import { whistThirdHand } from "../../../src/engine/conventions/whist-third.ts";
import { ranksOf, type Adapter, type OracleCase } from "./shared.ts";

type Input = OracleCase["input"];

/** A card or a rank; the word “small” for the lowest card that nobody in sight holds. */
function rankIn(sign: string, seen: Holding): Rank {
  const rank = sign.length <= 2 ? sign.at(-1) : undefined;
  if (isRank(rank)) return rank;
  return RANKS.find((small) => !seen.includes(small)) as Rank;
}

/** A rank as the file writes it, a card where the file has cards. */
function sayAs(sample: string): (rank: Rank) => string {
  return (rank) => (sample.length === 2 ? `${sample[0]}${rank}` : rank);
}

const say = (input: Input, key: string) => sayAs(String(input[key][0] ?? ""));

const suitOf = (value: string | readonly string[] | undefined) => ranksOf(value ?? []);

/** The cards of one suit played or to be played, as the file asks for them. */
function played(play: SuitPlay, write: (rank: Rank) => string) {
  return {
    card: write(play.play),
    oneOf: play.grades.filter(({ mark }) => mark !== "wrong").map(({ rank }) => write(rank)),
    low: play.low,
    notCard: { not: write(play.play) },
  };
}

const whistThird: Adapter = ({ input }) => {
  const holding = ranksOf(input["holding"]);
  const led = rankIn(input["partnerLeads"], holding);
  const second = input["secondPlays"] ? rankIn(input["secondPlays"], holding) : undefined;
  return { actual: played(whistThirdHand(holding, led, second), say(input, "holding")) };
};

export const thirdHand: Adapter = (oracleCase) => {
  const { input, game } = oracleCase;
  if (game === "whist") return whistThird(oracleCase);
  const holding = ranksOf(input["holding"]);
  const dummy = suitOf(input["dummy"]);
  const write = say(input, "holding");
  const against = input["against"] === "notrump" ? "notrump" : "trump";
  const leads = [input["partnerLeads"]].flat() as string[];
  const second = input["dummyPlays"] ?? input["dummyPlayed"] ?? input["secondPlays"];
  const play = thirdHandPlay({
    holding,
    dummy,
    against,
    led: rankIn(leads[0] as string, [...holding, ...dummy]),
    trumps: input["trumpSuit"] === true,
    dummyPosition: input["dummyPosition"] ?? "right",
    ...(second ? { secondPlays: rankIn(second, []) } : {}),
  });
  // At no trump the echo is complete only with the second card; against a trump a card is asked for each lead.
  const rounds = against === "notrump" ? 2 : leads.length;
  return {
    actual: {
      ...played(play, write),
      plays: followOrder(holding, against).slice(0, rounds).map(write),
    },
  };
};

export const secondHand: Adapter = ({ input }) => {
  const holding = ranksOf(input["holding"]);
  const dummy = suitOf(input["dummy"]);
  const led = rankIn(input["led"], [...holding, ...dummy]);
  const fourchette = fourchetteOver(holding, led);
  const play = secondHandPlay({
    holding,
    dummy,
    led,
    dummyPosition: input["dummyPosition"] ?? "right",
    round: input["round"] ?? 1,
    ...(input["partnerToLead"] ? { partnerToLead: true } : {}),
    ...(input["tricksLeft"] ? { tricksLeft: input["tricksLeft"] } : {}),
  });
  return { actual: { fourchette, ...played(play, say(input, "holding")) } };
};

export const fourthHand: Adapter = ({ input }) => {
  const write = say(input, "holding");
  const play = fourthHandPlay({
    holding: ranksOf(input["holding"]),
    willReturn: input["willReturnSuit"] === true,
  });
  return {
    actual: {
      winWith: write(play.play),
      card: write(play.play),
      return: play.returns ? write(play.returns) : null,
    },
  };
};

export const returning: Adapter = ({ input, game }) => {
  const play = returnFrom({
    remaining: ranksOf(input["remaining"]),
    dummy: suitOf(input["dummy"]),
    ...(game === "whist" ? { whist: true } : {}),
  });
  return { actual: played(play, say(input, "remaining")) };
};
