import type { RuleId } from "../../../rulebook/rules.ts";
import { titlesOf } from "../../../site/rule-titles.ts";
import { CITED, TOTAL_RULE } from "../../../widgets/tools/score-sheet/cited.ts";

/** The titles of the rules a score sheet may cite, for when a figure on the pad is first opened. */
export async function GET(): Promise<Response> {
  const rules: readonly RuleId[] = [...CITED, ...Object.values(TOTAL_RULE)];
  return new Response(JSON.stringify(await titlesOf(rules)));
}
