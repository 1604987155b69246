import { expect, test } from "vitest";
import { bidWorth } from "../../src/engine/declaring/auction.ts";
import { STRAIGHT_STRAINS } from "../../src/engine/declaring/strain.ts";
import {
  contractTricks,
  MADE_GAME,
  undertrickSteps,
} from "../../src/engine/scoring/contract.ts";
import { trickPoints } from "../../src/engine/scoring/deal.ts";
import { ACE_POINTS, HONOUR_TRICKS } from "../../src/engine/scoring/honours.ts";
import {
  chicanePoints,
  straightHonours,
  straightTrickValue,
  tricksForGame,
} from "../../src/engine/scoring/straight-values.ts";
import {
  GAME_POINTS,
  RUBBER_BONUS,
  STRAIGHT_RUBBER_BONUS,
  STRAIGHT_VALUE,
  TRICK_VALUE,
} from "../../src/engine/scoring/values.ts";
import { lessons } from "../support/content.ts";
import {
  above,
  against,
  below,
  bid,
  cap,
  captionsIn,
  four,
  item,
  keyOf,
  lastStep,
  listed,
  revoked,
  royals,
  said,
  short,
  straightSlam,
  two,
  withoutStated,
} from "../support/stated.ts";
import { CONTRACTS, contractLine, lastUndertrick } from "../support/stated-contract.ts";

const { part, slam, grand, doubled, redoubled } = CONTRACTS;

