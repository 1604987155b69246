import { Component } from "preact";
import type { TrumpPlan } from "../../../engine/conventions/declarer-trumps.ts";
import { GLYPH, listText, numberWord, SUIT_NAME } from "../../../exercises/kit/words.ts";
import type { PlayDeal } from "../../../tabletop/playing/deal.ts";
import { planFor, type Plan as Planned } from "../../../tabletop/playing/plan.ts";
import { Words } from "../../table/Words.tsx";
import { Segments, type Segment } from "../controls/Segments.tsx";
import { Stepper } from "../controls/Stepper.tsx";
import { wholeIn } from "../controls/whole.ts";

export interface PlanProps {
  readonly deal: PlayDeal;
}

interface State {
  readonly need: string;
  readonly sure: string;
  readonly next: string | null;
  readonly asked: boolean;
}

const TRUMPS: Readonly<Record<TrumpPlan, string>> = {
  draw: "draw them",
  "ruff-first": "ruff first",
  "cross-ruff": "cross-ruff",
  "cross-over": "cross over first",
};

/** Declarer’s questions before the first card from dummy: what is needed, what is there, and where the rest must come from. */
export class Plan extends Component<PlanProps, State> {
  override state: State = { need: "", sure: "", next: null, asked: false };

  override render({ deal }: PlanProps, { need, sure, next, asked }: State) {
    const plan = planFor(deal);
    if (!plan) return null;
    const change = (part: Partial<State>) => this.setState({ ...part, asked: false });
    const tricks = (name: "need" | "sure", label: string, text: string) => (
      <Stepper
        name={`plan-${name}`}
        label={label}
        text={text}
        least={0}
        most={13}
        first={7}
        onText={(typed) => change({ [name]: typed })}
      />
    );
    return (
      <section class="plan">
        <h2>Plan first</h2>
        {tricks("need", "Tricks you need", need)}
        {tricks("sure", "Sure from the top", sure)}
        <Segments
          name="plan"
          legend={plan.next.ask === "suit" ? "Play for" : "Trumps"}
          segments={offered(plan)}
          value={next}
          onPick={(picked) => change({ next: picked })}
        />
        <button type="button" class="button" onClick={() => this.setState({ asked: true })}>
          Check the plan
        </button>
        <div role="status">
          {asked &&
            checked(plan, { need, sure, next }).map((words) => (
              <p key={words}>
                <Words text={words} />
              </p>
            ))}
        </div>
      </section>
    );
  }
}

function offered({ next }: Planned): Segment<string>[] {
  return next.ask === "suit"
    ? next.choices.map(({ id }) => ({
        value: id,
        label: <Words text={GLYPH[id]} />,
        spoken: SUIT_NAME[id],
      }))
    : next.choices.map(({ id }) => ({ value: id, label: TRUMPS[id] }));
}

function markOf({ next: { choices } }: Planned, picked: string | null) {
  return choices.map(({ id, mark }) => ({ id, mark })).find(({ id }) => id === picked)?.mark;
}

/** The choices that the rules prefer, in words. */
function bestOf({ next }: Planned): string {
  const names =
    next.ask === "suit"
      ? next.choices.filter(({ mark }) => mark === "best").map(({ id }) => SUIT_NAME[id])
      : next.choices.filter(({ mark }) => mark === "best").map(({ id }) => TRUMPS[id]);
  return listText(names);
}

/** What is right and what is not, a sentence to each question. */
function checked(plan: Planned, told: Pick<State, "need" | "sure" | "next">): string[] {
  const { need, sure, next } = plan;
  const figure = (text: string, right: number, what: string) =>
    wholeIn(text, 0, 13) === right
      ? `Right: ${numberWord(right)} ${what}.`
      : `Not here: ${numberWord(right)} ${what}.`;
  const short = need - sure;
  const more =
    short > 0
      ? `${numberWord(short)} more must be found`
      : "nothing more need be found, if nothing is given away";
  const mark = markOf(plan, told.next);
  const best = bestOf(plan);
  const verdict = mark === "best" ? "Right" : mark === "acceptable" ? "Also sound" : "Not here";
  return [
    figure(told.need, need, "are needed"),
    figure(told.sure, sure, `can be won from the top; ${more}`),
    next.ask === "suit"
      ? `${verdict}: the suit to play for is ${best}.`
      : `${verdict}: the rules say of trumps: ${best}.`,
  ];
}
