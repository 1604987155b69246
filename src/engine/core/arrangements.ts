/** In how many ways so many cards can be dealt to each of several places. Four hands of thirteen: a little under 2 to the 96th. */
export function arrangements(needs: readonly number[]): bigint {
  let ways = 1n;
  let total = 0n;
  for (const need of needs) {
    for (let i = 1n; i <= BigInt(need); i++) {
      total += 1n;
      ways = (ways * total) / i;
    }
  }
  return ways;
}
