/** What a term means, by its id, for the lesson that shows it beside the word: `/glossary/lines.json`. */
import { allTerms, spoken } from "../../site/glossary/terms.ts";

export async function GET(): Promise<Response> {
  const terms = await allTerms();
  return Response.json(
    Object.fromEntries(
      terms.map((term) => [
        term.id,
        `${term.data.title}${spoken(term)}. ${term.body?.trim() ?? ""}`,
      ]),
    ),
  );
}
