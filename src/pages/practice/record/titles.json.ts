import { RULE_IDS } from "../../../rulebook/rules.ts";
import { titlesOf } from "../../../site/rule-titles.ts";

/** The titles of all rules, for a record that may name any of them. */
export async function GET(): Promise<Response> {
  return Response.json(await titlesOf(RULE_IDS));
}
