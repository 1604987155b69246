import { ok, type Result } from "../../../engine/core/result.ts";
import { parsePlace } from "../../../tabletop/playing/place.ts";
import type { PlayProps } from "./stage.ts";

/**
 * The deal and the point in it that an address asks for; its book and remarks are kept where it is the very deal of the
 * page. Refuses what {@link parsePlace} refuses.
 */
export function follow(page: PlayProps, query: URLSearchParams): Result<PlayProps> {
  const place = parsePlace(Object.fromEntries(query));
  if (!place.ok) return place;
  const { deal, session } = place.value;
  const same = JSON.stringify(deal) === JSON.stringify(page.deal);
  return ok({
    ...(same ? page : { record: [], notes: [] }),
    deal,
    from: session,
  });
}
