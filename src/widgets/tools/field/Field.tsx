import { Component } from "preact";
import type { Result } from "../../../engine/core/result.ts";
import {
  formatTrial,
  MOST_DEALS,
  MOST_SEED,
  parseTrial,
  sameProblem,
} from "../../../tabletop/field/address.ts";
import type { LeadProblem } from "../../../tabletop/field/problem.ts";
import type { SchoolLead } from "../../../tabletop/field/schools.ts";
import { emptyTally, withDeal, type Tally } from "../../../tabletop/field/tally.ts";
import { queryInAddress, writeQuery } from "../../address.ts";
import { AuctionTable } from "../../table/AuctionTable.tsx";
import { Words } from "../../table/Words.tsx";
import { Stepper } from "../controls/Stepper.tsx";
import { wholeIn } from "../controls/whole.ts";
import { Figures } from "./Figures.tsx";
import { HandLines } from "./HandLines.tsx";
import { firstProblem, laidFrom, readLaid, readyProblem, type Laid, type Ready } from "./laid.ts";
import { LeadForm } from "./LeadForm.tsx";
import { runBatch } from "./runner.ts";
import { standingSaid, taskText } from "./words.ts";

export interface FieldProps {
  readonly ready: readonly Ready[];
}

/** Deals of one batch. */
const BATCH = 100;
/** After so many deals those who listen are told how it stands; then every so many. */
const FIRST_TOLD = 20;
const TOLD_EVERY = 50;

const OWN = "own";

interface State {
  /** The id of the ready problem shown, or {@link OWN}. */
  readonly pick: string;
  readonly laid: Laid;
  readonly seed: string;
  /** What the schools lead; nothing until that has been fetched for a hand of one’s own. */
  readonly schools: readonly SchoolLead[];
  readonly tally: Tally | null;
  readonly running: boolean;
  /** A sentence on something amiss. */
  readonly refused: string;
  /** What was last said to those who listen. */
  readonly said: string;
}

/**
 * A lead tried on deals by the hundred. It is drawn with the first ready problem and no deal; what the address asks for is
 * laid out once the page is awake. The solver is fetched when the reader starts.
 */
export class Field extends Component<FieldProps, State> {
  #stop: (() => void) | null = null;
  /** How many deals a link asks for, for the first start. */
  #wanted = BATCH;

  constructor(props: FieldProps) {
    super(props);
    this.state = {
      pick: props.ready[0]?.id ?? OWN,
      laid: laidFrom(firstProblem(props.ready)),
      seed: "1",
      schools: props.ready[0]?.schools ?? [],
      tally: null,
      running: false,
      refused: "",
      said: "",
    };
  }

  override componentDidMount() {
    this.layAddress();
  }

  /** Lays out what the address asks for, if it asks for anything. */
  layAddress() {
    const trial = parseTrial((name) => queryInAddress().get(name));
    if (!trial) return;
    if (!trial.ok) return this.setState({ refused: trial.violation.message });
    const { problem, seed, deals } = trial.value;
    this.#wanted = deals || BATCH;
    this.setState({ pick: OWN, laid: laidFrom(problem), seed: `${seed}`, schools: [] });
    void this.askSchools(problem);
  }

  override componentWillUnmount() {
    this.#stop?.();
  }

  problem(): Result<LeadProblem> {
    return readLaid(this.state.laid);
  }

  /** Fetches what the schools lead from a hand of one’s own; by then it may have been changed again. */
  async askSchools(problem: LeadProblem) {
    try {
      const { schoolLeads } = await import("../../../tabletop/field/schools.ts");
      const now = this.problem();
      if (now.ok && sameProblem(now.value, problem)) {
        this.setState({ schools: schoolLeads(problem) });
      }
    } catch {
      this.setState({ refused: "What the old schools lead could not be fetched." });
    }
  }

  /** Takes a problem or a seed in place of the one there; what was found of that goes. */
  change(change: Partial<Pick<State, "pick" | "laid" | "seed" | "schools">>) {
    this.#stop?.();
    this.#wanted = BATCH;
    this.setState({ ...change, tally: null, running: false, refused: "", said: "" });
  }

  readonly choose = (pick: string) => {
    const ready = this.props.ready.find(({ id }) => id === pick);
    this.change(
      ready ? { pick, laid: laidFrom(readyProblem(ready)), schools: ready.schools } : { pick },
    );
  };

