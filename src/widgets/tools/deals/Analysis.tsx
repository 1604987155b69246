import { Component } from "preact";
import type { Card, Suit } from "../../../engine/core/card.ts";
import { leftOf } from "../../../engine/core/seat.ts";
import { TRUMP_OF } from "../../../engine/declaring/strain.ts";
import { cardText, GLYPH, SUIT_NAME } from "../../../exercises/kit/words.ts";
import {
  TABLE_TRUMPS,
  type PricedCard,
  type TableCell,
  type Tricks,
} from "../../../solver/search/answers.ts";
import { askCards, askTable } from "../../../solver/worker/client.ts";
import { wholeDeal } from "../../../tabletop/deals/board.ts";
import type { Asked } from "../../../worker/ask.ts";
import { SeatName } from "../../table/Seat.tsx";
import { Words } from "../../table/Words.tsx";
import { SEATS_SHOWN } from "./HandBox.tsx";
import type { RoomProps } from "./room-props.ts";

interface State {
  /** The hands that the figures are of, so that none is shown beside other cards. */
  readonly of: string;
  readonly cells: readonly TableCell[];
  readonly leads: readonly PricedCard[];
  readonly busy: boolean;
  readonly said: string;
}

const figure = ({ atLeast, atMost }: Tricks) =>
  atLeast === atMost ? String(atLeast) : `${atLeast}–${atMost}`;

/** The tricks that best play comes to with every card seen: for each trump and declarer, and for each opening lead. */
export class Analysis extends Component<RoomProps, State> {
  override state: State = { of: "", cells: [], leads: [], busy: false, said: "" };
  asked: Asked<unknown> | null = null;

  override componentWillUnmount() {
    this.asked?.cancel();
  }

  get of(): string {
    const { board, under } = this.props;
    return JSON.stringify([board.hands, under.strain, under.declarer]);
  }

  async run<T>(
    ask: () => Asked<T>,
    take: (answer: T) => Pick<State, "cells"> | Pick<State, "leads">,
    done: string,
  ) {
    const { of } = this;
    this.asked?.cancel();
    this.setState({
      busy: true,
      said: "Counting.",
      ...(this.state.of === of ? {} : { cells: [], leads: [] }),
      of,
    });
    const asked = ask();
    this.asked = asked;
    try {
      const answer = await asked.answer;
      if (this.asked !== asked) return;
      this.setState({ ...take(answer), busy: false, said: done });
    } catch {
      this.setState({ busy: false, said: "The solver could not be fetched. Are you offline?" });
    }
  }

  readonly table = () => {
    const deal = wholeDeal(this.props.board);
    if (!deal.ok) return this.setState({ said: deal.violation.message });
    const onProgress = (cells: readonly TableCell[]) => this.setState({ cells });
    void this.run(
      () => askTable(deal.value, "win", { onProgress }),
      (cells) => ({ cells }),
      "All twenty figures are there.",
    );
  };

  readonly leads = () => {
    const { board, under } = this.props;
    const deal = wholeDeal(board);
    if (!deal.ok) return this.setState({ said: deal.violation.message });
    const leader = leftOf(under.declarer);
    const position = {
      hands: deal.value,
      trump: TRUMP_OF[under.strain],
      aim: under.strain === "nullo" ? "lose" : "win",
      leader,
      trick: [],
    } as const;
    void this.run(
      () => askCards(position),
      (leads) => ({ leads }),
      "Every opening lead is counted.",
    );
  };

  readonly stop = () => {
    this.asked?.cancel();
    this.asked = null;
    this.setState({ busy: false, said: "Stopped." });
  };

  override render({ board, under }: RoomProps, state: State) {
    const { busy, said } = state;
    const [cells, leads] = state.of === this.of ? [state.cells, state.leads] : [[], []];
    const whole = wholeDeal(board);
    const at = (trump: Suit | null, seat: (typeof SEATS_SHOWN)[number]) =>
      cells.find((cell) => cell.trump === trump && cell.declarer === seat);
    return (
      <div class="analysis">
        <p class="quiet">
          With every card seen and all four playing their best: tricks of declarer’s side out of
          thirteen. It shows what the cards are worth, not what anybody should have known.
        </p>
        <p class="acts">
          <button
            type="button"
            class="button"
            aria-disabled={!whole.ok || busy || undefined}
            onClick={busy ? undefined : this.table}
          >
            Every trump and declarer
          </button>
          <button
            type="button"
            class="button"
            aria-disabled={!whole.ok || busy || undefined}
            onClick={busy ? undefined : this.leads}
          >
            Every opening lead
          </button>
          {busy && (
            <button type="button" class="button" onClick={this.stop}>
              Stop
            </button>
          )}
        </p>
        <p class="said" role="status">
          {said || (whole.ok ? "" : whole.violation.message)}
        </p>
        {cells.length > 0 && (
          <table class="tricks-table">
            <caption class="vh">Tricks by trump and declarer</caption>
            <thead>
              <tr>
                <td />
                {TABLE_TRUMPS.map((trump) => (
                  <th scope="col" key={trump}>
                    {trump === null ? (
                      "No trump"
                    ) : (
                      <span class={`suit suit-${trump}`} role="img" aria-label={SUIT_NAME[trump]}>
                        {GLYPH[trump]}
                      </span>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {SEATS_SHOWN.map((seat) => (
                <tr key={seat}>
                  <th scope="row">
                    <SeatName seat={seat} />
                  </th>
                  {TABLE_TRUMPS.map((trump) => {
                    const cell = at(trump, seat);
                    return <td key={trump}>{cell ? figure(cell) : "…"}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {leads.length > 0 && (
          <>
            <p>
              <Words text={`What {${leftOf(under.declarer)}}’s side takes after each lead:`} />
            </p>
            <ul class="lead-figures">
              {leads.map((lead) => (
                <li key={lead.card}>
                  <Words text={cardText(lead.card as Card)} /> {figure(lead)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    );
  }
}
