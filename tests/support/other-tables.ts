import type { Card } from "../../src/engine/core/card.ts";
import { must } from "../../src/engine/core/result.ts";
import type { Seat } from "../../src/engine/core/seat.ts";
import type { MakeCall } from "../../src/engine/declaring/dealer-makes.ts";
import { openMaking, openTurnedUp, type Table } from "../../src/engine/laws/table.ts";
import type { NationalCode } from "../../src/engine/laws/code.ts";
import { after, PLAIN } from "./table.ts";

export const cards = (words: string): Card[] => words.split(" ") as Card[];

/** Whist with the plain deal: Z has dealt and turned the queen of hearts, and A leads. */
export const whist = (code?: NationalCode): Table => must(openTurnedUp("Z", PLAIN, "HQ", code));

/** Straight bridge with the plain deal, nobody having spoken. */
export const straight = (code?: NationalCode): Table => must(openMaking("Z", PLAIN, code));

/** One word of making or doubling: “H” or “N” makes it, “leave”, “X” doubles, “P” lets it stand. */
export function word(text: string): MakeCall {
  if (text === "leave") return { type: "leave" };
  if (text === "X") return { type: "double" };
  if (text === "P") return { type: "pass" };
  return { type: "make", strain: text === "N" ? "notrump" : text === "C" ? "clubs" : "hearts" };
}

/** Words of making and doubling, each from the seat named: “Z:H A:P B:P”. */
export function says(table: Table, text: string): Table {
  return after(
    table,
    ...text.split(" ").map((each) => {
      const [seat, said = ""] = each.split(":") as [Seat, string];
      return { do: "say-make" as const, seat, call: word(said) };
    }),
  );
}

/** Z has made it hearts and nobody has doubled: A leads, and Y is dummy. */
export const made = (code?: NationalCode): Table => says(straight(code), "Z:H A:P B:P");

/** The plain deal with hearts trumps, played out: Y revokes in the first trick; Y and Z take twelve. */
export const Y_REVOKES = cards(
  `S9 C5 S3 SA SK S8 S6 S2 SQ S7 S5 C2 SJ C9 S4 C3 ST CT C6 C4 HA H9 H6 H2 HK HT H7 H3 HQ HJ H8 H4
   DA D9 D6 D2 DK DT D7 D3 DQ DJ D8 D4 CA CJ C7 D5 CK CQ C8 H5`.replace(/\s+/g, " "),
);

/** The same, but B revokes in the first trick; Y and Z take twelve. */
export const B_REVOKES = cards(
  `S9 S6 C2 SA SK S8 S5 S3 SQ S7 S4 S2 SJ C9 C5 C3 ST CT C6 C4 HA H9 H6 H2 HK HT H7 H3 HQ HJ H8 H4
   DA D9 D6 D2 DK DT D7 D3 DQ DJ D8 D4 CA CJ C7 D5 CK CQ C8 H5`.replace(/\s+/g, " "),
);

/** The same, but Z revokes in the first trick, ruffing a spade; Y and Z take eleven. */
export const Z_REVOKES = cards(
  `S9 S6 S3 HA SA S8 S5 S2 SK S7 S4 C2 SQ C9 C5 C3 SJ CT C6 C4 ST CJ C7 D2 HK H9 H6 H2 HQ HT H7 H3
   DA D9 D6 D3 DK DT D7 D4 DQ DJ D8 D5 CA CQ C8 H4 H5 CK HJ H8`.replace(/\s+/g, " "),
);