  readonly lay = (laid: Laid) => {
    this.change({ laid, schools: [] });
    const problem = readLaid(laid);
    if (problem.ok) void this.askSchools(problem.value);
  };

  readonly start = () => {
    const problem = this.problem();
    const seed = wholeIn(this.state.seed, 0, MOST_SEED);
    if (!problem.ok || seed === null || this.state.running) return;
    const tally = this.state.tally ?? emptyTally(problem.value.hand);
    const from = tally.deals;
    const to = Math.min(MOST_DEALS, from === 0 ? this.#wanted : from + BATCH);
    writeQuery(formatTrial({ problem: problem.value, seed, deals: to }), false);
    this.setState({ tally, running: true, refused: "", said: "The solver is at work." });
    this.#stop = runBatch({ problem: problem.value, seed, from, to }, (told) => {
      if ("tricks" in told) this.hear(told.tricks, problem.value);
      else if ("refused" in told) this.setState({ running: false, refused: told.refused });
      else this.end();
    });
  };

  readonly stop = () => {
    this.#stop?.();
    this.end();
  };

  /** Takes in some deals more. */
  hear(deals: readonly (readonly number[])[], problem: LeadProblem) {
    this.setState(({ tally, said }) => {
      let next = tally ?? emptyTally(problem.hand);
      let saying = said;
      for (const tricks of deals) {
        next = withDeal(next, tricks);
        const tell = next.deals === FIRST_TOLD || next.deals % TOLD_EVERY === 0;
        if (tell) saying = standingSaid(next, problem);
      }
      return { tally: next, said: saying };
    });
  }

  end() {
    const problem = this.problem();
    this.setState(({ tally }) => ({
      running: false,
      said: tally && tally.deals > 0 && problem.ok ? standingSaid(tally, problem.value) : "",
    }));
  }

  override render(
    { ready }: FieldProps,
    { pick, laid, seed, schools, tally, running, refused, said }: State,
  ) {
    const problem = this.problem();
    const seedNumber = wholeIn(seed, 0, MOST_SEED);
    const can = problem.ok && seedNumber !== null;
    const noSeed = seed.trim() === "" ? "The seed is empty; any number will do." : "";
    const trouble = refused || (problem.ok ? noSeed : problem.violation.message);
    const deals = tally?.deals ?? 0;
    return (
      <div class="field-trial">
        <section aria-labelledby="trial-lead">
          <h2 id="trial-lead">The lead</h2>
          <p class="of-problems">
            <label for="problem">Problem</label>
            <select
              id="problem"
              autocomplete="off"
              onChange={({ currentTarget }) => this.choose(currentTarget.value)}
            >
              {ready.map(({ id, title }) => (
                <option key={id} value={id} selected={id === pick}>
                  {title}
                </option>
              ))}
              <option value={OWN} selected={pick === OWN}>
                A hand of your own
              </option>
            </select>
          </p>
          {pick === OWN && <LeadForm laid={laid} onLaid={this.lay} />}
          {problem.ok && (
            <>
              {pick !== OWN && <HandLines hand={problem.value.hand} />}
              <AuctionTable calls={problem.value.calls} viewer={problem.value.leader} />
              <p>
                <Words text={taskText(problem.value)} />
              </p>
            </>
          )}
        </section>
        <section aria-labelledby="trial-deals">
          <h2 id="trial-deals">The deals</h2>
          <Stepper
            name="seed"
            label="Seed"
            text={seed}
            least={0}
            most={MOST_SEED}
            onText={(text) => this.change({ seed: text })}
            note="the same seed, the same deals"
          />
          <p class="acts">
            <button
              type="button"
              class="button"
              aria-disabled={!can || (!running && deals >= MOST_DEALS) || undefined}
              onClick={running ? this.stop : this.start}
            >
              {running ? "Stop" : deals > 0 ? `${BATCH} deals more` : "Start"}
            </button>
            {can && (
              <a
                href={`?${formatTrial({ problem: problem.value, seed: seedNumber, deals: deals || BATCH })}`}
              >
                Link to this trial
              </a>
            )}
          </p>
          <p class="refused" role="alert">
            {trouble}
          </p>
          <p class="vh" role="status">
            {said}
          </p>
          {problem.ok && (
            <Figures
              problem={problem.value}
              tally={tally ?? emptyTally(problem.value.hand)}
              schools={schools}
            />
          )}
        </section>
      </div>
    );
  }
}
