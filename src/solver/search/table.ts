import { COUNT, lengths, out, owners } from "./board.ts";
import { highest } from "./moves.ts";
import { relevant } from "./relevant.ts";

/**
 * What the search remembers of positions at the start of a trick. A position is filed by its shape, which is the leader
 * and the four hands’ lengths in every suit, and under it by who owns the top cards of each suit, as many as mattered to
 * the result; below those any cards will do, since the same play gives the same tricks. All sizes are fixed, 54 MB in
 * all. A table that is full is emptied, which costs time and never an answer.
 */
const SHAPES = 1 << 18;
const BLOCKS = 320_000;
const DEEP = 500_000;

/** Four numbers a shape: lengths in two suits and in two, generation and leader, its newest block. */
const shapes = new Int32Array(SHAPES * 4);

/**
 * Results in blocks of seven, so that a search through them reads memory in a row. A block’s 32 numbers: the next older
 * block, how many results, then seven each of owners of the four top cards of every suit, of which bits of those matter,
 * of {@link keep}’s summary, and of where more owners are written.
 */
const blocks = new Int32Array(BLOCKS * 32);
const A_BLOCK = 7;

/** Rows of owners of all four suits, for results that rest on more than four cards of one. */
const deep = new Int32Array(DEEP * 4);

/** The bits that the owners of so many top cards take up in their row. */
const TOP = /* @__PURE__ */ Int32Array.from({ length: 14 }, (_, count) =>
  count === 0 ? 0 : -1 << (32 - 2 * count),
);
const TOP4 = -1 << 24;

let generation = 1;
let blocksUsed = 1;
let deepUsed = 1;
let thinned = 0;
/** The first of the blocks, and of the rows of {@link deep}, that have been given back: each names the next. */
let freeBlock = 0;
let freeDeep = 0;

/** Empties the table. */
export function forget(): void {
  generation++;
  blocksUsed = 1;
  deepUsed = 1;
  freeBlock = 0;
  freeDeep = 0;
}

/** How often the table has been emptied or thinned. */
export function emptied(): number {
  return generation + thinned;
}

/** How many tricks are left in a shape: what its first seat holds of all four suits. */
function tricksIn(at: number): number {
  const first = shapes[at]!;
  const second = shapes[at + 1]!;
  return ((first >> 16) & 15) + (first & 15) + ((second >> 16) & 15) + (second & 15);
}

/** How many blocks, shapes or rows must be given back for thinning to be worth its while: a quarter of all. */
const ENOUGH = 0.25;

/**
 * Gives back the room of the positions nearest to the end, which are soonest searched again: all of so many tricks or
 * fewer as make room enough. Where that would be nearly all, the table is emptied.
 */
function thin(): void {
  const count = new Int32Array(14);
  let total = 0;
  for (let at = 0; at < SHAPES << 2; at += 4) {
    if (shapes[at + 2]! >> 2 !== generation) continue;
    count[tricksIn(at)]!++;
    total++;
  }
  let most = 0;
  for (let gone = 0; most < 13 && gone < total * ENOUGH;) gone += count[++most]!;
  if (most >= 11) return forget();
  thinned++;
  for (let at = 0; at < SHAPES << 2; at += 4) {
    if (shapes[at + 2]! >> 2 !== generation || tricksIn(at) > most) continue;
    for (let block = shapes[at + 3]!; block !== 0;) {
      for (let i = blocks[block + 1]!; i > 0; i--) {
        const more = blocks[block + 22 + i]!;
        if (more === 0) continue;
        deep[more] = freeDeep;
        freeDeep = more;
      }
      const older = blocks[block]!;
      blocks[block] = freeBlock;
      freeBlock = block;
      block = older;
    }
    shapes[at + 2] = 0;
    shapes[at + 3] = 0;
  }
}

/** A block of its own for more results, the table being thinned where none is left. */
function newBlock(): number {
  const free = freeBlock;
  if (free === 0) return blocksUsed++ << 5;
  freeBlock = blocks[free]!;
  return free;
}

function newDeep(): number {
  const free = freeDeep;
  if (free === 0) return deepUsed++ << 2;
  freeDeep = deep[free]!;
  return free;
}

function find(first: number, second: number, leader: number): number {
  const tag = (generation << 2) | leader;
  let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
  hash ^= (hash >>> 15) ^ Math.imul(leader, 0x2c1b3c6d);
  for (let probe = 0; probe < 12; probe++) {
    const at = ((hash + probe) & (SHAPES - 1)) << 2;
    if (shapes[at + 2] === tag) {
      if (shapes[at] === first && shapes[at + 1] === second) return at;
    } else if (shapes[at + 2]! >> 2 !== generation) {
      shapes[at] = first;
      shapes[at + 1] = second;
      shapes[at + 2] = tag;
      shapes[at + 3] = 0;
      return at;
    }
  }
  thin();
  return find(first, second, leader);
}

function topOf(set: number, count: number): number {
  let rest = set;
  for (let i = count; i > 0; i--) rest ^= highest(rest);
  return set ^ rest;
}

function recall(summary: number): void {
  relevant[0] = topOf(out[0]!, (summary >> 8) & 15) | (topOf(out[1]!, (summary >> 12) & 15) << 13);
  relevant[1] = topOf(out[2]!, (summary >> 16) & 15) | (topOf(out[3]!, (summary >> 20) & 15) << 13);
}

