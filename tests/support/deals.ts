import fc from "fast-check";
import { randomDeal } from "../../src/engine/core/deal.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import type { Result } from "../../src/engine/core/result.ts";
import { SIDES, type Side } from "../../src/engine/core/seat.ts";
import { LEVELS, type Multiplier } from "../../src/engine/declaring/call.ts";
import { STRAIGHT_STRAINS } from "../../src/engine/declaring/dealer-makes.ts";
import type { Strain } from "../../src/engine/declaring/strain.ts";
import { GAMES } from "../../src/engine/games/registry.ts";
import { CONTRACT_STRAINS, type ContractOutcome } from "../../src/engine/scoring/contract.ts";
import { scoreDeal } from "../../src/engine/scoring/deal.ts";
import { kindFits } from "../../src/engine/scoring/honours.ts";
import type { CitedLine, Column } from "../../src/engine/scoring/line.ts";
import { HONOUR_KINDS, type DealOutcome } from "../../src/engine/scoring/outcome.ts";
import { REVOKE_PENALTIES, type RevokePenalty } from "../../src/engine/scoring/revoked.ts";
import { keepRubber } from "../../src/engine/scoring/rubber.ts";
import type { Rubber, Standing } from "../../src/engine/scoring/sheet.ts";
import { scoreStraight, type StraightOptions } from "../../src/engine/scoring/straight.ts";
import { keepStraight } from "../../src/engine/scoring/straight-rubber.ts";
import {
  chicaneOf,
  honoursOf,
  type StraightOutcome,
} from "../../src/engine/scoring/straight-outcome.ts";
import { TRICK_VALUE } from "../../src/engine/scoring/values.ts";
import {
  AMERICAN,
  ENGLISH,
  FAVOURITE,
  PLAY_OUT,
  TEN_POINT,
  type WhistForm,
} from "../../src/engine/scoring/whist-forms.ts";
import { scoreWhist, type WhistOutcome } from "../../src/engine/scoring/whist.ts";
import { keepWhist } from "../../src/engine/scoring/whist-rubber.ts";

/** A game as the properties of scores see it: whatever its deals are, they are scored and kept in the same shape. */
export interface Played<Outcome = any> {
  readonly name: string;
  readonly gamePoints: number;
  readonly gamesToWin: 1 | 2;
  /** The columns that are added up at the end. */
  readonly adds: readonly Column[];
  /** Anything that may come of a deal, revokes among it. */
  readonly outcome: fc.Arbitrary<Outcome>;
  /** A deal that brings one side or the other nearer the game. */
  readonly nearer: fc.Arbitrary<Outcome>;
  /** A deal that brings nobody nearer, where there are such. */
  readonly idle?: fc.Arbitrary<Outcome>;
  /** The least that a deal of the second kind brings. */
  readonly least: number;
  score(outcome: Outcome, before: Standing): Result<readonly CitedLine<string>[]>;
  keep(outcomes: readonly Outcome[]): Result<Rubber>;
}

const side = fc.constantFrom<Side>("YZ", "AB");
const multiplier = fc.constantFrom<Multiplier>(1, 2, 4);
const tricks = fc.integer({ min: 0, max: 13 });
const both: readonly Column[] = ["below", "above"];

/** The half of a game that begins when the cards have been played. */
interface Scores<Outcome> {
  score(outcome: Outcome, before?: Standing): Result<readonly CitedLine<string>[]>;
  readonly rubber: {
    readonly gamePoints: number;
    readonly gamesToWin: 1 | 2;
    keep(outcomes: readonly Outcome[]): Result<Rubber>;
  };
}

const scored = <Outcome>({ score, rubber }: Scores<Outcome>) => ({
  gamePoints: rubber.gamePoints,
  gamesToWin: rubber.gamesToWin,
  score,
  keep: rubber.keep,
});

