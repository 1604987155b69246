import { Component } from "preact";
import {
  ANYTHING,
  EMPTY_CATALOGUE,
  itemsWanted,
  kindsWanted,
  type Catalogue,
  type ItemListed,
  type Wanted,
} from "../../../../classroom/catalogue.ts";
import type { Step } from "../../../../classroom/set.ts";
import type { Level } from "../../../../exercises/kit/exercise.ts";
import type { KindId } from "../../../../exercises/kit/kinds.ts";
import { countWords } from "../../../practice/words.ts";
import { fetchJson } from "../../lay.ts";
import { rulesForTeachers, type RuleForTeacher } from "../../rules.ts";
import { Preview } from "../Preview.tsx";
import { chosenWords, UNREACHABLE } from "../words.ts";
import { drawSeeds } from "./draw.ts";
import { Filters } from "./Filters.tsx";
import { ItemList } from "./ItemList.tsx";
import { KindChoice } from "./KindChoice.tsx";

interface Props {
  readonly steps: readonly Step[];
  readonly onAdd: (steps: readonly Step[]) => void;
  readonly onSay: (words: string) => void;
}

interface State {
  readonly catalogue: Catalogue;
  readonly rules: readonly RuleForTeacher[];
  /** What is looked for; the rule is added to it once what is typed is the title of one. */
  readonly wanted: Wanted;
  readonly rule: string;
  readonly most: number;
  /** The question that is looked at before it is added. */
  readonly looked: Step | null;
}

/** So many problems are listed at a time. */
const A_PAGE = 12;
const LEVELS = [1, 2, 3] as const satisfies readonly Level[];

/** Questions out of the site’s own exercises: found by words, subject, lesson, rule and level, looked at, and added. */
export class FromExercises extends Component<Props, State> {
  override state: State = {
    catalogue: EMPTY_CATALOGUE,
    rules: [],
    wanted: ANYTHING,
    rule: "",
    most: A_PAGE,
    looked: null,
  };

  override componentDidMount() {
    this.fetchCatalogue();
  }

  async fetchCatalogue() {
    try {
      this.setState({ catalogue: await fetchJson<Catalogue>("/teach/catalogue.json") });
    } catch {
      this.props.onSay(UNREACHABLE);
    }
  }

  readonly fetchRules = () => {
    rulesForTeachers().then(
      (rules) => this.setState({ rules }),
      () => this.props.onSay(UNREACHABLE),
    );
  };

  /** Looks for something else; an exercise that does not fit it is no longer chosen. */
  readonly want = (part: Partial<Wanted>) =>
    this.setState(({ catalogue, wanted: before }) => {
      const wanted = { ...before, ...part };
      const fits = wanted.kind !== null && kindsWanted(catalogue, wanted).includes(wanted.kind);
      return { wanted: fits ? wanted : { ...wanted, kind: null }, most: A_PAGE, looked: null };
    });

  readonly typeRule = (rule: string) => {
    this.setState({ rule });
    this.want({ rule: this.state.rules.find(({ title }) => title === rule) ?? null });
  };

  /** Problems of the chosen exercise by number, as many as asked for where they can be found. */
  async draw(kind: KindId, count: number): Promise<Step[]> {
    const { level, rule } = this.state.wanted;
    try {
      const seeds = await drawSeeds(kind, level, rule?.id ?? null, count);
      if (seeds.length === 0) {
        this.props.onSay("No problem turned on that rule. Choose another level or exercise.");
      }
      return seeds.map((seed) => ({ type: "seed", kind, seed }));
    } catch {
      this.props.onSay(UNREACHABLE);
      return [];
    }
  }

  readonly look = async () => {
    const { kind } = this.state.wanted;
    const [looked] = kind ? await this.draw(kind, 1) : [];
    if (looked) this.setState({ looked });
  };

  readonly addExact = async (count: number) => {
    const { kind } = this.state.wanted;
    const steps = kind ? await this.draw(kind, count) : [];
    if (steps.length > 0) this.props.onAdd(steps);
  };

  readonly addFresh = (count: number) => {
    const { catalogue, wanted } = this.state;
    const { kind, level } = wanted;
    if (!kind) return;
    const levels = catalogue.kinds.find((one) => one.kind === kind)?.levels ?? 1;
    const steps = Array.from({ length: count }, (_, at): Step => {
      return { type: "fresh", kind, level: LEVELS[(level ?? (at % levels) + 1) - 1] ?? 1 };
    });
    this.props.onAdd(steps);
  };

  isChosen({ kind, item }: Pick<ItemListed, "kind" | "item">): boolean {
    return this.props.steps.some(
      (step) => step.type === "item" && step.kind === kind && step.item === item,
    );
  }

  override render(
    { steps, onAdd, onSay }: Props,
    { catalogue, rules, wanted, rule, most, looked }: State,
  ) {
    const kinds = kindsWanted(catalogue, wanted);
    const items = itemsWanted(catalogue, wanted);
    const { kind } = wanted;
    return (
      <div class="adder">
        <Filters
          catalogue={catalogue}
          wanted={wanted}
          rule={rule}
          rules={rules}
          onWanted={this.want}
          onRule={this.typeRule}
          onRules={this.fetchRules}
        />
        <p class="acts fits">
          <span role="status">
            {countWords(kinds.length, "exercise")} and{" "}
            {countWords(items.length, "ready-made problem")} fit.
          </span>
          <button
            type="button"
            class="plain"
            onClick={() => {
              this.setState({ rule: "" });
              this.want(ANYTHING);
            }}
          >
            Show all
          </button>
        </p>
        <KindChoice
          kinds={kinds}
          kind={kind}
          onKind={(chosen) => this.want({ kind: chosen })}
          onLook={this.look}
          onExact={this.addExact}
          onFresh={this.addFresh}
        />
        {looked && (
          <Preview
            key={JSON.stringify(looked)}
            step={looked}
            at={steps.length}
            of={steps.length + 1}
            marks
            onSay={onSay}
            onAway={() => this.setState({ looked: null })}
          >
            <button
              type="button"
              class="button"
              onClick={() => {
                this.setState({ looked: null });
                onAdd([looked]);
              }}
            >
              Add this one
            </button>
            {looked.type === "seed" && (
              <button type="button" class="plain" onClick={this.look}>
                Deal another
              </button>
            )}
          </Preview>
        )}
        <p class="group">Ready-made problems{kind ? " of this exercise" : ""}</p>
        <ItemList
          items={items}
          most={most}
          mixed={kind === null}
          isChosen={(one) => this.isChosen(one)}
          onLook={(one) =>
            this.setState({ looked: { type: "item", kind: one.kind, item: one.item } })
          }
          onAdd={(one) => onAdd([{ type: "item", kind: one.kind, item: one.item }])}
          onMore={() => this.setState({ most: most + 2 * A_PAGE })}
        />
        <p class="chosen">{chosenWords(steps)}</p>
      </div>
    );
  }
}
