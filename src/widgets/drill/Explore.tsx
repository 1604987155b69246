import { isCard } from "../../engine/core/card.ts";
import { fieldsOf, type Answer, type Ask } from "../../exercises/kit/ask.ts";
import type { Choice, Entry, Problem, Solution } from "../../exercises/kit/exercise.ts";
import { cardName } from "../../exercises/kit/words.ts";
import { CardFace } from "../table/CardFace.tsx";
import { Words } from "../table/Words.tsx";
import { RuleLinks, type Titles } from "./RuleLinks.tsx";
import { reportOf } from "./report.ts";
import { MARK_WORDS, bareOf, nameOf } from "./verdict-words.ts";

/** What the list of every answer is drawn from. */
export interface ExploreProps {
  readonly id: string;
  readonly problem: Problem;
  readonly given: Answer | null;
  readonly solution: Solution;
  readonly titles: Titles;
}

/** Every possible answer with its mark, what it would have said, what follows and the rule; or the working of each figure; and a way to say that something is wrong. */
export function Explore({ id, problem, given, solution, titles }: ExploreProps) {
  const { ask } = problem;
  return (
    <ul class="explore" id={id} role="list">
      {solution.type === "choices"
        ? solution.choices.map((choice, _, all) => (
            <ChoiceRow
              key={choice.id}
              choice={choice}
              told={choice !== teller(choice, all)}
              ask={ask}
              titles={titles}
            />
          ))
        : solution.entries.map((entry) => (
            <EntryRow key={entry.field} entry={entry} ask={ask} titles={titles} />
          ))}
      <li>
        <p class="cites">
          <a href={reportOf(problem, given, String(import.meta.url))}>
            Report a fault in this item
          </a>
        </p>
      </li>
    </ul>
  );
}

/** Of the choices with the same reason, the one that gives it: the best of them, or else the first. */
function teller({ because }: Choice, all: readonly Choice[]): Choice | undefined {
  const same = all.filter((choice) => choice.because === because);
  return same.find(({ mark }) => mark === "best") ?? same[0];
}

interface ChoiceProps extends Pick<ExploreProps, "titles"> {
  readonly ask: Ask;
  readonly choice: Choice;
  /** Whether another row gives the reason. */
  readonly told: boolean;
}

function ChoiceRow({ choice, told, ask, titles }: ChoiceProps) {
  const { id, mark, says, because, rules } = choice;
  return (
    <li>
      {isCard(id) ? (
        <span role="img" aria-label={cardName(id)}>
          <CardFace card={id} size="small" />
        </span>
      ) : (
        <b>
          <Words text={nameOf(id, ask)} />
        </b>
      )}
      <span class={`mark ${mark}`}>{MARK_WORDS[mark]}</span>
      {(says || !told) && (
        <p>
          {says && (
            <i>
              “<Words text={bareOf(says)} />”{" "}
            </i>
          )}
          {!told && <Words text={because} />}
        </p>
      )}
      {!told && (
        <p class="cites">
          <RuleLinks rules={rules} titles={titles} />
        </p>
      )}
    </li>
  );
}

interface EntryProps extends Pick<ExploreProps, "titles"> {
  readonly ask: Ask;
  readonly entry: Entry;
}

function EntryRow({ entry, ask, titles }: EntryProps) {
  const label = fieldsOf(ask).find((field) => field.id === entry.field)?.label ?? entry.field;
  return (
    <li>
      <b>{label}</b>
      <span class="mark">{entry.value}</span>
      <p>
        <Words text={entry.because} />
      </p>
      <p class="cites">
        <RuleLinks rules={entry.rules} titles={titles} />
      </p>
    </li>
  );
}