/** A contract with the tricks that went to its declarer; honours only where the strain has them. */
function auctionOutcome(
  strains: readonly Strain[],
  takes: (needed: number) => fc.Arbitrary<number>,
): fc.Arbitrary<DealOutcome> {
  return fc
    .record({
      declarerSide: side,
      level: fc.constantFrom(...LEVELS),
      strain: fc.constantFrom(...strains),
      multiplier,
      honours: fc.option(fc.record({ side, kind: fc.constantFrom(...HONOUR_KINDS) })),
      opened: fc.boolean(),
    })
    .chain(({ honours, opened, ...bid }) =>
      takes(6 + bid.level).map((counted) => ({
        ...bid,
        tricks: bid.strain === "nullo" ? 13 - counted : counted,
        ...(honours && kindFits(bid.strain, honours.kind) ? { honours } : {}),
        ...(opened && bid.strain === "spades" && bid.level === 1 ? { dealerOneSpade: true } : {}),
      })),
    );
}

const revoked = fc.record({
  declarer: fc.integer({ min: 0, max: 2 }),
  adversary: fc.integer({ min: 0, max: 2 }),
  choice: fc.constantFrom("hundred", "tricks"),
});

function auction(
  name: string,
  strains: readonly Strain[],
  game: Scores<DealOutcome>,
): Played<DealOutcome> {
  return {
    name,
    adds: both,
    outcome: fc
      .tuple(
        auctionOutcome(strains, () => tricks),
        fc.option(revoked),
      )
      .map(([outcome, revoke]) => (revoke ? { ...outcome, revoke } : outcome) as DealOutcome),
    nearer: auctionOutcome(strains, (needed) => fc.integer({ min: needed, max: 13 })),
    idle: auctionOutcome(strains, (needed) => fc.integer({ min: 0, max: needed - 1 })),
    least: Math.min(...strains.map((strain) => TRICK_VALUE[strain])),
    ...scored(game),
  };
}

/** What a side that revoked has to pay for. */
const penalties = (choices: readonly RevokePenalty[]) =>
  fc.record({ count: fc.integer({ min: 1, max: 3 }), penalty: fc.constantFrom(...choices) });

/** Revokes of neither side, of one, or of both. */
const revokes = (choices: readonly RevokePenalty[]) =>
  fc.record({ YZ: penalties(choices), AB: penalties(choices) }, { requiredKeys: [] });

/** A deal of straight bridge whose honours and chicane are those of four real hands. */
const straightOutcome: fc.Arbitrary<StraightOutcome> = fc
  .record({
    seed: fc.nat(),
    strain: fc.constantFrom(...STRAIGHT_STRAINS),
    multiplier: fc.constantFrom(1, 2, 4, 8),
    won: tricks,
  })
  .map(({ seed, won, ...rest }) => {
    const hands = randomDeal(seededRandom(seed));
    const honours = honoursOf(hands, rest.strain);
    return {
      ...rest,
      tricks: { YZ: won, AB: 13 - won },
      chicane: chicaneOf(hands, rest.strain),
      ...(honours ? { honours } : {}),
    };
  });

function straight(
  name: string,
  game: Scores<StraightOutcome>,
  choices: readonly RevokePenalty[] = ["tricks"],
): Played<StraightOutcome> {
  return {
    name,
    adds: both,
    outcome: fc
      .tuple(straightOutcome, revokes(choices))
      .map(([outcome, each]) => ({ ...outcome, revokes: each })),
    nearer: straightOutcome,
    least: 2,
    ...scored(game),
  };
}

const whistOutcome = fc
  .record({
    won: tricks,
    held: fc.integer({ min: 0, max: 4 }),
    honoursCalled: fc.boolean(),
    trump: fc.constantFrom("S", "H", "C", "D" as const),
  })
  .map(({ won, held, ...rest }): WhistOutcome => ({
    ...rest,
    tricks: { YZ: won, AB: 13 - won },
    honours: { YZ: held, AB: 4 - held },
  }));

