import { Component } from "preact";
import type { Card } from "../../engine/core/card.ts";
import type { Scene } from "../../exercises/kit/scene.ts";
import { cardName } from "../../exercises/kit/words.ts";
import { placeFor } from "../keys.ts";
import { CardFace } from "../table/CardFace.tsx";
import { SceneView } from "../table/SceneView.tsx";
import { bare } from "../table/slot.tsx";
import { isSettled, ringOf, type AnswerProps } from "./state.ts";

interface Props extends AnswerProps {
  readonly scene: Scene;
  /** The cards that may be touched; the rest of the scene is only looked at. */
  readonly from: readonly Card[];
}

/**
 * The scene with its askable cards as buttons in place: over each face lies a button whose own text is the card’s name,
 * so that what is seen and what is spoken never disagree. They are one stop for the Tab key; the arrow keys, Home and
 * End move among them in the order drawn.
 */
export class CardAnswer extends Component<Props, { at?: Card }> {
  override render({ scene, from, ...state }: Props) {
    const settled = isSettled(state.verdict);
    const at = this.state.at ?? from[0];
    return (
      <div onKeyDown={move}>
        <SceneView
          scene={scene}
          slot={(card) =>
            from.includes(card) ? (
              <span class="pick" key={card} data-ring={ringOf(card, state)}>
                <CardFace card={card} />
                <button
                  type="button"
                  aria-disabled={settled || undefined}
                  tabIndex={card === at ? 0 : -1}
                  data-answer={card}
                  onFocus={() => this.setState({ at: card })}
                  onClick={() => state.onAnswer({ type: "choice", id: card })}
                >
                  <span class="vh">{cardName(card)}</span>
                </button>
              </span>
            ) : (
              bare(card)
            )
          }
        />
      </div>
    );
  }
}

function move(event: KeyboardEvent) {
  const felt = event.currentTarget as HTMLElement;
  const cards = [...felt.querySelectorAll<HTMLButtonElement>("[data-answer]")];
  const from = cards.indexOf(event.target as HTMLButtonElement);
  const next = from < 0 ? null : placeFor(event.key, from, cards.length);
  if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  cards[next]?.focus();
}
