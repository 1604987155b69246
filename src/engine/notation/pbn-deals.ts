import type { Card } from "../core/card.ts";
import { ok, refuse, type Result } from "../core/result.ts";
import { leftOf, type Seat } from "../core/seat.ts";
import { parseHand, formatHand } from "./cards.ts";
import {
  layHands,
  lostAt,
  MOST_DEALS,
  MOST_FAULTS,
  seatWords,
  shortHands,
  tooMany,
  type DealFault,
  type FoundDeal,
  type FoundDeals,
  type Vulnerable,
  type WrittenHand,
} from "./found-deal.ts";
import { formatTags, scanPbn, type PbnEntry, type PbnGame } from "./pbn-tags.ts";
import { COMPASS, seatAt } from "./pbn.ts";

/** Tags that a deal tells in its own way. */
const OWN = ["Board", "Dealer", "Vulnerable", "Deal"];

const VULNERABLE_AT: Readonly<Record<string, Vulnerable>> = {
  none: "None",
  love: "None",
  "-": "None",
  ns: "NS",
  ew: "EW",
  all: "All",
  both: "All",
};

/** Who is vulnerable, as PBN and the programs before it write it; null where nothing is said or it cannot be read. */
export function vulnerableIn(words: string): Vulnerable | null {
  return VULNERABLE_AT[words.trim().toLowerCase()] ?? null;
}

/**
 * The four hands of a deal tag from the seat it begins with; `-` is a hand that is not known. Refuses another beginning, a
 * wrong number of hands and what is no card, naming the line and the hand.
 */
function handsIn(value: string, line: number): Result<WrittenHand[]> {
  const match = /^([NESW])\s*:(.*)$/is.exec(value.trim());
  if (!match) {
    return refuse(
      "bad-deal-tag",
      `Line ${line}, tag “Deal”: it must begin with N, E, S or W and a colon, not “${value.trim().slice(0, 20)}”.`,
    );
  }
  const first = seatAt(match[1] ?? "");
  const written = (match[2] ?? "").trim().split(/\s+/);
  if (!first.ok || written.length !== 4) {
    return refuse(
      "not-four-hands",
      `Line ${line}, tag “Deal”: there are four hands in a deal, and ${written.length} here.`,
    );
  }
  const hands: WrittenHand[] = [];
  for (const [step, words] of written.entries()) {
    const seat = leftOf(first.value, step);
    const cards: Result<Card[]> = words === "-" ? ok([]) : parseHand(words);
    if (!cards.ok) {
      const { code, message } = cards.violation;
      return refuse(code, `Line ${line}, hand of ${seatWords(seat)}: ${message}`);
    }
    hands.push({ seat, line, cards: cards.value });
  }
  return ok(hands);
}

/** A tag that a deal tells in its own way, under its proper name where a file has it in capitals or in small letters. */
function asOurs(entry: PbnEntry): PbnEntry {
  const name = OWN.find((own) => own.toLowerCase() === entry.name.toLowerCase());
  return name ? { ...entry, name } : entry;
}

/** The tags of each game with those that it takes over from the game before: `#` for one value, `##` for all to come. */
function inherited(games: readonly PbnGame[]): PbnGame[] {
  const before = new Map<string, PbnEntry>();
  const toCome = new Map<string, PbnEntry>();
  return games.map(({ entries, line }) => {
    const own = entries.map(asOurs).map((entry): PbnEntry => {
      const last = before.get(entry.name);
      if (entry.value === "#" || entry.value === "##")
        return last ? { ...last, line: entry.line } : entry;
      return entry.value.startsWith("##") ? { ...entry, value: entry.value.slice(2) } : entry;
    });
    for (const [at, entry] of own.entries()) {
      before.set(entry.name, entry);
      if (entries[at]?.value.startsWith("##")) toCome.set(entry.name, entry);
    }
    const missing = [...toCome.values()].filter(({ name }) => !own.some((e) => e.name === name));
    return { entries: [...missing, ...own], line };
  });
}

/**
 * Every deal of a PBN file: several boards, hands that are not known, deals taken over from the board before. Tags we do
 * not know are kept, with what stands under them. A deal that cannot be read is left out and told of by line.
 */
