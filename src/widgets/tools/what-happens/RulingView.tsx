import { ACTORS, MOMENTS } from "../../../engine/laws/actors.ts";
import type { Case } from "../../../engine/laws/cases.ts";
import { circumstanceWords } from "../../../engine/laws/circumstances.ts";
import { citedUnder } from "../../../engine/laws/books.ts";
import { REMEDIES } from "../../../engine/laws/remedies.ts";
import type { Inquiry } from "../../../tabletop/inquiry.ts";
import { RulingLink } from "./RulingLink.tsx";
import { briefly, choosesSomething, citationWords } from "./words.ts";

interface Props {
  readonly inquiry: Inquiry;
}

/** A ruling: who may do what, until when, at what cost, by which law, and what else the facts may make of it. */
export function RulingView({ inquiry }: Props) {
  const { ruling } = inquiry;
  if (!ruling) return null;
  const { cases, href } = ruling;
  const { who, may, until, follows, source, code } = cases.plain;
  const chooses = choosesSomething(who);
  return (
    <>
      <dl class="ruling">
        <dt>Who may act</dt>
        <dd>{ACTORS[who]}</dd>
        <dt>{chooses ? "What they may do" : "What happens"}</dt>
        <dd>
          <ul>
            {may.map((remedy) => (
              <li key={remedy}>{REMEDIES[remedy].words}</li>
            ))}
          </ul>
        </dd>
        {(chooses || until) && (
          <>
            <dt>Until when</dt>
            <dd>{until ? MOMENTS[until] : "The law names no limit"}</dd>
          </>
        )}
        <dt>What it costs and what follows</dt>
        <dd>{follows}</dd>
        <dt>The law</dt>
        <dd>
          {citedUnder(code, source)
            .map(citationWords)
            .map(({ book, at }) => (
              <p key={book}>
                {book}: {at}
              </p>
            ))}
          <a href={href}>This rule in the rulebook</a>
        </dd>
      </dl>
      {cases.otherwise.length > 0 && (
        <section class="otherwise">
          <h3>It may turn on this</h3>
          {cases.otherwise.map((each) => (
            <Otherwise key={circumstances(each)} inquiry={inquiry} case={each} />
          ))}
        </section>
      )}
      <p class="after">
        <button type="button" class="button" onClick={() => print()}>
          Print this ruling
        </button>
      </p>
    </>
  );
}

/** “If it was declarer, or if it was dummy”. */
function circumstances({ when, ruling }: Case): string {
  return `If ${when.map((each) => circumstanceWords(ruling.game, each)).join(", or if ")}`;
}

/** One circumstance, and the ruling it leads to; where that is another situation’s, a link to it. */
function Otherwise({ inquiry, case: other }: Props & { readonly case: Case }) {
  const plain = inquiry.ruling?.cases.plain;
  const { situation, code, who, may, follows, until } = other.ruling;
  const row = situation === plain?.situation ? undefined : inquiry.rowOf(situation);
  return (
    <div class="case">
      <p>
        <b>{circumstances(other)}:</b> {row && `${row.event}. `}
      </p>
      <p>
        {briefly(who, may)} {follows !== plain?.follows && follows}
        {until && until !== plain?.until && ` ${MOMENTS[until]}.`}
      </p>
      {row && (
        <RulingLink inquiry={inquiry} row={row} code={code}>
          The whole ruling
          <span class="vh">: {row.event}</span>
        </RulingLink>
      )}
    </div>
  );
}
