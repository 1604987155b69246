import { SIDES } from "../../../engine/core/seat.ts";
import { SIDE_NAME } from "../../../exercises/kit/words.ts";
import type { Standing } from "../../../tabletop/marker-sitting.ts";
import { accountOf, worthName } from "./words.ts";

/** The games of the rubber so far, and what it came to. */
export function Games({ standing }: { readonly standing: Standing }) {
  const { games } = standing;
  return (
    <section class="games" aria-labelledby="games">
      <h2 id="games">The rubber</h2>
      {games.length === 0 ? (
        <p class="quiet">No game is won yet. Two games win the rubber.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Game</th>
              {SIDES.map((side) => (
                <th scope="col" key={side}>
                  {SIDE_NAME[side]}
                </th>
              ))}
              <th scope="col">Worth</th>
            </tr>
          </thead>
          <tbody>
            {games.map((game, index) => (
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                {SIDES.map((side) => (
                  <td key={side}>{game.score[side]}</td>
                ))}
                <td>
                  {SIDE_NAME[game.winner]} {game.worth}
                  {worthName(standing, game) && ` (${worthName(standing, game)})`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="account">{accountOf(standing)}</p>
    </section>
  );
}
