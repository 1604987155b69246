import { expect } from "vitest";
import { must } from "../../../src/engine/core/result.ts";
import { otherSide, SIDES, type BySide, type Side } from "../../../src/engine/core/seat.ts";
import { sumOf } from "../../../src/engine/scoring/line.ts";
import { AT_LOVE, netOf } from "../../../src/engine/scoring/sheet.ts";
import { rubberPoints, scoreWhist, type WhistOutcome } from "../../../src/engine/scoring/whist.ts";
import { keepWhist, rubberValue } from "../../../src/engine/scoring/whist-rubber.ts";
import {
  AMERICAN,
  ENGLISH,
  FAVOURITE,
  PLAY_OUT,
  type WhistForm,
} from "../../../src/engine/scoring/whist-forms.ts";
import facts from "../../oracle/facts/whist-scoring.json" with { type: "json" };
import { testFacts, type Check } from "../../support/facts.ts";
import { textOf } from "../../support/files.ts";

const pair = (side: Side, points: number, others = 0): BySide<number> =>
  side === "YZ" ? { YZ: points, AB: others } : { YZ: others, AB: points };
const won = (side: Side, odd: number) => pair(side, 6 + odd, 7 - odd);

/** Where a deal leaves both sides, who has won the game, and what it was worth. */
function played(outcome: WhistOutcome, form: WhistForm, before: BySide<number> = AT_LOVE.game) {
  const lines = must(scoreWhist(outcome, form, { ...AT_LOVE, game: before }));
  const after = {
    YZ: before.YZ + sumOf(lines, "YZ", "below"),
    AB: before.AB + sumOf(lines, "AB", "below"),
  };
  const gameWonBy = SIDES.find((side) => after[side] >= form.gamePoints);
  const value = gameWonBy ? sumOf(lines, gameWonBy, "above") : 0;
  return { lines, after, gameWonBy, value };
}

/** Points that honours bring to AB in a deal where YZ take seven tricks. */
function honourPoints(form: WhistForm, over: Partial<WhistOutcome>, AB = 0): number {
  const outcome = { tricks: won("YZ", 1), ...over };
  return played(outcome, form, pair("AB", AB)).after.AB - AB;
}

const HELD: Readonly<Record<number, number>> = { 2: 3, 4: 4 };

const dealOf =
  (form: WhistForm): Check =>
  ({ input, expected }) => {
    const { tricks, tricksOver, honours, before, revokeBy, penalty } = input;
    const outcome: WhistOutcome = {
      tricks: tricks ?? won(tricksOver.side, tricksOver.n),
      ...(honours ? { honours: pair(honours.side, HELD[honours.points] ?? 0) } : {}),
      ...(revokeBy
        ? { revokes: { [revokeBy]: { count: 1, penalty: penalty.replace(/-\d$/, "") } } }
        : {}),
    };
    expect(played(outcome, form, before)).toMatchObject(expected);
  };

const rubberOf: Check = ({ input, expected }) => {
  const games = (input["games"] as { winner: Side; loserScore: number }[]).map(
    ({ winner, loserScore }) => ({ winner, losersScore: loserScore }),
  );
  expect(rubberValue(games)).toEqual(expected);
};

/** A rubber told by the points of its games, W being the side that wins it. */
const rubberByPoints: Check = ({ input, expected }) => {
  const scores = [0, 1, 2, 3, 4];
  const games = (input["games"] as { winner: "W" | "L"; points: number }[]).map(
    ({ winner, points }) => ({
      winner: winner === "W" ? ("AB" as const) : ("YZ" as const),
      losersScore: scores.find((score) => rubberPoints(score) === points) ?? -1,
    }),
  );
  expect(ENGLISH.rubberBonus).toBe(input["rubberBonus"]);
  expect(rubberValue(games, input["rubberBonus"])).toEqual({
    winner: "AB",
    points: expected["value"],
  });
};

/** Deals in hearts, and one in spades for what is left, that bring a side so many points at favourite whist. */
function favouriteDeals(side: Side, points: number): WhistOutcome[] {
  const spades = points % 4;
  const hearts = (points - spades) / 4;
  return [
    ...(spades > 0 ? [{ tricks: won(side, spades), trump: "S" as const }] : []),
    ...(hearts > 0 ? [{ tricks: won(side, hearts), trump: "H" as const }] : []),
  ];
}

