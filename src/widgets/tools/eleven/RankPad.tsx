import { Component } from "preact";
import { placeFor } from "../../keys.ts";
import { RANKS, type Rank } from "../../../engine/core/card.ts";
import { RANK_NAME, rankText } from "../../../exercises/kit/words.ts";
import { placeOf, type Layout, type Place } from "../../../tabletop/reckoner.ts";
import { placeMark } from "./words.ts";

interface Props {
  readonly layout: Layout;
  /** Where a rank that is tapped will go. */
  readonly place: Place;
  readonly onTap: (rank: Rank) => void;
}

const HIGH_TO_LOW = RANKS.toReversed();

/**
 * The thirteen ranks as buttons, each with where it has been put. They are one stop for the Tab key; the arrow keys, Home
 * and End move among them, and the key of a rank taps it (T or 0 is the ten).
 */
export class RankPad extends Component<Props, { at?: Rank }> {
  readonly key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pad = event.currentTarget as HTMLElement;
    const buttons = [...pad.querySelectorAll("button")];
    const from = buttons.indexOf(event.target as HTMLButtonElement);
    const pressed = event.key === "0" ? "T" : event.key.toUpperCase();
    const rank = HIGH_TO_LOW.find((each) => each === pressed);
    const to = rank ? HIGH_TO_LOW.indexOf(rank) : placeFor(event.key, from, buttons.length);
    if (to === null) return;
    event.preventDefault();
    buttons[to]?.focus();
    if (rank) this.props.onTap(rank);
  };

  override render({ layout, place, onTap }: Props) {
    const at = this.state.at ?? HIGH_TO_LOW[0];
    return (
      <div class="rank-pad" role="group" aria-label="The cards of the suit" onKeyDown={this.key}>
        {HIGH_TO_LOW.map((rank) => {
          const where = placeOf(layout, rank);
          return (
            <button
              key={rank}
              type="button"
              tabIndex={rank === at ? 0 : -1}
              aria-pressed={where === place}
              class={where && where !== place ? "elsewhere" : undefined}
              onFocus={() => this.setState({ at: rank })}
              onClick={() => onTap(rank)}
            >
              <span aria-hidden="true">{rankText(rank)}</span>
              <span class="vh">{RANK_NAME[rank]} </span>
              {where && <small>{placeMark(where, layout.chair)}</small>}
            </button>
          );
        })}
      </div>
    );
  }
}
