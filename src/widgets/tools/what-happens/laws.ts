import type { LawGame } from "../../../engine/laws/code.ts";
import { lawsFrom, type LawFile, type Laws } from "../../../tabletop/law-file.ts";

/** Fetches the laws of one game. Rejects where they cannot be had. */
export async function loadLaws(game: LawGame): Promise<Laws> {
  const response = await fetch(`/table/what-happens-now/${game}.json`);
  if (!response.ok) throw new Error(`no laws of ${game}: ${response.status}`);
  return lawsFrom(game, (await response.json()) as LawFile);
}
