import type { Ruling } from "../../engine/laws/apply.ts";
import type { LawGame } from "../../engine/laws/code.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { Parts } from "../kit/parts.ts";
import type { Chapters } from "./chapters/chapters.ts";
import { LAW_PARTS, LAW_ROWS_OF, type LawPart } from "./law-parts.ts";

const CHAPTERS_OF = new Parts<LawGame, Chapters>({
  auction: async () => (await import("./chapters/auction.ts")).AUCTION_CHAPTERS,
  "straight-bridge": async () => (await import("./chapters/straight.ts")).STRAIGHT_CHAPTERS,
  whist: async () => (await import("./chapters/whist.ts")).WHIST_CHAPTERS,
});

/** Fetches the rows of a part of the laws, and what the chapters say beside them; all of them where none is named. */
export async function fetchLaws(part?: LawPart): Promise<void> {
  await Promise.all([LAW_ROWS_OF.fetch(part), CHAPTERS_OF.fetch(part && LAW_PARTS[part])]);
}

/** The rules that a ruling rests on, once fetched: its law, and the words of the chapter on the game where that has it too. */
export function rulesOfRuling({
  situation,
  game,
}: Pick<Ruling, "situation" | "game">): readonly RuleId[] {
  return [situation, ...(CHAPTERS_OF.get(game)[situation] ?? [])];
}
