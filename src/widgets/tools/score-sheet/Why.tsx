import { Component } from "preact";
import type { ScoredGame } from "../../../engine/games/game.ts";
import { figure as written } from "../../../engine/notation/line-words.ts";
import { sentence } from "../../../exercises/kit/words.ts";
import type { RuleId } from "../../../rulebook/rules.ts";
import type { Kept, KeptLine } from "../../../tabletop/kept.ts";
import { RuleLinks, type Titles } from "../../drill/RuleLinks.tsx";
import { TOTAL_RULE } from "./cited.ts";
import type { ColumnNames, Figure } from "./figures.ts";

interface Props {
  readonly figure: Figure;
  readonly kept: Kept;
  readonly columns: ColumnNames;
  readonly records: ScoredGame["records"];
}

/** The titles of the rules, once they have come; all figures share them. */
let titles: Promise<Titles> | undefined;

/** Fetches the titles of the rules that a sheet may cite; should that fail, the next figure tries again. */
function fetchTitles(): Promise<Titles> {
  titles ??= fetch("titles.json").then((answer) => answer.json() as Promise<Titles>);
  titles.catch(() => (titles = undefined));
  return titles;
}

/** The lines that make up a figure of a deal, a penalty or the end. */
function linesOf(figure: Figure, { deals, awards, ending }: Kept): readonly KeptLine[] {
  switch (figure.of) {
    case "deal":
      return (deals[figure.deal] ?? []).filter(
        ({ side, column }) => side === figure.side && column === figure.column,
      );
    case "award":
      return awards.slice(figure.award, figure.award + 1);
    case "ending":
      return ending.filter(({ side }) => side === figure.side);
    case "total":
      return [];
    default:
      return figure satisfies never;
  }
}

/** What a total is the sum of, in words. */
function sumWords(side: "YZ" | "AB", kept: Kept, columns: ColumnNames): string {
  const sum = (lines: readonly KeptLine[]) =>
    lines.reduce((all, line) => all + (line.side === side ? line.points : 0), 0);
  const deals = kept.deals.flat();
  const above = sum(deals.filter(({ column }) => column === "above"));
  const below = sum(deals.filter(({ column }) => column === "below"));
  const rest = sum([...kept.awards, ...kept.ending]);
  const total = kept.totals[side];
  return [
    // At whist the points toward game are spent in winning it, and only the games are added up.
    above + below + rest === total ? `${columns.below} ${written(below)}` : "",
    `${columns.above} ${written(above)}`,
    rest ? `and ${written(rest)} besides` : "",
  ]
    .filter(Boolean)
    .join(", ")
    .concat(`: ${written(total)}`);
}

/** What a figure of the pad is made of: its lines with their arithmetic, each with the rule that gives it. */
export class Why extends Component<Props, { readonly titles: Titles | null }> {
  override state = { titles: null };

  override componentDidMount() {
    this.entitle();
  }

  /** Without the titles, should they not come, the arithmetic stands alone. */
  readonly entitle = () => {
    fetchTitles().then(
      (come) => this.setState({ titles: come }),
      () => {},
    );
  };

  override render({ figure, kept, columns, records }: Props) {
    const { titles: known } = this.state;
    const lines: readonly { readonly words: string; readonly rule: RuleId }[] =
      figure.of === "total"
        ? [{ words: sumWords(figure.side, kept, columns), rule: TOTAL_RULE[records] }]
        : linesOf(figure, kept);
    return (
      <>
        {lines.map(({ words, rule }) => (
          <p key={words}>
            {sentence(words)}. {known && <RuleLinks rules={[rule]} titles={known} />}
          </p>
        ))}
      </>
    );
  }
}
