import { rankOf, RANKS, suitOf, type Card, type Suit } from "./card.ts";

/** Suits from the lowest where equal cards are told apart by suit. (Rule `auction.cut.ties-suit-order`.) */
export const CUT_SUITS: readonly Suit[] = ["H", "D", "C", "S"];

/**
 * What happens when cards of equal rank are cut: the suit decides (Foster 1914 and the laws of 1913, auction), or those
 * who cut them cut again (Elwell 1905, laws 19 and 20; the codes of whist). (Ruling AMB-44.)
 */
export type Ties = "suit" | "recut";

/** How a game is cut for: what equal cards do, and whether all cut afresh when there are more than four. */
export interface CuttingRules {
  readonly ties: Ties;
  /** `fresh`: everyone cuts anew for the next rubber; `longest`: those who have played longest give way. */
  readonly outgoers: "fresh" | "longest";
}

/** Each candidate with the cards he has cut: one, and another for every time he had to cut again. */
export type Cuts = Readonly<Record<string, readonly Card[]>>;

/** Players who must cut again, and what their cut decides. */
export interface Recut {
  readonly recut: readonly string[];
  readonly decides: "players" | "partners" | "dealer" | "outgoers";
}

/** How four players are placed: each pair with its lower cut first, the dealer’s pair first. */
export interface Placing {
  readonly partners: readonly [readonly string[], readonly string[]];
  /** The lowest of all, who deals and chooses seats and pack. */
  readonly dealer: string;
}

/** Height in cutting, where the ace is below the two. (Rule `auction.rank.cutting-ace-low`.) */
export function cutHeight(card: Card): number {
  return rankOf(card) === "A" ? -1 : RANKS.indexOf(rankOf(card));
}

/** Orders two cuts: below nought where `a` is lower, nought where they are equal and must be cut again. */
export function compareCuts(a: Card, b: Card, ties: Ties): number {
  const byRank = cutHeight(a) - cutHeight(b);
  if (byRank !== 0 || ties === "recut") return byRank;
  return CUT_SUITS.indexOf(suitOf(a)) - CUT_SUITS.indexOf(suitOf(b));
}

/** Whoever cut lower, or null where the two cuts are equal. */
export function lowerCut(cuts: Cuts, ties: Ties): string | null {
  const [lowest] = groupCuts(cuts, ties);
  return lowest?.length === 1 ? (lowest[0] ?? null) : null;
}

/** The candidates from the lowest cut to the highest, those whose cuts are equal so far in one group. */
export function groupCuts(cuts: Cuts, ties: Ties): string[][] {
  const groups: string[][] = [];
  const names = Object.keys(cuts).sort((a, b) => compareAll(cuts[a], cuts[b], ties));
  for (const name of names) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last && first !== undefined && compareAll(cuts[first], cuts[name], ties) === 0) {
      last.push(name);
    } else groups.push([name]);
  }
  return groups;
}

/** A later cut tells apart only those whose earlier ones were equal. */
function compareAll(a: readonly Card[] = [], b: readonly Card[] = [], ties: Ties): number {
  for (const [index, card] of a.entries()) {
    const other = b[index];
    const order = other ? compareCuts(card, other, ties) : 0;
    if (order !== 0) return order;
  }
  return 0;
}

/** The players of a group that straddles a place in the order where it must be told apart, or null where none does. */
function straddling(groups: readonly string[][], place: number): readonly string[] | null {
  let start = 0;
  for (const group of groups) {
    const end = start + group.length;
    if (start < place && place < end) return group;
    start = end;
  }
  return null;
}

/** The four lowest cuts, who play first; or who must cut again for it. (Rule `auction.cut.lowest-play`.) */
export function cutForTable(cuts: Cuts, ties: Ties): { readonly play: readonly string[] } | Recut {
  const groups = groupCuts(cuts, ties);
  const tied = straddling(groups, 4);
  return tied ? { recut: tied, decides: "players" } : { play: groups.flat().slice(0, 4) };
}

/**
 * How four players are placed: the two lowest against the two highest, the lowest deals. Equal cards matter only where
 * partners or the dealer hang on them. Throws unless four have cut. (Rules `auction.cut.partners`, `straight.cut`;
 * Elwell 1905, laws 18 to 20; English whist, laws 18 and 19.)
 */
export function cutForPartners(cuts: Cuts, ties: Ties): Placing | Recut {
  const groups = groupCuts(cuts, ties);
  const order = groups.flat();
  const [first, second, third, fourth] = order;
  if (order.length !== 4 || !first || !second || !third || !fourth) {
    throw new Error("four players cut for partners");
  }
  const partners = straddling(groups, 2);
  if (partners) return { recut: partners, decides: "partners" };
  const dealer = straddling(groups, 1);
  if (dealer) return { recut: dealer, decides: "dealer" };
  return {
    partners: [
      [first, second],
      [third, fourth],
    ],
    dealer: first,
  };
}

/** Who leaves a table and who must cut for it, when others wait to come in. */
export interface Outgoing {
  /** Those who go out without cutting, having played longest. */
  readonly out: readonly string[];
  /** Those who cut for the places left to give up, and how many of them go: the highest. */
  readonly cutAmong: readonly string[];
  readonly byCut: number;
}

/**
 * Who gives way at the end of a rubber to so many who wait: those who have played most rubbers running; where that does
 * not decide, the equals cut and the highest go. It serves five and six players alike. (Rule `whist.cutting-out`;
 * Elwell 1905, law 23; laws of 1913, law 21.)
 */
export function goingOut(running: Readonly<Record<string, number>>, waiting: number): Outgoing {
  const out: string[] = [];
  const lengths = [...new Set(Object.values(running))].sort((a, b) => b - a);
  for (const length of lengths) {
    const equals = Object.keys(running).filter((name) => running[name] === length);
    const places = waiting - out.length;
    if (places <= 0) break;
    if (equals.length > places) return { out, cutAmong: equals, byCut: places };
    out.push(...equals);
  }
  return { out, cutAmong: [], byCut: 0 };
}

/** Those who cut the highest and go out, or who must cut again for it. */
export function cutForOut(
  cuts: Cuts,
  places: number,
  ties: Ties,
): { readonly out: readonly string[] } | Recut {
  const groups = groupCuts(cuts, ties);
  const stay = groups.flat().length - places;
  const tied = straddling(groups, stay);
  return tied ? { recut: tied, decides: "outgoers" } : { out: groups.flat().slice(stay) };
}
