import { SIDES } from "../../../engine/core/seat.ts";
import type { GameId } from "../../../engine/games/game.ts";
import { HOUSE_CHOICES } from "../../../engine/games/house.ts";
import type { PadStyle } from "../../../engine/scoring/pad.ts";
import { SIDE_NAME } from "../../../exercises/kit/words.ts";
import type { Draft, HouseRules, RubberRecord } from "../../../tabletop/score-sheet.ts";
import { Choice } from "./GameChoice.tsx";
import { Segments } from "../controls/Segments.tsx";

/** What a house may choose, in words: the question, and each answer by its value. */
const HOUSE: Readonly<
  Record<string, { readonly asks: string; readonly says: Readonly<Record<string, string>> }>
> = {
  chicane: {
    asks: "Chicane",
    says: {
      offset: "Added, or off their honours",
      add: "Always added",
      off: "Not counted",
    },
  },
  doubling: {
    asks: "Doubling",
    says: { none: "Without limit", "100": "To 100 a trick", "200": "To 200 a trick" },
  },
  revokes: {
    asks: "A revoke costs",
    says: { american: "Three tricks", english: "Tricks or points, as chosen" },
  },
  form: {
    asks: "Game of",
    says: {
      seven: "Seven points",
      "play-out": "Seven, last hand played out",
      ten: "Ten points",
      favourite: "Favourite whist, ten points",
    },
  },
};

export interface SetupProps {
  readonly rubber: RubberRecord;
  readonly draft: Draft;
  readonly style: PadStyle;
  readonly set: (changes: Draft) => void;
  readonly onGame: (game: GameId, house: HouseRules) => void;
  readonly onNames: () => void;
}

/** What the table has agreed: the rules of the house, the names of the sides, the style of the pad. */
export function Setup({ rubber, draft, style, set, onGame, onNames }: SetupProps) {
  const house: Readonly<Record<string, unknown>> = { ...rubber.house };
  return (
    <>
      {Object.entries(HOUSE_CHOICES[rubber.game]).map(([name, values]) => (
        <Choice
          key={name}
          name={name}
          label={HOUSE[name]?.asks ?? name}
          value={String(house[name] ?? values[0])}
          options={values.map((value) => [value, HOUSE[name]?.says[value] ?? value])}
          onChoose={(value) => onGame(rubber.game, { ...rubber.house, [name]: value })}
        />
      ))}
      {SIDES.map((side) => (
        <div class="field" key={side}>
          <label class="of" for={`name${side}`}>
            {SIDE_NAME[side]} are
          </label>
          <input
            class="words-in"
            id={`name${side}`}
            name={`name${side}`}
            maxLength={24}
            autocomplete="off"
            placeholder={SIDE_NAME[side]}
            value={draft[`name${side}`] ?? rubber.names[side]}
            onInput={(event) => set({ [`name${side}`]: event.currentTarget.value })}
            onChange={onNames}
          />
        </div>
      ))}
      <Segments
        name="style"
        legend="Pad"
        segments={[
          { value: "single", label: "One column" },
          { value: "double", label: "Two columns" },
        ]}
        value={style}
        onPick={(picked) => set({ style: picked })}
      />
    </>
  );
}
