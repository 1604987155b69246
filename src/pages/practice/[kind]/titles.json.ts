import type { APIRoute } from "astro";
import { loadAuthored } from "../../../exercises/authored.ts";
import { KIND_IDS, type KindId } from "../../../exercises/kit/kinds.ts";
import { titlesOf } from "../../../site/rule-titles.ts";

export function getStaticPaths() {
  return KIND_IDS.map((kind) => ({ params: { kind } }));
}

/** The titles of every rule a kind may cite: fetched by a lesson’s exercise when it poses a fresh problem. */
export const GET: APIRoute = async ({ params }) => {
  const { teaches } = await loadAuthored(params["kind"] as KindId);
  return Response.json(await titlesOf(teaches));
};
