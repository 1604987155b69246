/** A stream of numbers fixed by its seed, so that the same number gives everyone the same cards for ever. */
export interface Random {
  /** A whole number from 0 up to but not including `limit`. */
  below(limit: number): number;
  /** One of the given things; throws on an empty list. */
  pick<T>(things: readonly T[]): T;
  /** One of the given things, each as likely as its weight. */
  weigh<T>(things: readonly (readonly [T, number])[]): T;
  /** The same things in a new order. */
  shuffle<T>(things: readonly T[]): T[];
  /** True with the given chance, from 0 to 1. */
  chance(probability: number): boolean;
}

/** Largest seed: seeds are whole numbers from 0 to this. */
export const MAX_SEED = 0xffffffff;

/**
 * Starts a stream from a seed (a whole number from 0 to {@link MAX_SEED}). The generator is mulberry32: 32 bits of
 * state are plenty for dealing problems, and its output must never change, since printed handouts carry seeds.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  const below = (limit: number) => Math.floor((next() / 0x100000000) * limit);
  const random: Random = {
    below,
    pick(things) {
      if (things.length === 0) throw new Error("nothing to pick from");
      return things[below(things.length)] as (typeof things)[number];
    },
    weigh(things) {
      let at = below(things.reduce((sum, [, weight]) => sum + weight, 0));
      for (const [thing, weight] of things) {
        if (at < weight) return thing;
        at -= weight;
      }
      throw new Error("nothing to weigh");
    },
    shuffle(things) {
      const out = [...things];
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [out[i], out[j]] = [out[j] as (typeof out)[number], out[i] as (typeof out)[number]];
      }
      return out;
    },
    chance(probability) {
      return next() / 0x100000000 < probability;
    },
  };
  return random;
}
