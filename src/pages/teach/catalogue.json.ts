import { catalogue } from "../../site/catalogue.ts";

/** Every kind and every authored problem, for a teacher to choose from. */
export async function GET(): Promise<Response> {
  return Response.json(await catalogue());
}
