import { Component } from "preact";
import type { Suit } from "../../../engine/core/card.ts";
import { SEATS, type Seat } from "../../../engine/core/seat.ts";
import type { RuleId } from "../../../rulebook/rules.ts";
import { GLYPH, sentence, SUIT_NAME, SUITS_SHOWN } from "../../../exercises/kit/words.ts";
import { EMPTY_BOARD, type Board } from "../../../tabletop/deals/board.ts";
import { COUNTS, dealWanted, type Count, type Wanted } from "../../../tabletop/deals/wanted.ts";
import { parseLengths } from "../../../tabletop/field/lengths.ts";
import { ANY_SHAPE, type Lengths, type Shape } from "../../../tabletop/field/problem.ts";
import { freshSeed } from "../../chance.ts";
import { SeatName } from "../../table/Seat.tsx";
import { Words } from "../../table/Words.tsx";
import { Stepper } from "../controls/Stepper.tsx";
import { wholeIn } from "../controls/whole.ts";
import type { RoomProps } from "./room-props.ts";
import { Choice } from "./UnderForm.tsx";
import { countText } from "./words.ts";

const COUNT_NAME: Readonly<Record<Count, string>> = {
  "sure-tricks": "sure tricks, as in 1914",
  points: "points, ace 4 to jack 1, as today",
};

/** The most boards dealt at one asking. */
const MOST = 32;

interface State {
  readonly seed: string;
  readonly boards: string;
  readonly count: Count;
  readonly rule: RuleId | "";
  /** What is typed of each hand’s lengths and strength, by seat and suit. */
  readonly typed: Readonly<Record<string, string>>;
  readonly refused: string;
}

/** Deals boards from a number, with whatever is asked of them: lengths, strength, a lead that a given rule settles. */
export class DealMaker extends Component<RoomProps, State> {
  override state: State = {
    seed: String(freshSeed()),
    boards: "1",
    count: "sure-tricks",
    rule: "",
    typed: {},
    refused: "",
  };

  /** What is asked, or the sentence that says what cannot be read. */
  wanted(): Wanted | string {
    const { typed, count, rule } = this.state;
    const shapes: Partial<Record<Seat, Shape>> = {};
    const strengths: Partial<Record<Seat, Lengths>> = {};
    for (const seat of SEATS) {
      const shape: Record<Suit, Lengths> = { ...ANY_SHAPE };
      for (const suit of SUITS_SHOWN) {
        const read = parseLengths(typed[seat + suit] ?? "");
        if (!read.ok) return `{${seat}}, ${SUIT_NAME[suit]}: ${read.violation.message}`;
        shape[suit] = read.value;
      }
      shapes[seat] = shape;
      const strength = parseStrength(typed[`${seat}strength`] ?? "");
      if (typeof strength === "string") return `{${seat}}, strength: ${strength}`;
      if (strength) strengths[seat] = strength;
    }
    const { strain, declarer } = this.props.under;
    return { shapes, strengths, count, lead: rule === "" ? null : { rule, strain, declarer } };
  }

  deal(seed: number) {
    const wanted = this.wanted();
    const many = wholeIn(this.state.boards, 1, MOST);
    if (typeof wanted === "string") return this.setState({ refused: wanted });
    if (many === null) return this.setState({ refused: `Ask for 1 to ${MOST} boards.` });
    const boards: Board[] = [];
    for (let at = 0; at < many; at += 1) {
      const dealt = dealWanted(seed + at, wanted);
      if (!dealt.ok) {
        this.setState({ refused: dealt.violation.message });
        break;
      }
      boards.push({ ...EMPTY_BOARD, hands: dealt.value, label: `No. ${seed + at}` });
    }
    if (boards.length === many) this.setState({ refused: "" });
    this.setState({ seed: String(seed + many) });
    if (boards.length > 0)
      this.props.onAdd(
        boards,
        sentence(`${countText(boards.length, "board")} dealt from ${seed}.`),
      );
  }

  override render(
    { leadRules, under }: RoomProps,
    { seed, boards, count, rule, typed, refused }: State,
  ) {
    const number = wholeIn(seed, 0, 999_999);
    const box = (key: string, label: string) => (
      <input
        value={typed[key] ?? ""}
        aria-label={label}
        autocomplete="off"
        maxLength={6}
        onInput={({ currentTarget }) =>
          this.setState({ typed: { ...typed, [key]: currentTarget.value } })
        }
      />
    );
    return (
      <form
        class="deal-maker"
        onSubmit={(event) => {
          event.preventDefault();
          if (number !== null) this.deal(number);
        }}
      >
        <Stepper
          name="deal-seed"
          label="Number"
          text={seed}
          least={0}
          most={999_999}
          onText={(text) => this.setState({ seed: text })}
          note="the same number, the same deal"
        />
        <Stepper
          name="deal-boards"
          label="Boards"
          text={boards}
          least={1}
          most={MOST}
          onText={(text) => this.setState({ boards: text })}
        />
        <table class="lengths">
          <caption class="quiet">
            What each hand is to have: 5, 4+ or 0-2; an empty box is anything.
          </caption>
          <thead>
            <tr>
              <td />
              {SUITS_SHOWN.map((suit) => (
                <th scope="col" key={suit}>
                  <span class={`suit suit-${suit}`} aria-hidden="true">
                    {GLYPH[suit]}
                  </span>
                  <span class="vh">{SUIT_NAME[suit]}</span>
                </th>
              ))}
              <th scope="col">Strength</th>
            </tr>
          </thead>
          <tbody>
            {SEATS.map((seat) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatName seat={seat} />
                </th>
                {SUITS_SHOWN.map((suit) => (
                  <td key={suit}>{box(seat + suit, `${seat}: ${SUIT_NAME[suit]}`)}</td>
                ))}
                <td>{box(`${seat}strength`, `${seat}: strength`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Choice<Count>
          name="count"
          label="Strength is in"
          value={count}
          values={COUNTS}
          text={(each) => COUNT_NAME[each]}
          onPick={(each) => this.setState({ count: each })}
        />
        <Choice<RuleId | "">
          name="lead-rule"
          label="The opening lead"
          value={rule}
          values={["", ...leadRules.map((each) => each.rule)]}
          text={(each) => leadRules.find((one) => one.rule === each)?.title ?? "may be anything"}
          onPick={(each) => this.setState({ rule: each })}
        />
        {rule !== "" && (
          <p class="quiet">
            <Words
              text={`By Foster’s leads, against {${under.declarer}} and what is declared below.`}
            />
          </p>
        )}
        <p class="acts">
          <button type="submit" class="button" aria-disabled={number === null || undefined}>
            Deal
          </button>
          <button type="button" class="button" onClick={() => this.deal(freshSeed())}>
            Deal from a fresh number
          </button>
        </p>
        <p class="refused" role="alert">
          <Words text={refused} />
        </p>
      </form>
    );
  }
}

/** A strength as it is typed: `4`, `4+`, `10-12`; null for nothing, a sentence for what is none. */
function parseStrength(text: string): Lengths | string | null {
  const words = text.trim().replace(/[–—]/g, "-");
  if (words === "") return null;
  const match = /^(\d{1,2})\s*(?:(\+)|-\s*(\d{1,2}))?$/.exec(words);
  const least = Number(match?.[1]);
  const most = match?.[2] ? 40 : Number(match?.[3] ?? match?.[1]);
  if (!match || least > most || most > 40)
    return `“${text.trim()}” is not a strength; write 4, 4+ or 3-5.`;
  return { least, most };
}
