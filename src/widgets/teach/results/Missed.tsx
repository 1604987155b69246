import { Component } from "preact";
import { countWords } from "../../practice/words.ts";
import { rulesForTeachers, type RuleForTeacher } from "../rules.ts";
import { Bar } from "./SpreadView.tsx";

interface Props {
  readonly missed: readonly { readonly rule: string; readonly count: number }[];
  readonly of: number;
}

/** So many rules are named, those that most students missed first. */
const MOST = 10;

/** The rules that most students missed, each with the lessons that mend it. */
export class Missed extends Component<Props, { rules: readonly RuleForTeacher[] }> {
  override state: { rules: readonly RuleForTeacher[] } = { rules: [] };

  override componentDidMount() {
    this.fetchRules();
  }

  fetchRules() {
    rulesForTeachers().then(
      (rules) => this.setState({ rules }),
      () => {},
    );
  }

  override render({ missed, of }: Props, { rules }: { rules: readonly RuleForTeacher[] }) {
    if (missed.length === 0) return <p>No rule was missed.</p>;
    return (
      <ul class="missed">
        {missed.slice(0, MOST).map(({ rule, count }) => {
          const known = rules.find(({ id }) => id === rule);
          return (
            <li key={rule}>
              <Bar count={count} of={of} sound={false} /> {countWords(count, "student")}:{" "}
              <a href={known?.href ?? "/rules/"}>{known?.title ?? rule}</a>
              {known && known.lessons.length > 0 && (
                <span class="quiet">
                  {" "}
                  Taught in{" "}
                  {known.lessons.map(({ title, href }, at) => (
                    <span key={href}>
                      {at > 0 && ", "}
                      <a href={href}>{title}</a>
                    </span>
                  ))}
                  .
                </span>
              )}
            </li>
          );
        })}
      </ul>
    );
  }
}
