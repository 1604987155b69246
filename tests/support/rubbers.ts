import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { SUITS } from "../../src/engine/core/card.ts";
import { SEATS, SIDES } from "../../src/engine/core/seat.ts";
import { LEVELS } from "../../src/engine/declaring/call.ts";
import { GAME_IDS, type GameId, type ScoredGame } from "../../src/engine/games/game.ts";
import { HOUSE_CHOICES, type HouseRules } from "../../src/engine/games/house.ts";
import { kindFits } from "../../src/engine/scoring/honours.ts";
import { HONOUR_KINDS } from "../../src/engine/scoring/outcome.ts";
import { REVOKE_PENALTIES } from "../../src/engine/scoring/revoked.ts";
import { fetchGames, scoredGame } from "../../src/tabletop/families.ts";
import {
  act,
  newSheet,
  type Act,
  type Outcome,
  type Sheet,
} from "../../src/tabletop/score-sheet.ts";
import { ROOT } from "./files.ts";

// A test may keep the score of any game.
await fetchGames(GAME_IDS);

/** A worked rubber of the oracle: its deals, with what a scorer need not say filled in, and what they come to. */
export function workedRubber(id: string) {
  const cases = JSON.parse(readFileSync(join(ROOT, "tests/oracle/cases/rubber.json"), "utf8"));
  const worked = cases.find((one: { id: string }) => one.id === id);
  const deals: Outcome[] = worked.input.deals.map((deal: object) => ({ multiplier: 1, ...deal }));
  return { deals, expected: worked.expected };
}

const side = fc.constantFrom(...SIDES);
const revoked = (penalties: boolean) =>
  fc.record(
    {
      count: fc.integer({ min: 0, max: 3 }),
      ...(penalties ? { penalty: fc.constantFrom(...REVOKE_PENALTIES) } : {}),
    },
    { requiredKeys: ["count"] },
  );
const revokes = (penalties: boolean) =>
  fc
    .record({ YZ: revoked(penalties), AB: revoked(penalties) }, { requiredKeys: [] })
    .filter((made) => Object.keys(made).length > 0);
const bothTricks = fc.integer({ min: 0, max: 13 }).map((YZ) => ({ YZ, AB: 13 - YZ }));
const held = fc.record({ side, kind: fc.constantFrom(...HONOUR_KINDS) });

const bid = (game: ScoredGame) => ({
  declarerSide: side,
  level: fc.constantFrom(...LEVELS),
  strain: fc.constantFrom(...game.strains),
  multiplier: fc.constantFrom(1, 2, 4),
  tricks: fc.integer({ min: 0, max: 13 }),
});
const BID = ["declarerSide", "level", "strain", "multiplier", "tricks"] as const;

/** Any deal that may be tried on the sheet of a game; most of them it will take. */
function anyDeal(game: ScoredGame): fc.Arbitrary<Outcome> {
  const deals: Readonly<Record<ScoredGame["records"], () => fc.Arbitrary<unknown>>> = {
    contract: () =>
      fc.record(
        {
          ...bid(game),
          honours: held,
          revoke: fc.oneof(
            fc.record({ declarer: fc.integer({ min: 0, max: 2 }) }),
            fc.record({
              declarer: fc.integer({ min: 0, max: 2 }),
              adversary: fc.integer({ min: 0, max: 2 }),
              choice: fc.constantFrom("hundred", "tricks"),
            }),
          ),
        },
        { requiredKeys: [...BID] },
      ),
    make: () =>
      fc.record(
        {
          strain: fc.constantFrom(...game.strains),
          multiplier: fc.constantFrom(1, 2, 4, 8, 64),
          tricks: bothTricks,
          honours: held,
          chicane: fc.uniqueArray(fc.constantFrom(...SEATS), { minLength: 1, maxLength: 3 }),
          revokes: revokes(true),
        },
        { requiredKeys: ["strain", "multiplier", "tricks"] },
      ),
    tricks: () =>
      fc.record(
        {
          tricks: bothTricks,
          honours: fc.constantFrom({ YZ: 0, AB: 4 }, { YZ: 3, AB: 1 }, { YZ: 2, AB: 2 }),
          honoursCalled: fc.constant(false),
          revokes: revokes(true),
          trump: fc.constantFrom(...SUITS),
        },
        { requiredKeys: ["tricks", "trump"] },
      ),
    "modern-contract": () =>
      fc.record(
        { ...bid(game), honours: fc.record({ side, points: fc.constantFrom(100, 150) }) },
        { requiredKeys: [...BID] },
      ),
  };
  return deals[game.records]().map((deal) => {
    const { honours, ...rest } = deal as { honours?: { kind?: never }; strain?: never };
    const fits = !honours?.kind || !rest.strain || kindFits(rest.strain, honours.kind);
    return (fits ? deal : rest) as Outcome;
  });
}

/** Any game under any house rules. */
export const anyHouse: fc.Arbitrary<{ game: GameId; house: HouseRules }> = fc
  .constantFrom(...GAME_IDS)
  .chain((game) =>
    fc
      .record(
        {
          ...Object.fromEntries(
            Object.entries(HOUSE_CHOICES[game]).map(([rule, values]) => [
              rule,
              fc.constantFrom(...values),
            ]),
          ),
          unfinished: fc.integer({ min: 0, max: 1000 }),
        },
        { requiredKeys: [] },
      )
      .map((house) => ({ game, house: house as HouseRules })),
  );

/** Names as people and spreadsheets have trouble with them. */
const anyName = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom(
    "",
    "=1+1",
    "+x",
    "-x",
    "-12",
    "@SUM(A1)",
    "'=x",
    'Ann "Nan" Lee',
    "a;b,c",
    "Ø\\]é",
  ),
);

/** A sheet after anything at all was tried on it; what the game refused is not on it. */
export const anySheet: fc.Arbitrary<Sheet> = anyHouse.chain(({ game, house }) =>
  fc
    .array(
      fc.oneof(
        {
          weight: 12,
          arbitrary: anyDeal(scoredGame(game, house)).map((deal): Act => ({ do: "enter", deal })),
        },
        {
          weight: 2,
          arbitrary: fc
            .record({ side, points: fc.constantFrom(25, 50, 100) })
            .map((award) => ({ do: "award", ...award }) as Act),
        },
        {
          weight: 1,
          arbitrary: fc
            .record({ YZ: anyName, AB: anyName })
            .map((names): Act => ({ do: "names", names })),
        },
        { weight: 1, arbitrary: fc.nat({ max: 4 }).map((at): Act => ({ do: "remove", at })) },
        { weight: 1, arbitrary: fc.constant<Act>({ do: "stop" }) },
      ),
      { maxLength: 14 },
    )
    .map((acts) =>
      acts.reduce(
        (sheet, done) => {
          const next = act(sheet, done);
          return next.ok ? next.value : sheet;
        },
        newSheet(game, house),
      ),
    ),
);