/** Every score that a lesson states, in the words it states it in, with the figures as the engine gives them. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  "bidding/playing-to-the-score": [
    `The ninth trick is ${TRICK_VALUE.hearts} points.`,
    `${below(two, 8)} points that you had, and ${against(two, 7)} for the others`,
    `With ${GAME_POINTS - below(bid(1, "hearts"), 8)} below, one heart is enough, if you then win eight tricks`,
    `Ten tricks are four odd, ${trickPoints("hearts", 4)}, and the game`,
    `worth a contract of ${below(two, 8)}`,
    `the rubber is worth ${RUBBER_BONUS}`,
    `two clubs are ${against(bid(2, "clubs"), 7)} in the bank`,
  ],
  "bidding/the-dealers-bid": [`the loss stops at ${cap}`],
  "bidding/the-later-rounds": [
    `nine tricks, three over the book: ${below(bid(3, "notrump"), 9)} points, and the game`,
    `That is ${bidWorth(bid(2, "notrump"))}, and three diamonds are ${bidWorth(bid(3, "diamonds"))}`,
  ],
  "bidding/to-double-or-not": [
    `Two hearts are worth ${below(two, 8)} below the line. Doubled, they are worth ${below(two, 8, 2)}`,
    `**Down one:** ${short(1)} to you undoubled, ${short(1, 2)} doubled. The double won ${short(1, 2) - short(1)}.`,
    `**Just made:** ${below(bid(4, "diamonds"), 10)} to them undoubled. Doubled, ${below(bid(4, "diamonds"), 10, 2)} and ${above(bid(4, "diamonds"), 10, 2)} more. The double lost ${below(bid(4, "diamonds"), 10, 2) + above(bid(4, "diamonds"), 10, 2) - below(bid(4, "diamonds"), 10)}`,
    `a double that is not sure of ${short(2, 2)}`,
    `do not give it up for less than ${short(3, 2)}`,
    `At ${short(1, 2)} a trick, that is two short, and three`,
    `The rubber is worth ${RUBBER_BONUS} by itself`,
    `four hearts made are ${below(four, 10)}, and the game, doubled or not`,
    `the tricks twice over, and ${above(four, 10, 2)} besides. Every trick more is another ${above(four, 11, 2) - above(four, 10, 2)}`,
    `Three no trumps doubled, with eleven tricks won, come to ${below(bid(3, "notrump"), 11, 2)} below the line and ${above(bid(3, "notrump"), 11, 2)} above`,
    `${short(2, 2)} for a game given up, ${short(3, 2)} for the rubber game`,
    `no longer cost ${short(1, 2)} each`,
  ],
  "first-evening/scoring": [
    `at nine, so ${below(bid(4, "royals"), 11)} below the line`,
    `The adversaries write ${short(1)} above the line for each missing trick`,
    `you are one short: ${against(bid(2, "notrump"), 7)} to them`,
    `each missing trick costs ${short(1, 2)}; redoubled, ${short(1, 4)}`,
    `The declarer takes ${above(two, 8, 2)} above for keeping his word. And he takes ${above(two, 9, 2) - above(two, 8, 2)} more for each trick beyond it`,
    `three at sixteen is ${below(two, 9, 2)} below, and ${above(two, 8, 2)} and ${above(two, 9, 2) - above(two, 8, 2)} above. A hand worth ${below(two, 9)} has become a game`,
    `each bonus is ${above(two, 8, 4)}`,
    `one spade can lose ${cap} at most`,
    `one trick short costs only ${against(bid(1, "spades"), 6)}`,
    `Twelve tricks are a little slam, ${above(two, 12)} above; thirteen are a grand slam, ${above(two, 13)} in its place`,
    `has the rubber and adds ${RUBBER_BONUS}`,
    `Each trick short costs ${short(1)}; doubled ${short(1, 2)}; redoubled ${short(1, 4)}`,
    `Two games are the rubber, and ${RUBBER_BONUS}`,
    `In contract, game is ${MADE_GAME}`,
  ],
  "first-evening/the-bidding": [
    `one royal, ${bidWorth(bid(1, "royals"))} | two clubs, ${bidWorth(bid(2, "clubs"))}`,
    `four diamonds, ${bidWorth(bid(4, "diamonds"))} | three no trumps, ${bidWorth(bid(3, "notrump"))}`,
    `two royals, ${bidWorth(royals)} | two hearts, ${bidWorth(two)}`,
    `three hearts, ${bidWorth(bid(3, "hearts"))} | four clubs, ${bidWorth(bid(4, "clubs"))}`,
    `is seven, worth ${bidWorth(bid(7, "clubs"))}. Over five royals, worth ${bidWorth(bid(5, "royals"))}`,
    `Two royals doubled is worth ${bidWorth(royals)}`,
  ],
  "first-evening/when-something-goes-wrong": [
    `The adversaries write ${item("revoke", two, 8, 1, revoked)}, and the usual penalty`,
    `Declarer takes ${item("revoke", two, 8, 1, { revoke: { adversary: 1 } })}, or three of their tricks`,
    `A revoke costs ${item("revoke", two, 8, 1, revoked)}, or three tricks`,
  ],
  "laws/guarding-the-facts": [`A side that is a game ahead adds ${RUBBER_BONUS / 2}:`],
  "laws/the-revoke-in-full": [
    `four over the book, at ${trickPoints("hearts", 1, 2)} each: ${below(bid(3, "hearts"), 7, 2, { revoke: { adversary: 1, choice: "tricks" } })} below the line`,
    `The adversaries write ${item("revoke", two, 8, 1, revoked)}, and if`,
    `costs another ${against(two, 8, 1, { revoke: { declarer: 2 } }) - against(two, 8, 1, revoked)}, whatever`,
    `revoke: ${item("revoke", two, 8, 1, { revoke: { adversary: 1 } })}, or three tricks that count`,
    `Declarer’s: ${item("revoke", two, 8, 1, revoked)} and no tricks scored`,
    `Each further revoke ${item("revoke", two, 8, 1, revoked)};`,
  ],
  "nullos/losing-on-purpose": [
    `A nullo trick is worth ${TRICK_VALUE.nullo}, the same as a trick at no trumps`,
    `two nullos, ${bidWorth(bid(2, "nullo"))}, go over two royals, ${bidWorth(royals)}`,
    `won ten, so Y and Z wrote ${below(bid(3, "nullo"), 3)} below the line`,
    `each one too many costs ${against(bid(3, "nullo"), 5)}, or ${against(bid(3, "nullo"), 5, 2)} doubled`,
    `or take ${item("revoke", bid(3, "nullo"), 4, 1, { revoke: { adversary: 1 } })}`,
    `the others have ${item("revoke", bid(3, "nullo"), 4, 1, revoked)} as usual`,
  ],
  "straight-bridge/doubling": [
    `No trump goes from ${straightTrickValue("notrump")} to ${straightTrickValue("notrump", 2)}, and then to ${straightTrickValue("notrump", 4)}`,
    `No trump can then reach ${lastStep("notrump")}, hearts ${lastStep("hearts")}, and spades ${lastStep("spades")}`,
  ],
  "straight-bridge/from-auction-to-contract": [
    `in clubs or diamonds | ${contractTricks("clubs", 1)} |`,
    `in hearts or spades | ${contractTricks("spades", 1)} |`,
    `at no trump | ${contractTricks("notrump", 1)} for the first, then ${contractTricks("notrump", 2) - contractTricks("notrump", 1)} |`,
    `Game is ${MADE_GAME} below the line`,
    `bid and made adds ${contractLine("game", slam)}. A smaller contract adds ${contractLine("part-score", part)}.`,
    `the game adds ${contractLine("game", slam, true)} and not ${contractLine("game", slam)}`,
    `A trick short is ${undertrickSteps(1, 1, false)[0]?.each}, or ${undertrickSteps(1, 1, true)[0]?.each} vulnerable. Auction charged a flat ${short(1)},`,
    `the first trick | ${lastUndertrick(1, false)} | ${lastUndertrick(1, true)} |`,
    `the second and third | ${lastUndertrick(3, false)} each | ${lastUndertrick(3, true)} each |`,
    `any more | ${lastUndertrick(4, false)} each | ${lastUndertrick(4, true)} each |`,
    `For making it you add ${contractLine("doubled-bonus", doubled)}, or ${contractLine("doubled-bonus", redoubled)} redoubled`,
    `twice below the line, with ${above(two, 9, 2) - above(two, 8, 2)} besides. At contract it is ${contractLine("overtricks", doubled)} above, or ${contractLine("overtricks", doubled, true)} vulnerable`,
    `a slam adds ${above(two, 12)} or ${above(two, 13)}, to whoever`,
    `Six, bid and made, add ${contractLine("little-slam", slam)}, or ${contractLine("little-slam", slam, true)} vulnerable. Seven add ${contractLine("grand-slam", grand)}, or ${contractLine("grand-slam", grand, true)}.`,
    `${contractTricks("clubs", 1)} in a minor, ${contractTricks("spades", 1)} in a major, ${contractTricks("notrump", 1)} and then ${contractTricks("notrump", 2) - contractTricks("notrump", 1)} at no trump; game is ${MADE_GAME}.`,
  ],
  "straight-bridge/honours-and-chicane": [
    `It should be ${straightHonours("diamonds", "five-4in1")}: nine times six`,
    `Hearts may be at ${straightTrickValue("hearts", 8)} a trick, and simple honours will still be ${straightHonours("hearts", "simple")}`,
    `*little slam* and add ${straightSlam(12)} above the line. Thirteen are a *grand slam* and add ${straightSlam(13)} in its place`,
    `${chicanePoints("spades", 1)} in spades, ${chicanePoints("clubs", 1)} in clubs, ${chicanePoints("diamonds", 1)} in diamonds, ${chicanePoints("hearts", 1)} in hearts`,
    `Aces: ${ACE_POINTS["three-aces"]}, ${ACE_POINTS["four-aces"]}, or ${ACE_POINTS["hundred-aces"]} in one hand`,
    `Slams are ${straightSlam(12)} and ${straightSlam(13)}, bid by nobody`,
  ],
  "straight-bridge/how-it-became-auction": [
    `costs nothing | ${short(1)} a trick`,
    `A trick is worth | ${listed(Object.values(STRAIGHT_VALUE))} | ${listed(Object.values(TRICK_VALUE))}`,
    `The rubber | ${STRAIGHT_RUBBER_BONUS} | ${RUBBER_BONUS}`,
    `three tricks | ${item("revoke", two, 8, 1, revoked)} points or three tricks`,
    `the slams of ${straightSlam(12)} and ${straightSlam(13)}`,
    `failure costs ${short(1)} a trick`,
  ],
  "straight-bridge/scoring-and-the-revoke": [
    `Two games win the *rubber*, and ${STRAIGHT_RUBBER_BONUS} points`,
    `We have ${3 * STRAIGHT_VALUE.diamonds}, and they ${2 * STRAIGHT_VALUE.hearts}`,
    `two games are the rubber, and ${STRAIGHT_RUBBER_BONUS}`,
    `Game at contract is ${MADE_GAME}`,
  ],
  "straight-bridge/the-game-and-the-make": [
    `All thirteen tricks in clubs are worth ${7 * STRAIGHT_VALUE.clubs}`,
  ],
};

/** Figures of two places and more that are no score of a deal: standings, limits of a table, what is measured or told of others. */
const OTHER: Readonly<Record<string, readonly RegExp[]>> = {
  "bidding/playing-to-the-score": [/\| (?:14|18|24) \|/g, /had 16 below the line to begin with/g],
  "first-evening/leads-at-no-trump": [/A, K, Q, J and 10/g],
  "first-evening/when-something-goes-wrong": [/\| 50 \||\| 100, or a new deal \|/g],
  "laws/other-tables-other-penalties": [
    /that makes 30 or more in tricks from one deal adds 125/g,
    /other side scores 50|100 to each|is 50 to each|in the four adds 50|two games adds 100|new deal: 50 instead|30 or more in tricks from a deal adds 125/g,
    /at 215 between totals of 456 and 240\. The difference is 216/g,
  ],
  "laws/making-and-doubling-out-of-turn": [/side with 20 or more/g],
  "laws/out-of-turn": [/let go: 25 to the other side/g],
  "laws/straight-bridge-in-play": [/At auction it costs 25/g],
  "laws/straight-bridge-revokes-and-scores": [/You stand at 18|cut off at 28/g],
  "leads/the-second-round": [/K Q J 10/g],
  "partner-and-dummy/returning-partners-suit": [/10 and two/g],
  "straight-bridge/doubling": [/come to 100|stopped at 200|“100”|none, 100, or 200/g],
  "straight-bridge/faults-at-straight-bridge-and-whist": [/\| 28 \|/g],
  "straight-bridge/honours-and-chicane": [
    /gives 64 for four diamond honours/g,
    /for 100; all five in one hand, or the four aces, are 150/g,
  ],
  "straight-bridge/how-it-became-auction": [/about 180|about 400|because 18 points/g],
  "straight-bridge/scoring-and-the-revoke": [/(?:at|stands at) 28/g],
  "whist/old-leads-and-american-leads": [/Q J 10/g],
  "whist/which-suit-and-which-card": [/[QK] J 10/g],
  "straight-bridge/the-game-and-the-make": [/have 18 and want|stand at 18 or more|Spades, at 24 or more/g],
};

