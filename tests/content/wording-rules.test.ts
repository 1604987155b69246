import { expect, test } from "vitest";
import { bidWorth } from "../../src/engine/declaring/auction.ts";
import type { Strain } from "../../src/engine/declaring/strain.ts";
import { must } from "../../src/engine/core/result.ts";
import {
  contractTricks,
  MADE_GAME,
  scoreContract,
  undertrickSteps,
  type ContractItem,
  type ContractOutcome,
} from "../../src/engine/scoring/contract.ts";
import { trickPoints } from "../../src/engine/scoring/deal.ts";
import { ACE_POINTS, HONOUR_TRICKS, honourPoints } from "../../src/engine/scoring/honours.ts";
import type { HonourKind } from "../../src/engine/scoring/outcome.ts";
import { UNFINISHED_GAME } from "../../src/engine/scoring/rubber.ts";
import {
  chicanePoints,
  straightHonours,
  straightTrickValue,
} from "../../src/engine/scoring/straight-values.ts";
import {
  GAME_POINTS,
  RUBBER_BONUS,
  STRAIGHT_RUBBER_BONUS,
  STRAIGHT_VALUE,
  TRICK_VALUE,
} from "../../src/engine/scoring/values.ts";
import { scoreDuplicateAuction } from "../../src/engine/scoring/varieties.ts";
import { AMERICAN, ENGLISH, TEN_POINT } from "../../src/engine/scoring/whist-forms.ts";
import {
  revokedCeiling,
  rubberPoints,
  whistHonours,
  whistTricks,
} from "../../src/engine/scoring/whist.ts";
import { glossaryEntries, ruleEntries } from "../support/content.ts";
import {
  above,
  against,
  below,
  bid,
  cap,
  capital,
  item,
  MAY_BE_SCORES,
  revoked,
  said,
  short,
  spelt,
  straightSlam,
  two,
  withoutStated,
} from "../support/stated.ts";

const SUITS = ["spades", "clubs", "diamonds", "hearts"] as const;

/** What is said of each suit of straight bridge in turn: “4 in spades, 8 in clubs, 12 in diamonds, 16 in hearts”. */
const eachSuit = (worth: (suit: (typeof SUITS)[number]) => number) =>
  SUITS.map((suit) => `${worth(suit)} in ${suit}`).join(", ");
const straightEach = (kind: HonourKind) => eachSuit((suit) => straightHonours(suit, kind));
const worthOf = (kind: keyof typeof HONOUR_TRICKS) =>
  `worth ${spelt(HONOUR_TRICKS[kind])} tricks: ${straightEach(kind)}`;
const chicane = (hands: 1 | 2) =>
  eachSuit((suit) => chicanePoints(suit, hands)).replace("in spades", "when spades are trumps");

const aces = `${ACE_POINTS["three-aces"]}, ${ACE_POINTS["four-aces"]}, or ${ACE_POINTS["hundred-aces"]}`;

/** A line of the table of honours at auction: what so many are worth, strain by strain. */
function honourLine(name: string, kind: HonourKind, ofAces: HonourKind | null): string {
  const strains: readonly Strain[] = ["spades", "clubs", "diamonds", "hearts", "royals"];
  const worth = strains.map((strain) => honourPoints(strain, kind));
  return `| ${name} | ${[...worth, ofAces ? honourPoints("notrump", ofAces) : "–"].join(" | ")} |`;
}

const penalty = item("revoke", two, 8, 1, revoked);
const compensation = item("revoke", two, 8, 1, { revoke: { adversary: 1 } });
const threeNoTrumps = bid(3, "notrump");
const threeHearts = bid(3, "hearts");
const overtrick = (multiplier: 2 | 4) => above(two, 9, multiplier) - above(two, 8, multiplier);

/** What the tricks short of a step of contract’s penalties cost each. */
function each(count: number, multiplier: 1 | 2 | 4, vulnerable: boolean, step = 0): number {
  return undertrickSteps(count, multiplier, vulnerable)[step]?.each ?? Number.NaN;
}

/** A line of a deal of contract at duplicate, in hearts: what it adds. */
function contract(
  name: ContractItem,
  level: ContractOutcome["level"],
  tricks: number,
  multiplier: ContractOutcome["multiplier"] = 1,
  vulnerable = false,
): number {
  const deal = { declarerSide: "YZ", level, strain: "hearts", multiplier, tricks } as const;
  const lines = must(scoreContract(deal, vulnerable, "duplicate"));
  return lines.find((line) => line.item === name)?.points ?? Number.NaN;
}

