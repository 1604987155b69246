import { SIDES, type BySide, type Side } from "../engine/core/seat.ts";
import type { ScoredGame } from "../engine/games/game.ts";
import type { Columns } from "../engine/scoring/sheet.ts";
import { SIDED_BOXES } from "./exchange.ts";
import { familyOf } from "./families.ts";
import { fieldsOf, type Fields } from "./fields.ts";
import { kept, type Kept } from "./kept.ts";
import { gameOf, type RubberRecord } from "./record.ts";

/** The two sides by the compass, Z at South as everywhere on this site. */
const COMPASS_SIDE: BySide<string> = { YZ: "NS", AB: "EW" };
/** A side by its compass points, or by either of its seats. */
export const SIDE_AT: ReadonlyMap<string, Side> = new Map([
  ["NS", "YZ"],
  ["EW", "AB"],
  ["N", "YZ"],
  ["S", "YZ"],
  ["E", "AB"],
  ["W", "AB"],
]);

/** Tags for what PBN has none for begin with this; other programs pass over them. */
export const OWN = "OddTrick";
/** The tag of our own that tells of a box. */
export const ownTag = (box: string) => `${OWN}${box.charAt(0).toUpperCase()}${box.slice(1)}`;

/** Strains as PBN writes them. Royals are written as spades and nullos as no trumps, and a tag of our own says so. */
const DENOMINATION: Readonly<Record<string, string>> = {
  clubs: "C",
  diamonds: "D",
  hearts: "H",
  spades: "S",
  royals: "S",
  notrump: "NT",
  nullo: "NT",
};
const STRAIN_AT: Readonly<Record<string, string>> = {
  C: "clubs",
  D: "diamonds",
  H: "hearts",
  S: "spades",
  NT: "notrump",
};
const RISK: Readonly<Record<string, string>> = { 1: "", 2: "X", 4: "XX" };

/** The tags of one deal by name. */
export type Tags = Readonly<Record<string, string>>;

/** What PBN’s own tags can tell of a deal. */
function standardTags(fields: Fields): Tags {
  const { level, strain = "", doubled = "", declarer, tricks, tricksYZ, tricksAB } = fields;
  return declarer
    ? {
        Contract: `${level}${DENOMINATION[strain]}${RISK[doubled]}`,
        Result: `${COMPASS_SIDE[declarer as Side]} ${tricks}`,
      }
    : { Contract: "", Result: `NS ${tricksYZ} EW ${tricksAB}` };
}

const RESULT = /^(?:(NS|EW) )?(\d{1,2})(?: (NS|EW) (\d{1,2}))?$/;

/** Which tag each box is read from, where no tag of our own tells of it. */
export const STANDARD: Readonly<Record<string, string>> = {
  level: "Contract",
  strain: "Contract",
  doubled: "Contract",
  declarer: "Result",
  tricks: "Result",
  tricksYZ: "Result",
  tricksAB: "Result",
};

/** What PBN’s own tags say of a deal, box by box; what cannot be read is left in its box, to be refused by name there. */
export function fromStandard(records: ScoredGame["records"], tags: Tags): Fields {
  const { Contract = "", Result = "", Declarer = "" } = tags;
  const bid = /^([1-7])(C|D|H|S|NT)(X{0,2})$/.exec(Contract);
  const won = RESULT.exec(Result);
  const [first, second] = [SIDE_AT.get(won?.[1] ?? ""), SIDE_AT.get(won?.[3] ?? "")];
  const declarer = SIDE_AT.get(Declarer.replace("^", "")) ?? first;
  const tricks: Record<string, string> = {};
  if (first) tricks[first] = won?.[2] ?? "";
  if (second) tricks[second] = won?.[4] ?? "";
  const rest = first && !second && declarer !== first ? String(13 - Number(won?.[2])) : Result;
  const said: Fields = {
    level: bid?.[1] ?? Contract,
    strain: STRAIN_AT[bid?.[2] ?? ""] ?? "",
    doubled: bid ? String(2 ** (bid[3] ?? "").length) : "",
    declarer: declarer ?? "",
    tricks: (declarer && tricks[declarer]) ?? rest,
    tricksYZ: tricks["YZ"] ?? "",
    tricksAB: tricks["AB"] ?? "",
  };
  const { boxes } = familyOf(records);
  return Object.fromEntries(
    Object.entries(said).filter(([box, value]) => boxes.includes(box) && value !== ""),
  );
}

