import { Component, hydrate } from "preact";
import type { Card } from "../../../engine/core/card.ts";
import { SEATS } from "../../../engine/core/seat.ts";
import { must } from "../../../engine/core/result.ts";
import type { PlayDeal } from "../../../tabletop/playing/deal.ts";
import type { Note } from "../../../tabletop/playing/pbn.ts";
import { positionOf } from "../../../tabletop/playing/position.ts";
import { Words } from "../../table/Words.tsx";
import { Board } from "./Board.tsx";
import { declaredText, dueText, playSaid } from "./words.ts";

export interface ShownProps {
  readonly deal: PlayDeal;
  /** The book’s play, card by card. */
  readonly record: readonly Card[];
  readonly notes: readonly Note[];
  /** How many cards lie on the table at first. */
  readonly from: number;
}

/**
 * A printed hand in a lesson, stepped through card by card with its remarks. All four hands are open, and nothing is
 * played but what the book has.
 */
export class Shown extends Component<ShownProps, { readonly at: number }> {
  override state = { at: this.props.from };

  step(by: number) {
    const at = Math.max(0, Math.min(this.props.record.length, this.state.at + by));
    this.setState({ at });
  }

  override render({ deal, record, notes }: ShownProps, { at }: { readonly at: number }) {
    const position = must(positionOf(deal, record.slice(0, at)));
    const remark = notes.find(({ after }) => after === at);
    const button = (name: string, by: number, idle: boolean) => (
      <button
        type="button"
        class="button"
        aria-disabled={idle || undefined}
        onClick={() => !idle && this.step(by)}
      >
        {name}
      </button>
    );
    return (
      <>
        <p>
          <Words text={declaredText(deal)} />
        </p>
        <Board deal={deal} chair="all" position={position} seen={SEATS} dealtBelow={null} />
        <div class="say" role="status">
          <p>
            <Words text={`${playSaid(deal, "all", position)} ${dueText(deal, "all", position)}`} />
          </p>
          {remark && (
            <p class="remark">
              <Words text={remark.text} />
            </p>
          )}
        </div>
        <div class="steps" role="group" aria-label="Step through the play">
          {button("Back", -1, at === 0)}
          {button("Next card", 1, at === record.length)}
        </div>
      </>
    );
  }
}

/** Wakes the hand that is drawn in `shell`, from its props as JSON. */
export function wakeShown(shell: HTMLElement, json: string): void {
  hydrate(<Shown {...(JSON.parse(json) as ShownProps)} />, shell);
}
