import { isCard } from "../../engine/core/card.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";
import { isSeat } from "../../engine/core/seat.ts";
import { contractOf, seatCalls } from "../../engine/declaring/auction.ts";
import { LEVELS, type Contract } from "../../engine/declaring/call.ts";
import { isStrain, STRAIGHT_STRAINS } from "../../engine/declaring/strain.ts";
import { checkTurnUp } from "../../engine/declaring/turn-up.ts";
import { GAME_IDS } from "../../engine/games/game.ts";
import { GAME_RECORDS } from "../../engine/games/titles.ts";
import { formatLink, parseLink, type LinkedRecord } from "../../engine/notation/link.ts";
import type { Declared, PlayDeal } from "./deal.ts";
import { chairsOf, HELPERS, layLine, type Session } from "./session.ts";

/** The parameters of an address that carry a deal, by name. */
export type PlaceQuery = Readonly<Record<string, string | undefined>>;

/** A deal with the line played and the point reached in it. */
export interface Place {
  readonly deal: PlayDeal;
  readonly session: Session;
}

/**
 * A deal being played as the parameters of an address: the cards, the bidding and the line as a link string with its
 * check, the declaration in words, the chair, the helper and how far the line has come.
 */
export function formatPlace({ deal, session }: Place): PlaceQuery {
  const { declared } = deal;
  const calls = declared.kind === "auction" ? declared.calls : [];
  return {
    deal: formatLink({
      dealer: deal.dealer,
      hands: deal.hands,
      calls,
      plays: session.line,
    }),
    game: deal.game,
    ...formatDeclared(declared),
    as: session.chair,
    by: session.helper,
    ...(session.faults ? { faults: "yes" } : {}),
    at: String(session.at),
  };
}

/** The parameters as an address has them; none of them holds a sign that would have to be written otherwise. */
export function queryOf(query: PlaceQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return `?${given.map(([name, value]) => `${name}=${value}`).join("&")}`;
}

function formatDeclared(declared: Declared): PlaceQuery {
  switch (declared.kind) {
    case "auction": {
      const { level, strain, multiplier, declarer } = declared.contract;
      return { bid: [level, strain, multiplier, declarer].join("-") };
    }
    case "dealer-makes": {
      const { strain, maker, declarer, multiplier } = declared.make;
      return { made: [strain, maker, declarer, multiplier].join("-") };
    }
    case "turn-up":
      return { turned: declared.card };
    default:
      return declared satisfies never;
  }
}

/**
 * Reads the parameters that {@link formatPlace} writes; what stands between the cards and the point reached may be left
 * out, and is then all four hands, best play, the beginning. Refuses, in one sentence, a link that was cut or changed, a
 * game or declaration that is none, and cards that could not have been played.
 */
export function parsePlace(query: PlaceQuery): Result<Place> {
  const record = parseLink(query["deal"] ?? "");
  if (!record.ok) return record;
  const game = GAME_IDS.find((id) => id === (query["game"] ?? "auction-1914"));
  if (!game) return bad("game", query["game"]);
  const declared = parseDeclared(query, record.value);
  if (!declared.ok) return declared;
  const needs = {
    contract: "auction",
    "modern-contract": "auction",
    make: "dealer-makes",
    tricks: "turn-up",
  };
  if (needs[GAME_RECORDS[game]] !== declared.value.kind) {
    return refuse("declared", "The link names a declaration that its game does not have.");
  }
  const { dealer, hands, plays } = record.value;
  const deal: PlayDeal = { game, dealer, hands, declared: declared.value };
  const chair = chairsOf(deal).find((one) => one === (query["as"] ?? "all"));
  if (!chair) return bad("as", query["as"]);
  const helper = HELPERS.find((one) => one === (query["by"] ?? "best"));
  if (!helper) return bad("by", query["by"]);
  const at = query["at"] ?? "0";
  if (!/^\d{1,2}$/.test(at) || Number(at) > plays.length) return bad("at", at);
  const fresh: Session = { chair, helper, line: [], at: 0, faults: query["faults"] === "yes" };
  const session = layLine(deal, fresh, plays, Number(at));
  return session.ok ? ok({ deal, session: session.value }) : session;
}

function bad(name: string, value = ""): Result<never> {
  return refuse(
    name,
    `The link says “${name}=${value.slice(0, 30)}”, which this page cannot read.`,
  );
}

function parseDeclared(query: PlaceQuery, record: LinkedRecord): Result<Declared> {
  const { bid, made, turned } = query;
  if (turned !== undefined) {
    if (!isCard(turned)) return bad("turned", turned);
    const checked = checkTurnUp(record.hands, turned, record.dealer);
    return checked.ok ? ok({ kind: "turn-up", card: turned }) : checked;
  }
  if (made !== undefined) {
    const [strain, maker, declarer, times] = made.split("-");
    const known = STRAIGHT_STRAINS.find((each) => each === strain);
    const multiplier = Number(times);
    if (!known || !isSeat(maker) || !isSeat(declarer) || !Number.isInteger(Math.log2(multiplier))) {
      return bad("made", made);
    }
    return ok({ kind: "dealer-makes", make: { strain: known, maker, declarer, multiplier } });
  }
  const calls = seatCalls(record.calls, record.dealer);
  if (bid === undefined) {
    const contract = contractOf(calls);
    return contract.ok ? ok({ kind: "auction", contract: contract.value, calls }) : contract;
  }
  const contract = parseContract(bid);
  return contract ? ok({ kind: "auction", contract, calls }) : bad("bid", bid);
}

function parseContract(bid: string): Contract | null {
  const [tricks, strain, times, declarer] = bid.split("-");
  const level = LEVELS.find((each) => String(each) === tricks);
  const multiplier = ([1, 2, 4] as const).find((each) => String(each) === times);
  if (!level || !isStrain(strain) || !multiplier || !isSeat(declarer)) return null;
  return { level, strain, multiplier, declarer };
}
