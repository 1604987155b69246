/** Reads a long text of deals away from the page. */
import { readDeals } from "../../../engine/notation/read-deals.ts";

addEventListener("message", ({ data }: MessageEvent<string>) => {
  postMessage(readDeals(data));
});
