import { isCard } from "../../engine/core/card.ts";
import type { Deal } from "../../engine/core/deal.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import type { Seat } from "../../engine/core/seat.ts";
import { contractOf, seatCalls } from "../../engine/declaring/auction.ts";
import type { Call } from "../../engine/declaring/call.ts";
import { isStrain, STRAIGHT_STRAINS } from "../../engine/declaring/strain.ts";
import { checkTurnUp } from "../../engine/declaring/turn-up.ts";
import { GAME_IDS, type GameId } from "../../engine/games/game.ts";
import { GAME_RECORDS } from "../../engine/games/titles.ts";
import { parseCall } from "../../engine/notation/calls.ts";
import { seatAt } from "../../engine/notation/pbn.ts";
import type { Declared } from "./deal.ts";

/** What is taken for granted where a file does not say which game it tells of. */
const FOREIGN_GAME: GameId = "contract";

/** The game a file names in a tag of ours. Refuses one that is not known. */
export function gameIn(name: string): Result<GameId> {
  const game = GAME_IDS.find((id) => id === (name || FOREIGN_GAME));
  return game ? ok(game) : refuse("game", `there is no game called “${name.slice(0, 40)}”.`);
}

type TagOf = (name: string) => string;

/** How the trump was settled, by what the game of the file asks for. Refuses what is missing or contradicts the cards. */
export function declaredIn(
  game: GameId,
  tag: TagOf,
  hands: Deal,
  dealer: Seat,
  calls: readonly Call[],
): Result<Declared> {
  const records = GAME_RECORDS[game];
  if (records === "tricks") return turnedIn(tag("OddTrickTurnUp"), hands, dealer);
  return records === "make" ? madeIn(tag, dealer) : bidIn(tag, dealer, calls);
}

function turnedIn(card: string, hands: Deal, dealer: Seat): Result<Declared> {
  if (!isCard(card)) {
    return refuse("turn-up", "Tag “OddTrickTurnUp” must name the card turned up, such as H5.");
  }
  const checked = checkTurnUp(hands, card, dealer);
  return checked.ok ? ok({ kind: "turn-up", card }) : checked;
}

function madeIn(tag: TagOf, dealer: Seat): Result<Declared> {
  const strain = STRAIGHT_STRAINS.find((each) => each === tag("OddTrickStrain"));
  if (!strain) {
    return refuse("strain", "Tag “OddTrickStrain” must say what was made trumps, such as hearts.");
  }
  const maker = tag("OddTrickMaker") === "" ? ok(dealer) : seatAt(tag("OddTrickMaker"));
  if (!maker.ok) return maker;
  const multiplier = Number(tag("OddTrickTimes") || 1);
  if (!Number.isInteger(Math.log2(multiplier))) {
    return refuse(
      "times",
      "Tag “OddTrickTimes” is 1, 2, 4, 8 and so on: each double makes it twice as much.",
    );
  }
  return ok({
    kind: "dealer-makes",
    make: { strain, maker: maker.value, declarer: dealer, multiplier },
  });
}

const CONTRACT = /^([1-7])(C|D|H|S|NT?)(X{0,2})$/i;

function bidIn(tag: TagOf, dealer: Seat, calls: readonly Call[]): Result<Declared> {
  const written = tag("Contract");
  if (/^pass$/i.test(written)) {
    return refuse("passed-out", "Tag “Contract”: all passed, so there is nothing to play.");
  }
  const seated = seatCalls(calls, dealer);
  if (/^\??$/.test(written)) {
    const contract = contractOf(seated);
    return contract.ok
      ? ok({ kind: "auction", contract: contract.value, calls: seated })
      : refuse("Contract", "The file names neither a contract nor a whole auction.");
  }
  const [, number = "", denomination = "", doubles = ""] = CONTRACT.exec(written) ?? [];
  const bid = parseCall(`${number}${denomination}`);
  const declarer = seatAt(tag("Declarer").replace("^", ""));
  if (!bid.ok || bid.value.type !== "bid") {
    return refuse("Contract", `Tag “Contract”: “${written.slice(0, 20)}” is not a contract.`);
  }
  if (!declarer.ok) return refuse("Declarer", "Tag “Declarer” must be N, E, S or W.");
  const own = tag("OddTrickStrain");
  const strain = own === "" ? bid.value.strain : own;
  if (!isStrain(strain)) return refuse("strain", `Tag “OddTrickStrain”: “${own}” is no strain.`);
  const multiplier = doubles === "" ? 1 : doubles.length === 1 ? 2 : 4;
  const contract = {
    level: bid.value.level,
    strain,
    multiplier,
    declarer: declarer.value,
  } as const;
  return ok({ kind: "auction", contract, calls: seated });
}
