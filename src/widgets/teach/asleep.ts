import { queryInAddress, wholeAddress } from "../address.ts";
import { onStir } from "../stir.ts";

/**
 * Wakes a page of the classroom: at once where there is something to show, because the address names a set or something is
 * kept; else when somebody stirs, since a page that only waits need not fetch what it may never use.
 */
export function wakeWhenNeeded(wake: () => Promise<unknown>, kept: boolean): void {
  const again = () => {
    wake().catch(() => addEventListener("online", again, { once: true }));
  };
  if (kept || wholeAddress().includes("#") || queryInAddress().has("set")) again();
  else onStir(again);
}
