/**
 * The thirty-two signs a code is written in: digits and capitals without I, L, O and U, so that it can be read out, typed
 * in either case, and printed small in a QR code. Their order is part of every code.
 */
export const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Bits in one sign. */
const SIGN_BITS = 5;
/** Bits of a number written in groups, of which a fifth says that another group follows. */
const GROUP = 16;

/** Writes numbers as signs, each in as many bits as it needs. */
export class SignWriter {
  readonly #bits: number[] = [];

  /** A whole number below two to the power `width`. */
  bits(value: number, width: number): void {
    for (let at = width - 1; at >= 0; at--) this.#bits.push(Math.floor(value / 2 ** at) % 2);
  }

  /** A whole number that may be large, such as the place of a deal among all deals. */
  big(value: bigint, width: number): void {
    for (let at = width - 1; at >= 0; at--) this.#bits.push(Number((value >> BigInt(at)) & 1n));
  }

  /** Any whole number from nought, in as few groups of four bits as it needs. */
  count(value: number): void {
    const groups = [value % GROUP];
    for (let rest = Math.floor(value / GROUP); rest > 0; rest = Math.floor(rest / GROUP)) {
      groups.unshift(rest % GROUP);
    }
    for (const [at, group] of groups.entries()) {
      this.bits(at + 1 < groups.length ? GROUP + group : group, SIGN_BITS);
    }
  }

  /** What was written, as the places of signs in {@link SIGNS}; the last is filled up with noughts. */
  signs(): number[] {
    const signs: number[] = [];
    for (let at = 0; at < this.#bits.length; at += SIGN_BITS) {
      let sign = 0;
      for (let bit = 0; bit < SIGN_BITS; bit++) sign = sign * 2 + (this.#bits[at + bit] ?? 0);
      signs.push(sign);
    }
    return signs;
  }
}

/** Reads what a {@link SignWriter} wrote. Past the end it reads noughts, and remembers that it did. */
export class SignReader {
  readonly #signs: readonly number[];
  #at = 0;

  constructor(signs: readonly number[]) {
    this.#signs = signs;
  }

  /** Whether more was read than there was. */
  get over(): boolean {
    return this.#at > this.#signs.length * SIGN_BITS;
  }

  bits(width: number): number {
    let value = 0;
    for (let bit = 0; bit < width; bit++) value = value * 2 + this.#bit();
    return value;
  }

  big(width: number): bigint {
    let value = 0n;
    for (let bit = 0; bit < width; bit++) value = value * 2n + BigInt(this.#bit());
    return value;
  }

  count(): number {
    let value = 0;
    for (let group = GROUP; group >= GROUP && !this.over;) {
      group = this.bits(SIGN_BITS);
      value = value * GROUP + (group % GROUP);
    }
    return value;
  }

  #bit(): number {
    const sign = this.#signs[Math.floor(this.#at / SIGN_BITS)] ?? 0;
    const bit = (sign >> (SIGN_BITS - 1 - (this.#at % SIGN_BITS))) & 1;
    this.#at += 1;
    return bit;
  }
}

/** The feedback of the code below, which was chosen for thirty-two signs by the makers of Bech32. */
const FEEDBACK = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** What is left of a sound code, after Bech32m: with nought, signs put in before the last one might go unnoticed. */
const SOUND = 0x2bc830a3;
/** How many check signs a code ends with. */
export const CHECK_SIGNS = 6;

function remainder(signs: readonly number[]): number {
  let rest = 1;
  for (const sign of signs) {
    const top = rest >>> 25;
    rest = ((rest & 0x1ffffff) << 5) ^ sign;
    for (const [at, feedback] of FEEDBACK.entries()) if ((top >> at) & 1) rest ^= feedback;
  }
  return rest;
}

/**
 * The six check signs of a row of signs: a cyclic code over thirty-two signs (BCH, as in Bech32m). It is of degree six, so
 * that any damage within six signs side by side is found for certain, whatever the length: one sign changed, or two that
 * changed places; other damage is missed once in a thousand million times.
 */
export function checkOf(signs: readonly number[]): number[] {
  const rest = remainder([...signs, ...Array<number>(CHECK_SIGNS).fill(0)]) ^ SOUND;
  return Array.from({ length: CHECK_SIGNS }, (_, at) => (rest >> (SIGN_BITS * (5 - at))) & 31);
}

/** Whether a row of signs ends with its own check signs. */
export function isSound(signs: readonly number[]): boolean {
  return signs.length >= CHECK_SIGNS && remainder(signs) === SOUND;
}
