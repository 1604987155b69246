import type { APIRoute } from "astro";
import { loadAuthored } from "../../../exercises/authored.ts";
import { rulesCited } from "../../../exercises/kit/exercise.ts";
import { KIND_IDS, type KindId } from "../../../exercises/kit/kinds.ts";
import { fromItem } from "../../../exercises/kit/problem.ts";

export function getStaticPaths() {
  return KIND_IDS.map((kind) => ({ params: { kind } }));
}

/** The authored items of a kind with the rules each cites: a class set names them, and the teacher chooses among them. */
export const GET: APIRoute = async ({ params }) => {
  const exercise = await loadAuthored(params["kind"] as KindId);
  const list = Object.entries(exercise.items).map(([item, posed]) => {
    const rules = rulesCited(exercise.solve(fromItem(exercise, item)));
    return [item, { posed, rules }] as const;
  });
  return Response.json(Object.fromEntries(list));
};