test.each(lessons())("$path states no score but those that the engine gives", ({ path, body, data }) => {
  const key = keyOf(path);
  const told = `${data.lede} ${captionsIn(body)} ${said(body)}`;
  const rest = withoutStated(told, key, STATED[key], OTHER[key]);
  const figures = rest.match(/(?<![\d.])\d{2,}(?![\d])/g) ?? [];
  expect(figures.filter((figure) => !/^1[5-9]\d\d$/.test(figure))).toEqual([]);
});

test("the lists name lessons that exist", () => {
  const known = lessons().map(({ path }) => keyOf(path));
  const named = [...Object.keys(STATED), ...Object.keys(OTHER)];
  expect(named.filter((key) => !known.includes(key))).toEqual([]);
});

test("what the table of scores to go game says is what the tricks are worth", () => {
  const enough = (have: number, level: number, strain: keyof typeof TRICK_VALUE) =>
    have + trickPoints(strain, level) >= GAME_POINTS;
  const least = (have: number, strain: keyof typeof TRICK_VALUE) =>
    [1, 2, 3, 4, 5, 6, 7].find((level) => enough(have, level, strain));
  const order = ["notrump", "hearts", "royals", "clubs", "diamonds"] as const;
  expect(order.map((strain) => least(0, strain))).toEqual([3, 4, 4, 5, 5]);
  expect(order.map((strain) => least(14, strain))).toEqual([2, 2, 2, 3, 3]);
  expect(order.map((strain) => least(18, strain))).toEqual([2, 2, 2, 2, 2]);
  expect(order.map((strain) => least(24, strain))).toEqual([1, 1, 1, 1, 1]);
  expect(least(18, "spades")).toBe(6);
});

test("from 18 up, twelve points are so many tricks at straight bridge", () => {
  expect(STRAIGHT_STRAINS.map((strain) => tricksForGame(18, strain))).toEqual([6, 3, 2, 2, 1]);
  expect(HONOUR_TRICKS["five-4in1"]).toBe(9);
});
