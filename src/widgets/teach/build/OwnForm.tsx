import { Component } from "preact";
import {
  ANSWER_BOXES,
  EMPTY_FORM,
  type OwnBox,
  type OwnTyped,
} from "../../../classroom/own-boxes.ts";
import { pastedInto, readOwnForm } from "../../../classroom/own-form.ts";
import { MOST, type OwnHand } from "../../../classroom/set.ts";
import { SEATS } from "../../../engine/core/seat.ts";
import { STRAINS } from "../../../engine/declaring/strain.ts";
import { sentence, STRAIN_NAME } from "../../../exercises/kit/words.ts";
import { SeatName } from "../../table/Seat.tsx";
import { Words } from "../../table/Words.tsx";
import { OwnBeside } from "./OwnBeside.tsx";

/** What the form is drawn from, and what it tells. */
export interface OwnFormProps {
  readonly typed: OwnTyped;
  /** The place of the step being changed, from 0; null while a new one is made. */
  readonly editing: number | null;
  readonly onTyped: (typed: OwnTyped) => void;
  readonly onDone: (own: OwnHand) => void;
}

interface State {
  readonly pasted: string;
  readonly fault: string;
}

/** The form for a hand of one’s own: the cards, who sees them, the question, the answers accepted, and what the engine says. */
export class OwnForm extends Component<OwnFormProps, State> {
  override state: State = { pasted: "", fault: "" };

  put(box: OwnBox, value: string) {
    this.props.onTyped({ ...this.props.typed, [box]: value });
  }

  readonly paste = () => {
    const filled = pastedInto(this.props.typed, this.state.pasted);
    if (filled.ok) {
      this.setState({ fault: "", pasted: "" });
      this.props.onTyped(filled.value);
    } else this.setState({ fault: filled.violation.message });
  };

  readonly done = () => {
    const own = readOwnForm(this.props.typed);
    if (!own.ok) return this.setState({ fault: own.violation.message });
    this.setState({ fault: "" });
    this.props.onDone(own.value);
  };

  text(box: OwnBox, label: string, most: number, rows = 0) {
    const props = {
      id: `own-${box}`,
      value: this.props.typed[box],
      maxLength: most,
      autocomplete: "off",
      onInput: (event: Event) => {
        const { currentTarget } = event;
        if (
          currentTarget instanceof HTMLInputElement ||
          currentTarget instanceof HTMLTextAreaElement
        )
          this.put(box, currentTarget.value);
      },
    } as const;
    return (
      <p class="boxed" key={box}>
        <label for={`own-${box}`}>{label}</label>
        {rows > 0 ? <textarea rows={rows} {...props} /> : <input {...props} />}
      </p>
    );
  }

  tick(box: OwnBox, label: string) {
    return (
      <label class="tick" key={box}>
        <input
          type="checkbox"
          checked={this.props.typed[box] === "yes"}
          onChange={({ currentTarget }) => this.put(box, currentTarget.checked ? "yes" : "")}
        />
        {label}
      </label>
    );
  }

  select(box: OwnBox, label: string, options: readonly (readonly [string, string])[]) {
    return (
      <p class="boxed" key={box}>
        <label for={`own-${box}`}>{label}</label>
        <select
          id={`own-${box}`}
          value={this.props.typed[box]}
          onChange={({ currentTarget }) => this.put(box, currentTarget.value)}
        >
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </p>
    );
  }

  override render({ typed, editing }: OwnFormProps, { pasted, fault }: State) {
    const seats = SEATS.map((seat) => [seat, `Hand ${seat}`] as const);
    const own = readOwnForm(typed);
    return (
      <div class="adder">
        <p class="boxed">
          <label for="paste">Paste a deal, in PBN, LIN or as a diagram</label>
          <textarea
            id="paste"
            rows={3}
            spellcheck={false}
            value={pasted}
            onInput={({ currentTarget }) => this.setState({ pasted: currentTarget.value })}
          />
        </p>
        <p class="acts">
          <button type="button" class="button" onClick={this.paste}>
            Lay it out
          </button>
        </p>
        <div role="group" aria-labelledby="own-hands">
          <p class="group" id="own-hands">
            Or type the hands you need: spades, hearts, diamonds, clubs, as AK4.Q103.J5.9862
          </p>
          {SEATS.map((seat) => this.text(seat, `Hand ${seat}`, 90))}
        </div>
        <p class="quiet">
          {SEATS.map((seat, at) => (
            <span key={seat}>
              {at > 0 && ", "}
              <SeatName seat={seat} />
            </span>
          ))}
          .
        </p>
        <div role="group" aria-labelledby="own-sees">
          <p class="group" id="own-sees">
            The class sees
          </p>
          {SEATS.map((seat) => this.tick(`sees${seat}`, `Hand ${seat}`))}
        </div>
        {this.select("viewer", "The class sits in the place of", seats)}
        {this.select("strain", "Declared", [
          ["", "Nothing, or it does not matter"],
          ...STRAINS.map((strain) => [strain, sentence(STRAIN_NAME[strain])] as const),
        ])}
        {this.select("declarer", "Declarer", [["", "Nobody"], ...seats])}
        {this.text("question", "Your question", MOST.question, 2)}
        {this.select("asks", "Answered by", [
          ["card", "Touching a card of that hand"],
          ["words", "Choosing one of your answers"],
        ])}
        {typed.asks === "words" ? (
          <div role="group" aria-labelledby="own-answers">
            <p class="group" id="own-answers">
              Answers; tick those you accept
            </p>
            {ANSWER_BOXES.map((at) => (
              <div class="answer-row" key={at}>
                {this.tick(`ok${at}`, `Accept answer ${at}`)}
                {this.text(`label${at}`, `Answer ${at}`, MOST.label)}
              </div>
            ))}
          </div>
        ) : (
          this.text("cards", "Cards you accept, such as HK H4", 120)
        )}
        {this.text("why", "Your reason, shown with the verdict", MOST.why, 2)}
        {own.ok && <OwnBeside own={own.value} />}
        <div class="fault" role="alert">
          {fault && (
            <p>
              <Words text={fault} />
            </p>
          )}
        </div>
        <p class="acts">
          <button type="button" class="button" onClick={this.done}>
            {editing === null ? "Add this question" : `Change question ${editing + 1}`}
          </button>
          <button type="button" class="plain" onClick={() => this.props.onTyped(EMPTY_FORM)}>
            Empty the form
          </button>
        </p>
      </div>
    );
  }
}
