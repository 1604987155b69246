import { isCard, type Card } from "../../core/card.ts";
import { ok, refuse, type Result } from "../../core/result.ts";
import { SEATS, type BySeat, type Seat } from "../../core/seat.ts";
import type { DoublingLimit } from "../../declaring/dealer-makes.ts";
import { checkTurnUp, settledByTurnUp } from "../../declaring/turn-up.ts";
import type { NationalCode } from "../code.ts";
import { AUCTION_LAWS, type TableLaws } from "./laws.ts";
import { straightLaws } from "./laws-straight.ts";
import { whistLaws } from "./laws-whist.ts";
import type { Table } from "./state.ts";

function openUnder(laws: TableLaws, dealer: Seat, hands: BySeat<readonly Card[]>): Result<Table> {
  const all = SEATS.flatMap((seat) => hands[seat]);
  const twice = all.find((card, index) => all.indexOf(card) !== index || !isCard(card));
  if (twice) return refuse("twice", `${twice} is there twice.`, laws.wrongPack);
  const long = SEATS.find((seat) => hands[seat].length > 13);
  if (long) return refuse("fourteen", `${long} has too many cards.`, laws.longHand);
  return ok({
    laws,
    dealer,
    dealt: hands,
    left: hands,
    calls: [],
    barred: [],
    contract: null,
    making: null,
    turnUp: null,
    settled: null,
    trick: [],
    surplus: [],
    tricks: [],
    toLead: dealer,
    exposed: [],
    orders: [],
    revokes: [],
    faults: [],
    awards: [],
    dummyLooked: false,
    over: null,
  });
}

/**
 * A table of auction with the cards dealt and nobody’s voice heard. A hand may be a card short, as happens when one is
 * left on the floor; refuses a card twice, and a hand of more than thirteen, which must be dealt again. (Laws 37d and 40.)
 */
export function openTable(dealer: Seat, hands: BySeat<readonly Card[]>): Result<Table> {
  return openUnder(AUCTION_LAWS, dealer, hands);
}

/** The same at straight bridge, where the dealer makes the trump or leaves it. (Elwell 38, 41 and 45.) */
export function openMaking(
  dealer: Seat,
  hands: BySeat<readonly Card[]>,
  code: NationalCode = "american",
  limit: DoublingLimit = "none",
): Result<Table> {
  const opened = openUnder(straightLaws(code), dealer, hands);
  if (!opened.ok) return opened;
  return ok({ ...opened.value, making: { calls: [], make: null, limit } });
}

/**
 * The same at whist: the trump is turned, and the player on the dealer’s left leads at once. Refuses a turn-up that the
 * dealer does not hold. (Whist 13 and 17 to 19.)
 */
export function openTurnedUp(
  dealer: Seat,
  hands: BySeat<readonly Card[]>,
  turnUp: Card,
  code: NationalCode = "american",
): Result<Table> {
  const opened = openUnder(whistLaws(code), dealer, hands);
  if (!opened.ok) return opened;
  const turned = checkTurnUp(hands, turnUp, dealer);
  if (!turned.ok) return turned;
  const settled = settledByTurnUp(turnUp, dealer);
  return ok({ ...opened.value, turnUp, settled, toLead: settled.leader });
}
