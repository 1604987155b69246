import { dealWords } from "./deal-words.ts";
import type { Hand } from "./hand.ts";
import { amend, remove, unaward } from "./seldom-acts.ts";
import { namesOf } from "./words.ts";

/** The deals entered, in order, each of which may be amended or taken out, and the penalties laid between them. */
export function Deals({ hand }: { readonly hand: Hand }) {
  const { rubber } = hand.sheet;
  const { records } = hand.game;
  const names = namesOf(rubber);
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
                onClick={() => amend(hand, at)}
              >
                Amend
              </button>
              <button
                type="button"
                class="plain"
                aria-label={`Take out deal ${at + 1}`}
                onClick={() => remove(hand, at)}
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
                  onClick={() => unaward(hand, at)}
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
