/** The whole number a text says, or null where it says none or one out of bounds. */
export function wholeIn(text: string, least: number, most: number): number | null {
  if (!/^\s*\d{1,6}\s*$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

/** The number one step from what a text says, held within bounds; the first step from nothing goes to `first`. */
export function stepFrom(
  text: string,
  step: 1 | -1,
  least: number,
  most: number,
  first = least,
): number {
  const value = wholeIn(text, 0, 999_999);
  return value === null ? first : Math.min(most, Math.max(least, value + step));
}
