import { numberWord } from "../../../exercises/kit/words.ts";
import type { Terms } from "../../../tabletop/playing/deal.ts";
import { parsePrices } from "../../../tabletop/playing/turning.ts";
import { costOf, type Prices } from "../../../tabletop/playing/worth.ts";
import type { HandCosts } from "./stage.ts";

/** “one trick”, “three tricks”. */
export function tricksWord(tricks: number): string {
  return tricks === 1 ? "one trick" : `${numberWord(tricks)} tricks`;
}

/** What every card of a hand costs beside the best of them, as it is written on the card and spoken after its name. */
export function costsOf(prices: Prices, terms: Pick<Terms, "aim">): HandCosts {
  return new Map(
    [...prices.keys()].map((card) => {
      const cost = costOf(prices, card, terms) ?? 0;
      return [card, cost === 0 ? FREE : { mark: `−${cost}`, said: `, costs ${tricksWord(cost)}` }];
    }),
  );
}

const FREE = { mark: "0", said: ", costs nothing" };

/** Opening leads priced beforehand, as their page brings them; null where it brings none. */
export function openingPrices(opening: string | undefined): Prices | null {
  const read = opening === undefined ? null : parsePrices(opening);
  return read?.ok ? read.value : null;
}
