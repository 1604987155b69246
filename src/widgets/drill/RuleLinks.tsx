import type { RuleId } from "../../rulebook/rules.ts";

/** The titles of the rules a problem may cite, by id. */
export type Titles = Readonly<Partial<Record<RuleId, string>>>;

interface Props {
  readonly rules: readonly RuleId[];
  readonly titles: Titles;
}

/** Each rule by its title, leading to its place in the rulebook. */
export function RuleLinks({ rules, titles }: Props) {
  return (
    <>
      {rules.map((rule, index) => (
        <span key={rule}>
          {index > 0 && ", "}
          <a href={`/rules/#${rule}`}>{titles[rule] ?? rule}</a>
        </span>
      ))}
    </>
  );
}
