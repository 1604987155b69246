import type { Ask } from "../../exercises/kit/ask.ts";
import { choicesOf } from "../../exercises/kit/ask.ts";
import { sentence } from "../../exercises/kit/words.ts";
import { nameOf } from "../drill/verdict-words.ts";
import { Words } from "../table/Words.tsx";

interface Props {
  readonly ask: Ask;
  readonly cast: Readonly<Record<string, number>>;
  readonly onVote: (id: string, by: 1 | -1) => void;
}

/** How wide a bar of the chart can be, in its own units. */
const FULL = 100;

/**
 * How the class has voted, a bar for each answer that has been called out; a card or an answer is touched once for each
 * voice. Any of them can be taken back.
 */
export function VotesView({ ask, cast, onVote }: Props) {
  const rows = choicesOf(ask)
    .map((id) => ({ id, name: sentence(nameOf(id, ask)), count: cast[id] ?? 0 }))
    .filter(({ count }) => count > 0);
  const most = Math.max(...rows.map(({ count }) => count), 1);
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  if (rows.length === 0) return null;
  return (
    <table class="votes">
      <caption>
        {all} {all === 1 ? "vote" : "votes"}
      </caption>
      <tbody>
        {rows.map(({ id, name, count }) => (
          <tr key={id}>
            <th scope="row">
              <Words text={name} />
            </th>
            <td class="bar">
              <svg viewBox={`0 0 ${FULL} 10`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={(FULL * count) / most} height="10" />
              </svg>
            </td>
            <td>{count}</td>
            <td>
              <button type="button" class="plain" onClick={() => onVote(id, -1)}>
                <span aria-hidden="true">−</span>
                <span class="vh">One fewer for {name}</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
