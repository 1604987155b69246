import { Component, createRef, type ComponentType } from "preact";
import { today } from "../../../progress/clock.ts";
import { dailyHand, type Era } from "../../../progress/model/daily.ts";
import { dayNumber, daysAfter, isDay, type Day } from "../../../progress/model/days.ts";
import { onStep, queryInAddress, writeQuery } from "../../address.ts";
import type { DrillProps } from "../../drill/Drill.tsx";
import type { Laid } from "../../drill/lay-out.ts";
import type { KindNames } from "../kinds.ts";
import { layFresh } from "../sitting/lay.ts";
import { dateWords } from "../words.ts";

export interface DailyProps {
  readonly kinds: KindNames;
  readonly eras: readonly Era[];
}

interface State {
  readonly now: Day | null;
  readonly day: Day | null;
  readonly laid: Laid | null;
  readonly Drill: ComponentType<DrillProps> | null;
  readonly note: string;
}

/**
 * The hand of a day, today’s or the one the address asks for, with the way to the days beside it. Until it wakes it is a
 * button, and whatever the reader does to come to that deals the hand.
 */
export class Daily extends Component<DailyProps, State> {
  override state: State = { now: null, day: null, laid: null, Drill: null, note: "" };
  readonly root = createRef<HTMLDivElement>();
  #lead = false;

  override componentDidMount() {
    // The button that had the focus is gone once there is a day, and its heading has the focus instead.
    this.#lead = this.root.current?.contains(document.activeElement) ?? false;
    this.read();
    onStep(() => this.read());
  }

  override componentDidUpdate() {
    if (this.#lead) this.root.current?.querySelector<HTMLElement>(".day")?.focus();
    this.#lead = false;
  }

  /** Shows the day that stands in the address, or today. */
  read() {
    const now = today();
    const asked = queryInAddress().get("day");
    const known = asked === null || isDay(asked);
    this.show(
      now,
      isDay(asked) ? asked : now,
      known ? "" : `“${asked.slice(0, 40)}” is no day such as ${now}; here is today’s hand.`,
    );
  }

  async show(now: Day, day: Day, note: string): Promise<void> {
    const { kind, seed } = dailyHand(day, this.props.eras);
    this.setState({ now, day, note });
    try {
      const { Drill } = await import("../../drill/mount.tsx");
      const laid = await layFresh(kind, {}, seed);
      // Another day may have been asked for while this one was on its way.
      if (this.state.day === day) this.setState({ Drill, laid });
    } catch {
      this.setState({
        laid: null,
        note: "This could not be fetched. See that you are connected, and try again.",
      });
    }
  }

  readonly goTo = (day: Day) => {
    writeQuery(`day=${day}`, true);
    this.read();
    this.root.current?.querySelector<HTMLElement>(".day")?.focus();
  };

  override render({ kinds }: DailyProps, { now, day, laid, Drill, note }: State) {
    const beside = (days: number, words: string) => {
      if (!day) return null;
      const other = daysAfter(day, days);
      return (
        <a
          href={`?day=${other}`}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            this.goTo(other);
          }}
        >
          {words}
        </a>
      );
    };
    const past = now && day ? dayNumber(now) - dayNumber(day) : 0;
    return (
      <div ref={this.root}>
        <p class="said" role="status">
          {note}
        </p>
        {!day && (
          <button type="button" class="button begin">
            Deal the hand
          </button>
        )}
        {day && (
          <>
            <h2 class="day" tabIndex={-1}>
              {dateWords(day)}
            </h2>
            <p class="acts">
              {beside(-1, past === 0 ? "Yesterday’s hand" : "The day before")}
              {past > 0 && beside(1, past === 1 ? "Today’s hand" : "The day after")}
            </p>
          </>
        )}
        {day && laid && Drill && (
          <Drill
            key={laid.problem.id}
            problem={laid.problem}
            titles={laid.titles}
            mode="lesson"
            kindTitle={kinds[laid.problem.kind] ?? ""}
            turn={{
              onward: past === 0 ? "Yesterday’s hand" : "The day before",
              next: () => this.goTo(daysAfter(day, -1)),
              answered: () => {},
            }}
          />
        )}
      </div>
    );
  }
}
