import { cardOf, rankOf, RANKS, suitOf, SUITS, type Card } from "../../engine/core/card.ts";
import { cardText, GLYPH, numberWord, RANK_NAME, SUIT_NAME } from "../../exercises/kit/words.ts";
import { waysToSay, withoutQuestion } from "./ways.ts";

const RANK = "10|[2-9TJQKA]";
const GLYPHS = SUITS.map((suit) => GLYPH[suit].charAt(0)).join("");
const NAMED = [...Object.values(RANK_NAME), "knave", RANK].join("|");
const SUIT = Object.values(SUIT_NAME)
  .map((name) => name.slice(0, -1))
  .join("|");

/** The ways in which people write a card, each with what says its suit and its rank. */
const WAYS: readonly RegExp[] = [
  new RegExp(`(?<suit>[${GLYPHS}])\\uFE0E?\\s*(?<rank>${RANK})(?!\\w)`, "iu"),
  new RegExp(`(?<!\\w)(?<rank>${RANK})\\s*(?<suit>[${GLYPHS}])\\uFE0E?`, "iu"),
  new RegExp(
    `(?<!\\w)(?<rank>${NAMED})\\s+of\\s+(?:(?<suit>${SUIT})s?(?!\\w)|(?<glyph>[${GLYPHS}])\\uFE0E?)`,
    "iu",
  ),
  // Two letters alone are a card only where nothing else is asked, for “AS” and “AD” are words as well.
  new RegExp(`^\\s*(?<rank>${RANK})(?<suit>[SHCD])\\s*$`, "u"),
  new RegExp(`^\\s*(?<suit>[SHCD])(?<rank>${RANK})\\s*$`, "u"),
];

/** The card that a suit and a rank name, however they are written. */
function cardNamed(suitWritten: string, rankWritten: string): Card | null {
  const told = rankWritten.toLowerCase();
  const suit = SUITS.find(
    (one) =>
      one === suitWritten ||
      GLYPH[one].startsWith(suitWritten) ||
      SUIT_NAME[one] === `${suitWritten.toLowerCase()}s`,
  );
  const rank = RANKS.find(
    (one) =>
      one.toLowerCase() === told ||
      RANK_NAME[one] === told ||
      (one === "T" && told === "10") ||
      (one === "J" && told === "knave"),
  );
  return suit && rank ? cardOf(suit, rank) : null;
}

/** “♠Q” as it stands in the index, a word of its own. */
function cardWord(card: Card): string {
  return cardText(card).replace("\uFE0E", "");
}

/**
 * What to look for when somebody asks for these words. A card is one word in the index, suit first, however it stands on
 * the page and is asked for; a figure beside a suit may also be a bid. A suit alone is its name, and what our pages call
 * otherwise is looked for under our name as well. Nothing where nothing is asked.
 */
export function lookups(asked: string): string[] {
  const query = asked.replaceAll(/["“”]/g, " ").replaceAll(/\s+/g, " ").trim();
  if (query === "") return [];
  for (const way of WAYS) {
    const found = way.exec(query);
    const { suit, glyph, rank } = found?.groups ?? {};
    const card = rank && cardNamed(suit ?? glyph ?? "", rank);
    if (!found || !card) continue;
    const told = [cardWord(card), ...bidMeant(card, found[0])];
    return told.map((words) =>
      withoutQuestion(query.replace(found[0], ` ${words} `).replaceAll(/\s+/g, " ").trim()),
    );
  }
  const named = SUITS.reduce(
    (words, suit) =>
      words.replaceAll(new RegExp(`${GLYPH[suit].charAt(0)}\\uFE0E?`, "g"), ` ${SUIT_NAME[suit]} `),
    query,
  );
  return waysToSay(withoutQuestion(named.replaceAll(/\s+/g, " ").trim()));
}

/** The bid that “2♠” may also stand for, as a phrase. */
function bidMeant(card: Card, written: string): string[] {
  const level = Number(rankOf(card));
  return level <= 7 && written.includes(GLYPH[suitOf(card)].charAt(0))
    ? [`"${numberWord(level)} ${SUIT_NAME[suitOf(card)]}"`]
    : [];
}
