import { readySets } from "../../site/ready-sets.ts";

/** The ready-made set of every lesson, for the builder. */
export async function GET(): Promise<Response> {
  return Response.json(await readySets());
}
