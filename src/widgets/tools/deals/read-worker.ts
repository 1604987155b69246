/** Reads a long text of deals away from the page. */
import { readDeals } from "../../../engine/notation/read-deals.ts";
import { serve } from "../../../worker/serve.ts";

serve(readDeals);
