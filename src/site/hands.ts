import filedPrices from "../../content/hands/prices.json" with { type: "json" };
import { must } from "../engine/core/result.ts";
import type { FiledDeal, Turning } from "../tabletop/playing/pbn.ts";
import { readPbn } from "../tabletop/playing/pbn.ts";
import { ruleAt } from "../tabletop/playing/turning-rule.ts";
import type { PosedTurning } from "../tabletop/playing/turning.ts";
import { SOURCE_IDS, SOURCES, type SourceId } from "../rulebook/sources.ts";
import { missingHands, missingWords } from "./missing-hands.ts";
import { withHandsShown } from "./printed-hands.ts";
import { signed } from "./signed.ts";

/** A printed hand of one of the books, ready to be played over. */
export interface PrintedHand {
  /** The name of its file, which is also its address: `/play/foster-auction-1/`. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly book: SourceId;
  readonly place: string;
  /** What the book misprints, and how it is put right here. */
  readonly misprint: string;
  readonly filed: FiledDeal;
  /** What each opening lead is worth, as `formatPrices` writes it; undefined where that is too hard to say. */
  readonly opening: string | undefined;
  /** Its questions, ready to be marked. */
  readonly turnings: readonly PosedTurning[];
}

/** Prices by hand, and by how many cards lie on the table. `tests/bench/hand-prices.ts` writes them. */
const PRICES: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = filedPrices;

const FILES = import.meta.glob<string>("../../content/hands/*.pbn", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every printed hand, by the name of its file. One that cannot be read fails the build by name. */
export const HANDS: readonly PrintedHand[] = Object.entries(FILES)
  .map(([path, text]) => printed(path.replace(/^.*\/|\.pbn$/g, ""), text))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

function printed(id: string, text: string): PrintedHand {
  const read = readPbn(signed(text));
  if (!read.ok) throw new Error(`content/hands/${id}.pbn: ${read.violation.message}`);
  const filed = must(read);
  const book = SOURCE_IDS.find((source) => source === filed.tag("OddTrickBook"));
  if (!book) throw new Error(`content/hands/${id}.pbn names no source.`);
  return {
    id,
    title: filed.tag("Event"),
    about: filed.tag("OddTrickAbout"),
    book,
    place: filed.tag("OddTrickPlace"),
    misprint: withHandsShown(filed.tag("OddTrickMisprint")),
    filed,
    opening: PRICES[id]?.["0"],
    turnings: filed.turnings.map((turning) => posed(id, filed, turning)),
  };
}

function posed(id: string, { deal, record }: FiledDeal, turning: Turning): PosedTurning {
  const prices = PRICES[id]?.[String(turning.at)];
  if (!prices) {
    throw new Error(
      `A question of content/hands/${id}.pbn has no prices: run tests/bench/hand-prices.ts.`,
    );
  }
  return { ...turning, prices, rule: ruleAt(deal, record.slice(0, turning.at)) };
}

/** The books that hands are taken from, with their hands and, where some are not here, a sentence that names them. */
export function handsByBook(): {
  readonly book: string;
  readonly year: number;
  readonly hands: readonly PrintedHand[];
  readonly missing: string;
}[] {
  return SOURCE_IDS.map((source) => {
    const hands = HANDS.filter(({ book }) => book === source);
    const missing = missingHands(
      source,
      hands.map(({ place }) => place),
    );
    return { ...SOURCES[source], hands, missing: missingWords(missing) };
  })
    .filter(({ hands }) => hands.length > 0)
    .map(({ title, ...told }) => ({ book: title, ...told }));
}
