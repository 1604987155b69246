import type { ComponentType } from "preact";
import type { DrillProps } from "../../drill/Drill.tsx";
import type { Laid } from "../../drill/lay-out.ts";
import type { Turn } from "../../drill/session.ts";

export interface AskedProps extends Turn {
  readonly Drill: ComponentType<DrillProps>;
  readonly laid: Laid;
  readonly kindTitle: string;
  readonly turn: number;
  readonly of: number;
}

/** The problem in hand, and how far the sitting has come. */
export function Asked({ Drill, laid, kindTitle, turn, of, ...after }: AskedProps) {
  return (
    <>
      <p class="quiet">
        Problem {turn + 1} of {of}
      </p>
      <Drill
        key={turn}
        problem={laid.problem}
        titles={laid.titles}
        mode="sitting"
        kindTitle={kindTitle}
        turn={after}
      />
    </>
  );
}
