/** How far doubling may go. (Rule `straight.double.limit`.) */
export const DOUBLING_LIMITS = ["none", "100", "200"] as const;
export type DoublingLimit = (typeof DOUBLING_LIMITS)[number];

/**
 * Whether doubling may go on when each trick counts so much now. Under a limit the last step may pass it, since the
 * texts stop the doubling and do not trim it. (Elwell 1905, law 55 and footnote; Foster 1914.)
 */
export function mayDoubleAgain(trickValue: number, limit: DoublingLimit = "none"): boolean {
  return limit === "none" || trickValue < Number(limit);
}
