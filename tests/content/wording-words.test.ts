import { expect, test } from "vitest";
import { must } from "../../src/engine/core/result.ts";
import { bidWorth } from "../../src/engine/declaring/auction.ts";
import { HONOUR_TRICKS } from "../../src/engine/scoring/honours.ts";
import { trickPoints } from "../../src/engine/scoring/deal.ts";
import { chicanePoints, straightHonours } from "../../src/engine/scoring/straight-values.ts";
import {
  GAME_POINTS,
  RUBBER_BONUS,
  STRAIGHT_RUBBER_BONUS,
  STRAIGHT_VALUE,
  TRICK_VALUE,
} from "../../src/engine/scoring/values.ts";
import {
  AMERICAN,
  ENGLISH,
  PLAY_OUT,
  TEN_POINT,
  type WhistForm,
} from "../../src/engine/scoring/whist-forms.ts";
import { rubberValue } from "../../src/engine/scoring/whist-rubber.ts";
import {
  GAME_NAMES,
  revokedCeiling,
  rubberPoints,
  scoreWhist,
  whistHonours,
  whistTricks,
  type WhistOutcome,
} from "../../src/engine/scoring/whist.ts";
import { evenings, lessons } from "../support/content.ts";
import {
  bid,
  cap,
  capital,
  captionsIn,
  item,
  keyOf,
  MAY_BE_SCORES,
  revoked,
  said,
  short,
  spelt,
  two,
  withoutStated,
} from "../support/stated.ts";

const penalty = item("revoke", two, 8, 1, revoked) ?? Number.NaN;
const compensation = item("revoke", two, 8, 1, { revoke: { adversary: 1 } }) ?? Number.NaN;

/** What a deal of whist brings Y and Z in points of the game, from love or from where they stand. */
function whist(form: WhistForm, outcome: WhistOutcome, [YZ, AB] = [0, 0] as const): number {
  const scored = must(scoreWhist(outcome, form, { game: { YZ, AB }, gamesWon: { YZ: 0, AB: 0 } }));
  return scored
    .filter(({ side, column }) => side === "YZ" && column === "below")
    .reduce((sum, { points }) => sum + points, 0);
}

/** What a revoke by the other side brings at English whist where points are taken for it. */
const revokePoints = whist(ENGLISH, {
  tricks: { YZ: 6, AB: 7 },
  revokes: { AB: { count: 1, penalty: "add" } },
});
const ceiling = revokedCeiling(ENGLISH);

const wonAt = (winner: "YZ" | "AB", losersScore: number) => ({ winner, losersScore });
const most = rubberValue([wonAt("YZ", 0), wonAt("YZ", 0)], ENGLISH.rubberBonus)?.points ?? 0;
const least =
  rubberValue([wonAt("YZ", 4), wonAt("AB", 0), wonAt("YZ", 4)], ENGLISH.rubberBonus)?.points ?? 0;

/** The American game of the note on playing on: six against two, and five more. */
const playedOn =
  must(
    scoreWhist({ tricks: { YZ: 11, AB: 2 } }, PLAY_OUT, {
      game: { YZ: 6, AB: 2 },
      gamesWon: { YZ: 0, AB: 0 },
    }),
  ).find(({ item: name }) => name === "game")?.points ?? 0;

/** How many honours in hearts, shared between two hands, count so much at straight bridge. */
function honoursOfWorth(points: number): number {
  return (
    3 +
    (["simple", "four"] as const).findIndex((kind) => straightHonours("hearts", kind) === points)
  );
}

const GAME = spelt(GAME_POINTS);
const trick = (strain: keyof typeof TRICK_VALUE) => spelt(TRICK_VALUE[strain]);
const straight = (strain: keyof typeof STRAIGHT_VALUE) => spelt(STRAIGHT_VALUE[strain]);

