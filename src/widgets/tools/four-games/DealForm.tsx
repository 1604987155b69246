import { rankOf, suitOf } from "../../../engine/core/card.ts";
import { SIDES, type Seat } from "../../../engine/core/seat.ts";
import { LEVELS } from "../../../engine/declaring/call.ts";
import { TRUMP_OF } from "../../../engine/declaring/strain.ts";
import { CONTRACT_STRAINS, type ContractStrain } from "../../../engine/scoring/contract.ts";
import { honourCards } from "../../../engine/scoring/honours.ts";
import { HONOUR_NAME } from "../../../engine/notation/line-words.ts";
import {
  cardName,
  GLYPH,
  rankText,
  sentence,
  SIDE_NAME,
  SUIT_NAME,
} from "../../../exercises/kit/words.ts";
import { asStraight, type OneDeal } from "../../../tabletop/four-games.ts";
import type { Told } from "../../../tabletop/four-games-told.ts";
import { Segments } from "../controls/Segments.tsx";
import { Stepper } from "../controls/Stepper.tsx";
import { tricksNote } from "./words.ts";

interface Props {
  readonly told: Told;
  readonly deal: OneDeal;
  /** What stands in the box of tricks, as it was typed. */
  readonly typed: string;
  readonly tell: (patch: Partial<Told>) => void;
  readonly onTricks: (text: string) => void;
}

function StrainLabel({ strain }: { readonly strain: ContractStrain }) {
  const trump = TRUMP_OF[strain];
  return trump ? <span class={`suit suit-${trump}`}>{GLYPH[trump]}</span> : <>No trump</>;
}

/** The contract, and what came of it. */
export function ContractForm({ told, typed, tell, onTricks }: Props) {
  return (
    <section aria-labelledby="told-deal">
      <h2 id="told-deal">The deal</h2>
      <Segments
        name="side"
        legend="Declared by"
        segments={SIDES.map((value) => ({ value, label: SIDE_NAME[value] }))}
        value={told.declarerSide}
        onPick={(declarerSide) => tell({ declarerSide })}
      />
      <Segments
        name="level"
        legend="Contract"
        segments={LEVELS.map((value) => ({ value, label: value }))}
        value={told.level}
        onPick={(level) => tell({ level })}
      />
      <Segments
        name="strain"
        legend="In"
        segments={CONTRACT_STRAINS.map((value) => {
          const trump = TRUMP_OF[value];
          return {
            value,
            label: <StrainLabel strain={value} />,
            ...(trump ? { spoken: sentence(SUIT_NAME[trump]) } : {}),
          };
        })}
        value={told.strain}
        onPick={(strain) => tell({ strain })}
      />
      <Segments
        name="doubled"
        legend="Doubled"
        segments={[
          { value: 1, label: "No" },
          { value: 2, label: "Doubled" },
          { value: 4, label: "Redoubled" },
        ]}
        value={told.multiplier}
        onPick={(multiplier) => tell({ multiplier: multiplier as Told["multiplier"] })}
      />
      <Stepper
        name="tricks"
        label="Tricks won"
        text={typed}
        least={0}
        most={13}
        first={told.tricks}
        onText={onTricks}
        note={typed.trim() === "" ? "from 0 to 13" : tricksNote(told)}
      />
      <Segments
        name="vulnerable"
        legend="Vulnerable"
        segments={[
          { value: "no", label: "No" },
          { value: "yes", label: "Yes, at contract" },
        ]}
        value={told.vulnerable ? "yes" : "no"}
        onPick={(value) => tell({ vulnerable: value === "yes" })}
      />
    </section>
  );
}

/** The four players as the reader sees them; the score is kept for Z and his partner. */
const HOLDERS: readonly { readonly value: Seat; readonly label: string }[] = [
  { value: "Z", label: "Me" },
  { value: "Y", label: "Partner" },
  { value: "A", label: "Left" },
  { value: "B", label: "Right" },
];

/** Who was dealt each honour in trumps, or each ace at no trump. */
export function HonoursForm({ told, deal, tell }: Props) {
  const at = told.strain === "notrump" ? "aces" : "trumps";
  const held = asStraight(deal).honours;
  return (
    <section class="held" aria-labelledby="told-honours">
      <h2 id="told-honours">{at === "aces" ? "The aces" : "The honours in trumps"}</h2>
      {honourCards(told.strain).map((card, index) => (
        <Segments
          key={card}
          name={`held-${card}`}
          legend={
            <>
              <span class="vh">Who held the {cardName(card)}</span>
              <span aria-hidden="true">
                <span class={`suit suit-${suitOf(card)}`}>{GLYPH[suitOf(card)]}</span>
                {rankText(rankOf(card))}
              </span>
            </>
          }
          segments={HOLDERS}
          value={told[at][index] ?? null}
          onPick={(seat) =>
            tell({ [at]: told[at].map((was, place) => (place === index ? seat : was)) })
          }
        />
      ))}
      <p class="quiet">
        {held
          ? `${SIDE_NAME[held.side]} held ${HONOUR_NAME[held.kind]}.`
          : "Neither side held three."}
      </p>
    </section>
  );
}
