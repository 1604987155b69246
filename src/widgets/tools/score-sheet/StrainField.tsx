import { isStrain, TRUMP_OF, type Strain } from "../../../engine/declaring/strain.ts";
import { GLYPH } from "../../../exercises/kit/words.ts";
import { Segments } from "../controls/Segments.tsx";
import type { FieldsProps } from "./field-props.ts";
import { WORTH } from "./notes.ts";
import { OWN_NAME, strainName } from "./words.ts";

/** A strain as it is drawn: the glyph of its trump in its colour, and its name where the glyph does not say it. */
export function StrainLabel({ strain }: { readonly strain: Strain }) {
  const trump = TRUMP_OF[strain];
  return (
    <>
      {trump && <span class={`suit suit-${trump}`}>{GLYPH[trump]}</span>}
      {trump && OWN_NAME[strain] && " "}
      {OWN_NAME[strain]}
    </>
  );
}

/** What is trumps, each with what its tricks are worth. */
export function StrainField({ game, draft, set, legend }: FieldsProps & { legend: string }) {
  return (
    <Segments
      name="strain"
      legend={legend}
      segments={game.strains.map((strain) => ({
        value: strain,
        label: (
          <>
            <span>
              <StrainLabel strain={strain} />
            </span>
            <small>{WORTH[game.records][strain]}</small>
          </>
        ),
        spoken: `${strainName(strain)}, ${WORTH[game.records][strain]} a trick`,
      }))}
      value={isStrain(draft["strain"]) ? draft["strain"] : null}
      onPick={(strain) => set({ strain })}
    />
  );
}
