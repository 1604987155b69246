import { ok, refuse, type Result } from "../../engine/core/result.ts";
import type { Seat } from "../../engine/core/seat.ts";
import { partnerOf, leftOf } from "../../engine/core/seat.ts";
import {
  contractOf,
  minimumLevel,
  overcalls,
  seatCalls,
  standingBid,
} from "../../engine/declaring/auction.ts";
import type { Call, Level, SeatedCall } from "../../engine/declaring/call.ts";
import { STRAIGHT_STRAINS, TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { GameId } from "../../engine/games/game.ts";
import { GAME_RECORDS } from "../../engine/games/titles.ts";
import type { PlayDeal } from "../playing/deal.ts";
import { begin } from "../playing/session.ts";
import { formatPlace, queryOf } from "../playing/place.ts";
import { wholeDeal, type Board } from "./board.ts";

/** Under what a board is looked at: the game, and what is declared in it. */
export interface Under {
  readonly game: GameId;
  readonly strain: Strain;
  readonly level: Level;
  readonly declarer: Seat;
}

/** A short bidding that comes to a contract: the dealer’s one spade where he must speak first, the bid, and passes. */
export function shortBidding(
  dealer: Seat,
  { declarer, level, strain }: Pick<Under, "declarer" | "level" | "strain">,
): Result<SeatedCall[]> {
  const bid = { type: "bid", level, strain } as const;
  const calls: Call[] = [];
  for (let seat = dealer; seat !== declarer; seat = leftOf(seat)) {
    calls.push(seat === dealer ? { type: "bid", level: 1, strain: "spades" } : { type: "pass" });
  }
  const before = standingBid(seatCalls(calls, dealer));
  if (!overcalls(bid, before)) {
    const least = minimumLevel(strain, before) ?? 7;
    return refuse(
      "too-low",
      `{${dealer}} deals and must bid one spade at least, so {${declarer}} has to bid ${least} of it or more.`,
    );
  }
  calls.push(bid, { type: "pass" }, { type: "pass" }, { type: "pass" });
  const seated = seatCalls(calls, dealer);
  const contract = contractOf(seated);
  return contract.ok ? ok(seated) : contract;
}

/**
 * A board as a deal to be played under a game. Refuses a board that is not whole, and what the game does not know: nullos
 * at straight bridge or whist, a hand without a trump at whist, a declarer at whist who did not deal.
 */
export function playUnder(board: Board, under: Under): Result<PlayDeal> {
  const hands = wholeDeal(board);
  if (!hands.ok) return hands;
  const { game, strain, declarer } = under;
  const base = { game, hands: hands.value };
  const dealer = board.dealer ?? "Z";
  switch (GAME_RECORDS[game]) {
    case "tricks": {
      const trump = TRUMP_OF[strain];
      const card = hands.value[dealer].find((held) => held.charAt(0) === trump);
      if (!trump || !card) {
        return refuse(
          "no-trump",
          trump
            ? `At whist the dealer’s last card makes trumps, and {${dealer}} has none of that suit to turn.`
            : "At whist there is always a trump: choose a suit.",
        );
      }
      return ok({ ...base, dealer, declared: { kind: "turn-up", card } });
    }
    case "make": {
      const made = STRAIGHT_STRAINS.find(
        (each) => each === (strain === "royals" ? "spades" : strain),
      );
      if (!made) return refuse("no-nullo", "Straight bridge has no nullos: choose another trump.");
      // The dealer always plays the hand; where he left it, his partner made the trump.
      const maker = declarer === partnerOf(dealer) ? declarer : dealer;
      const make = { strain: made, maker, declarer: dealer, multiplier: 1 };
      return ok({ ...base, dealer, declared: { kind: "dealer-makes", make } });
    }
    default: {
      const calls = shortBidding(dealer, under);
      const contract = { level: under.level, strain, multiplier: 1, declarer } as const;
      return ok({
        ...base,
        dealer,
        declared: { kind: "auction", contract, calls: calls.ok ? calls.value : [] },
      });
    }
  }
}

/** The address at which a board is played over under a game. Refuses what {@link playUnder} refuses. */
export function playAddress(board: Board, under: Under): Result<string> {
  const deal = playUnder(board, under);
  if (!deal.ok) return deal;
  const place = { deal: deal.value, session: begin("all", "best") };
  return ok(`/play/deal/${queryOf(formatPlace(place))}`);
}