export function readPbnDeals(text: string): FoundDeals {
  const { games, faults } = scanPbn(text, MOST_DEALS);
  const told: DealFault[] = faults.map((fault) => ({
    ...fault,
    // What stands in a comment without an end, or in a broken tag of a deal, is not there.
    lost: fault.code === "open-comment" || /“\[\s*Deal\b/i.test(fault.message),
  }));
  const deals: FoundDeal[] = [];
  for (const game of inherited(games.slice(0, MOST_DEALS))) {
    if (told.length >= MOST_FAULTS) break;
    const found = dealOf(game);
    if (!found) continue;
    if (found.deal) deals.push(found.deal);
    told.push(...found.faults);
  }
  const more = games[MOST_DEALS];
  if (more) told.push(tooMany(more.line));
  return { deals, faults: told.toSorted((a, b) => a.line - b.line) };
}

function dealOf(game: PbnGame): { deal?: FoundDeal; faults: DealFault[] } | null {
  const tag = (name: string) => game.entries.find((entry) => entry.name === name);
  const written = tag("Deal");
  if (!written || /^[?#]*$/.test(written.value)) {
    return written?.value.startsWith("#")
      ? { faults: [lostAt(written.line, nothingBefore(written.line))] }
      : null;
  }
  const again = game.entries.find((entry) => entry.name === "Deal" && entry !== written);
  if (again) return { faults: [lostAt(again.line, twice(again.line))] };
  const hands = handsIn(written.value, written.line);
  const laid = hands.ok ? layHands(hands.value) : hands;
  if (!hands.ok || !laid.ok) return { faults: [lostAt(written.line, laid)] };
  const dealer = tag("Dealer");
  const seat = seatAt(dealer?.value.trim() ?? "");
  const vulnerable = tag("Vulnerable");
  const deal: FoundDeal = {
    line: game.line,
    hands: laid.value,
    dealer: seat.ok ? seat.value : null,
    vulnerable: vulnerableIn(vulnerable?.value ?? ""),
    label: tag("Board")?.value.trim() ?? "",
    // What says nothing need not be kept.
    tags: game.entries.filter(
      ({ name, value, body }) => !OWN.includes(name) && (value !== "" || body.length > 0),
    ),
  };
  const faults = shortHands({ hands: laid.value, line: written.line });
  for (const entry of [dealer, vulnerable]) {
    if (!entry || /^[?-]?$/.test(entry.value.trim())) continue;
    if (entry === dealer ? seat.ok : deal.vulnerable) continue;
    faults.push({
      code: "bad-tag",
      line: entry.line,
      lost: false,
      message: `Line ${entry.line}, tag “${entry.name}”: “${entry.value.slice(0, 20)}” is passed over.`,
    });
  }
  return { deal, faults };
}

function nothingBefore(line: number): Result<never> {
  return refuse(
    "nothing-before",
    `Line ${line}, tag “Deal”: there is no deal before it to repeat.`,
  );
}

function twice(line: number): Result<never> {
  return refuse("twice", `Line ${line}, tag “Deal”: it stands twice for one board.`);
}

/** What a deal says of itself in a file. */
export type DealToWrite = Omit<FoundDeal, "line">;

/** A hand that is not known at all is a dash. */
function handText(cards: readonly Card[]): string {
  return cards.length === 0 ? "-" : formatHand(cards);
}

function dealValue(hands: FoundDeal["hands"], first: Seat): string {
  const four = [0, 1, 2, 3].map((step) => handText(hands[leftOf(first, step)]));
  return `${COMPASS[first]}:${four.join(" ")}`;
}

/** Tags that stand before the board in a file. */
const BEFORE = ["Event", "Site", "Date"];

/** Deals as a PBN file, from North (Y) clockwise, with whatever else was known of them. */
export function formatPbnDeals(deals: readonly DealToWrite[]): string {
  return formatTags(
    deals.map(({ hands, dealer, vulnerable, label, tags }) => {
      const kept = (before: boolean) =>
        tags
          .filter(({ name }) => BEFORE.includes(name) === before)
          .map(({ name, value, body }) => [name, value, body] as const);
      return [
        ...(tags.some(({ name }) => name === "Event") ? [] : [["Event", ""] as const]),
        ...kept(true),
        ["Board", label],
        ["Dealer", dealer ? COMPASS[dealer] : "?"],
        ["Vulnerable", vulnerable ?? "?"],
        ["Deal", dealValue(hands, "Y")],
        ...kept(false),
      ] as const;
    }),
  );
}
