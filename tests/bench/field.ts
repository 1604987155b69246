/**
 * `npm run field -- [deals] [seed] [item …]`: the whole hands of the lead drill tried on so many deals, as one JSON object.
 * For each lead the mean tricks of the leader’s side, how far it is short of the best on the same deals, how often it sets
 * the contract, and who leads it. The figures of lessons come from here.
 */
import { must } from "../../src/engine/core/result.ts";
import { formatTrial } from "../../src/tabletop/field/address.ts";
import { tricksToSet } from "../../src/tabletop/field/problem.ts";
import {
  bestGroup,
  chanceToSet,
  emptyTally,
  meanTricks,
  shortOf,
  withDeal,
  type Estimate,
} from "../../src/tabletop/field/tally.ts";
import { readyProblem } from "../../src/widgets/tools/field/laid.ts";
import { pricedDeals } from "../../src/widgets/tools/field/price.ts";
import { readyLeads } from "../../src/widgets/tools/field/ready.ts";

const [deals = 200, seed = 1] = process.argv.slice(2, 4).map(Number);
const wanted = process.argv.slice(4);
const MINUS = /^-?0\.000$/;

/** Three places, which is as far as any trial of ours goes. */
const rounded = (value: number) => Number(value.toFixed(3).replace(MINUS, "0"));
const figure = ({ value, error }: Estimate) => [rounded(value), rounded(error)];

const trials = readyLeads()
  .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  .map((ready) => {
    const problem = readyProblem(ready);
    const priced = pricedDeals({ problem, seed });
    const began = performance.now();
    let tally = emptyTally(problem.hand);
    for (let number = 0; number < deals; number++) {
      tally = withDeal(tally, must(priced(number)));
    }
    const seconds = (performance.now() - began) / 1000;
    const best = bestGroup(tally);
    return {
      id: ready.id,
      trial: formatTrial({ problem, seed, deals }),
      dealsPerSecond: rounded(deals / seconds),
      setBy: tricksToSet(problem),
      leads: tally.groups.map((group, at) => ({
        cards: group.join(" "),
        tricks: figure(meanTricks(tally, at)),
        short: figure(shortOf(tally, at, best)),
        sets: figure(chanceToSet(tally, at, tricksToSet(problem))),
        ledBy: ready.schools
          .filter((school) => group.some((card) => school.best.includes(card)))
          .map(({ system }) => system),
      })),
    };
  });
console.log(JSON.stringify({ deals, seed, figures: "[value, standard error]", trials }, null, 2));