/** What a game made in one deal of duplicate auction adds. */
const game = bid(4, "hearts");
const duplicateGame =
  must(scoreDuplicateAuction({ ...game, declarerSide: "YZ", multiplier: 1, tricks: 10 })).totals
    .YZ - below(game, 10);

/** Every score that a rule or a term states, by the name of its file, with the figures as the engine gives them. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  "auction-bid-one-spade-dealer-only": [`Worth ${spelt(bidWorth(bid(1, "spades")))} points`],
  "auction-bid-rank-equal-value": [
    `Three clubs beat two royals, at ${bidWorth(bid(3, "clubs"))} each`,
  ],
  "auction-bid-rank-fewer-tricks": [
    `two no trumps (${bidWorth(bid(2, "notrump"))}) over three clubs (${bidWorth(bid(3, "clubs"))}), or three royals (${bidWorth(bid(3, "royals"))}) over four clubs (${bidWorth(bid(4, "clubs"))})`,
  ],
  "auction-double-no-bid-value": [
    `Two royals doubled still count ${bidWorth(bid(2, "royals"))}, and three clubs beat them`,
  ],
  "auction-dummy-right-consult-revoke-penalty": [`the ${compensation} points`],
  "auction-game-play-out": [
    `Reaching ${GAME_POINTS} does`,
    `points beyond ${GAME_POINTS} are kept`,
  ],
  "auction-game-thirty": [`A game is ${GAME_POINTS} points or more`],
  "auction-law-rubber-unfinished": [`adds ${UNFINISHED_GAME}.`],
  "auction-law-revoke-both": [`also pays ${penalty} for each`],
  "auction-law-revoke-penalty-declarer": [`The adversaries add ${penalty} above`],
  "auction-law-revoke-penalty-defender": [`declarer takes ${compensation} above`],
  "auction-law-revoke-several": [
    `costs it ${against(two, 8, 1, { revoke: { declarer: 2 } }) - against(two, 8, 1, revoked)}, scored`,
  ],
  "auction-pad-example": [
    `one heart, ${below(bid(1, "hearts"), 7)}, with ${honourPoints("hearts", "simple")} for honours, then score ${honourPoints("royals", "simple")} for honours in a failed royal contract, ${below(bid(1, "hearts"), 7) + honourPoints("hearts", "simple") + honourPoints("royals", "simple")} in all`,
    `score ${short(2)} for setting it, ${trickPoints("notrump", 4)} and ${trickPoints("royals", 4)} in tricks, ${ACE_POINTS["three-aces"]} and ${honourPoints("royals", "four")} in honours, and ${RUBBER_BONUS}: 492. THEY win 450`,
  ],
  "auction-pad-line-under-game": [`reaches ${GAME_POINTS}, draw`],
  "auction-pad-two-column": [`${RUBBER_BONUS} goes to the winners`],
  "auction-revoke-adversary-penalty": [`chooses between ${compensation} above`],
  "auction-revoke-declarer-penalty": [`take ${penalty} above the line`],
  "auction-revoke-example": [
    `four over the book at ${trickPoints("hearts", 1, 2)} each, ${below(threeHearts, 7, 2, { revoke: { adversary: 1, choice: "tricks" } })} toward game`,
  ],
  "auction-rubber-bonus-250": [`adds ${RUBBER_BONUS} to its total`],
  "auction-rubber-difference": [`with ${RUBBER_BONUS} to the winners`],
  "auction-score-doubled-example": [
    `five over the book at ${trickPoints("notrump", 1, 2)}, ${below(threeNoTrumps, 11, 2)} toward game`,
    `any aces and ${above(threeNoTrumps, 11, 2)} more, ${above(threeNoTrumps, 9, 2)} for the contract and ${above(threeNoTrumps, 11, 2) - above(threeNoTrumps, 9, 2)} for two extra`,
  ],
  "auction-score-doubled-made": [
    `declarer adds ${above(two, 8, 2)} for making the contract, and ${overtrick(2)} for each`,
  ],
  "auction-score-doubled-undertrick-100": [
    `score ${short(1, 2)} above the line for each trick short, but no more than ${cap} in all`,
  ],
  "auction-score-failed-example": [
    `He scores ${honourPoints("hearts", "simple")} above for the honours. He is two tricks short, so the adversaries score ${against(threeHearts, 7)} above`,
  ],
  "auction-score-failed-undertrick-50": [
    `score ${short(1)} above the line for each trick`,
    `lose no more than ${cap}`,
  ],
  "auction-score-honours-simple": [`${honourPoints("hearts", "simple")} at hearts`],
  "auction-score-honours-table": [
    honourLine("Three", "simple", "three-aces"),
    honourLine("Four, in both hands", "four", "four-aces"),
    honourLine("Four, in one hand", "four-in-one", "hundred-aces"),
    honourLine("Five, three and two", "five", null),
    honourLine("Five, four in one hand", "five-4in1", null),
    honourLine("Five, all in one hand", "five-in-one", null),
  ],
  "auction-score-one-spade-cap": [
    `lose no more than ${cap}, doubled`,
    `One down, undoubled, costs ${against(bid(1, "spades"), 6, 1, { dealerOneSpade: true })}`,
  ],
  "auction-score-redoubled-made": [
    `declarer adds ${above(two, 8, 4)} for making the contract, and ${overtrick(4)} for each`,
  ],
  "auction-score-redoubled-undertrick-200": [`score ${short(1, 4)} above`],
  "auction-score-slam-adversaries": [
    `they add ${item("little-slam", two, 1)} or ${item("grand-slam", two, 0)} to their`,
  ],
  "auction-score-slam-grand": [`scores ${above(two, 13)} above`],
  "auction-score-slam-little": [`scores ${above(two, 12)} above`],
  "auction-value-tricks": [
    `| Hearts | ${TRICK_VALUE.hearts} | | Royals | ${TRICK_VALUE.royals} | | No trump | ${TRICK_VALUE.notrump} |`,
  ],
  "hands-auction-one": [
    `three over the book, for ${trickPoints("notrump", 3)} points and the game`,
  ],
  "hands-auction-two": [
    `at ${TRICK_VALUE.nullo} each it scores ${below(bid(4, "nullo"), 3)} toward game`,
  ],
  "modern-doubled-made": [
    `making the contract adds ${contract("doubled-bonus", 2, 8, 2)} or ${contract("doubled-bonus", 2, 8, 4)}. Doubled overtricks are ${contract("overtricks", 2, 9, 2)} each, or ${contract("overtricks", 2, 9, 2, true)} vulnerable`,
  ],
  "modern-slam": [
    `Six bid and made add ${contract("little-slam", 6, 12)}, or ${contract("little-slam", 6, 12, 1, true)} vulnerable; seven add ${contract("grand-slam", 7, 13)}, or ${contract("grand-slam", 7, 13, 1, true)}`,
  ],
  "modern-made": [
    `At duplicate a part score adds ${contract("part-score", 2, 8)}; a bid worth ${MADE_GAME} adds ${contract("game", 4, 10)}, or ${contract("game", 4, 10, 1, true)} if vulnerable`,
    `counts ${contractTricks("clubs", 1)} in a minor suit and ${contractTricks("hearts", 1)} in a major; no trump is ${contractTricks("notrump", 1)}, then ${contractTricks("notrump", 2) - contractTricks("notrump", 1)}`,
  ],
  "modern-undertricks": [
    `costs ${each(1, 1, false)}, or ${each(1, 1, true)} vulnerable. Doubled, it is ${each(4, 2, false)}, then ${each(4, 2, false, 1)} twice, then ${each(4, 2, false, 2)} each; vulnerable ${each(4, 2, true)}, then ${each(4, 2, true, 1)} each`,
  ],
  "nullo-rank-vs-nt": [`though each is worth ${bidWorth(bid(2, "nullo"))}`],
  "nullo-value": [`counts ${TRICK_VALUE.nullo}, so nullo`],
  "nullo-revoke-adversary": [`may score ${compensation} above`],
  "nullo-revoke-declarer": [`score ${penalty} above`],
  "straight-bonus-chicane": [chicane(1)],
  "straight-bonus-chicane-double": [chicane(2)],
  "straight-bonus-slam": [
    `Twelve tricks add ${straightSlam(12)} to the honour score, and all thirteen add ${straightSlam(13)}`,
  ],
  "straight-double-not-honours": [`simple honours ${straightHonours("hearts", "simple")}`],
  "straight-game": [`A game is ${spelt(GAME_POINTS)} or more`],
  "straight-honours-five": [worthOf("five")],
  "straight-honours-five-4in1": [worthOf("five-4in1")],
  "straight-honours-five-in-one": [worthOf("five-in-one")],
  "straight-honours-four": [worthOf("four"), `Four aces shared count ${ACE_POINTS["four-aces"]}`],
  "straight-honours-four-in-one": [
    worthOf("four-in-one"),
    `Four aces in one hand count ${ACE_POINTS["hundred-aces"]}`,
  ],
  "straight-honours-misprint-64": [
    `The figure should be ${HONOUR_TRICKS["five-4in1"] * STRAIGHT_VALUE.diamonds}`,
  ],
  "straight-honours-simple": [
    worthOf("simple"),
    `Three aces at no trump count ${ACE_POINTS["three-aces"]}`,
  ],
  "straight-honours-table": [`Aces count ${aces}`],
  "straight-game-play-out": [`${capital(spelt(GAME_POINTS))} ends the game`],
  "straight-law-spades-fault": [`may take ${spelt(STRAIGHT_VALUE.spades)} points`],
  "straight-make-values": [
    `${STRAIGHT_VALUE.notrump} at no trump, ${STRAIGHT_VALUE.hearts} in hearts`,
  ],
  "straight-rubber": [`The winners add ${STRAIGHT_RUBBER_BONUS}`],
  "straight-rubber-bonus": [`with ${STRAIGHT_RUBBER_BONUS} for the side`],
  "straight-value-tricks": [
    `${straightTrickValue("hearts")} in hearts and ${straightTrickValue("notrump")} at no trump`,
  ],
  "varieties-duplicate-auction": [
    `makes ${GAME_POINTS} or more in tricks from one deal adds ${duplicateGame} above`,
  ],
  "whist-english": [`The English game is ${spelt(ENGLISH.gamePoints)} points`],
  "whist-honours": [`scores ${spelt(whistHonours(3))} points`],
  "whist-rubber-min-max": [
    `smallest rubber is worth ${spelt(2 * rubberPoints(4) + ENGLISH.rubberBonus - rubberPoints(0))} point`,
  ],
  "whist-rubber-points": [
    `A game is worth ${spelt(rubberPoints(0))} rubber points if the losers have none, ${spelt(rubberPoints(2))} if they have one or two, ${spelt(rubberPoints(4))} if`,
  ],
  "whist-score-american": [
    `${capital(spelt(AMERICAN.gamePoints))} points make a game`,
    `the game is worth ${spelt(AMERICAN.gamePoints)} less`,
  ],
  "whist-score-english": [`${capital(spelt(ENGLISH.gamePoints))} points make a game`],
  "whist-object": [
    `counts ${spelt(whistTricks(7))} point`,
    `A game is ${spelt(ENGLISH.gamePoints)}, ${spelt(AMERICAN.gamePoints)} or ${spelt(TEN_POINT.gamePoints)} points`,
  ],
  "whist-marking": [`In ${spelt(TEN_POINT.gamePoints)} points`],
  "whist-revoke-no-game": [
    `only to ${spelt(ENGLISH.gamePoints - revokedCeiling(ENGLISH))} point short of game`,
  ],
  "whist-honours-at-four": [`with ${spelt(ENGLISH.gamePoints - 1)} points cannot`],
  aces: [
    `Three are worth ${ACE_POINTS["three-aces"]}, four ${ACE_POINTS["four-aces"]}, and all four in one hand ${ACE_POINTS["hundred-aces"]}`,
  ],
  bumper: [`and ${spelt(2 * rubberPoints(0) + ENGLISH.rubberBonus)} points`],
  "double-game": [`worth ${spelt(rubberPoints(1))} rubber points`],
  game: [
    `${capital(spelt(GAME_POINTS))} points for tricks at auction and straight bridge, ${spelt(AMERICAN.gamePoints)} at American whist, ${spelt(ENGLISH.gamePoints)} at English`,
  ],
  single: [`worth ${spelt(rubberPoints(3))} rubber point`],
  treble: [`worth ${spelt(rubberPoints(0))} rubber points`],
  rubber: [`adds ${RUBBER_BONUS}, at straight bridge ${STRAIGHT_RUBBER_BONUS}`],
  slam: [`adds ${straightSlam(13)} or ${straightSlam(12)} above`],
  undertrick: [`Each costs ${short(1)} at auction`],
};

/** Figures that are no score of a deal: what a law takes for a fault, standings, advice, cards, and facts that are told. */
const OTHER: Readonly<Record<string, readonly RegExp[]>> = {
  // What the laws take for a fault that is not scored with the deal.
  "auction-double-not-partner": [/costs 50 points/g],
  "auction-law-double-again": [/may take 100 points/g],
  "auction-law-double-partner": [/may claim 50 points/g],
  "auction-law-duplicate-omitted": [/score 50 above/g],
  "auction-law-duplicate-out-of-turn": [/score 50 above/g],
  "auction-law-last-trick": [/scores 25 above/g],
  "auction-law-revoke-penalty-declarer": [/law 84/g],
  "auction-law-revoke-penalty-defender": [/law 84/g],
  "auction-law-three-hand-double-out-of-turn": [/scores 100 above/g],
  "auction-law-three-hand-exposed": [
    /scores each of the other two 50 above|two 50 above|scores 50 above/g,
  ],
  "auction-law-three-hand-out-of-turn": [/the other two 50 above|scores 50 above/g],
  "straight-law-revoke-limit": [/above 28/g],
  "straight-law-spades-not-played": [/has 20 or more/g],
  "straight-revoke-cap-28": [/stops at 28/g],
  "straight-revoke-transfer": [/stopped at 28/g],
  "whist-law-revoke-penalty-english": [/three points (?:off|on)/g],
  "whist-revoke-english": [/three points off/g],
  "whist-score-revoke": [/three points (?:off|on)/g],
  // Standings, limits a table agrees on, and advice.
  "bid-double-thresholds": [/sure of 200|less than 300/g],
  "straight-double-limit": [/reaches 100, or 200/g],
  "straight-make-advice-black-to-score": [/18 or more up|from 24 up/g],
  "straight-make-needed": [/Wanting 12/g],
  "double-game": [/has one point or two/g],
  single: [/has three points or four/g],
  // Told of other games and of the books.
  "auction-stakes-average": [/about 400|about 180/g],
  "straight-honours-misprint-64": [/prints 64/g],
  "straight-variant-duplicate": [/adds 50/g],
  "varieties-bridge-for-three": [/adds 100/g],
  "whist-stakes": [/10 to 25 to 50/g],
  yarborough: [/a thousand pounds/g],
  // Cards.
  "auction-law-deal-last-card": [/fifty-second card/g],
  "auction-pack-fifty-two": [/fifty-two/g],
  "straight-law-deal-dealer-looks": [/fifty-one/g],
  "whist-pack": [/fifty-two/g],
};

