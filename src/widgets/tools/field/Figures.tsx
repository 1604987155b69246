import { Words } from "../../table/Words.tsx";
import { tricksToSet, type LeadProblem } from "../../../tabletop/field/problem.ts";
import type { SchoolLead } from "../../../tabletop/field/schools.ts";
import {
  bestGroup,
  chanceToSet,
  meanTricks,
  shortOf,
  type Estimate,
  type Tally,
} from "../../../tabletop/field/tally.ts";
import {
  borrowedText,
  figureText,
  groupSaid,
  groupText,
  ledBy,
  percentSpreadText,
  percentText,
  spreadText,
} from "./words.ts";

interface Props {
  readonly problem: LeadProblem;
  readonly tally: Tally;
  readonly schools: readonly SchoolLead[];
}

/** The numbers of tricks that the bars run from and to: whole ones that take in every mean with its error. */
function scaleOf(means: readonly Estimate[]): readonly [number, number] {
  const least = Math.min(...means.map(({ value, error }) => value - 2 * error));
  const most = Math.max(...means.map(({ value, error }) => value + 2 * error));
  return [Math.max(0, Math.floor(least - 0.5)), Math.min(13, Math.ceil(most))];
}

/** The scale of a chance, from never to always. */
const WHOLE = [0, 1] as const;

/** A mean as a bar with its error, twice the standard error either way, on a scale from whole number to whole number. */
function Bar({
  mean: { value, error },
  scale: [from, to],
}: {
  readonly mean: Estimate;
  readonly scale: readonly [number, number];
}) {
  const at = (tricks: number) => `${((tricks - from) / (to - from)) * 100}%`;
  return (
    <svg class="bar" aria-hidden="true">
      <rect width={at(value)} height="100%" />
      <line x1={at(value - 2 * error)} x2={at(value + 2 * error)} y1="50%" y2="50%" />
    </svg>
  );
}

/** Every lead with its tricks, its chance of setting the contract, and who leads it; the best stands first. */
export function Figures({ problem, tally, schools }: Props) {
  const { groups, deals } = tally;
  const means = groups.map((_, at) => meanTricks(tally, at));
  const scale = scaleOf(means);
  const best = bestGroup(tally);
  const borrowed = borrowedText(schools);
  const order = groups
    .map((_, at) => at)
    .sort((a, b) => (means[b]?.value ?? 0) - (means[a]?.value ?? 0) || a - b);
  return (
    <>
      <table class="figures-of-leads">
        <caption>
          {deals === 0
            ? "No deal tried yet."
            : `After ${deals} ${deals === 1 ? "deal" : "deals"}; the bars run from ${scale[0]} to ${scale[1]} tricks, and from never to always.`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Lead</th>
            <th scope="col">Tricks</th>
            <th scope="col">Sets it</th>
            <th scope="col">Short of the best</th>
          </tr>
        </thead>
        <tbody>
          {order.map((at) => {
            const group = groups[at] ?? [];
            const mean = means[at];
            const led = ledBy(group, schools);
            const chance = chanceToSet(tally, at, tricksToSet(problem));
            const short = shortOf(tally, at, best);
            return (
              <tr key={group[0]}>
                <th scope="row">
                  <span class="vh">{groupSaid(group)}</span>
                  <span aria-hidden="true">
                    <Words text={groupText(group)} />
                  </span>
                  {led && (
                    <small>
                      <Words text={led} />
                    </small>
                  )}
                </th>
                {deals > 0 && mean ? (
                  <>
                    <td>
                      {figureText(mean)} <small>{spreadText(mean)}</small>
                      <Bar mean={mean} scale={scale} />
                    </td>
                    <td>
                      {percentText(chance)} <small>{percentSpreadText(chance)}</small>
                      <Bar mean={chance} scale={WHOLE} />
                    </td>
                    <td>
                      {at === best ? (
                        "best"
                      ) : (
                        <>
                          {figureText(short)} <small>{spreadText(short)}</small>
                        </>
                      )}
                    </td>
                  </>
                ) : (
                  <>
                    <td>–</td>
                    <td>–</td>
                    <td>–</td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {borrowed && <p class="quiet">{borrowed}</p>}
    </>
  );
}
