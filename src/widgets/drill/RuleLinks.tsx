import type { RuleId, RuleSection } from "../../rulebook/rules.ts";

/** The titles of the rules a problem may cite, by the part of the rulebook they stand in. */
export type Titles = Readonly<
  Partial<Record<RuleSection, Readonly<Partial<Record<RuleId, string>>>>>
>;

interface Props {
  readonly rules: readonly RuleId[];
  readonly titles: Titles;
}

/** Where a rule stands in the rulebook, and what it is called; null where its title is not at hand. */
export function placeOf(rule: RuleId, titles: Titles): { href: string; title: string } | null {
  for (const [section, own] of Object.entries(titles)) {
    const title = own[rule];
    if (title) return { href: `/rules/${section}/#${rule}`, title };
  }
  return null;
}

/** Each rule by its title, leading to its place in the rulebook. */
export function RuleLinks({ rules, titles }: Props) {
  return (
    <>
      {rules.map((rule, index) => {
        const place = placeOf(rule, titles);
        return (
          <span key={rule}>
            {index > 0 && ", "}
            <a href={place?.href ?? "/rules/"}>{place?.title ?? rule}</a>
          </span>
        );
      })}
    </>
  );
}
