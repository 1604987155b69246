/** Deals and prices the deals of a trial, one at a time, in a thread of its own. */
import { formatTrial } from "../../../tabletop/field/address.ts";
import { serve } from "../../../worker/serve.ts";
import { pricedDeals, type DealPriced } from "./price.ts";
import type { DealAsked } from "./runner.ts";

let trial = "";
let priced: ReturnType<typeof pricedDeals>;

serve<DealAsked, DealPriced>(({ number, ...dealt }) => {
  const asked = formatTrial({ ...dealt, deals: 0 });
  if (asked !== trial) [trial, priced] = [asked, pricedDeals(dealt)];
  return priced(number);
});
