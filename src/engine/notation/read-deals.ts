import { refuse } from "../core/result.ts";
import { readDiagrams } from "./diagram.ts";
import {
  lostAt,
  MOST_DEALS,
  MOST_FAULTS,
  tooMany,
  type DealFault,
  type FoundDeal,
  type FoundDeals,
} from "./found-deal.ts";
import { decoded, linksOf, readHandviewer } from "./handviewer.ts";
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

const LINE_END = /\r\n|\n|\r/;

function formOf(text: string): DealForm {
  if (/^[^\S\r\n]*\[\s*\w+\s+["“”„]/m.test(text) || text.startsWith("% PBN")) return "pbn";
  if (text.split(LINE_END).some((line) => linksOf(line.slice(0, 4000)).length > 0)) return "link";
  if (/(?:^|\||%7c)[^\S\r\n]*md\s*(?:\||%7c)/im.test(text)) return "lin";
  return "text";
}

/** The rest of a link that a mail has broken: one word with the signs of a link in it, or more of a LIN text. */
const REST = /^[^\s[<]*(?:[|&=,]|%7c|%2c)[^\s[<]*$/i;

/** A link is not broken into more lines than these. */
const MOST_BROKEN = 40;

function isRest(written: string, link: string): boolean {
  const words = written.slice(0, 4000).trim();
  if (/\?|https?:/i.test(words)) return false;
  return REST.test(words) || (words.includes("|") && link.includes("|"));
}

function readLinks(text: string): FoundDeals {
  const deals: FoundDeal[] = [];
  const faults: DealFault[] = [];
  const lines = text.split(LINE_END);
  for (let at = 0; at < lines.length; at += 1) {
    const line = at + 1;
    let words = (lines[at] ?? "").trim();
    if (linksOf(words.slice(0, 4000)).length === 0) continue;
    const last = at + MOST_BROKEN;
    while (at < last && isRest(lines[at + 1] ?? "", words))
      words = `${words.replace(/=$/, "")}${lines[(at += 1)]?.trim() ?? ""}`;
    for (const link of linksOf(words)) {
      if (deals.length >= MOST_DEALS) return { deals, faults: [...faults, tooMany(line)] };
      if (faults.length >= MOST_FAULTS) return { deals, faults };
      const found = readHandviewer(link, line);
      deals.push(...found.deals);
      faults.push(...found.faults);
    }
  }
  return { deals, faults };
}

const READ: Readonly<Record<DealForm, (text: string) => FoundDeals>> = {
  pbn: (text) => readPbnDeals(straightQuotes(text)),
  lin: (text) => readLin(decoded(text)),
  link: readLinks,
  text: readDiagrams,
};

function refused(form: DealForm, code: string, message: string): ReadDeals {
  return { form, deals: [], faults: [lostAt(1, refuse(code, message))] };
}

/** Quotation marks that a word processor has bent, made straight where they hold the value of a tag. */
function straightQuotes(text: string): string {
  return text.replace(/^([^\S\r\n]*\[\s*\w+\s+)[“”„](.*)[“”](\s*\])/gm, '$1"$2"$3');
}

/** Signs that show nothing, which programs put between words or at the head of a text. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g;

/**
 * Reads deals from whatever somebody has typed, pasted or dropped: PBN, LIN, links of the handviewer, diagrams and plain
 * hands, and says what it took the text for. Everything amiss is told of with its line; nothing is ever thrown. Refuses
 * an empty text, one longer than {@link MOST_CHARACTERS}, one that is no text, and one with no cards in it.
 */
export function readDeals(written: string): ReadDeals {
  const text = written.replace(UNSEEN, "");
  if (text.length > MOST_CHARACTERS) {
    return refused(
      "text",
      "too-long",
      `Line 1: the text has ${text.length.toLocaleString("en-GB")} characters; at most ${MOST_CHARACTERS.toLocaleString("en-GB")} are read. Paste fewer boards at a time.`,
    );
  }
  if (!isText(text)) {
    return refused(
      "text",
      "not-text",
      "Line 1: this is not text but a picture or a program; bring PBN, LIN or hands written out.",
    );
  }
  if (text.trim() === "") return refused("text", "empty", "Line 1: there is nothing here to read.");
  const form = formOf(text);
  const found = READ[form](text);
  if (found.deals.length === 0 && found.faults.length === 0) {
    return refused(form, "no-cards", "Line 1: no hands are found in this text.");
  }
  if (found.deals.length > 0) return { form, ...found };
  // Where nothing is read, whatever is amiss is why.
  return { form, deals: [], faults: found.faults.map((fault) => ({ ...fault, lost: true })) };
}

/** Whether a file’s text is text at all, and not the bytes of a picture or a program. */
export function isText(text: string): boolean {
  return !text.includes("\0");
}

/** Text from the bytes of a file: UTF-16 where it says so or every second byte is empty, UTF-8, or else Latin-1. */
export function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second, third, fourth] = bytes;
  const empty = (at: number | undefined) => at === 0;
  if ((first === 0xff && second === 0xfe) || (first && empty(second) && third && empty(fourth)))
    return new TextDecoder("utf-16le").decode(bytes);
  if ((first === 0xfe && second === 0xff) || (empty(first) && second && empty(third) && fourth))
    return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
