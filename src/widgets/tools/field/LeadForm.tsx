import type { BySuit, Suit } from "../../../engine/core/card.ts";
import { GLYPH, SUIT_NAME } from "../../../exercises/kit/words.ts";
import { FORM_SUITS, PLAYER_NAME, PLAYERS, type Laid, type Player } from "./laid.ts";

interface Props {
  readonly laid: Laid;
  readonly onLaid: (laid: Laid) => void;
}

function SuitSign({ suit }: { readonly suit: Suit }) {
  return (
    <span class={`suit suit-${suit}`} aria-hidden="true">
      {GLYPH[suit]}
    </span>
  );
}

/** The boxes in which a hand of one’s own is laid out: its four suits, the bidding, and what else is known. */
export function LeadForm({ laid, onLaid }: Props) {
  const { hand, bidding, lengths } = laid;
  const lay = (player: Player, suits: BySuit<string>) =>
    onLaid({ ...laid, lengths: { ...lengths, [player]: suits } });
  return (
    <div class="lead-form">
      <div class="own-hand" role="group" aria-labelledby="own-hand">
        <p id="own-hand">Your hand</p>
        {FORM_SUITS.map((suit) => (
          <label key={suit}>
            <SuitSign suit={suit} />
            <input
              value={hand[suit]}
              aria-label={SUIT_NAME[suit]}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              onInput={({ currentTarget }) =>
                onLaid({ ...laid, hand: { ...hand, [suit]: currentTarget.value } })
              }
            />
          </label>
        ))}
      </div>
      <label class="bid-box">
        The bidding, from the dealer on
        <input
          value={bidding}
          aria-describedby="bidding-note"
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => onLaid({ ...laid, bidding: currentTarget.value })}
        />
        <small id="bidding-note">
          The contract alone will do: 1NT, or 1C pass pass 1R 3C, where R is royals.
        </small>
      </label>
      <details>
        <summary>What you know of the other hands</summary>
        <p class="quiet">
          How many cards of each suit, as far as you can tell: 5, or 4+, or 0-2. An empty box is any
          number.
        </p>
        <table class="lengths">
          <caption class="vh">Lengths of the unseen hands</caption>
          <thead>
            <tr>
              <td />
              {FORM_SUITS.map((suit) => (
                <th scope="col" key={suit}>
                  <SuitSign suit={suit} />
                  <span class="vh">{SUIT_NAME[suit]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PLAYERS.map((player) => (
              <tr key={player}>
                <th scope="row">{PLAYER_NAME[player]}</th>
                {FORM_SUITS.map((suit) => (
                  <td key={suit}>
                    <input
                      value={lengths[player][suit]}
                      aria-label={`${PLAYER_NAME[player]}’s ${SUIT_NAME[suit]}`}
                      autocomplete="off"
                      maxLength={5}
                      onInput={({ currentTarget }) =>
                        lay(player, { ...lengths[player], [suit]: currentTarget.value })
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
