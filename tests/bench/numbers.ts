/** The value below which the given share of the numbers lies, by nearest rank; NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function round(value: number, places = 0): number {
  return Number(value.toFixed(places));
}
