import { SIDES } from "../../../engine/core/seat.ts";
import type { Column } from "../../../engine/scoring/line.ts";
import { SIDE_NAME } from "../../../exercises/kit/words.ts";
import {
  sideScore,
  type FourGame,
  type FourScores,
  type OneDeal,
} from "../../../tabletop/four-games.ts";
import { RuleLinks, type Titles } from "../../drill/RuleLinks.tsx";
import { remarksOn } from "./remarks.ts";
import { GAME_FORM, GAME_TITLE, sheetLines } from "./words.ts";

interface Props {
  readonly game: FourGame;
  readonly deal: OneDeal;
  readonly scores: FourScores;
  readonly titles: Titles;
}

/** The parts of each sheet from the top, as the game writes them; whist and duplicate have one column. */
const PARTS: Readonly<
  Record<FourGame, readonly { readonly takes: readonly Column[]; readonly title?: string }[]>
> = {
  whist: [{ takes: ["below"] }],
  straight: [
    { takes: ["above"], title: "Above the line" },
    { takes: ["below"], title: "Below the line" },
  ],
  auction: [
    { takes: ["above"], title: "Above the line" },
    { takes: ["below"], title: "Below the line" },
  ],
  contract: [{ takes: ["below", "above"] }],
};

/** What one game writes for the deal: each line with its arithmetic and its rule, and the sum of each side. */
export function Sheet({ game, deal, scores, titles }: Props) {
  const lines = sheetLines(scores, game, deal);
  return (
    <section class="one-sheet" id={game} aria-labelledby={`${game}-title`}>
      <h2 id={`${game}-title`}>{GAME_TITLE[game]}</h2>
      <p class="quiet">{GAME_FORM[game]}</p>
      <table>
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th scope="col" key={side}>
                {SIDE_NAME[side]}
              </th>
            ))}
          </tr>
        </thead>
        {PARTS[game].map(({ takes, title }) => (
          <tbody key={takes.join()}>
            {title && (
              <tr class="part">
                <th scope="rowgroup" colSpan={3}>
                  {title}
                </th>
              </tr>
            )}
            {lines
              .filter(({ column }) => takes.includes(column))
              .map(({ words, side: own, points, rule }) => (
                <tr key={`${own} ${words}`}>
                  <th scope="row">
                    {words}
                    <small>
                      <RuleLinks rules={[rule]} titles={titles} />
                    </small>
                  </th>
                  {SIDES.map((side) => (
                    <td key={side}>{side === own && points}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{game === "whist" ? "Points" : "Together"}</th>
            {SIDES.map((side) => (
              <td key={side}>{sideScore(scores, game, side)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {remarksOn(scores, game, deal).map(({ words, rules }) => (
        <p class="remark" key={words}>
          {words} <RuleLinks rules={rules} titles={titles} />
        </p>
      ))}
    </section>
  );
}
