import { ELEVEN, ranksAbove } from "../../../engine/conventions/eleven.ts";
import { pips } from "../../../engine/core/card.ts";
import { RANK_NAME, rankText } from "../../../exercises/kit/words.ts";
import { placeOf, type Layout, type Reckoning } from "../../../tabletop/reckoner.ts";
import { leaderName, placeMark, unseenName } from "./words.ts";

interface Props {
  readonly layout: Layout;
  readonly reckoning: Reckoning;
}

/** The cards above the one led, lowest first, each with who holds it; and beneath them the sum, where there is one. */
export function Strip({ layout, reckoning }: Props) {
  const { led, count, shownHigher } = reckoning;
  const { chair } = layout;
  const { outsideLeader, visibleHigher, declarerHigher } = count;
  if (led === "A") return null;
  return (
    <>
      <ol class="ranks" aria-label={`The cards above the ${RANK_NAME[led]}`}>
        {ranksAbove(led)
          .toReversed()
          .map((rank) => {
            const at = placeOf(layout, rank);
            return (
              <li key={rank} class={at ? "seen" : undefined}>
                <b>{rankText(rank)}</b>
                {at ? (
                  placeMark(at, chair)
                ) : (
                  <>
                    <span aria-hidden="true">?</span>
                    <span class="vh">unseen</span>
                  </>
                )}
              </li>
            );
          })}
      </ol>
      {outsideLeader !== null && (
        <ul class="sum">
          <li>
            <b>{outsideLeader}</b> outside {leaderName(chair)}’s hand, {ELEVEN} − {pips(led)}
          </li>
          <li>
            <b>{visibleHigher}</b> in sight
          </li>
          {declarerHigher !== null ? (
            <li>
              <b>{declarerHigher}</b> {declarerHigher === 1 ? "is" : "are"} {unseenName(chair)}’s
            </li>
          ) : (
            shownHigher.length > 0 && (
              <li>
                <b>{shownHigher.length}</b> more played by {unseenName(chair)}
              </li>
            )
          )}
        </ul>
      )}
    </>
  );
}
