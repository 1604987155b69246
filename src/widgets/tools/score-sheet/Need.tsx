import { SIDES, type BySide } from "../../../engine/core/seat.ts";
import { BOOK } from "../../../engine/scoring/values.ts";
import { GLYPH, numberWord } from "../../../exercises/kit/words.ts";
import { whatWeNeed, type Need, type Way } from "../../../tabletop/need.ts";
import type { RubberRecord } from "../../../tabletop/score-sheet.ts";
import { StrainLabel } from "./StrainField.tsx";

interface Props {
  readonly rubber: RubberRecord;
  readonly names: BySide<string>;
}

/** What each side still needs for the game: points, and the tricks that would bring them in each strain. */
export function StillNeeded({ rubber, names }: Props) {
  return (
    <>
      {SIDES.map((side) => {
        const need = whatWeNeed(rubber, side);
        return (
          need && (
            <div class="need" key={side}>
              <p>
                <b>{names[side]}</b> want {need.points} for{" "}
                {need.winsRubber ? "the game that ends it" : "game"}
                {need.ways.length === 0 ? ", more than one deal undoubled can bring." : ":"}
              </p>
              <Ways need={need} />
            </div>
          )
        );
      })}
    </>
  );
}

/** Ways that ask the same number of tricks stand together. */
function Ways({ need }: { readonly need: Need }) {
  const byOdd = Map.groupBy(need.ways, ({ odd }) => odd);
  const groups = [...byOdd].sort(([a], [b]) => a - b);
  return (
    <ul>
      {groups.map(([odd, ways]) => (
        <li key={odd}>
          {odd === 0
            ? "no trick over the book"
            : odd === 1
              ? "the odd trick"
              : `${numberWord(odd)} by cards, ${numberWord(BOOK + odd)} tricks,`}{" "}
          {ways.map((way, index) => (
            <span key={index}>
              {index > 0 && (index === ways.length - 1 ? " or " : ", ")}
              <WayIn way={way} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function WayIn({ way: { strain, trump, honours } }: { readonly way: Way }) {
  if (strain) {
    return (
      <>
        {strain === "notrump" ? "at " : "in "}
        <StrainLabel strain={strain} />
        {strain === "nullo" && ", won by the others"}
      </>
    );
  }
  if (trump) {
    return (
      <>
        in <span class={`suit suit-${trump}`}>{GLYPH[trump]}</span>
      </>
    );
  }
  return honours ? <>with {honours} by honours</> : <>by tricks alone</>;
}
