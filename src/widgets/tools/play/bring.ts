import { ok, type Result } from "../../../engine/core/result.ts";
import { readPbn } from "../../../tabletop/playing/pbn.ts";
import { parsePlace } from "../../../tabletop/playing/place.ts";
import type { PlayProps } from "./stage.ts";

/** A deal from what a reader pasted: a link of ours, or a file in PBN. Refuses what neither can be read as. */
export function bring(text: string): Result<PlayProps> {
  const query = /^\s*https?:\/\/[^?\s]*\?(\S*)\s*$/.exec(text)?.[1];
  if (query !== undefined) {
    const place = parsePlace(Object.fromEntries(new URLSearchParams(query)));
    if (!place.ok) return place;
    const { deal, session } = place.value;
    return ok({ deal, from: session, record: [], notes: [] });
  }
  const filed = readPbn(text);
  if (!filed.ok) return filed;
  const { deal, record, notes, turnings } = filed.value;
  return ok({ deal, record, notes, turnings });
}