const entries = [...ruleEntries(), ...glossaryEntries()];

/** Figures of two places, tens in a holding and years apart. */
const FIGURES = /(?<![\d.]|[AKQJ] )(?!10(?: [x\d]|[,.;:)]| is| and| or|$))\d{2,}(?!\d)/g;

test("rules and terms state no score but those that the engine gives", () => {
  const left: Record<string, string[]> = {};
  for (const { slug, body } of entries) {
    const rest = withoutStated(said(body), slug, STATED[slug], OTHER[slug]);
    const found = [...(rest.match(FIGURES) ?? []), ...(rest.match(MAY_BE_SCORES) ?? [])];
    const scores = found.filter((figure) => !/^1[5-9]\d\d$/.test(figure));
    if (scores.length > 0) left[slug] = scores;
  }
  expect(left).toEqual({});
});

test("the pad of the example adds up", () => {
  expect(100 + 40 + 36 + 30 + 36 + RUBBER_BONUS).toBe(492);
  expect(492 - 42).toBe(450);
});

test("the lists name rules and terms that exist", () => {
  const known = entries.map(({ slug }) => slug);
  const named = [...Object.keys(STATED), ...Object.keys(OTHER)];
  expect(named.filter((slug) => !known.includes(slug))).toEqual([]);
  expect(capital(spelt(GAME_POINTS))).toBe("Thirty");
});
