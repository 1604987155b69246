import { Component } from "preact";
import type { Step } from "../../../classroom/set.ts";
import { loadKind } from "../../../exercises/catalog.ts";
import { rulesCited, type Level } from "../../../exercises/kit/exercise.ts";
import { KIND_IDS, KINDS, isKindId, type KindId } from "../../../exercises/kit/kinds.ts";
import { fromSeed } from "../../../exercises/kit/problem.ts";
import { sentence } from "../../../exercises/kit/words.ts";
import { SUBJECTS } from "../../../exercises/kit/subjects.ts";
import { freshSeed } from "../../chance.ts";
import { Words } from "../../table/Words.tsx";
import { itemsOf, type Listed } from "../lay.ts";
import { rulesForTeachers, type RuleForTeacher } from "../rules.ts";

interface Props {
  readonly onAdd: (steps: readonly Step[]) => void;
  readonly onSay: (words: string) => void;
}

interface State {
  readonly subject: string;
  readonly kind: KindId | null;
  readonly level: Level;
  readonly levels: number;
  readonly rule: string;
  readonly rules: readonly RuleForTeacher[];
  readonly items: Readonly<Record<string, Listed>>;
}

/** So many problems are looked at to find one that turns on the rule asked for. */
const TRIES = 80;
const UNREACHABLE = "This could not be fetched. See that you are connected, and try again.";

const LEVELS = [1, 2, 3] as const satisfies readonly Level[];
const LEVEL_NAMES = ["one suit", "hand and dummy", "the whole position"];

/** Questions out of the site’s own exercises: by subject, kind, level and rule, the very problem or one dealt to each. */
export class FromExercises extends Component<Props, State> {
  override state: State = {
    subject: "",
    kind: null,
    level: 1,
    levels: 1,
    rule: "",
    rules: [],
    items: {},
  };

  readonly fetchRules = () => {
    rulesForTeachers().then(
      (rules) => this.setState({ rules }),
      () => this.props.onSay(UNREACHABLE),
    );
  };

  /** The rule that is typed or chosen, by its title. */
  get rule(): RuleForTeacher | undefined {
    return this.state.rules.find(({ title }) => title === this.state.rule);
  }

  /** The kinds that may be chosen: those of the subject, or those that ask about the rule. */
  get kinds(): readonly KindId[] {
    const { subject } = this.state;
    const ofSubject = SUBJECTS.find(({ id }) => id === subject)?.kinds ?? KIND_IDS;
    const { rule } = this;
    return rule ? ofSubject.filter((kind) => rule.kinds.includes(kind)) : ofSubject;
  }

  async choose(kind: KindId) {
    this.setState({ kind, items: {}, levels: 1, level: 1 });
    try {
      const [{ levels = 1 }, items] = await Promise.all([loadKind(kind), itemsOf(kind)]);
      if (this.state.kind === kind) this.setState({ items, levels });
    } catch {
      this.props.onSay(UNREACHABLE);
    }
  }

  /** A problem of the kind at the level chosen; one that turns on the rule, where one is chosen. */
  readonly addSeed = async () => {
    const { kind, level } = this.state;
    const { rule } = this;
    if (!kind) return;
    try {
      const exercise = await loadKind(kind);
      const { levels = 1 } = exercise;
      for (let tries = 0; tries < TRIES; tries++) {
        const drawn = freshSeed();
        const seed = drawn - (drawn % levels) + Math.min(level, levels) - 1;
        if (rule) {
          const problem = await fromSeed(exercise, seed);
          const cited: readonly string[] = rulesCited(exercise.solve(problem));
          if (!cited.includes(rule.id)) continue;
        }
        return this.props.onAdd([{ type: "seed", kind, seed }]);
      }
      this.props.onSay(`No problem of ${TRIES} turned on that rule. Choose another level or kind.`);
    } catch {
      this.props.onSay(UNREACHABLE);
    }
  };

  readonly addFresh = () => {
    const { kind, level } = this.state;
    if (kind) this.props.onAdd([{ type: "fresh", kind, level }]);
  };

  override render(_: Props, { subject, kind, level, levels, rule, rules, items }: State) {
    const chosen = this.rule?.id;
    const list = Object.entries(items).filter(([, one]) => !chosen || one.rules.includes(chosen));
    return (
      <div class="adder">
        <p class="boxed">
          <label for="subject">Subject</label>
          <select
            id="subject"
            value={subject}
            onChange={({ currentTarget }) => this.setState({ subject: currentTarget.value })}
          >
            <option value="">All subjects</option>
            {SUBJECTS.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </p>
        <p class="boxed">
          <label for="rule">Rule, if it is to turn on one</label>
          <input
            id="rule"
            list="rules"
            value={rule}
            autocomplete="off"
            onFocus={this.fetchRules}
            onInput={({ currentTarget }) => this.setState({ rule: currentTarget.value })}
          />
          <datalist id="rules">
            {rules.map(({ id, title }) => (
              <option key={id} value={title} />
            ))}
          </datalist>
        </p>
        <p class="boxed">
          <label for="kind">Exercise</label>
          <select
            id="kind"
            value={kind ?? ""}
            onChange={({ currentTarget: { value } }) => isKindId(value) && this.choose(value)}
          >
            <option value="">Choose one</option>
            {this.kinds.map((one) => (
              <option key={one} value={one}>
                {KINDS[one].title}
              </option>
            ))}
          </select>
        </p>
        {kind && (
          <>
            <p class="quiet">{KINDS[kind].about}</p>
            {levels > 1 && (
              <p class="boxed">
                <label for="level">Level</label>
                <select
                  id="level"
                  value={level}
                  onChange={({ currentTarget }) =>
                    this.setState({ level: LEVELS[Number(currentTarget.value) - 1] ?? 1 })
                  }
                >
                  {LEVEL_NAMES.slice(0, levels).map((name, at) => (
                    <option key={name} value={at + 1}>
                      {at + 1}: {name}
                    </option>
                  ))}
                </select>
              </p>
            )}
            <p class="acts">
              <button type="button" class="button" onClick={this.addSeed}>
                Add a problem
              </button>
              <button type="button" class="plain" onClick={this.addFresh}>
                Add one that is dealt afresh to each student
              </button>
            </p>
            <p>Or one of these, which the lessons use:</p>
            <ul class="items" role="list">
              {list.map(([item, { posed }]) => (
                <li key={item}>
                  <span>
                    <b>{sentence(item.replaceAll("-", " "))}.</b> <Words text={posed.question} />{" "}
                    <span class="quiet">
                      <Words text={posed.facts.join(" ")} />
                    </span>
                  </span>
                  <button
                    type="button"
                    class="button"
                    aria-label={`Add “${item}”: ${posed.question}`}
                    onClick={() => this.props.onAdd([{ type: "item", kind, item }])}
                  >
                    Add
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    );
  }
}
