import fc from "fast-check";
import { PACK, sortHand, type Card } from "../../src/engine/core/card.ts";
import { randomDeal } from "../../src/engine/core/deal.ts";
import { seededRandom } from "../../src/engine/core/random.ts";
import { SEATS, type BySeat } from "../../src/engine/core/seat.ts";
import { STRAINS } from "../../src/engine/declaring/strain.ts";
import { KIND_IDS } from "../../src/exercises/kit/kinds.ts";
import { MODES, type ClassSet, type OwnHand, type Step } from "../../src/classroom/set.ts";

/** Words as a teacher may type them, of every letter there is, without white space at the ends. */
const words = (most: number) =>
  fc
    .oneof(
      fc.string({ minLength: 1, maxLength: most }),
      fc.string({ minLength: 1, maxLength: most, unit: "binary" }),
      fc.constantFrom("Which card?", "Lead ♥K from 10 9 8, says Ünal.\nTwice"),
    )
    .map((text) => text.trim().slice(0, most) || "x");

const kind = fc.constantFrom(...KIND_IDS);

/** Each of the fifty-two in a hand or in none, at most thirteen a hand, and at least one in Z. */
const hands: fc.Arbitrary<BySeat<readonly Card[]>> = fc.oneof(
  fc.nat().map((seed) => randomDeal(seededRandom(seed))),
  fc
    .array(fc.nat({ max: 4 }), { minLength: PACK.length, maxLength: PACK.length })
    .map((places) => {
      const at = (place: number) =>
        sortHand(PACK.filter((_, card) => places[card] === place).slice(0, 13));
      return { Z: at(0), A: at(1), Y: at(2), B: at(3) };
    })
    .filter(({ Z }) => Z.length > 0),
);

const own: fc.Arbitrary<OwnHand> = fc
  .record({
    hands,
    strain: fc.option(fc.constantFrom(...STRAINS)),
    declarer: fc.option(fc.constantFrom(...SEATS)),
    question: words(60),
    why: fc.oneof(fc.constant(""), words(60)),
    labels: fc.uniqueArray(words(20), { minLength: 2, maxLength: 8 }),
    cards: fc.boolean(),
    right: fc.nat({ max: 7 }),
  })
  .map(({ labels, cards, right, ...rest }) => ({
    ...rest,
    viewer: "Z",
    sees: SEATS.filter((seat) => rest.hands[seat].length > 0),
    ask: cards
      ? { type: "card", accepted: rest.hands.Z.slice(0, 1 + (right % 2)) }
      : {
          type: "words",
          answers: labels.map((label, at) => ({ label, accepted: at === right % labels.length })),
        },
  }));

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    type: fc.constant("item" as const),
    kind,
    item: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/),
  }),
  fc.record({ type: fc.constant("seed" as const), kind, seed: fc.nat({ max: 0xffffffff }) }),
  fc.record({
    type: fc.constant("fresh" as const),
    kind,
    level: fc.constantFrom(1 as const, 2 as const, 3 as const),
  }),
  own.map((hand) => ({ type: "own" as const, own: hand })),
);

/** Any set that a teacher could make. */
export const anySet: fc.Arbitrary<ClassSet> = fc.record({
  title: fc.oneof(fc.constant(""), words(40)),
  note: fc.oneof(fc.constant(""), words(80)),
  mode: fc.constantFrom(...MODES),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
});
