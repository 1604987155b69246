import { refuse } from "../core/result.ts";
import { readDiagrams } from "./diagram.ts";
import { lostAt, type DealFault, type FoundDeal, type FoundDeals } from "./found-deal.ts";
import { decoded, isHandviewer, readHandviewer } from "./handviewer.ts";
import { readLin } from "./lin.ts";
import { readPbnDeals } from "./pbn-deals.ts";

/** What a text was taken for. */
export const DEAL_FORMS = ["pbn", "lin", "link", "text"] as const;
export type DealForm = (typeof DEAL_FORMS)[number];

/** Deals of a text, and what it was taken for. */
export interface ReadDeals extends FoundDeals {
  readonly form: DealForm;
}

/** A longer text is not read: a thousand boards of a tournament are shorter. */
export const MOST_CHARACTERS = 600_000;

function formOf(text: string): DealForm {
  if (/^\s*\[\s*\w+\s+"/m.test(text) || /^\uFEFF?% PBN/.test(text)) return "pbn";
  if (text.split(/\r\n|\n|\r/, 400).some((line) => isHandviewer(line.slice(0, 4000))))
    return "link";
  if (/(?:^|\|)\s*md\s*(?:\||%7c)/im.test(text)) return "lin";
  return "text";
}

function readLinks(text: string): FoundDeals {
  const deals: FoundDeal[] = [];
  const faults: DealFault[] = [];
  for (const [index, line] of text.split(/\r\n|\n|\r/, 400).entries()) {
    if (!isHandviewer(line.slice(0, 4000))) continue;
    const found = readHandviewer(line.trim(), index + 1);
    deals.push(...found.deals);
    faults.push(...found.faults);
  }
  return { deals, faults };
}

const READ: Readonly<Record<DealForm, (text: string) => FoundDeals>> = {
  pbn: readPbnDeals,
  lin: (text) => readLin(decoded(text)),
  link: readLinks,
  text: readDiagrams,
};

function refused(form: DealForm, code: string, message: string): ReadDeals {
  return { form, deals: [], faults: [lostAt(1, refuse(code, message))] };
}

/**
 * Reads deals from whatever somebody has typed, pasted or dropped: PBN, LIN, links of the handviewer, diagrams and plain
 * hands, and says what it took the text for. Everything amiss is told of with its line; nothing is ever thrown. Refuses
 * an empty text, one longer than {@link MOST_CHARACTERS}, and one with no cards in it.
 */
export function readDeals(text: string): ReadDeals {
  if (text.length > MOST_CHARACTERS) {
    return refused(
      "text",
      "too-long",
      `Line 1: the text has ${text.length.toLocaleString("en-GB")} characters; at most ${MOST_CHARACTERS.toLocaleString("en-GB")} are read. Paste fewer boards at a time.`,
    );
  }
  if (text.trim() === "") return refused("text", "empty", "Line 1: there is nothing here to read.");
  const form = formOf(text);
  const found = READ[form](text);
  if (found.deals.length === 0 && found.faults.length === 0) {
    return refused(form, "no-cards", "Line 1: no hands are found in this text.");
  }
  return { form, ...found };
}

/** Text from the bytes of a file: UTF-8, or Latin-1 where it is not that. */
export function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
