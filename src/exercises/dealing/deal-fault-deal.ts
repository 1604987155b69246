import type { Random } from "../../engine/core/random.ts";
import type { Ruling } from "../../engine/laws/apply.ts";
import type { Code } from "../../engine/laws/code.ts";
import { REMEDIES } from "../../engine/laws/remedies.ts";
import { rowsFrom, type LawRow } from "../../engine/laws/row.ts";
import { AUCTION_DEAL } from "../../engine/laws/rows/auction-deal.ts";
import { STRAIGHT_DEAL } from "../../engine/laws/rows/straight-deal.ts";
import { WHIST_DEAL } from "../../engine/laws/rows/whist-deal.ts";
import { DEALT_GAMES, rulingOnDeal, type DealtGame, type Misdeal } from "./deal-fault.ts";
import type { Posed } from "../kit/exercise.ts";
import { AUCTION_HAPPENINGS } from "./happenings/auction.ts";
import type { Happening } from "./happenings/happening.ts";
import { STRAIGHT_HAPPENINGS } from "./happenings/straight.ts";
import { WHIST_HAPPENINGS } from "./happenings/whist.ts";

const ROWS: Readonly<Record<DealtGame, readonly LawRow[]>> = {
  auction: rowsFrom("auction", AUCTION_DEAL),
  straight: rowsFrom("straight-bridge", STRAIGHT_DEAL),
  whist: rowsFrom("whist", WHIST_DEAL),
};

/** What goes wrong in cutting and dealing, game by game. */
export const HAPPENINGS: Readonly<Record<DealtGame, readonly Happening[]>> = {
  auction: AUCTION_HAPPENINGS,
  straight: STRAIGHT_HAPPENINGS,
  whist: WHIST_HAPPENINGS,
};

const PLAYED: Readonly<Record<DealtGame, Readonly<Partial<Record<Code, string>>>>> = {
  auction: { american: "Auction bridge, by the laws of 1913" },
  straight: {
    american: "Straight bridge, by the American code",
    english: "Straight bridge, by the English code",
  },
  whist: { american: "Whist, by the American code", english: "Whist, by the English code" },
};

function misdealOf({ situation, code = "american", known = {} }: Happening): Misdeal {
  return { situation, code, known };
}

/** What the laws say of a happening. */
export function rulingOnHappening(game: DealtGame, happening: Happening): Ruling {
  return rulingOnDeal(misdealOf(happening), ROWS[game]);
}

/** A happening with what the law gives and, of what tempts, the first few: two at least, and four answers in all. */
function poseHappening(game: DealtGame, happening: Happening): Posed {
  const { told, tempting } = happening;
  const misdeal = misdealOf(happening);
  const { may } = rulingOnHappening(game, happening);
  const ids = [...may, ...tempting.slice(0, Math.max(2, 4 - may.length))];
  const dealt = misdeal.situation.includes(".cut.") ? "" : "; it is {Z}’s deal";
  return {
    scene: { type: "misdeal", ...misdeal },
    ask: {
      type: "option",
      look: "words",
      options: ids.sort().map((id) => ({ id, label: REMEDIES[id].words })),
    },
    question: "What may be done about it?",
    facts: [`${PLAYED[game][misdeal.code]}${dealt}.`, told],
  };
}

/** The happening of a game that is told so; throws on one that is not there, so that a slip in an item fails. */
export function poseTold(game: DealtGame, begins: string, code: Code = "american"): Posed {
  const found = HAPPENINGS[game].find(
    (one) => one.told.startsWith(begins) && (one.code ?? "american") === code,
  );
  if (!found) throw new Error(`nothing is told as “${begins}”`);
  return poseHappening(game, found);
}

/** Something that went wrong in cutting or dealing, from a seeded stream. */
export function poseDealFault(random: Random): Posed {
  const game = random.pick(DEALT_GAMES);
  const chosen = random.pick(HAPPENINGS[game]);
  return poseHappening(game, { ...chosen, tempting: random.shuffle(chosen.tempting) });
}
