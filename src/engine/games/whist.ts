import { settledByTurnUp } from "../declaring/turn-up.ts";
import { AMERICAN, ENGLISH, type WhistForm } from "../scoring/whist-forms.ts";
import { keepWhist, scoreWhist } from "../scoring/whist.ts";
import type { GameId, WhistGame } from "./game.ts";

/** Whist in one way of scoring it: the last card turned, no dummy, equal cuts cut again. */
export function whistGame(id: GameId, title: string, form: WhistForm): WhistGame {
  return {
    id,
    title,
    records: "tricks",
    cutting: { ties: "recut", outgoers: "longest" },
    declaring: { kind: "turn-up", settled: settledByTurnUp },
    aim: () => "win",
    score: (deal, before) => scoreWhist(deal, form, before),
    rubber: {
      gamePoints: form.gamePoints,
      gamesToWin: form.gamesToWin,
      keep: (deals) => keepWhist(deals, form),
    },
  };
}

/** English whist: five points, honours, rubbers. */
export const whistEnglish = whistGame("whist-english", "Whist (English)", ENGLISH);

/** American whist: seven points by tricks alone. */
export const whistAmerican = whistGame("whist-american", "Whist (American)", AMERICAN);
