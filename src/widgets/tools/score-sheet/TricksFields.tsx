import { SUITS, isSuit, type BySuit, type Suit } from "../../../engine/core/card.ts";
import { GLYPH, SUIT_NAME } from "../../../exercises/kit/words.ts";
import { Segments } from "../controls/Segments.tsx";
import { anyFilled } from "./boxes.ts";
import type { FieldsProps } from "./field-props.ts";
import { Drawer } from "./Drawer.tsx";
import { HonoursChoice } from "./HonoursField.tsx";
import { RevokesBySide } from "./MoreFields.tsx";
import { TricksOfSide } from "./TricksOfSide.tsx";

/** The suits from the least to the dearest. */
function byWorth(worth: BySuit<number>): Suit[] {
  return SUITS.toSorted((one, other) => worth[one] - worth[other]);
}

/** A deal of whist. */
export function TricksFields(props: FieldsProps) {
  const { draft, set, game } = props;
  if (game.records !== "tricks") return null;
  const { form } = game;
  const worth = form.trickValue;
  return (
    <>
      {worth && (
        <Segments
          name="trump"
          legend="Trumps"
          segments={byWorth(worth).map((value) => ({
            value,
            label: (
              <>
                <span class={`suit suit-${value}`}>{GLYPH[value]}</span>
                <small>{worth[value]}</small>
              </>
            ),
            spoken: SUIT_NAME[value],
          }))}
          value={isSuit(draft["trump"]) ? draft["trump"] : null}
          onPick={(trump) => set({ trump })}
        />
      )}
      <TricksOfSide {...props} />
      {form.honours && <WhistHonours {...props} />}
      {form.honours && (Number(draft["honoursYZ"]) > 2 || Number(draft["honoursAB"]) > 2) && (
        <Segments
          name="called"
          legend="Called"
          segments={[
            { value: "", label: "In time" },
            { value: "no", label: "Too late" },
          ]}
          value={draft["called"] ?? ""}
          onPick={(called) => set({ called })}
        />
      )}
      <Drawer title="Revokes" filled={anyFilled(draft, "revokesYZ", "revokesAB")}>
        <RevokesBySide {...props} penalties={form.revokeChoices} />
      </Drawer>
    </>
  );
}

/** Honours at whist: three of the four count two points, all four count four. */
function WhistHonours({ draft, names, set }: FieldsProps) {
  const { honoursYZ = "", honoursAB = "" } = draft;
  const value =
    Number(honoursYZ) > 2 ? `YZ ${honoursYZ}` : Number(honoursAB) > 2 ? `AB ${honoursAB}` : "";
  return (
    <HonoursChoice
      names={names}
      kinds={[
        ["3", "three of the four"],
        ["4", "all four"],
      ]}
      value={value}
      onChoose={(side, held) =>
        set({ honoursYZ: side === "YZ" ? held : "", honoursAB: side === "AB" ? held : "" })
      }
    />
  );
}