testFacts("the score of whist", facts, {
  "whist.american.no-honours": ({ input, expected }) => {
    const honours = pair("AB", input["honoursHeld"]);
    expect(honourPoints(AMERICAN, { honours })).toBe(expected["points"]);
    expect(honourPoints(ENGLISH, { honours })).toBe(4);
  },
  "whist.honours.at-four": ({ input, expected }) => {
    const honours = pair("AB", input["honoursHeld"]);
    expect(honourPoints(ENGLISH, { honours }, input["scoreBefore"])).toBe(expected["points"]);
    expect(honourPoints(ENGLISH, { honours }, input["scoreBefore"] - 1)).toBe(2);
  },
  "whist.honours.unclaimed": ({ input, expected }) => {
    const honours = pair("AB", input["honoursHeld"]);
    const silent = { honours, honoursCalled: input["claimed"] };
    expect(honourPoints(ENGLISH, silent)).toBe(expected["points"]);
    expect(honourPoints(ENGLISH, { honours, honoursCalled: true })).toBe(4);
  },
  "whist.single-game.play-out": ({ input, expected }) => {
    expect(PLAY_OUT.gamePoints).toBe(input["gameTo"]);
    const before = pair("AB", input["before"]);
    const { after } = played({ tricks: won("AB", input["oddTricks"]) }, PLAY_OUT, before);
    expect(after.AB).toBe(expected["after"]);
  },
  "whist.single-game.stop": ({ input, expected }) => {
    expect(AMERICAN.gamePoints).toBe(input["gameTo"]);
    const before = pair("AB", input["before"], input["losers"]);
    const { after, value } = played({ tricks: won("AB", input["oddTricks"]) }, AMERICAN, before);
    expect([after.AB, value]).toEqual([expected["after"], expected["value"]]);
  },
  "whist.rubber.largest": (fact) => {
    rubberByPoints(fact);
    // Nothing is worth more: that is what makes it a bumper.
    const all = [0, 1, 2, 3, 4].flatMap((first) =>
      [0, 1, 2, 3, 4].map((second) =>
        rubberValue([
          { winner: "AB", losersScore: first },
          { winner: "AB", losersScore: second },
        ]),
      ),
    );
    expect(Math.max(...all.map((rubber) => rubber?.points ?? 0))).toBe(fact.expected["value"]);
    const rule = textOf("content/rulebook/whist/whist-rubber-min-max.md");
    expect(rule).toContain(`a ${fact.expected["name"]} of eight`);
  },
  "whist.rubber.smallest": rubberByPoints,
  "whist.continuous": ({ input, expected }) => {
    const { side, points } = expected["credit"];
    expect(netOf(input["totals"])).toEqual({ winner: side, points });
  },
  "x.score.whist.american.stop-at-seven": dealOf(AMERICAN),
  "x.score.whist.american.value": ({ input, expected }) => {
    const { winner, value } = expected as { winner: Side; value: number };
    const final = input["final"] as BySide<number>;
    const before = pair(winner, final[winner] - 1, final[otherSide(winner)]);
    const over = played({ tricks: won(winner, 1) }, AMERICAN, before);
    expect(over).toMatchObject({ after: final, gameWonBy: winner, value });
  },
  "x.score.whist.english.precedence-1": dealOf(ENGLISH),
  "x.score.whist.english.precedence-2": dealOf(ENGLISH),
  "x.score.whist.english.revoke-72v": dealOf(ENGLISH),
  "x.score.whist.house.play-out": dealOf(PLAY_OUT),
  "x.score.whist.english.rubber.bumper": rubberOf,
  "x.score.whist.english.rubber.smallest": rubberOf,
  "x.score.whist.english.rubber.three-games": rubberOf,
  "x.score.whist.english.rubber.two-doubles": rubberOf,
  "x.score.whist.favourite.rubber": ({ input, expected }) => {
    const deals = (input["games"] as BySide<number>[]).flatMap((game) => {
      const loser: Side = game.AB < game.YZ ? "AB" : "YZ";
      return [loser, otherSide(loser)].flatMap((side) => favouriteDeals(side, game[side]));
    });
    const kept = must(keepWhist(deals, FAVOURITE));
    expect(kept.bonus).toBe(input["bonus"]);
    expect([kept.totals, kept.net?.points]).toEqual([expected["totals"], expected["net"]]);
  },
});
