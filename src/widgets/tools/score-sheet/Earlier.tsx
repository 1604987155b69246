import { SIDES } from "../../../engine/core/seat.ts";
import { kept } from "../../../tabletop/kept.ts";
import { gameOf } from "../../../tabletop/record.ts";
import type { RubberRecord } from "../../../tabletop/score-sheet.ts";
import { figure } from "../../../engine/notation/line-words.ts";
import { namesOf } from "./words.ts";

/** The sheets before this one, each with what it came to. */
export function Earlier({ rubbers }: { readonly rubbers: readonly RubberRecord[] }) {
  return (
    <section aria-labelledby="earlier" class="deals">
      <h2 id="earlier">Earlier sheets</h2>
      <ol>
        {rubbers.map((rubber, index) => {
          const { totals, over } = kept(rubber);
          const names = namesOf(rubber);
          return (
            <li key={index}>
              <p>
                {gameOf(rubber).title}:{" "}
                {SIDES.map((side) => `${names[side]} ${figure(totals[side])}`).join(", ")}
                {!over && ", left unfinished"}.
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
