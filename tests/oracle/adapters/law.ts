import { isSeat, type Seat } from "../../../src/engine/core/seat.ts";
import { LEVELS, type Bid, type Level } from "../../../src/engine/declaring/call.ts";
import { isStrain } from "../../../src/engine/declaring/strain.ts";
import { ACTORS, MOMENTS, type Actor, type Moment } from "../../../src/engine/laws/actors.ts";
import { CODES, LAW_GAMES, type Code, type LawGame } from "../../../src/engine/laws/code.ts";
import type { Facts } from "../../../src/engine/laws/facts.ts";
import { isSituation, type SituationId } from "../../../src/engine/laws/rows.ts";
import { rulingOn } from "../../../src/engine/laws/ruling.ts";
import { searchSituations } from "../../../src/engine/laws/search.ts";
import type { OracleCase, Outcome } from "../adapters.ts";
import PHRASES from "./law-phrases.json" with { type: "json" };

type Phrases = Readonly<Record<string, readonly string[]>>;
const SITUATIONS: Readonly<Record<LawGame, Readonly<Record<string, string>>>> = PHRASES.situations;
const WHO: Phrases = PHRASES.who;
const UNTIL: Phrases = PHRASES.until;

/** The situation a case speaks of: by the words of the printed tables, and failing those by a search for its words. */
function situationOf(game: LawGame, words: string): SituationId {
  const listed = SITUATIONS[game][words];
  if (listed && isSituation(listed)) return listed;
  const [found] = searchSituations(words, { game });
  if (!found) throw new Error(`no situation in ${game} answers to “${words}”`);
  return found;
}

/**
 * The case’s own phrase where it means what the engine says, or the engine’s words where it does not: the tables have
 * many phrases for one moment or one player, and the engine one id.
 */
function inPhrase(phrase: unknown, meanings: Phrases, id: string | undefined, words: string) {
  if (typeof phrase !== "string") return words;
  return id !== undefined && meanings[phrase]?.includes(id) ? phrase : words;
}

function seat(value: unknown): Seat | undefined {
  return isSeat(value) ? value : undefined;
}

/** “5 notrump by A” or “6 diamonds” as a bid. */
function bidIn(words: unknown): Bid | undefined {
  const [, level, strain] = /^(\d) (\w+)/.exec(typeof words === "string" ? words : "") ?? [];
  if (!isStrain(strain) || !(LEVELS as readonly number[]).includes(Number(level))) return undefined;
  return { level: Number(level) as Level, strain };
}

function callTypeIn(words: unknown): Facts["callType"] {
  const first = typeof words === "string" ? words.split(" ")[0] : "";
  if (first === "pass" || first === "double" || first === "redouble") return first;
  return bidIn(words) ? "bid" : undefined;
}

/** Whether what is told to have come next, such as “Z passes”, includes a call by an opponent of the offender. */
function adversaryCalled(words: unknown): boolean | undefined {
  return typeof words === "string" ? /pass|bid|double/.test(words) : undefined;
}

function noticed(when: unknown): Facts["noticed"] {
  if (typeof when !== "string") return undefined;
  return /during.?deal/.test(when) ? "during-deal" : "after-deal";
}

/** “after the play” or “trick 5”, but not “before the first lead”. */
function playBegun(when: unknown): boolean | undefined {
  return typeof when === "string" ? /after .*(play|lead|card)|^trick/.test(when) : undefined;
}

function closed(raw: Record<string, unknown>): boolean | undefined {
  const value =
    raw["rubberClosed"] ??
    raw["followingGameDeclared"] ??
    raw["nextTrumpDeclared"] ??
    raw["scoreRecorded"];
  return typeof value === "boolean" ? value : undefined;
}

function flag(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

function number(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** The facts of a case in the engine’s terms; what the engine does not ask about is left out. */
function factsOf(game: LawGame, raw: Record<string, unknown>): Facts {
  const variant = raw["variant"] ?? raw["code"];
  const code = CODES.find((id) => id === variant) as Code | undefined;
  const dealer = seat(raw["dealer"]) ?? "Z";
  const declarer = seat(raw["declarer"]) ?? seat(raw["finalDeclarer"]);
  const hasDummy = game === "straight-bridge";
  const answered = raw["answered"];
  const all: Record<keyof Facts, unknown> = {
    code,
    authority: raw["authority"],
    offender: seat(raw["offender"]),
    dealer,
    declarer: declarer ?? (hasDummy ? dealer : undefined),
    leader: seat(raw["leader"]),
    last: bidIn(raw["last"]),
    bid: bidIn(raw["call"]),
    callType: callTypeIn(raw["call"]),
    adversaryHasCalled: adversaryCalled(raw["next"]),
    noticed: noticed(raw["when"]),
    claimantLooked: flag(raw["claimantLooked"]),
    playBegun: playBegun(raw["when"]),
    adversaryTouched: flag(raw["adversaryTouched"]),
    trumpTurned: flag(raw["trumpTurned"] ?? raw["nextTrumpTurned"]),
    belowTable: /floor|below/.test(String(raw["event"] ?? "")) || undefined,
    played: number(raw["played"]),
    declarerPlayed: flag(raw["declarerPlayed"]),
    secondPlayed: flag(raw["secondPlayed"]),
    thirdPlayed: flag(raw["thirdPlayed"]),
    void: flag(raw["secondVoid"] ?? raw["partnerVoid"]),
    quittedTricks: number(raw["quittedTricks"]),
    trickQuitted: flag(raw["trickQuitted"]),
    asked: flag(raw["asked"]),
    answeredNone: typeof answered === "string" ? /^no\b/.test(answered) : undefined,
    sidePlayedOn: flag(raw["nextPlayedByOffendersSide"]),
    bothAdversariesPlayed: flag(raw["bothAdversariesPlayed"]),
    position: number(raw["position"]),
    dealerClaimed: flag(raw["dealerClaimed"]),
    accepted: flag(raw["accepted"]),
    scoreClosed: closed(raw),
    games: raw["games"],
    nextCut: flag(raw["nextCut"]),
    found: raw["found"],
    bothSidesWrong: flag(raw["bothSidesWrong"]),
  };
  for (const key of Object.keys(all) as (keyof Facts)[])
    if (all[key] === undefined) delete all[key];
  return all as Facts;
}

/** Runs a `law` case: who may act, what he may take, and until when. */
export function law({ game, input, expected }: OracleCase): Outcome {
  const lawGame = LAW_GAMES.find((id) => id === game);
  if (!lawGame) return { skip: game };
  const situation = situationOf(lawGame, input["situation"]);
  const ruling = rulingOn(situation, factsOf(lawGame, input["facts"] ?? {}));
  const who: Actor = ruling.who;
  const until: Moment | undefined = ruling.until;
  return {
    actual: {
      who: inPhrase(expected["who"], WHO, who, ACTORS[who]),
      options: ruling.may,
      deadline: inPhrase(expected["deadline"], UNTIL, until, until ? MOMENTS[until] : ""),
    },
  };
}
