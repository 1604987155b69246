import { SIDES, type BySide } from "../../../engine/core/seat.ts";
import { isStrain } from "../../../engine/declaring/strain.ts";
import { HONOUR_NAME } from "../../../engine/notation/line-words.ts";
import { kindFits } from "../../../engine/scoring/honours.ts";
import { HONOUR_KINDS, type HonourKind } from "../../../engine/scoring/outcome.ts";
import { sentence } from "../../../exercises/kit/words.ts";
import type { FieldsProps } from "./field-props.ts";

/** How a list that is headed “Honours” calls a way of holding them. */
function kindLabel(kind: HonourKind): string {
  return kind === "simple" ? "Three" : sentence(HONOUR_NAME[kind].replace(" honours", ""));
}

interface ChoiceProps {
  readonly names: BySide<string>;
  /** What either side may hold, by its value. */
  readonly kinds: readonly (readonly [value: string, label: string])[];
  /** What is chosen, as side and value with a space between; “” for none. */
  readonly value: string;
  readonly onChoose: (side: string, value: string) => void;
}

/** Honours of one side or the other in one list, since only one side can have them to score. */
export function HonoursChoice({ names, kinds, value, onChoose }: ChoiceProps) {
  return (
    <div class="field">
      <label class="of" for="honours">
        Honours
      </label>
      <select
        id="honours"
        name="honours"
        autocomplete="off"
        onChange={(event) => {
          const [side = "", kind = ""] = event.currentTarget.value.split(" ");
          onChoose(side, kind);
        }}
      >
        <option value="" selected={value === ""}>
          None to score
        </option>
        {SIDES.map((side) => (
          <optgroup label={names[side]} key={side}>
            {kinds.map(([kind, label]) => (
              <option value={`${side} ${kind}`} selected={value === `${side} ${kind}`} key={kind}>
                {names[side]}: {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** The honours on the form, as side and kind. */
export const chosen = ({ honoursTo = "", honours = "" }: FieldsProps["draft"]) =>
  honours && `${honoursTo} ${honours}`;

/** Honours by their kind: trump honours, or aces at no trump. A kind that no longer fits stays until it is changed. */
export function HonoursField({ draft, names, set }: FieldsProps) {
  const strain = isStrain(draft["strain"]) ? draft["strain"] : "royals";
  const kinds = HONOUR_KINDS.filter(
    (kind) => kindFits(strain, kind) || kind === draft["honours"],
  ).map((kind) => [kind, kindLabel(kind)] as const);
  return (
    <HonoursChoice
      names={names}
      kinds={kinds}
      value={chosen(draft)}
      onChoose={(honoursTo, honours) => set({ honoursTo, honours })}
    />
  );
}
