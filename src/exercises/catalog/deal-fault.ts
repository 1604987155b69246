import { rowsFrom, type LawRow } from "../../engine/laws/row.ts";
import { choicesOf } from "../kit/ask.ts";
import { gameOf, rulesOf, rulingOnDeal, type DealtGame } from "../dealing/deal-fault.ts";
import type { Exercise } from "../kit/exercise.ts";
import { Parts } from "../kit/parts.ts";
import { openText } from "../wording/remedy-words.ts";
import { sceneOf } from "../kit/scene.ts";

/** The rows of the laws on cutting and dealing, a game at a time. */
const ROWS = new Parts<DealtGame, readonly LawRow[]>({
  auction: async () =>
    rowsFrom("auction", (await import("../../engine/laws/rows/auction-deal.ts")).AUCTION_DEAL),
  straight: async () =>
    rowsFrom(
      "straight-bridge",
      (await import("../../engine/laws/rows/straight-deal.ts")).STRAIGHT_DEAL,
    ),
  whist: async () =>
    rowsFrom("whist", (await import("../../engine/laws/rows/whist-deal.ts")).WHIST_DEAL),
});

/** Something went wrong in cutting or dealing: what may be done about it? */
const dealFault: Exercise = {
  id: "deal-fault",
  pose: async (random) => (await import("../dealing/deal-fault-deal.ts")).poseDealFault(random),
  ready: (problem) => ROWS.fetch(problem && gameOf(sceneOf(problem, "misdeal"))),
  solve(problem) {
    const { ask } = problem;
    const misdeal = sceneOf(problem, "misdeal");
    const ruling = rulingOnDeal(misdeal, ROWS.get(gameOf(misdeal)));
    const because = `${openText(ask, ruling)} ${ruling.follows}`;
    return {
      type: "choices",
      choices: choicesOf(ask).map((id) => ({
        id,
        mark: ruling.may.some((remedy) => remedy === id) ? "best" : "wrong",
        rules: rulesOf(ruling),
        because,
      })),
      hints: [
        "Ask whether the law settles it by itself, or somebody may choose; and whether it is too late.",
        ruling.follows,
        openText(ask, ruling),
      ],
    };
  },
};

export default dealFault;