/** A deal’s tags: PBN’s own, and ours for whatever those do not bring back. */
function dealTags(records: ScoredGame["records"], fields: Fields): Tags {
  const standard = standardTags(fields);
  const told = fromStandard(records, standard);
  const own = Object.entries(fields)
    .filter(([box, value]) => told[box] !== value)
    .map(([box, value]) => [
      ownTag(box),
      SIDED_BOXES.includes(box) ? COMPASS_SIDE[value as Side] : value,
    ]);
  return { ...standard, ...Object.fromEntries(own) };
}

const both = (value: (side: Side) => string | number) =>
  SIDES.map((side) => `${COMPASS_SIDE[side]} ${value(side)}`).join(" ");

/** Points above and below, in that order as PBN has it. PBN knows none below nought: a deal with such is told of by what follows it. */
function scoreTag(columns: BySide<Columns>): Tags {
  const lacking = SIDES.some((side) => columns[side].below < 0 || columns[side].above < 0);
  return lacking
    ? {}
    : { ScoreRubber: both((side) => `${columns[side].above}/${columns[side].below}`) };
}

/** Where the rubber stood before a deal: points above in rubbers before and in this one, and below in each of its games. */
function historyTag({ awards, rubber }: Kept, record: RubberRecord, deal: number): Tags {
  const before = rubber.deals.slice(0, deal);
  const laid = awards.filter((_, index) => (record.awards[index]?.after ?? 0) <= deal);
  return {
    ScoreRubberHistory: both((side) => {
      const above =
        before.reduce((sum, { columns }) => sum + columns[side].above, 0) +
        laid.reduce((sum, line) => sum + (line.side === side ? line.points : 0), 0);
      const games = [0];
      for (const { columns, gameWonBy } of before) {
        games.push((games.pop() ?? 0) + columns[side].below);
        if (gameWonBy) games.push(0);
      }
      return `0 ${above}/${games.join(" ")}`;
    }),
  };
}

const VULNERABLE = ["None", "NS", "EW", "All"] as const;

/** Whoever has won a game, which is what the word means here, whatever the game makes of it. */
function vulnerableAt({ rubber }: Kept, deal: number): string {
  const won = (side: Side) => rubber.deals.slice(0, deal).some((one) => one.gameWonBy === side);
  return VULNERABLE[(won("YZ") ? 1 : 0) + (won("AB") ? 2 : 0)] as string;
}

/** What the first game of a file says of the whole rubber. */
function rubberTags({ totals }: Kept, record: RubberRecord): Tags {
  const house = Object.entries(record.house).map(([name, value]) => `${name}=${value}`);
  const awards = record.awards.map(
    ({ side, points, after }) => `${after} ${COMPASS_SIDE[side]} ${points}`,
  );
  return {
    [`${OWN}Game`]: record.game,
    ...(house.length > 0 ? { [`${OWN}House`]: house.join(";") } : {}),
    ...(awards.length > 0 ? { [`${OWN}Awards`]: awards.join(";") } : {}),
    ...(record.stopped ? { [`${OWN}Stopped`]: "yes" } : {}),
    [`${OWN}Deals`]: String(record.deals.length),
    [`${OWN}Totals`]: both((side) => totals[side]),
  };
}

const NO_POINTS: BySide<Columns> = { YZ: { below: 0, above: 0 }, AB: { below: 0, above: 0 } };

/** The tags of every deal, in PBN’s order; a sheet without deals is one game without a result. */
export function gamesOf(record: RubberRecord): Tags[] {
  const sheet = kept(record);
  const { records, title } = gameOf(record);
  const deals = record.deals.length > 0 ? record.deals : [null];
  return deals.map((deal, index) => ({
    Event: title,
    Site: "",
    Date: "",
    Board: String(index + 1),
    West: "",
    North: "",
    East: "",
    South: "",
    Dealer: "?",
    Vulnerable: vulnerableAt(sheet, index),
    Deal: "?",
    Scoring: "Rubber",
    Declarer: "?",
    ...(deal ? dealTags(records, fieldsOf(records, deal)) : { Contract: "", Result: "" }),
    PairNS: record.names.YZ,
    PairEW: record.names.AB,
    ...scoreTag(sheet.rubber.deals[index]?.columns ?? NO_POINTS),
    ...historyTag(sheet, record, index),
    ...(index === 0 ? rubberTags(sheet, record) : {}),
  }));
}
