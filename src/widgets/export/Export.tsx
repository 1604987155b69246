import { Component } from "preact";
import { formatQuestions } from "../../classroom/export/csv.ts";
import { formatGift } from "../../classroom/export/gift.ts";
import { formatQti } from "../../classroom/export/qti.ts";
import { questionFor, type GivenQuestion } from "../../classroom/export/question.ts";
import { problemOf, type ClassSet } from "../../classroom/set.ts";
import { countWords } from "../practice/words.ts";
import { fetchedItems } from "../teach/lay.ts";
import { OpenSet } from "../teach/OpenSet.tsx";
import { saveFile } from "../tools/save-file.ts";

interface State {
  readonly fault: string;
  readonly set: ClassSet | null;
  readonly questions: readonly GivenQuestion[];
  readonly said: string;
}

/** Where each student would be dealt his own problem, another system is given that of this seed. */
const ONE_SEED = 1;

/** A class set as files that other systems read. */
export class Export extends Component<object, State> {
  override state: State = { fault: "", set: null, questions: [], said: "" };

  /** Lays out the questions of a set. Rejects where one cannot be fetched; one that this edition has not got is told. */
  readonly show = async (set: ClassSet) => {
    const laid = await Promise.all(
      set.steps.map((step) => problemOf(step, fetchedItems, ONE_SEED)),
    );
    const questions = laid.flatMap((one) => (one.ok ? [questionFor(one.value)] : []));
    const fault = laid.flatMap((one) => (one.ok ? [] : [one.violation.message])).join(" ");
    this.setState({ set, questions, fault });
  };

  #save(name: string, type: string, content: BlobPart) {
    saveFile(name, content, type);
    this.setState({ said: `Saved as ${name}.` });
  }

  async #saveQti() {
    const { strToU8, zipSync } = await import("fflate");
    const files = formatQti(this.state.questions).map(({ name, text }) => [name, strToU8(text)]);
    this.#save("odd-trick-qti.zip", "application/zip", zipSync(Object.fromEntries(files)));
  }

  override render(_: object, { set, fault, questions, said }: State) {
    if (!set) return <OpenSet onSet={this.show} />;
    return (
      <>
        <h2>{set.title || "A set without a title"}</h2>
        <p>
          {countWords(questions.length, "question")}, with every answer, its mark and its reason.
        </p>
        <p class="refused" role="alert">
          {fault}
        </p>
        <div class="acts">
          <button
            type="button"
            class="button"
            onClick={() => this.#save("odd-trick.gift.txt", "text/plain", formatGift(questions))}
          >
            Save as GIFT
          </button>
          <button type="button" class="button" onClick={() => void this.#saveQti()}>
            Save as QTI 2.1
          </button>
          <button
            type="button"
            class="button"
            onClick={() => this.#save("odd-trick.csv", "text/csv", formatQuestions(questions))}
          >
            Save as CSV
          </button>
        </div>
        <p role="status">{said}</p>
      </>
    );
  }
}
