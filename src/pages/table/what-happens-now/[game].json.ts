import type { APIRoute } from "astro";
import { LAW_GAMES, type LawGame } from "../../../engine/laws/code.ts";
import { lawFile } from "../../../site/law-file.ts";

export function getStaticPaths() {
  return LAW_GAMES.map((game) => ({ params: { game } }));
}

/** The laws of one game: fetched when it is picked, when a link names one of them, or for a search. */
export const GET: APIRoute = ({ params }) => Response.json(lawFile(params["game"] as LawGame));
