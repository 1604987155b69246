import type { BySide } from "../../../engine/core/seat.ts";
import type { ScoredGame } from "../../../engine/games/game.ts";
import type { RubberRecord } from "../../../tabletop/score-sheet.ts";
import { dealWords } from "./deal-words.ts";

interface Props {
  readonly records: ScoredGame["records"];
  readonly rubber: RubberRecord;
  readonly names: BySide<string>;
  readonly onAmend: (at: number) => void;
  readonly onRemove: (at: number) => void;
  readonly onUnaward: (at: number) => void;
}

/** The deals entered, in order, each of which may be amended or taken out, and the penalties laid between them. */
export function Deals({ records, rubber, names, onAmend, onRemove, onUnaward }: Props) {
  return (
    <section class="deals" aria-labelledby="deals">
      <h2 id="deals">The deals</h2>
      <ol>
        {rubber.deals.map((deal, at) => (
          <li key={at}>
            <p>
              {at + 1}. {dealWords(records, deal, names)}
            </p>
            <span class="acts">
              <button
                type="button"
                class="plain"
                aria-label={`Amend deal ${at + 1}`}
                onClick={() => onAmend(at)}
              >
                Amend
              </button>
              <button
                type="button"
                class="plain"
                aria-label={`Take out deal ${at + 1}`}
                onClick={() => onRemove(at)}
              >
                Take out
              </button>
            </span>
          </li>
        ))}
      </ol>
      {rubber.awards.length > 0 && (
        <ul>
          {rubber.awards.map(({ side, points, after }, at) => (
            <li key={at}>
              <p>
                {names[side]}: {points} for a penalty, after deal {after}.
              </p>
              <span class="acts">
                <button
                  type="button"
                  class="plain"
                  aria-label={`Take out the penalty of ${points} to ${names[side]}`}
                  onClick={() => onUnaward(at)}
                >
                  Take out
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
