import { highToLow, RANKS, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { elwellNext } from "./elwell-leads.ts";
import { has, lowest } from "./lead-pattern.ts";
import type { LeadSystem } from "./lead-systems.ts";
import { secondLead } from "./second-lead.ts";

/** The second lead of a suit by a system. */
export interface SystemSecond {
  /** The card to lead; any of `alsoSound` is as right. */
  readonly lead: Rank;
  readonly alsoSound: readonly Rank[];
  readonly rules: readonly RuleId[];
}

/** After a high card has been led, which of two equal cards follows says how long the suit was. */
interface NumberShown {
  readonly led: Rank;
  readonly held: string;
  /** The card that follows, by how many cards the suit had when opened. */
  next(length: number): Rank;
  readonly rule: RuleId;
}

const OLD: readonly NumberShown[] = [
  { led: "J", held: "KQJ", next: (n) => (n === 5 ? "K" : "Q"), rule: "whist.leads.old.jack" },
  { led: "Q", held: "QJT", next: (n) => (n <= 4 ? "J" : "T"), rule: "whist.leads.old.queen" },
  { led: "A", held: "AQJ", next: (n) => (n <= 4 ? "Q" : "J"), rule: "whist.leads.old.ace" },
];

/** The ace shows five of the suit, the king more, and the queen after the knave seven. */
const AMERICAN: readonly NumberShown[] = [
  {
    led: "J",
    held: "AKQJ",
    next: (n) => (n === 5 ? "A" : n === 6 ? "K" : "Q"),
    rule: "whist.leads.american",
  },
  { led: "Q", held: "AKQ", next: (n) => (n === 5 ? "A" : "K"), rule: "whist.leads.american" },
  ...OLD,
];

/**
 * What the leader goes on with in the suit he opened, by a system: `original` as dealt, high to low, `led` the card he
 * opened, `fell` the higher cards that the first round drew from the others. Null where no card is left, and where
 * Elwell’s table does not say. Foster’s own are in `second-lead.ts`. Foster 1914, whist, “Rules for leading second round”.
 */
export function secondBySystem(
  system: LeadSystem,
  original: Holding,
  led: Rank,
  fell: readonly Rank[] = [],
): SystemSecond | null {
  return original.length < 2 ? null : NEXT[system](original, led, fell);
}

type Next = (original: Holding, led: Rank, fell: readonly Rank[]) => SystemSecond | null;

const NEXT: Readonly<Record<LeadSystem, Next>> = {
  foster: fosterSecond,
  elwell: elwellSecond,
  "whist-old": showingNumber(OLD),
  "whist-american": showingNumber(AMERICAN),
};

function elwellSecond(original: Holding, led: Rank): SystemSecond | null {
  const [lead, ...alsoSound] = elwellNext(original, led).toReversed();
  return lead ? { lead, alsoSound, rules: [elwellRule(original)] } : null;
}

/** The second leads of whist, in which some cards show how long the suit was; the common rule for the rest. */
function showingNumber(lines: readonly NumberShown[]): Next {
  return (original, led, fell) => {
    const shown = lines.find((line) => line.led === led && has(original, line.held));
    const lead = shown?.next(original.length);
    return shown && lead && lead !== led && original.includes(lead)
      ? { lead, alsoSound: [], rules: [shown.rule] }
      : whistSecond(original, led, fell);
  };
}

function fosterSecond(original: Holding, led: Rank, fell: readonly Rank[]): SystemSecond | null {
  const next = secondLead(original, led, fell);
  return next ? { ...next, alsoSound: [] } : null;
}

function elwellRule(original: Holding): RuleId {
  if (has(original, "AK")) {
    if (has(original, "Q")) return "straight.lead.trump.akq";
    return original.length === 2 ? "straight.lead.trump.ak-bare" : "straight.lead.trump.ak";
  }
  return has(original, "QJ") ? "straight.lead.trump.aqj" : "straight.lead.trump.ace";
}

/**
 * The common rule of whist: the best, of equals the lowest; with second and third best one of those; else the original
 * fourth best after a high card, and the lowest after a low one, or from six the fourth best that remains.
 */
function whistSecond(original: Holding, led: Rank, fell: readonly Rank[]): SystemSecond {
  const left = original.filter((rank) => rank !== led);
  const gone = new Set<Rank>([led, ...fell]);
  const standing = highToLow(RANKS.filter((rank) => !gone.has(rank)));
  const best = row(standing, left, 0);
  if (best.length > 0) {
    return { lead: lowest(best), alsoSound: [], rules: ["whist.lead2.best", ...afterKing(led)] };
  }
  const next = row(standing, left, 1);
  if (next.length >= 2) {
    // After the king the lowest tells of those above it; after a low card the highest forces out the best.
    return {
      lead: led === "K" ? lowest(next) : (next[0] as Rank),
      alsoSound: [],
      rules: ["whist.leads.old.king", ...afterKing(led)],
    };
  }
  const fourth = original[3];
  const high = original.indexOf(led) < 3;
  if (high && fourth) {
    return { lead: fourth, alsoSound: [], rules: ["whist.leads.old.fourth"] };
  }
  const remaining = original.length >= 6 ? left[3] : undefined;
  return {
    lead: lowest(left),
    alsoSound: remaining && remaining !== lowest(left) ? [remaining] : [],
    rules: ["whist.leads.old.fourth"],
  };
}

function afterKing(led: Rank): readonly RuleId[] {
  return led === "K" ? ["whist.lead2.following-king"] : [];
}

/** The cards held in an unbroken row of those still standing, beginning at the place given. */
function row(standing: Holding, left: Holding, from: number): Holding {
  const rest = standing.slice(from);
  const end = rest.findIndex((rank) => !left.includes(rank));
  return rest.slice(0, end < 0 ? rest.length : end);
}
