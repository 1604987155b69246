import { Component, createRef } from "preact";
import { queryInAddress, writeQuery } from "../address.ts";
import { Groups } from "./Groups.tsx";
import { find, openIndex, type Answer } from "./engine.ts";
import { answerWords } from "./answer-words.ts";

export interface SearchProps {
  /** The rooms that are searched, in the order in which their results stand. */
  readonly rooms: readonly string[];
}

interface State {
  readonly text: string;
  readonly answer: Answer | null;
  readonly said: string;
  /** The rooms of which more than the first few are wanted, with how many. */
  readonly most: Readonly<Record<string, number>>;
}

/** So many results of a room are shown at first, and so many more whenever more are asked for. */
const FEW = 5;
const MORE = 15;

/** So long the reader must have stopped typing, in milliseconds, before what he has typed is looked for. */
const PAUSE = 120;

const UNREACHABLE = "The index could not be fetched. See that you are connected, and try again.";

/** One box that looks through lessons, rules and terms as it is typed in. */
export class Search extends Component<SearchProps, State> {
  override state: State = { text: "", answer: null, said: "", most: {} };
  readonly root = createRef<HTMLDivElement>();
  #timer = 0;
  #asked = 0;

  override componentDidMount() {
    // What was typed before the page woke stands in the box already.
    const typed = this.root.current?.querySelector("input")?.value ?? "";
    this.begin(typed || (queryInAddress().get("q") ?? ""));
  }

  begin(text: string) {
    this.setState({ text });
    if (text.trim()) this.look(text, {});
  }

  readonly typed = (text: string) => {
    this.setState({ text });
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.look(text, {}), PAUSE);
  };

  readonly submit = (event: Event) => {
    event.preventDefault();
    clearTimeout(this.#timer);
    this.look(this.state.text, {});
  };

  readonly more = async (room: string) => {
    const shown = this.state.most[room] ?? FEW;
    await this.look(this.state.text, { ...this.state.most, [room]: shown + MORE });
    const links = this.root.current?.querySelectorAll<HTMLElement>(`[data-room="${room}"] li a`);
    links?.[shown]?.focus();
  };

  async look(text: string, most: State["most"]): Promise<void> {
    const asked = ++this.#asked;
    const query = text.trim();
    writeQuery(query && `q=${encodeURIComponent(query)}`, false);
    if (!query) return this.setState({ answer: null, said: "", most: {} });
    if (!this.state.answer) this.setState({ said: "Looking…" });
    try {
      const answer = await find(query, this.props.rooms, (room) => most[room] ?? FEW);
      if (asked === this.#asked) this.setState({ answer, most, said: answerWords(query, answer) });
    } catch {
      if (asked === this.#asked) this.setState({ answer: null, said: UNREACHABLE });
    }
  }

  /** The arrows go from the box to the results and among them; everything else is left to the browser. */
  readonly keyed = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = [...(this.root.current?.querySelectorAll<HTMLElement>("input, li a") ?? [])];
    const next = stops[stops.findIndex((stop) => stop === event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  override render({ rooms }: SearchProps, { text, answer, said, most }: State) {
    return (
      <div ref={this.root} onKeyDown={this.keyed}>
        <form class="find" role="search" action="/search/" onSubmit={this.submit}>
          <label for="q">Look for</label>
          <div>
            <input
              id="q"
              name="q"
              type="search"
              value={text}
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              enterkeyhint="search"
              onFocus={() => void openIndex().catch(() => {})}
              onInput={({ currentTarget }) => this.typed(currentTarget.value)}
            />
            <button class="button">Search</button>
          </div>
        </form>
        <p class="said quiet" role="status">
          {said}
        </p>
        {answer && <Groups rooms={rooms} answer={answer} few={FEW} most={most} more={this.more} />}
      </div>
    );
  }
}
