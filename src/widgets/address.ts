import type { Problem } from "../exercises/kit/exercise.ts";

/** The problem number the address asks for, as it is written there; null where it asks for none. */
export function seedInAddress(): string | null {
  return queryInAddress().get("seed");
}

/** Writes the number of the problem now shown into the address, without a new step in the history. */
export function writeSeed(seed: number): void {
  history.replaceState(history.state, "", `?seed=${seed}`);
}

/** The number of a seeded problem, or null for an authored one: `lead:7` is 7, `lead:tenaces` is null. */
export function seedOf(problem: Problem): number | null {
  const tail = problem.id.slice(problem.kind.length + 1);
  return /^\d+$/.test(tail) ? Number(tail) : null;
}

/** The page anchor of an authored exercise: `lead-card:king-queen` stands at `ex-lead-card-king-queen`. */
export function anchorOf(problem: Problem): string {
  return `ex-${problem.id.replace(":", "-")}`;
}

/** The absolute address that restores exactly this problem: its practice room, or its place on the present page. */
export function linkTo(problem: Problem): string {
  const seed = seedOf(problem);
  const path =
    seed === null
      ? `${location.pathname}#${anchorOf(problem)}`
      : `/practice/${problem.kind}/?seed=${seed}`;
  return new URL(path, location.origin).href;
}

/** The whole address, in which the code of a class set may stand. */
export function wholeAddress(): string {
  return location.href;
}

/** The absolute address at which a class meets the set of that code; it stands behind `#`, and so is sent to no server. */
export function linkToClass(code: string): string {
  return new URL(`/class/#${code}`, location.origin).href;
}

/** Tells when another code is put behind the `#` of this page. */
export function onAnchor(moved: () => void): void {
  addEventListener("hashchange", moved);
}

/** The words of the path, as somebody might look for them: `/learn/leads/the-aces/` is “learn leads the aces”. */
export function wordsInAddress(): string {
  return (location.pathname.match(/[\p{L}\d]+/gu) ?? []).join(" ");
}

/** Fetches the page anew. */
export function reload(): void {
  location.reload();
}

/** The parameters of the address, for a tool that keeps its place there. */
export function queryInAddress(): URLSearchParams {
  return new URLSearchParams(location.search);
}

/** Puts parameters into the address: as a step that the Back button undoes, or in the place of those there. */
export function writeQuery(query: string, step: boolean): void {
  const address = `${location.pathname}${query && `?${query}`}`;
  if (step) history.pushState(null, "", address);
  else history.replaceState(history.state, "", address);
}

/** Tells of every step back or forward that keeps to this page. */
export function onStep(moved: () => void): void {
  addEventListener("popstate", moved);
}
