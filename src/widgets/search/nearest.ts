/** How many slips part two words: letters left out, put in, changed, or two neighbours changed over; at most `most` + 1. */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** A word of five letters may have one slip in it, a longer one two; with more it is another word. */
const mostIn = (word: string): number => (word.length <= 5 ? 1 : 2);

/** What may be put to a word of ours, with its last letter doubled where that is done: “signalling”. */
const ENDING = /^(?:e?[sdr]|ly|[dglmnprt]?(?:ings?|ed|ers?))$/;

/** Whether a word is known, or is the beginning of one, or one with an ending put to it: “finessed” is no slip. */
function isKnown(word: string, known: readonly string[]): boolean {
  return known.some(
    (other) =>
      other.startsWith(word) || (word.startsWith(other) && ENDING.test(word.slice(other.length))),
  );
}

/**
 * The words asked for, with each that is not known put right by the nearest that is, the commoner of two that are as near;
 * null where one has no word near it. Words of three letters and fewer stand as they are. `known` are in small letters, the
 * commonest first.
 */
export function putRight(asked: string, known: readonly string[]): string | null {
  let lost = false;
  const words = asked.replaceAll(/\p{L}+/gu, (written) => {
    const word = written.toLowerCase();
    if (word.length < 4 || isKnown(word, known)) return written;
    let best = "";
    let fewest = mostIn(word) + 1;
    for (const other of known) {
      const apart = slips(word, other, fewest - 1);
      if (apart < fewest) {
        best = other;
        fewest = apart;
      }
    }
    lost ||= best === "";
    return best;
  });
  return lost ? null : words;
}
