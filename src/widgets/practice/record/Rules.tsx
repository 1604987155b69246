import { Component } from "preact";
import type { Held } from "../../../progress/model/strength.ts";
import type { RuleId } from "../../../rulebook/rules.ts";
import { placeOf, type Titles } from "../../drill/RuleLinks.tsx";
import { HeldTable } from "./HeldTable.tsx";

/** So many rules are shown before the reader asks for all. */
const FIRST = 20;

interface Props {
  readonly held: ReadonlyMap<string, Held>;
  /** The titles of all rules; empty until they have been fetched. */
  readonly titles: Titles;
}

interface State {
  readonly order: "weakest" | "book";
  readonly all: boolean;
}

/** Every rule that an answer has shown or missed, the weakest first or as the rulebook has them. */
export class Rules extends Component<Props, State> {
  override state: State = { order: "weakest", all: false };

  override render({ held, titles }: Props, { order, all }: State) {
    const inBook = Object.values(titles).flatMap((own) => Object.keys(own));
    const sorted = [...held].sort(([a, x], [b, y]) =>
      order === "weakest" ? x.share - y.share : inBook.indexOf(a) - inBook.indexOf(b),
    );
    const rows = (all ? sorted : sorted.slice(0, FIRST)).map(([id, one]) => {
      const place = placeOf(id as RuleId, titles);
      return { id, held: one, name: place ? <a href={place.href}>{place.title}</a> : id };
    });
    return (
      <section aria-labelledby="rules-held">
        <h2 id="rules-held">Rule by rule</h2>
        <p class="quiet">
          Each answer bears on the rules that decide it. What was long ago counts for less.
        </p>
        <p class="acts">
          <button
            type="button"
            class="plain"
            aria-pressed={order === "weakest"}
            onClick={() => this.setState({ order: "weakest" })}
          >
            Weakest first
          </button>
          <button
            type="button"
            class="plain"
            aria-pressed={order === "book"}
            onClick={() => this.setState({ order: "book" })}
          >
            In the order of the rulebook
          </button>
        </p>
        <HeldTable what="Rule" labelledBy="rules-held" rows={rows} />
        {held.size > FIRST && !all && (
          <button type="button" class="plain" onClick={() => this.setState({ all: true })}>
            Show all {held.size}
          </button>
        )}
      </section>
    );
  }
}
