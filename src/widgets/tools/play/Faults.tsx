import { ACTORS } from "../../../engine/laws/actors.ts";
import { REMEDIES, type Remedy } from "../../../engine/laws/remedies.ts";
import type { TakenRemedy } from "../../../engine/laws/table.ts";
import { cardText } from "../../../exercises/kit/words.ts";
import type { PlayDeal } from "../../../tabletop/playing/deal.ts";
import { faultsIn, type Mendable, type PlayFault } from "../../../tabletop/playing/faults.ts";
import type { Session } from "../../../tabletop/playing/session.ts";
import { Words } from "../../table/Words.tsx";
import { Score } from "./Score.tsx";

export interface FaultsProps {
  readonly deal: PlayDeal;
  readonly session: Session;
  readonly taken: readonly TakenRemedy[];
  readonly onTake: (taken: TakenRemedy) => void;
}

/** What the laws say of every revoke in the line: whether it may still be mended, what may be taken for it, and the score. */
export function Faults({ deal, session, taken, onTake }: FaultsProps) {
  const found = faultsIn(deal, session.line.slice(0, session.at), taken);
  if (!found.ok) return <p class="refused">{found.violation.message}</p>;
  const { mendable, faults, outcome } = found.value;
  return (
    <section class="faults">
      <h2>What the laws say</h2>
      {mendable.length === 0 && faults.length === 0 && <p>Nothing has gone wrong.</p>}
      {mendable.map((revoke) => (
        <Mend {...revoke} key={revoke.card} />
      ))}
      {faults.map((fault) => (
        <Fault fault={fault} onTake={onTake} key={fault.number} />
      ))}
      {outcome && <Score deal={deal} session={session} told={outcome} />}
    </section>
  );
}

function Mend({ seat, card }: Mendable) {
  return (
    <p>
      <Words text={`{${seat}} did not follow suit with ${cardText(card)}. `} />
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
  const { by, trick, cards, ruling, open, taken, number } = fault;
  const { who, follows, situation } = ruling;
  return (
    <div class="fault">
      <p>
        <Words
          text={`Trick ${trick + 1}: {${by}} revoked with ${cards.map(cardText).join(" ")}. `}
        />
        {taken ? `Taken: ${REMEDIES[taken].words}.` : `Who may act: ${ACTORS[who]}.`}
      </p>
      {open.map((remedy: Remedy) => (
        <button
          type="button"
          class="button"
          key={remedy}
          onClick={() => onTake({ fault: number, remedy })}
        >
          {REMEDIES[remedy].words}
        </button>
      ))}
      <p class="quiet">
        {follows} <a href={`/table/what-happens-now/?s=${situation}`}>The law</a>
      </p>
    </div>
  );
}
