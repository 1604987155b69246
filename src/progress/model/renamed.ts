/** Slugs and rule ids that have been renamed since records were kept, old to new. They are read under the new name. */
export interface Renamed {
  readonly kinds: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
}

/** What has been renamed so far. */
export const RENAMED: Renamed = { kinds: {}, rules: {} };

/** The name a kind has now. */
export function kindNow(kind: string, { kinds }: Renamed = RENAMED): string {
  return (Object.hasOwn(kinds, kind) && kinds[kind]) || kind;
}

/** The id of a problem under the name its kind has now. */
export function itemNow(item: string, renamed: Renamed = RENAMED): string {
  const [kind = ""] = item.split(":", 1);
  return kindNow(kind, renamed) + item.slice(kind.length);
}

/** Every id that a problem may be kept under: its own, and with the names its kind had before. */
export function itemsKept(item: string, { kinds }: Renamed = RENAMED): string[] {
  const [kind = ""] = item.split(":", 1);
  const before = Object.keys(kinds).filter((old) => kinds[old] === kind);
  return [kind, ...before].map((name) => name + item.slice(kind.length));
}

/** What is set by kind, under the names of today; where a kind is set under both, the newer name stands. */
export function kindsNow<T>(
  set: Readonly<Record<string, T>>,
  renamed: Renamed = RENAMED,
): Record<string, T> {
  const old = Object.entries(set).filter(([kind]) => kindNow(kind, renamed) !== kind);
  const now = Object.entries(set).filter(([kind]) => kindNow(kind, renamed) === kind);
  return Object.fromEntries([
    ...old.map(([kind, value]) => [kindNow(kind, renamed), value] as const),
    ...now,
  ]);
}
