import { must } from "../../../src/engine/core/result.ts";
import { SIDES, type BySide, type Side } from "../../../src/engine/core/seat.ts";
import { AT_LOVE } from "../../../src/engine/scoring/sheet.ts";
import {
  GAME_NAMES,
  revokedCeiling,
  rubberPoints,
  scoreWhist,
  whistHonours,
  whistTricks,
  type WhistOutcome,
} from "../../../src/engine/scoring/whist.ts";
import {
  AMERICAN,
  ENGLISH,
  PLAY_OUT,
  TEN_POINT,
  type WhistForm,
} from "../../../src/engine/scoring/whist-forms.ts";
import { sumOf } from "../../../src/engine/scoring/line.ts";
import type { Adapter, OracleCase } from "./shared.ts";
import { revokesOf } from "./straight.ts";

type Input = OracleCase["input"];

const FORMS = [ENGLISH, AMERICAN, TEN_POINT];

function formOf(input: Input): WhistForm {
  const name: string = input["code"] ?? input["variant"] ?? "";
  const form = /play-?out/.test(name) ? PLAY_OUT : name === "american" ? AMERICAN : ENGLISH;
  const gamePoints = input["gameTo"] ?? input["target"];
  return gamePoints ? { ...form, gamePoints } : form;
}

function tricksOf(input: Input): BySide<number> {
  const { tricks, tricksOver } = input;
  if (tricks) return tricks;
  const won = 6 + tricksOver.n;
  return tricksOver.side === "YZ" ? { YZ: won, AB: 13 - won } : { YZ: 13 - won, AB: won };
}

/** Honours as cards held by each side, from cards or from points. */
function honoursOf(honours: Input | undefined): Partial<WhistOutcome> {
  if (!honours) return {};
  if (honours["side"] === undefined) return { honours: honours as BySide<number> };
  const held = honours["held"] ?? (honours["points"] === 4 ? 4 : honours["points"] === 2 ? 3 : 0);
  const side: Side = honours["side"];
  return { honours: side === "YZ" ? { YZ: held, AB: 0 } : { YZ: 0, AB: held } };
}

function played(input: Input) {
  const form = formOf(input);
  const game: BySide<number> = input["before"] ?? AT_LOVE.game;
  const outcome = {
    tricks: tricksOf(input),
    revokes: revokesOf(input),
    ...honoursOf(input["honours"]),
    ...(input["claimed"] === false ? { honoursCalled: false } : {}),
  };
  const lines = must(scoreWhist(outcome, form, { ...AT_LOVE, game }));
  const after = {
    YZ: game.YZ + sumOf(lines, "YZ", "below"),
    AB: game.AB + sumOf(lines, "AB", "below"),
  };
  const winner = SIDES.find((side) => after[side] >= form.gamePoints) ?? null;
  const value = winner ? sumOf(lines, winner, "above") : 0;
  return { after, winner, value };
}

/** A deal of whist scored by a code. */
export const whistDeal: Adapter = ({ input }) => {
  const { after, winner, value } = played(input);
  return { actual: { after, gameWonBy: winner, gameWinner: winner, value, rubberPoints: value } };
};

/** The single questions about whist scores. */
export const whistScore: Adapter = (oracleCase) => {
  const { input } = oracleCase;
  if (typeof input["tricks"] === "object" || input["tricksOver"]) return whistDeal(oracleCase);
  if (input["honoursHeld"] !== undefined) {
    return { actual: { points: whistHonours(input["honoursHeld"]) } };
  }
  if (input["losersScore"] !== undefined) {
    const points = rubberPoints(input["losersScore"]);
    return { actual: { rubberPoints: points, name: GAME_NAMES[points] } };
  }
  if (input["revokingSideBefore"] !== undefined) {
    const top = revokedCeiling({ gamePoints: input["gameTo"] });
    const after = Math.min(top, input["revokingSideBefore"] + input["pointsMade"]);
    return { actual: { after, wins: after >= input["gameTo"] } };
  }
  if (input["tricks"] !== undefined) {
    const points = whistTricks(input["tricks"]);
    return { actual: { points, opponents: whistTricks(13 - input["tricks"]) } };
  }
  return { actual: { allowed: FORMS.some((form) => form.gamePoints === input["gameTo"]) } };
};