/** Every score that a lesson or an evening gives in words, with the words as the engine’s figures make them. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  "bidding/fourth-hand": [`Left in one spade, they make ${trick("spades")} points a trick`],
  "bidding/partner-has-bid": [`at ${trick("spades")} points a trick`],
  "bidding/playing-to-the-score": [
    `${capital(GAME)} is game. What you have`,
    `${capital(spelt(short(1)))} points against a game is no bargain`,
  ],
  "bidding/the-dealers-bid": [`play in a suit at ${trick("spades")} points a trick`],
  "bidding/to-double-or-not": [`A double may win you a ${spelt(short(1, 2))} points`],
  "first-evening/scoring": [
    `They count towards *game*, which is ${GAME}.`,
    `even after ${GAME} is passed`,
    `are worth ${spelt(HONOUR_TRICKS.simple)} tricks. Four are worth ${spelt(HONOUR_TRICKS.four)} tricks, or ${spelt(HONOUR_TRICKS["four-in-one"])} if one hand has them all. Five are worth ${spelt(HONOUR_TRICKS.five)}; ${spelt(HONOUR_TRICKS["five-4in1"])}, if one hand holds four`,
    `three at ${spelt(trickPoints("hearts", 1, 2))} is`,
    `${capital(GAME)} points below the line`,
    `${capital(GAME)} below is game`,
  ],
  "first-evening/the-bidding": [
    `Called as *spades* they are worth ${trick("spades")} points a trick`,
    `short for royal spades, they are worth ${trick("royals")}`,
    `how many of them reach ${GAME}, which is game`,
  ],
  "first-evening/when-something-goes-wrong": [`The ${spelt(compensation)} is usually more`],
  "laws/making-and-doubling-out-of-turn": [`He may write ${straight("spades")} points toward game`],
  "laws/the-revoke-in-full": [
    `choose between a ${spelt(compensation)} points and three tricks`,
    `Place your bet: a ${spelt(compensation)} points, or three`,
    `Take the ${spelt(compensation)} when your contract`,
    `If you take the ${spelt(compensation)} and have failed`,
  ],
  "laws/whist-revokes-and-scores": [
    `not past ${spelt(ENGLISH.gamePoints - ceiling)} point short of game`,
    `three tricks, or ${spelt(revokePoints)} points off, or ${spelt(revokePoints)} points on`,
    `${capital(spelt(revokePoints))} points *off*`,
    `${capital(spelt(revokePoints))} points *on*`,
  ],
  "nullos/losing-on-purpose": [`${capital(GAME)} is game, so three nullos are a game`],
  "straight-bridge/faults-at-straight-bridge-and-whist": [
    `three tricks, or ${spelt(revokePoints)} points`,
    `At whist the last two come to ${spelt(revokePoints)} points`,
  ],
  "straight-bridge/honours-and-chicane": [
    `Chicane is worth ${spelt(honoursOfWorth(chicanePoints("hearts", 1)))} honours, double chicane ${spelt(honoursOfWorth(chicanePoints("hearts", 2)))}`,
  ],
  "straight-bridge/from-auction-to-contract": [
    `when game was ${GAME} and a royal ${trick("royals")}`,
  ],
  "straight-bridge/how-it-became-auction": [
    `At the old prices three clubs, worth ${spelt(3 * STRAIGHT_VALUE.clubs)}, could not have beaten two hearts. Now, at ${spelt(bidWorth(bid(3, "clubs")))}, they do`,
  ],
  "straight-bridge/scoring-and-the-revoke": [
    `the chance of ${straight("notrump")} points a trick as well`,
    `${capital(GAME)} points for tricks are a *game*`,
    `one odd trick at no trump, ${straight("notrump")} points, makes exactly ${GAME}: game`,
    `Deal four is a game by itself, ${spelt(5 * STRAIGHT_VALUE.notrump)} points in one hand`,
    `The ${spelt(STRAIGHT_RUBBER_BONUS)} is only a ${spelt(STRAIGHT_RUBBER_BONUS)}`,
    `${capital(GAME)} for tricks is a game`,
  ],
  "straight-bridge/the-game-and-the-make": [`how many win the game, which is ${GAME} points`],
  "whist/english-and-american": [
    `${capital(spelt(whistHonours(4)))} points in your hand, and not one of them counts`,
    `adds ${spelt(ENGLISH.rubberBonus)} points for it`,
    `two trebles and the two, ${spelt(most)} points`,
    `A game is ${spelt(AMERICAN.gamePoints)} points`,
    `three tricks, or ${spelt(revokePoints)} points`,
    `It may score to within ${spelt(ENGLISH.gamePoints - ceiling)} point`,
    `and the game is worth ${spelt(playedOn)}`,
    `From ${spelt(least)} to ${spelt(most)} points`,
    `American whist: ${spelt(AMERICAN.gamePoints)} points, no honours, worth ${spelt(AMERICAN.gamePoints)} less`,
  ],
  "whist/the-marker": [
    `In a game of ${spelt(ENGLISH.gamePoints)} points`,
    `## ${capital(spelt(AMERICAN.gamePoints))} points The American game goes on to ${spelt(AMERICAN.gamePoints - 1)}`,
    `## ${capital(spelt(TEN_POINT.gamePoints))} points`,
    `At ${spelt(AMERICAN.gamePoints)} points, one above`,
    `At ${spelt(TEN_POINT.gamePoints)} points, one below`,
  ],
  "whist/tricks-and-honours": [
    `${capital(spelt(ENGLISH.gamePoints))} points make a game`,
    `Each trick after it is worth ${spelt(whistTricks(8) - whistTricks(7))} more`,
    `A game is ${spelt(ENGLISH.gamePoints)} points, ${spelt(AMERICAN.gamePoints)} or ${spelt(TEN_POINT.gamePoints)}`,
    `*begins* the deal with ${spelt(ENGLISH.gamePoints - 1)} points cannot count honours at all. It wants one point`,
  ],
  "classes/ladder": [`As royals they are worth ${trick("royals")} a trick`],
  "classes/nullos": [`Each trick is worth ${trick("nullo")}`],
  "classes/scoring": [
    `the way to game: ${GAME} below the line`,
    `A trick short costs ${spelt(short(1))}; doubled a ${spelt(short(1, 2))}, redoubled ${spelt(short(1, 4))}`,
    `The dealer’s one spade costs a ${spelt(cap)} at most`,
    `${capital(GAME)} below the line is game. Two games are the rubber, and ${RUBBER_BONUS}`,
    `A revoke costs a ${spelt(penalty)} points, or three tricks`,
  ],
};

/** Numbers in words that are no score: cards, deals, years, pips, a standing that is told, or a way of speaking. */
const OTHER: Readonly<Record<string, readonly RegExp[]>> = {
  "declarer/planning-the-hand": [/twenty-six cards/g, /worth five at the ninth trick/g],
  "first-evening/the-eleven-rule": [/the ace is fourteen/g],
  "first-evening/the-pack-and-the-tricks": [/fifty-two cards/g],
  "first-evening/when-something-goes-wrong": [/fourteen cards/g],
  "laws/deal-again-or-play-on": [
    /fifty-two different cards/g,
    /twelve and fourteen|fourteen cards/g,
  ],
  "laws/whist-revokes-and-scores": [/need only three points more/g],
  "leads/do-the-old-leads-stand": [
    /two hundred (?:deals|times)/g,
    /thirty years/g,
    /thirty-nine at random/g,
    /times in a hundred/g,
    /by the thousand/g,
  ],
  "straight-bridge/from-auction-to-contract": [/the thirteenth trick is worth one trick/g],
  "straight-bridge/doubling": [/an even hundred/g],
  "whist/english-and-american": [/have three points of the five/g, /one point turns a treble/g],
  "whist/the-marker": [/Four points, and then seven/g],
  "classes/declarer": [/Twenty-six cards/g],
  "classes/eleven": [/the ace is fourteen|Fourteen less three/g],
};

