const NUMBER = [
  "none",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
] as const;

/** A small whole number in words, 0 to 13 (“none” for 0); larger ones in figures. */
export function numberWord(n: number): string {
  return NUMBER[n] ?? String(n);
}
