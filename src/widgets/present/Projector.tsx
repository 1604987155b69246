import { Component, createRef } from "preact";
import {
  commandOf,
  led,
  slidesOf,
  withVote,
  type Command,
  type Slide,
  type Votes,
} from "../../classroom/present.ts";
import { formatSet, type ClassSet, type StepProblem } from "../../classroom/set.ts";
import type { Answer } from "../../exercises/kit/ask.ts";
import { queryInAddress } from "../address.ts";
import type { Titles } from "../drill/RuleLinks.tsx";
import { layStep, titlesFor } from "../teach/lay.ts";
import { OpenSet } from "../teach/OpenSet.tsx";
import { Clock } from "./Clock.tsx";
import { Desk } from "./Desk.tsx";
import { focusOn, onwardWords } from "./leading.ts";
import { SlideView } from "./SlideView.tsx";
import { Tether, type Shared } from "./tether.ts";

interface State {
  readonly fault: string;
  readonly set: ClassSet | null;
  readonly problems: readonly StepProblem[];
  readonly titles: Titles;
  readonly at: number;
  readonly dark: boolean;
  readonly votes: Votes;
  readonly tried: Answer | null;
  readonly timed: boolean;
}

/** The seed from which a room is dealt the problems that a student would be dealt for himself. */
const ROOM_SEED = 1;
/** How often the letters may be made smaller, for all of a large table to stand on the screen at once. */
const SMALLEST = 6;

/**
 * A class set on a screen that is read from the back of a room. Keys, clicker and touch lead on; nothing shows before its
 * turn. In a window of his own the presenter sees the answer and what comes next, and the two keep in step.
 */
export class Projector extends Component<object, State> {
  override state: State = {
    fault: "",
    set: null,
    problems: [],
    titles: {},
    at: 0,
    dark: false,
    votes: {},
    tried: null,
    timed: false,
  };
  readonly root = createRef<HTMLDivElement>();
  #tether: Tether | null = null;
  #slides: readonly Slide[] = [];
  #code = "";

  /** Whether this is the presenter’s own window. */
  get own(): boolean {
    return queryInAddress().get("view") === "presenter";
  }

  override componentDidMount() {
    this.#tether = new Tether(this.follow, () => (this.state.set ? this.#shared() : null));
  }

  override componentWillUnmount() {
    this.#tether?.close();
  }

  override componentDidUpdate(_: object, before: State) {
    this.#fit();
    const { at, set, dark } = this.state;
    const find = (part: string) => this.root.current?.querySelector<HTMLElement>(part);
    if (at !== before.at || set !== before.set || dark !== before.dark) {
      (find(".question") ?? find(".projector"))?.focus();
      // What had the focus may be gone, as a vote that was taken back, and the keys with it.
    } else if (document.activeElement === document.body) find(".projector")?.focus();
  }

  /** Goes where the other window has gone. */
  readonly follow = ({ at, dark, votes }: Shared) =>
    this.setState({ at, dark, votes, tried: null });

  /** Lays out the questions of a set. Rejects where one cannot be fetched; one that this edition has not got is told. */
  readonly show = async (set: ClassSet) => {
    const laid = await Promise.all(set.steps.map((step) => layStep(step, ROOM_SEED)));
    const problems = laid.flatMap((one) => (one.ok ? [one.value] : []));
    const lost = laid.flatMap((one) => (one.ok ? [] : [one.violation.message]));
    const titles = await titlesFor(problems.map(({ kind }) => kind));
    this.#slides = slidesOf(problems);
    this.#code = formatSet(set);
    this.setState({ set, problems, titles, at: 0, votes: {}, fault: lost.join(" ") });
    this.#tether?.ask(this.#code);
  };

  #shared(): Shared {
    const { at, dark, votes } = this.state;
    return { code: this.#code, at, dark, votes };
  }

  #move(change: Partial<State>) {
    this.setState(change as State, () => this.#tether?.tell(this.#shared()));
  }