/** What an evening tells the teacher, its plan of minutes and its boards apart. */
function toldAt({ data, body }: ReturnType<typeof evenings>[number]): string {
  const { aims, timing, watch, about } = data;
  return said([about, ...aims, ...timing.map(({ what }) => what), ...watch, body].join(" "));
}

const texts = [
  ...lessons().map(
    ({ path, data, body }) =>
      [keyOf(path), `${data.lede} ${captionsIn(body)} ${said(body)}`] as const,
  ),
  ...evenings().map((evening) => [`classes/${evening.slug}`, toldAt(evening)] as const),
];

test.each(texts)("%s gives no score in words but those that the engine gives", (key, text) => {
  const rest = withoutStated(text, key, STATED[key], OTHER[key]);
  expect(rest.match(MAY_BE_SCORES) ?? []).toEqual([]);
  if (key.startsWith("classes/")) {
    // What an evening says in figures besides is laws and standings: none now.
    expect(rest.match(/(?<![\d.])\d{2,}(?!\d)/g) ?? []).toEqual([]);
  }
});

test("the lists name lessons and evenings that exist", () => {
  const known = texts.map(([key]) => key);
  const named = [...Object.keys(STATED), ...Object.keys(OTHER)];
  expect(named.filter((key) => !known.includes(key))).toEqual([]);
});

test("the treble and the single are called by their names", () => {
  expect([0, 2, 4].map((score) => GAME_NAMES[rubberPoints(score)])).toEqual([
    "treble",
    "double",
    "single",
  ]);
});
