import { numberWord } from "../../../exercises/kit/words.ts";
import { termsOf, type PlayDeal } from "../../../tabletop/playing/deal.ts";
import { costOf } from "../../../tabletop/playing/worth.ts";
import { Words } from "../../table/Words.tsx";
import { asSolved } from "./as-solved.ts";
import { openingPrices } from "./cost-marks.ts";
import { still } from "./still.ts";
import { leadsText } from "./turning-words.ts";

interface Props {
  readonly deal: PlayDeal;
  readonly opening: string;
}

/** What best play makes of a printed hand, and what each opening lead is worth: priced before the page was sent. */
export const Worth = still(({ deal, opening }: Props) => {
  const prices = openingPrices(opening);
  if (!prices) return null;
  const terms = termsOf(deal);
  const costs = new Map([...prices.keys()].map((card) => [card, costOf(prices, card, terms) ?? 0]));
  const values = [...prices.values()];
  const best = terms.aim === "win" ? Math.max(...values) : Math.min(...values);
  const tricks = asSolved(deal, []).inAll(best);
  return (
    <details class="worth">
      <summary>What the deal is worth</summary>
      <p>
        <Words
          text={`With all four hands seen and best play by everybody, {Y} and {Z} take ${numberWord(tricks)}. Of {${terms.leader}}’s leads ${leadsText(costs)}.`}
        />
      </p>
    </details>
  );
});