  /** Keys lead while the focus is anywhere on the screen of the set, where every slide puts it. */
  readonly key = (event: KeyboardEvent) => {
    if (!this.state.set || event.ctrlKey || event.metaKey || event.altKey) return;
    const command = commandOf(event.key, focusOn(event.target));
    if (!command) return;
    event.preventDefault();
    this.act(command);
  };

  /** A mouse that has pressed something leaves the keys to the screen, so that the space bar does not press it again. */
  readonly clicked = ({ detail, target }: MouseEvent) => {
    if (detail === 0 || !(target instanceof Element) || !target.closest("button, a")) return;
    this.root.current?.querySelector<HTMLElement>(".projector")?.focus({ preventScroll: true });
  };

  readonly act = (command: Command) => {
    const { at, dark } = this.state;
    if (command === "whole") return this.whole();
    if (command === "dark") return this.#move({ dark: !dark });
    this.#move({ at: led(command, at, this.#slides.length), dark: false, tried: null });
  };

  /** The whole screen, or back to the window. */
  whole(): void {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    done.catch(() => this.setState({ fault: "This browser keeps the page in its window." }));
  }

  readonly vote = (id: string, by: 1 | -1) => {
    const slide = this.#slides[this.state.at];
    if (!slide || slide.type === "cover") return;
    if (slide.type === "answer" && by > 0) return;
    this.#move({ votes: withVote(this.state.votes, slide.step, id, by) });
  };

  /** Makes the letters as large as leave the whole slide on the screen. */
  #fit(): void {
    const room = this.root.current?.querySelector<HTMLElement>(".projector");
    if (!room) return;
    for (let small = 0; small <= SMALLEST; small++) {
      document.documentElement.dataset["small"] = `${small}`;
      if (document.documentElement.scrollHeight <= innerHeight + 1) return;
    }
  }

  override render(_: object, state: State) {
    const { set, problems, titles, at, dark, votes, tried, fault, timed } = state;
    const slide = this.#slides[at];
    return (
      <div ref={this.root}>
        {set && slide ? (
          <div
            class="projector"
            tabIndex={-1}
            onKeyDown={this.key}
            onClick={this.clicked}
            data-dark={dark || undefined}
            data-own={this.own || undefined}
          >
            <header class="screen-head">
              <p>{set.title || "A class set"}</p>
              {timed && <Clock key={slide.type === "cover" ? -1 : slide.step} />}
              <p role="status">
                {slide.type === "cover"
                  ? "Ready"
                  : `Question ${slide.step + 1} of ${problems.length}`}
              </p>
            </header>
            {dark ? (
              <p class="dark-note">The screen is dark. Press any arrow, or B, to go on.</p>
            ) : (
              <SlideView
                set={set}
                problems={problems}
                titles={titles}
                slide={slide}
                votes={votes}
                tried={tried}
                onTry={(answer) => this.setState({ tried: answer })}
                onVote={this.vote}
              />
            )}
            {this.own && (
              <Desk
                set={set}
                problems={problems}
                titles={titles}
                slide={slide}
                next={this.#slides[at + 1] ?? null}
              />
            )}
            <footer class="screen-foot">
              <button
                type="button"
                class="plain"
                aria-disabled={at === 0 || undefined}
                onClick={() => this.act("back")}
              >
                Back
              </button>
              <button
                type="button"
                class="act"
                aria-disabled={at === this.#slides.length - 1 || undefined}
                onClick={() => this.act("onward")}
              >
                {onwardWords(slide, this.#slides[at + 1])}
              </button>
              <span class="quiet keys">Space or → leads on, ← back, B dark, F full screen</span>
              <button type="button" class="plain" onClick={() => this.act("whole")}>
                Full screen
              </button>
              <button
                type="button"
                class="plain"
                aria-pressed={timed}
                onClick={() => this.setState({ timed: !timed })}
              >
                Clock
              </button>
              {!this.own && (
                <a
                  class="plain"
                  href={`/teach/present/?view=presenter#${this.#code}`}
                  target="_blank"
                >
                  Presenter’s window
                </a>
              )}
            </footer>
            <p class="refused" role="alert">
              {fault}
            </p>
          </div>
        ) : (
          <OpenSet onSet={this.show} />
        )}
      </div>
    );
  }
}