/** What {@link look} may answer. */
export const UNKNOWN = 0;
export const YES = 1;
export const NO = 2;

/** The card that settled a question about the position looked up last, or -1. */
export let known = -1;
/** A card that settled one of its shape, or -1. */
export let likely = -1;
/** Where the position looked up last is to be kept. */
export let place = 0;

/** Looks up whether Y and Z take at least `need` of the tricks left, and writes what the answer rested on. */
export function look(leader: number, need: number): number {
  const a = out[0]!;
  const b = 8192 | out[1]!;
  const c = 16384 | out[2]!;
  const d = 24576 | out[3]!;
  place = find((lengths[a]! << 16) | lengths[b]!, (lengths[c]! << 16) | lengths[d]!, leader);
  const rowA = owners[a]!;
  const rowB = owners[b]!;
  const rowC = owners[c]!;
  const rowD = owners[d]!;
  const row = (rowA & TOP4) | ((rowB & TOP4) >>> 8) | ((rowC & TOP4) >>> 16) | (rowD >>> 24);
  known = -1;
  likely = -1;
  const newest = shapes[place + 3]!;
  for (let block = newest; block !== 0; block = blocks[block]!) {
    for (let at = block + 1 + blocks[block + 1]!; at > block + 1; at--) {
      if (((row ^ blocks[at]!) & blocks[at + 7]!) !== 0) continue;
      const summary = blocks[at + 14]!;
      const more = blocks[at + 21]!;
      if (
        more !== 0 &&
        (((rowA ^ deep[more]!) & TOP[(summary >> 8) & 15]!) |
          ((rowB ^ deep[more + 1]!) & TOP[(summary >> 12) & 15]!) |
          ((rowC ^ deep[more + 2]!) & TOP[(summary >> 16) & 15]!) |
          ((rowD ^ deep[more + 3]!) & TOP[(summary >> 20) & 15]!)) !==
          0
      ) {
        continue;
      }
      if ((summary & 15) >= need) {
        recall(summary);
        return YES;
      }
      if (((summary >> 4) & 15) < need) {
        recall(summary);
        return NO;
      }
      if (known < 0) known = summary >>> 24;
    }
  }
  if (known < 0 && newest !== 0) likely = blocks[newest + 15 + blocks[newest + 1]!]! >>> 24;
  return UNKNOWN;
}

/** How many top cards of a suit reach down to the lowest of those that mattered. */
function reach(set: number, mattering: number): number {
  return mattering === 0 ? 0 : COUNT[set & -(mattering & -mattering)]!;
}

/**
 * Files an answer of the position that {@link look} found no answer for and left at `at`. Its summary is, from bit 0, at
 * least and at most how many tricks, how many top cards of each suit matter, and the card that settled it.
 */
export function keep(
  at: number,
  leader: number,
  left: number,
  need: number,
  yes: boolean,
  card: number,
): void {
  if ((freeBlock === 0 && blocksUsed === BLOCKS) || (freeDeep === 0 && deepUsed === DEEP)) thin();
  // The table may have been emptied or thinned since, and the place taken by another shape.
  const first = (lengths[out[0]!]! << 16) | lengths[8192 | out[1]!]!;
  const second = (lengths[16384 | out[2]!]! << 16) | lengths[24576 | out[3]!]!;
  const tag = (generation << 2) | leader;
  if (shapes[at + 2] !== tag || shapes[at] !== first || shapes[at + 1] !== second) return;
  const a = reach(out[0]!, relevant[0]! & 8191);
  const b = reach(out[1]!, relevant[0]! >> 13);
  const c = reach(out[2]!, relevant[1]! & 8191);
  const d = reach(out[3]!, relevant[1]! >> 13);
  const rowA = owners[out[0]!]!;
  const rowB = owners[8192 | out[1]!]!;
  const rowC = owners[16384 | out[2]!]!;
  const rowD = owners[24576 | out[3]!]!;
  let block = shapes[at + 3]!;
  if (block === 0 || blocks[block + 1] === A_BLOCK) {
    const older = block;
    block = newBlock();
    blocks[block] = older;
    blocks[block + 1] = 0;
    shapes[at + 3] = block;
  }
  const to = block + 1 + ++blocks[block + 1]!;
  blocks[to] = (rowA & TOP4) | ((rowB & TOP4) >>> 8) | ((rowC & TOP4) >>> 16) | (rowD >>> 24);
  blocks[to + 7] =
    (TOP[a]! & TOP4) | ((TOP[b]! & TOP4) >>> 8) | ((TOP[c]! & TOP4) >>> 16) | (TOP[d]! >>> 24);
  const bounds = yes ? (left << 4) | need : (need - 1) << 4;
  blocks[to + 14] = (card << 24) | (d << 20) | (c << 16) | (b << 12) | (a << 8) | bounds;
  let more = 0;
  if (a > 4 || b > 4 || c > 4 || d > 4) {
    more = newDeep();
    deep[more] = rowA;
    deep[more + 1] = rowB;
    deep[more + 2] = rowC;
    deep[more + 3] = rowD;
  }
  blocks[to + 21] = more;
}
