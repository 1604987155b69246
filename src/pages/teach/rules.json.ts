import { RULE_SECTIONS, RULES_BY_SECTION } from "../../rulebook/rules.ts";
import { hrefOf, rulesInUse } from "../../site/library.ts";
import { titleOf } from "../../site/rule-titles.ts";
import type { RuleForTeacher } from "../../widgets/teach/rules.ts";

/** Every rule that an exercise cites, with its place, the kinds that ask about it and the lessons that teach it. */
export async function GET(): Promise<Response> {
  const usesOf = await rulesInUse();
  const rules = await Promise.all(
    RULE_SECTIONS.flatMap((section) =>
      RULES_BY_SECTION[section].ids.map(async (id): Promise<RuleForTeacher> => {
        const { lessons, kinds } = usesOf(id);
        return {
          id,
          title: await titleOf(id),
          href: `/rules/${section}/#${id}`,
          kinds,
          lessons: lessons.map((lesson) => ({ title: lesson.data.title, href: hrefOf(lesson) })),
        };
      }),
    ),
  );
  return Response.json(rules.filter(({ kinds }) => kinds.length > 0));
}
