import { Component } from "preact";
import { formatResults } from "../../../classroom/results-csv.ts";
import { resultsOf, type ClassResults, type GivenSet } from "../../../classroom/results.ts";
import { readScanned, type Scanned } from "../../../classroom/scanned.ts";
import { idOf, parseSet, type ClassSet } from "../../../classroom/set.ts";
import { ok } from "../../../engine/core/result.ts";
import { wholeAddress } from "../../address.ts";
import { countWords } from "../../practice/words.ts";
import { saveFile } from "../../tools/save-file.ts";
import { Scan } from "../scan/Scan.tsx";
import {
  eraseCollection,
  keepCollection,
  keptCollection,
  NOTHING,
  type Collected,
} from "./collected.ts";
import { layGiven, setFor } from "./given.ts";
import { Sorted } from "./Sorted.tsx";

interface State {
  readonly collected: Collected;
  readonly set: ClassSet | null;
  readonly given: GivenSet | null;
  readonly results: ClassResults | null;
  readonly fault: string;
  readonly said: string;
  /** Whose codes were scanned on this page, the first first. */
  readonly scanned: readonly string[];
  /** What was erased, to be brought back. */
  readonly erased: Collected | null;
}

/** What a class answered: codes in, a table, the spread of each question, the rules most missed, and a file for a spreadsheet. */
export class Results extends Component<object, State> {
  override state: State = {
    collected: NOTHING,
    set: null,
    given: null,
    results: null,
    fault: "",
    said: "",
    scanned: [],
    erased: null,
  };

  /** Counts what was asked of this page: where it was asked for something later, what is late is dropped. */
  #turn = 0;

  override componentDidMount() {
    this.carryOn();
  }

  /** Lays out what was collected here, for the set of the address where it names one. */
  carryOn() {
    const kept = keptCollection();
    const address = parseSet(wholeAddress());
    const collected = address.ok ? { ...kept, set: wholeAddress() } : kept;
    this.setState({ collected });
    if (collected.set.trim() && collected.codes.trim()) this.sort(collected);
  }

  put(part: Partial<Collected>) {
    const collected = { ...this.state.collected, ...part };
    const kept = keepCollection(collected);
    this.setState({
      collected,
      said: kept ? "" : "This browser keeps nothing: save the table before you leave.",
    });
  }

  /** Sorts what is collected; while codes still come in, silently, and not yet where their set is not known. */
  async sort(collected: Collected, silent = false) {
    this.#turn += 1;
    const turn = this.#turn;
    const set = setFor(collected);
    if (!set.ok) {
      if (!silent) this.setState({ fault: set.violation.message, results: null });
      return;
    }
    try {
      const { given: had } = this.state;
      const laid = had?.id === idOf(set.value) ? ok(had) : await layGiven(set.value);
      if (turn !== this.#turn) return;
      if (!laid.ok) return this.setState({ fault: laid.violation.message });
      const results = resultsOf(laid.value, collected.codes);
      this.setState({ set: set.value, given: laid.value, results, fault: "" });
      if (!silent)
        this.setState({ said: `${countWords(results.students.length, "student")} sorted.` });
    } catch {
      this.setState({
        fault: "This could not be fetched. See that you are connected, and try again.",
      });
    }
  }

  /** Takes what was read from QR codes into the boxes, and says what each was. */
  readonly scan = (texts: readonly string[]): readonly Scanned[] => {
    let { set, codes } = this.state.collected;
    const found = texts.map((text) => {
      const one = readScanned(text, codes);
      if (one.type === "answers") codes = [codes.trimEnd(), one.code].filter(Boolean).join("\n");
      if (one.type === "set") set = one.code;
      return one;
    });
    const { collected, scanned } = this.state;
    const called = found.flatMap((one) => (one.type === "answers" ? [one.called] : []));
    this.setState({ scanned: [...scanned, ...called] });
    if (set !== collected.set || codes !== collected.codes) {
      this.put({ set, codes });
      this.sort({ ...collected, set, codes }, true);
    }
    return found;
  };

  readonly addFiles = async (files: FileList | null) => {
    const texts = await Promise.all([...(files ?? [])].map((file) => file.text()));
    const { codes } = this.state.collected;
    this.put({ codes: [codes, ...texts].filter(Boolean).join("\n") });
  };

  readonly erase = () => {
    eraseCollection();
    this.#turn += 1;
    this.setState({
      erased: this.state.collected,
      collected: NOTHING,
      scanned: [],
      set: null,
      given: null,
      results: null,
      fault: "",
      said: "Everything collected is erased from this device.",
    });
  };

  readonly bringBack = () => {
    const { erased } = this.state;
    if (!erased) return;
    this.setState({ erased: null });
    this.put(erased);
  };

  readonly save = () => {
    const { given, results } = this.state;
    if (given && results) {
      saveFile("class-results.csv", formatResults(given, results.students), "text/csv");
    }
  };

  override render(
    _: object,
    { collected, set, given, results, fault, said, scanned, erased }: State,
  ) {
    return (
      <div class="results">
        <section aria-labelledby="collect">
          <h2 id="collect">Collect</h2>
          <p class="boxed">
            <label for="of-set">
              Link or code of the set; not needed if it is kept on this device
            </label>
            <textarea
              id="of-set"
              rows={2}
              spellcheck={false}
              value={collected.set}
              onInput={({ currentTarget }) => this.put({ set: currentTarget.value })}
            />
          </p>
          <p class="boxed">
            <label for="codes">
              Codes of the students, in any order, with anything between them
            </label>
            <textarea
              id="codes"
              rows={6}
              spellcheck={false}
              value={collected.codes}
              onInput={({ currentTarget }) => this.put({ codes: currentTarget.value })}
            />
          </p>
          <Scan onTexts={this.scan} called={scanned} />
          <p class="open-file">
            <label for="code-files">Or add files that students have saved</label>
            <input
              type="file"
              id="code-files"
              multiple
              accept=".txt,text/plain"
              onChange={({ currentTarget }) => {
                this.addFiles(currentTarget.files);
                currentTarget.value = "";
              }}
            />
          </p>
          <p class="boxed">
            <label for="list">
              Who is in the class, a name a line, if you want the absent counted
            </label>
            <textarea
              id="list"
              rows={3}
              value={collected.list}
              onInput={({ currentTarget }) => this.put({ list: currentTarget.value })}
            />
          </p>
          <div class="fault" role="alert">
            {fault && <p>{fault}</p>}
          </div>
          <p class="acts">
            <button type="button" class="button" onClick={() => this.sort(this.state.collected)}>
              Sort them
            </button>
            <button type="button" class="plain" onClick={this.erase}>
              Erase everything collected
            </button>
            {erased && (
              <button type="button" class="plain" onClick={this.bringBack}>
                Bring it back
              </button>
            )}
            <span role="status">{said}</span>
          </p>
        </section>
        {set && given && results && (
          <Sorted
            set={set}
            given={given}
            results={results}
            list={collected.list}
            save={this.save}
          />
        )}
      </div>
    );
  }
}
