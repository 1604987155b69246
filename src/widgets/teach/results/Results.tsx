import { Component } from "preact";
import { formatResults } from "../../../classroom/results-csv.ts";
import { resultsOf, type ClassResults, type GivenSet } from "../../../classroom/results.ts";
import { idOf, parseSet, type ClassSet, type StepProblem } from "../../../classroom/set.ts";
import { parseManyAnswers } from "../../../classroom/answers.ts";
import { wholeAddress } from "../../address.ts";
import { countWords } from "../../practice/words.ts";
import { saveFile } from "../../tools/save-file.ts";
import { keptSets } from "../kept-sets.ts";
import { layStep } from "../lay.ts";
import {
  eraseCollection,
  keepCollection,
  keptCollection,
  NOTHING,
  type Collected,
} from "./collected.ts";
import { Sorted } from "./Sorted.tsx";

interface State {
  readonly collected: Collected;
  readonly set: ClassSet | null;
  readonly given: GivenSet | null;
  readonly results: ClassResults | null;
  readonly fault: string;
  readonly said: string;
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
    erased: null,
  };

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

  /** The set that the codes answer: the one in the box, or one of this device’s list. */
  find({ set, codes }: Collected): ClassSet | string {
    if (set.trim()) {
      const read = parseSet(set);
      return read.ok ? read.value : read.violation.message;
    }
    const wanted = new Set(parseManyAnswers(codes).answers.map((one) => one.set));
    const kept = keptSets().find(({ id }) => wanted.has(id));
    return kept
      ? kept.set
      : "Which set do these codes answer? Paste its link or code in the box above.";
  }

  async sort(collected: Collected) {
    const set = this.find(collected);
    if (typeof set === "string") return this.setState({ fault: set, results: null });
    try {
      const problems: (StepProblem | null)[] = [];
      for (const [at, step] of set.steps.entries()) {
        if (step.type === "fresh") {
          problems.push(null);
          continue;
        }
        const laid = await layStep(step);
        if (!laid.ok) {
          return this.setState({ fault: `Question ${at + 1}: ${laid.violation.message}` });
        }
        problems.push(laid.value);
      }
      const given = { id: idOf(set), steps: set.steps, problems };
      const results = resultsOf(given, collected.codes);
      this.setState({
        set,
        given,
        results,
        fault: "",
        said: `${countWords(results.students.length, "student")} sorted.`,
      });
    } catch {
      this.setState({
        fault: "This could not be fetched. See that you are connected, and try again.",
      });
    }
  }

  readonly addFiles = async (files: FileList | null) => {
    const texts = await Promise.all([...(files ?? [])].map((file) => file.text()));
    const { codes } = this.state.collected;
    this.put({ codes: [codes, ...texts].filter(Boolean).join("\n") });
  };

  readonly erase = () => {
    eraseCollection();
    this.setState({
      erased: this.state.collected,
      collected: NOTHING,
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

  override render(_: object, { collected, set, given, results, fault, said, erased }: State) {
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
