/**
 * The cards as the search sees them. Suits and seats are numbers in the order of the lists in engine/core; the cards of
 * one suit are thirteen bits of a number, the deuce lowest; a card is `suit * 16 + rank`. There is one board in a thread,
 * of arrays that never move, because that is what the machine reads fastest. Every index in this folder is in range by
 * construction, which is what its `!` say.
 */

/** One past the last suit: the trump of a no-trump hand. Nobody holds any. */
export const NO_TRUMP = 4;

/** What each seat holds of each suit, at `suit * 4 + seat`. */
export const held = new Int32Array(20);

/** What was out of each suit when the trick began: the four hands and the cards of the trick. */
export const out = new Int32Array(5);

/** How many bits are set, of thirteen. */
export const COUNT = /* @__PURE__ */ (() => {
  const count = new Uint8Array(8192);
  for (let mask = 1; mask < 8192; mask++) count[mask] = count[mask >> 1]! + (mask & 1);
  return count;
})();

/**
 * For each suit and each set of its cards still out, at `suit << 13 | set`: who owns them from the top, two bits a card
 * from bit 31 down. A card’s place in this row is all that its rank is worth.
 */
export const owners = new Int32Array(4 << 13);

/** For each suit and each set still out: the four hands’ lengths, four bits a seat. */
export const lengths = new Uint16Array(4 << 13);

/** Who owns each card of the deal that {@link owners} was written for, at `suit * 16 + rank`. */
const ownerOf = new Uint8Array(64);

/** Writes {@link owners} and {@link lengths} for every set that can remain of the cards now held. */
export function writeOwners(): void {
  for (let suit = 0; suit < 4; suit++) {
    const at = suit << 13;
    let whole = 0;
    for (let seat = 0; seat < 4; seat++) {
      const hand = held[suit * 4 + seat]!;
      whole |= hand;
      for (let rest = hand; rest !== 0; rest &= rest - 1) {
        ownerOf[suit * 16 + 31 - Math.clz32(rest & -rest)] = seat;
      }
    }
    owners[at] = 0;
    lengths[at] = 0;
    for (let set = -whole & whole; set !== 0; set = (set - whole) & whole) {
      const rest = set & (set - 1);
      const seat = ownerOf[suit * 16 + 31 - Math.clz32(set ^ rest)]!;
      owners[at | set] = owners[at | rest]! | (seat << (30 - 2 * COUNT[rest]!));
      lengths[at | set] = lengths[at | rest]! + (1 << (4 * seat));
    }
  }
}
