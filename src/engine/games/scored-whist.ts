import {
  AMERICAN,
  ENGLISH,
  FAVOURITE,
  PLAY_OUT,
  TEN_POINT,
  type WhistForm,
} from "../scoring/whist-forms.ts";
import { scoreWhist } from "../scoring/whist.ts";
import { keepWhist } from "../scoring/whist-rubber.ts";
import type { GameId, ScoredWhist } from "./game.ts";
import type { HouseForm, ScoredByHouse } from "./house.ts";
import { GAME_TITLE } from "./titles.ts";

function scoredWhist(id: GameId, title: string, form: WhistForm): ScoredWhist {
  return {
    id,
    title,
    strains: [],
    records: "tricks",
    form,
    score: (deal, before) => scoreWhist(deal, form, before),
    rubber: {
      gamePoints: form.gamePoints,
      gamesToWin: form.gamesToWin,
      keep: (deals) => keepWhist(deals, form),
    },
  };
}

/** The score of English whist: five points, honours, rubbers. */
export const SCORED_WHIST_ENGLISH = scoredWhist(
  "whist-english",
  GAME_TITLE["whist-english"],
  ENGLISH,
);

const american = (title: string, form: WhistForm) => scoredWhist("whist-american", title, form);

/** Whist without honours: seven points by tricks alone, and the forms that stand beside it, each under its own name. */
export const SCORED_WHIST_FORMS: Readonly<Record<HouseForm, ScoredWhist>> = {
  seven: american(GAME_TITLE["whist-american"], AMERICAN),
  "play-out": american("Whist (American), played out", PLAY_OUT),
  ten: american("Whist, ten points", TEN_POINT),
  favourite: american("Favourite whist", FAVOURITE),
};

/** Whist as a table scores it: the English code leaves nothing open, the American leaves the form. */
export const WHIST_BY_HOUSE = {
  "whist-english": () => SCORED_WHIST_ENGLISH,
  "whist-american": ({ form = "seven" }) => SCORED_WHIST_FORMS[form],
} as const satisfies ScoredByHouse;
