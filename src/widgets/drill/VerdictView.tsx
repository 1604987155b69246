import type { ComponentChildren } from "preact";
import { isSound } from "../answers/state.ts";
import { Words } from "../table/Words.tsx";
import { RuleLinks } from "./RuleLinks.tsx";
import type { Mode, Session, Turn } from "./session.ts";
import { becauseOf, exploreTitle, headingOf, saidBy } from "./verdict-words.ts";

interface StatusProps {
  readonly session: Session;
  /** What stands beneath the verdict without being read out. */
  readonly children: ComponentChildren;
}

/**
 * The region that is read out: there from the start, and given each verdict, hint or note in one piece. Hints taken
 * before the newest stand above it, so that they are not read again.
 */
export function Status({ session, children }: StatusProps) {
  const { verdict, told, note } = session;
  const newest = note ?? (verdict ? null : told.at(-1));
  return (
    <>
      {!verdict &&
        told.map(
          (hint) =>
            hint !== newest && (
              <p class="hint" key={hint}>
                <Words text={hint} />
              </p>
            ),
        )}
      <div class="verdict">
        <div role="status">
          {verdict && <VerdictWords session={session} />}
          {newest && (
            <p class="hint" key={newest}>
              <Words text={newest} />
            </p>
          )}
        </div>
        {children}
      </div>
    </>
  );
}

function VerdictWords({
  session: { verdict, given, problem, run },
}: {
  readonly session: Session;
}) {
  if (!verdict || !given) return null;
  return (
    <div key={JSON.stringify(given)}>
      <h3>
        <Words text={headingOf(verdict.mark, problem.ask, given, run)} />
      </h3>
      {verdict.says && given.type === "choice" && (
        <p class="says">
          <Words text={saidBy(verdict.says, given.id, problem.ask)} />
        </p>
      )}
      <p>
        <Words text={becauseOf(verdict, problem.ask)} />
      </p>
    </div>
  );
}

interface OnwardProps {
  readonly session: Session;
  readonly mode: Mode;
  readonly id: string;
  readonly turn: Turn | undefined;
}

/** What follows a verdict: one step on, the list of every answer for those who would see it, and the rules that decide it. */
export function Onward({ session, mode, id, turn }: OnwardProps) {
  const { verdict, solution, problem, exploring, Every } = session;
  if (!verdict || !solution) return null;
  const { rules } = verdict;
  const sound = isSound(verdict.mark);
  const list = `${id}-every`;
  return (
    <>
      <div class="onward">
        <button
          type="button"
          class="act"
          key={verdict.mark}
          onClick={() => (sound ? session.next() : session.retry())}
        >
          {sound
            ? (turn?.onward ?? (mode === "lesson" ? "Another like it" : "Next problem"))
            : "Try again"}
        </button>
        <button
          type="button"
          class="quiet"
          aria-expanded={exploring}
          aria-controls={list}
          onClick={() => session.explore()}
        >
          {exploreTitle(problem.ask)}
        </button>
      </div>
      {exploring && Every && (
        <Every
          id={list}
          problem={problem}
          given={session.given}
          solution={solution}
          titles={session.titles}
        />
      )}
      {rules.length > 0 && (
        <p class="cites">
          {rules.length > 1 ? "Rules: " : "Rule: "}
          <RuleLinks rules={rules} titles={session.titles} />
        </p>
      )}
    </>
  );
}
