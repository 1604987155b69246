import type { Card } from "../../../engine/core/card.ts";
import { ACTORS } from "../../../engine/laws/actors.ts";
import { REMEDIES, type Remedy } from "../../../engine/laws/remedies.ts";
import type { TakenRemedy } from "../../../engine/laws/table.ts";
import { cardText, SUIT_NAME, SUITS_SHOWN } from "../../../exercises/kit/words.ts";
import type { PlayDeal } from "../../../tabletop/playing/deal.ts";
import {
  faultsIn,
  isFalseLead,
  takenBack,
  type Happening,
  type Mendable,
  type PlayFault,
} from "../../../tabletop/playing/faults.ts";
import { positionNow, type Session } from "../../../tabletop/playing/session.ts";
import { Words } from "../../table/Words.tsx";
import { faultText } from "./fault-words.ts";
import { Mishap } from "./Mishap.tsx";
import { Score } from "./Score.tsx";

export interface FaultsProps {
  readonly deal: PlayDeal;
  readonly session: Session;
  readonly taken: readonly TakenRemedy[];
  readonly happened: readonly Happening[];
  readonly onTake: (taken: TakenRemedy) => void;
  /** Something happens beside the play; where a line is given it is the line from then on. */
  readonly onHappen: (happened: readonly Happening[], line?: readonly Card[]) => void;
}

/** What the laws say of all that went wrong: what may still be mended, what may be taken for it, and the score. */
export function Faults(props: FaultsProps) {
  const { deal, session, taken, happened, onTake, onHappen } = props;
  const line = session.line.slice(0, session.at);
  const found = faultsIn(deal, line, taken, happened);
  if (!found.ok) return <p class="refused">{found.violation.message}</p>;
  const { mendable, faults, exposed, outcome } = found.value;
  const take = (fault: PlayFault, remedy: TakenRemedy) => {
    if (!isFalseLead(fault) || remedy.remedy === "accept") {
      return fault.beside ? onHappen([{ after: line.length, taken: remedy }]) : onTake(remedy);
    }
    const back = takenBack(line, fault, remedy);
    return onHappen(back.happened, back.line);
  };
  return (
    <section class="faults">
      <h2>What the laws say</h2>
      {mendable.length === 0 && faults.length === 0 && <p>Nothing has gone wrong.</p>}
      {mendable.map((revoke) => (
        <Mend {...revoke} key={revoke.card} />
      ))}
      {faults.map((fault) => (
        <Fault fault={fault} onTake={(remedy) => take(fault, remedy)} key={fault.number} />
      ))}
      {exposed.map(({ seat, card }) => (
        <p key={card}>
          <Words text={`${cardText(card)} of {${seat}} lies face up. `} />
          <button
            type="button"
            class="button"
            onClick={() => onHappen([{ after: line.length, action: { do: "call-card", card } }])}
          >
            Call it<span class="vh">: {cardText(card)}</span>
          </button>
        </p>
      ))}
      {session.chair === "all" && (
        <Mishap
          position={positionNow(deal, session)}
          at={line.length}
          onHappen={onHappen}
          onLead={(card) => onHappen([], [...line, card])}
        />
      )}
      {outcome && <Score deal={deal} session={session} told={outcome} />}
    </section>
  );
}

function Mend({ seat, card, order }: Mendable) {
  const did = order ? "did not do as he was told" : "did not follow suit";
  return (
    <p>
      <Words text={`{${seat}} ${did} with ${cardText(card)}. `} />
      Take it back and it is put right: the law allows that until the trick is turned.
    </p>
  );
}

function Fault({
  fault,
  onTake,
}: {
  readonly fault: PlayFault;
  readonly onTake: FaultsProps["onTake"];
}) {
  const { ruling, open, taken, number } = fault;
  const { who, follows, situation } = ruling;
  return (
    <div class="fault">
      <p>
        <Words text={`${faultText(fault)} `} />
        {taken ? `Taken: ${REMEDIES[taken].words}.` : `Who may act: ${ACTORS[who]}.`}
      </p>
      {open.flatMap((remedy: Remedy) =>
        remedy === "call-suit"
          ? SUITS_SHOWN.map((suit) => (
              <button
                type="button"
                class="button"
                key={suit}
                onClick={() => onTake({ fault: number, remedy, suit })}
              >
                Call {SUIT_NAME[suit]} at that side’s next lead
              </button>
            ))
          : [
              <button
                type="button"
                class="button"
                key={remedy}
                onClick={() => onTake({ fault: number, remedy })}
              >
                {REMEDIES[remedy].words}
              </button>,
            ],
      )}
      <p class="quiet">
        {follows} <a href={`/table/what-happens-now/?s=${situation}`}>The law</a>
      </p>
    </div>
  );
}
