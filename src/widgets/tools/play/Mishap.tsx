import { Component } from "preact";
import { holdingIn, cardOf, type Card } from "../../../engine/core/card.ts";
import { SEATS, type Seat } from "../../../engine/core/seat.ts";
import { cardName, sentence, SUITS_SHOWN } from "../../../exercises/kit/words.ts";
import type { Happening } from "../../../tabletop/playing/faults.ts";
import type { Position } from "../../../tabletop/playing/position.ts";
import { SeatName } from "../../table/Seat.tsx";
import { Segments } from "../controls/Segments.tsx";

interface Props {
  readonly position: Position;
  /** How many cards have been played. */
  readonly at: number;
  readonly onHappen: (happened: readonly Happening[]) => void;
  /** A card led by a hand whose turn it is not. */
  readonly onLead: (card: Card) => void;
}

interface State {
  readonly seat: Seat;
  readonly card: Card | "";
}

/** What else may go wrong at the table: a card dropped face up, or led out of turn. */
export class Mishap extends Component<Props, State> {
  override state: State = { seat: "A", card: "" };

  override render({ position, at, onHappen, onLead }: Props, { seat, card }: State) {
    const { left, toPlay, trick } = position;
    const held = SUITS_SHOWN.flatMap((suit) =>
      holdingIn(left[seat], suit).map((rank) => cardOf(suit, rank)),
    );
    const chosen = held.find((each) => each === card) ?? held[0];
    if (!toPlay || !chosen) return null;
    const act = (name: string, happens: () => void) => (
      <button type="button" class="button" onClick={happens}>
        {name}
      </button>
    );
    return (
      <fieldset class="mishap">
        <legend>Something else goes wrong</legend>
        <Segments
          name="mishap"
          legend="Whose card"
          segments={SEATS.map((value) => ({ value, label: <SeatName seat={value} /> }))}
          value={seat}
          onPick={(picked) => this.setState({ seat: picked })}
        />
        <p class="field">
          <label class="of" for="mishap-card">
            Card
          </label>
          <select
            id="mishap-card"
            value={chosen}
            onChange={({ currentTarget }) =>
              this.setState({ card: held.find((each) => each === currentTarget.value) ?? "" })
            }
          >
            {held.map((each) => (
              <option value={each} key={each}>
                {sentence(cardName(each))}
              </option>
            ))}
          </select>
          {act("It falls face up", () =>
            onHappen([
              { after: at, action: { do: "expose", seat, cards: [chosen], how: "dropped" } },
            ]),
          )}
          {trick.length === 0 &&
            seat !== toPlay &&
            act("It is led out of turn", () => onLead(chosen))}
        </p>
      </fieldset>
    );
  }
}
