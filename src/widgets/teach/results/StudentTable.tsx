import { isRight, type Student } from "../../../classroom/results.ts";
import type { Mark } from "../../../exercises/kit/exercise.ts";

/** How a verdict is written in a narrow column, and spoken. */
const SIGN: Readonly<Record<Mark | "none", readonly [sign: string, spoken: string]>> = {
  best: ["✓", "right"],
  acceptable: ["✓", "also sound"],
  wrong: ["×", "not right"],
  none: ["–", "not answered"],
};

/** A line a student, a column a question, and how many he had right. */
export function StudentTable({
  students,
  steps,
}: {
  readonly students: readonly Student[];
  readonly steps: number;
}) {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label="Table by student">
      <table class="students">
        <thead>
          <tr>
            <th scope="col">Student</th>
            {Array.from({ length: steps }, (_, at) => (
              <th scope="col" key={at}>
                {at + 1}
              </th>
            ))}
            <th scope="col">Right</th>
          </tr>
        </thead>
        <tbody>
          {students.map(({ called, tag, marked, right }) => (
            <tr key={`${called} ${tag}`}>
              <th scope="row">{called}</th>
              {marked.map(({ mark, reply }, at) => {
                const [sign, spoken] = SIGN[mark ?? "none"];
                return (
                  <td key={at} class={isRight(mark) ? "sound" : undefined}>
                    <span aria-hidden="true">
                      {sign}
                      {reply.hinted ? "ʰ" : ""}
                    </span>
                    <span class="vh">
                      {spoken}
                      {reply.hinted && ", with a hint"}
                    </span>
                  </td>
                );
              })}
              <td>
                {right} of {steps}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
