import type { Holding } from "../core/card.ts";

/**
 * The chances, in so many of `of`, that partner holds a given number of unseen cards, counting an even chance for each by
 * itself as the book does. (Rules `upto.odds.two`, `upto.odds.three`, ruling AMB-51.)
 */
export function chancesOf(unseen: number, withPartner: number): { ways: number; of: number } {
  let ways = 1;
  for (let each = 1; each <= withPartner; each++) ways = (ways * (unseen - each + 1)) / each;
  return { ways, of: 2 ** unseen };
}

/** Every way in which unseen cards can lie between declarer and partner. */
export function layouts(unseen: Holding): { declarer: Holding; partner: Holding }[] {
  return Array.from({ length: 2 ** unseen.length }, (_, bits) => ({
    declarer: unseen.filter((_, at) => bits & (1 << at)),
    partner: unseen.filter((_, at) => !(bits & (1 << at))),
  }));
}
