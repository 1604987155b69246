import { PACK, SUITS } from "../../engine/core/card.ts";
import { cardName, cardText, GLYPH } from "../../exercises/kit/words.ts";

/** The rooms of the site that are searched, by the names their results are grouped under. */
export const ROOMS_SEARCHED = ["Lessons", "Rules", "Glossary"] as const;
export type RoomSearched = (typeof ROOMS_SEARCHED)[number];

/** One thing that a search may find: a lesson, a rule or a term. */
export interface SearchRecord {
  readonly room: RoomSearched;
  /** Where it stands: `/rules/scoring/#auction.game.thirty`. */
  readonly url: string;
  readonly title: string;
  /** The name of what it belongs to: a track, or a part of the rulebook. */
  readonly of: string;
  /** Its words, as HTML. */
  readonly html: string;
}

const ANY_GLYPH = new RegExp(`(${SUITS.map((suit) => GLYPH[suit]).join("|")})`, "g");
const HOLDING = /([♠♥♣♦])\uFE0E?(?:<\/span>)?((?:[ \u00A0]?(?:10|[2-9AKQJT])+(?!\w))+)/g;
const SEAT =
  /<span class="seat[^"]*"><span class="seat-letter">(\w)<\/span>(?:\s*<span class="seat-compass">\w+<\/span>)?<\/span>/g;
const FACE = /<span class="rank[^"]*">(\w+)<\/span><span class="pip">(.)\uFE0E?<\/span>/g;

const NAMED = new Map(PACK.map((card) => [cardName(card), cardText(card)]));
const NAME = new RegExp(`(?<![\\w“])(?:${[...NAMED.keys()].join("|")})(?!\\w)`, "g");

/**
 * The HTML with every card written alone, suit first: “♠K Q” becomes “♠K ♠Q”, and so does the face of a card in a figure
 * and a “queen of spades”. One card is then one word, which a search finds however it is asked for.
 */
export function cardsApart(html: string): string {
  return html
    .replaceAll(HOLDING, (_, suit: string, ranks: string) =>
      Array.from(
        ranks.matchAll(/10|\w/g),
        ([rank]) => ` ${suit}${rank === "T" ? "10" : rank}`,
      ).join(""),
    )
    .replaceAll(SEAT, " $1 ")
    .replaceAll(FACE, (_, rank: string, suit: string) => ` ${suit}${rank} `)
    .replaceAll(NAME, (name) => NAMED.get(name) ?? name)
    .replaceAll(ANY_GLYPH, (glyph) => glyph.charAt(0));
}

/** The first stretch of HTML between two marks, or nothing. */
function between(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  const end = html.indexOf(to, start + from.length);
  return start < 0 || end < 0 ? "" : html.slice(start + from.length, end);
}

/** What stands in the first heading of a page or a part of one. */
function headingOf(html: string): string {
  return wordsOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "");
}

/** The words of a stretch of HTML. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, " ")
    .replaceAll(/<\/?(?:p|li|dd|dt|h\d|td|th|figcaption)\b[^>]*>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** A lesson is one record, without its exercises: what a search shows must not be an answer. */
function lesson(url: string, html: string): SearchRecord[] {
  const article = between(html, "<article", '<dl class="rounding quiet">')
    .replace(/^[^>]*>/, "")
    .replaceAll(
      /<div id="ex-[\s\S]*?<details class="answer-key">[\s\S]*?<\/details>\s*<\/div>/g,
      "",
    );
  const title = headingOf(article);
  const of = wordsOf(between(html, '<p id="track">', "</p>"));
  return [{ room: "Lessons", url, title, of, html: cardsApart(article) }];
}

/** Every rule of a part of the rulebook is a record of its own, at its own anchor. */
function rules(url: string, html: string): SearchRecord[] {
  const of = headingOf(html);
  const found = html.matchAll(/<section class="rule" id="([^"]*)">([\s\S]*?)<\/section>/g);
  return Array.from(found, ([, id = "", inside = ""]) => ({
    room: "Rules",
    url: `${url}#${id}`,
    title: wordsOf(between(inside, "<h2>", "</h2>")),
    of,
    html: cardsApart(inside.split("<dl")[0] ?? ""),
  }));
}

/** Every term of the glossary is a record, by its own name and the others it has. */
function terms(url: string, html: string): SearchRecord[] {
  const found = html.matchAll(/<div id="([^"]*)">\s*<dt>([\s\S]*?)<\/dt>\s*<dd>([\s\S]*?)<\/dd>/g);
  return Array.from(found, ([, id = "", name = "", told = ""]) => ({
    room: "Glossary",
    url: `${url}#${id}`,
    title: wordsOf(between(name, "<dfn>", "</dfn>")),
    of: "",
    html: cardsApart(`<h2>${name}</h2>${told.split('<p class="quiet">')[0] ?? ""}`),
  }));
}

/** What a search may find on a page of the built site; nothing on most pages. */
export function recordsOf(path: string, html: string): SearchRecord[] {
  if (/^\/learn\/[^/]+\/[^/]+\/$/.test(path)) return lesson(path, html);
  if (/^\/rules\/[^/]+\/$/.test(path)) return rules(path, html);
  if (path === "/glossary/") return terms(path, html);
  return [];
}
