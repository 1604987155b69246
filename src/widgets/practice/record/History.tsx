import type { DayTally } from "../../../progress/model/tally.ts";
import { countWords, dateWords } from "../words.ts";

const STEP = 12;
const BAR = 8;
const HEIGHT = 60;

/** The last days as two small charts, how many problems and how many of them right; and the same as a table. */
export function History({ days }: { readonly days: readonly DayTally[] }) {
  const most = Math.max(...days.map(({ of }) => of), 1);
  const width = days.length * STEP;
  const first = days[0]?.day;
  const busy = days.filter(({ of }) => of > 0);
  const done = busy.reduce((sum, { of }) => sum + of, 0);
  const right = busy.reduce((sum, day) => sum + day.right, 0);
  const box = `0 0 ${width} ${HEIGHT + 1}`;
  const told = `${countWords(done, "problem")} on ${countWords(busy.length, "day")}, ${right} right at the first try`;
  return (
    <section aria-labelledby="history">
      <h2 id="history">The last {days.length} days</h2>
      <p class="quiet">{told}.</p>
      <div class="charts">
        <figure>
          <svg class="chart" viewBox={box} role="img" aria-label={`Problems a day: ${told}`}>
            {days.map(({ day, of, right }, index) => {
              const tall = (of / most) * HEIGHT;
              const sound = (right / most) * HEIGHT;
              return (
                <g key={day}>
                  <rect
                    class="done"
                    x={index * STEP + 2}
                    y={HEIGHT - tall}
                    width={BAR}
                    height={tall}
                  />
                  <rect
                    class="sound"
                    x={index * STEP + 2}
                    y={HEIGHT - sound}
                    width={BAR}
                    height={sound}
                  />
                </g>
              );
            })}
            <path class="foot-line" d={`M0 ${HEIGHT + 0.5}H${width}`} />
          </svg>
          <figcaption class="quiet">
            Problems a day, at most {most}. The filled part was right at the first try.
          </figcaption>
        </figure>
        <figure>
          <svg class="chart" viewBox={box} role="img" aria-label="Share right, day by day">
            <path class="half-line" d={`M0 ${HEIGHT / 2}H${width}`} />
            {days.map(
              ({ day, of, right }, index) =>
                of > 0 && (
                  <circle
                    key={day}
                    class="share"
                    cx={index * STEP + STEP / 2}
                    cy={HEIGHT - 5 - (right / of) * (HEIGHT - 10)}
                    r={4}
                  />
                ),
            )}
            <path class="foot-line" d={`M0 ${HEIGHT + 0.5}H${width}`} />
          </svg>
          <figcaption class="quiet">
            The share of them right, from none to all; the line is half.
          </figcaption>
        </figure>
      </div>
      {first && (
        <p class="quiet span">
          <span>{dateWords(first)}</span> <span>today</span>
        </p>
      )}
      <details>
        <summary>The same as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" class="right">
                Problems
              </th>
              <th scope="col" class="right">
                Right
              </th>
            </tr>
          </thead>
          <tbody>
            {busy.toReversed().map(({ day, of, right }) => (
              <tr key={day}>
                <th scope="row">{dateWords(day)}</th>
                <td class="right">{of}</td>
                <td class="right">{right}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="quiet">On days that are not named there was nothing.</p>
      </details>
    </section>
  );
}