function whist(name: string, form: WhistForm, game?: Scores<WhistOutcome>): Played<WhistOutcome> {
  return {
    name,
    adds: [form.gameValue === "none" ? "below" : "above"],
    outcome: fc
      .tuple(whistOutcome, revokes(form.revokeChoices))
      .map(([outcome, each]) => ({ ...outcome, revokes: each })),
    nearer: whistOutcome,
    least: 1,
    ...scored(
      game ?? {
        score: (outcome, before) => scoreWhist(outcome, form, before),
        rubber: { ...form, keep: (outcomes) => keepWhist(outcomes, form) },
      },
    ),
  };
}

/** A contract of today with its tricks; at no trump the only honours are four aces in one hand. */
function contractOutcome(
  takes: (needed: number) => fc.Arbitrary<number>,
): fc.Arbitrary<ContractOutcome> {
  return fc
    .record({
      declarerSide: side,
      level: fc.constantFrom(...LEVELS),
      strain: fc.constantFrom(...CONTRACT_STRAINS),
      multiplier,
      honours: fc.option(fc.record({ side, points: fc.constantFrom(100 as const, 150 as const) })),
    })
    .chain(({ honours, ...bid }) =>
      takes(6 + bid.level).map((won): ContractOutcome => {
        const held =
          bid.strain === "notrump" && honours ? { ...honours, points: 150 as const } : honours;
        return { ...bid, tricks: won, ...(held ? { honours: held } : {}) };
      }),
    );
}

const { contract } = GAMES;
const whole = GAMES["auction-nullo"].declaring.strains;

/** House rules at straight bridge that the registry does not have. */
const house = (options: StraightOptions): Scores<StraightOutcome> => ({
  score: (outcome, before) => scoreStraight(outcome, before, options),
  rubber: {
    ...GAMES["straight-bridge"].rubber,
    keep: (outcomes) => keepStraight(outcomes, options),
  },
});

/** Every game of the registry, and every form of one that makes up its score in its own way. */
export const PLAYED: readonly Played[] = [
  ...(["auction-1914", "auction-nullo", "auction-english"] as const).map((id) =>
    auction(GAMES[id].title, GAMES[id].declaring.strains, GAMES[id]),
  ),
  auction("Auction by the laws of 1913", whole, {
    score: (outcome) => scoreDeal(outcome, { laws1913: true }),
    rubber: {
      ...GAMES["auction-nullo"].rubber,
      keep: (outcomes) => keepRubber(outcomes, { laws1913: true }),
    },
  }),
  straight(GAMES["straight-bridge"].title, GAMES["straight-bridge"]),
  straight("Straight bridge, chicane added", house({ chicane: "add" })),
  straight("Straight bridge without chicane", house({ chicane: "off" })),
  straight("Straight bridge, English revokes", house({ code: "english" }), REVOKE_PENALTIES),
  whist(GAMES["whist-english"].title, ENGLISH, GAMES["whist-english"]),
  whist(GAMES["whist-american"].title, AMERICAN, GAMES["whist-american"]),
  whist("Whist played out", PLAY_OUT),
  whist("Whist to ten points", TEN_POINT),
  whist("Favourite whist", FAVOURITE),
  {
    name: contract.title,
    adds: both,
    outcome: contractOutcome(() => tricks),
    nearer: contractOutcome((needed) => fc.integer({ min: needed, max: 13 })),
    idle: contractOutcome((needed) => fc.integer({ min: 0, max: needed - 1 })),
    least: 20,
    ...scored(contract),
  },
];

/**
 * Deals that must end a rubber, in any order and with idle ones between them. Each game takes at most as many as leave
 * both sides just short of it, and one more.
 */
export function wholeRubber<Outcome>(game: Played<Outcome>): fc.Arbitrary<Outcome[]> {
  const short = Math.floor((game.gamePoints - 1) / game.least);
  const enough = (SIDES.length * game.gamesToWin - 1) * (SIDES.length * short + 1);
  const idle = game.idle ? fc.array(game.idle, { maxLength: 2 }) : fc.constant([]);
  return fc
    .array(fc.tuple(game.nearer, idle), { minLength: enough, maxLength: enough })
    .map((deals) => deals.flatMap(([nearer, between]) => [...between, nearer]));
}
