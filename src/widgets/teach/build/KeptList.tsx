import { countWords } from "../../practice/words.ts";
import type { KeptSet } from "../kept-sets.ts";

interface Props {
  readonly kept: readonly KeptSet[];
  readonly onOpen: (code: string) => void;
  readonly onDrop: (code: string) => void;
}

/** The sets kept on this device, each to be opened or taken off the list. */
export function KeptList({ kept, onOpen, onDrop }: Props) {
  if (kept.length === 0) return <p>None are kept here yet.</p>;
  return (
    <ul class="items" role="list">
      {kept.map(({ code, set }) => (
        <li key={code}>
          <span>
            {set.title || "A set without a title"}{" "}
            <span class="quiet">{countWords(set.steps.length, "question")}</span>
          </span>
          <span class="acts">
            <button type="button" class="plain" onClick={() => onOpen(code)}>
              Open<span class="vh"> {set.title}</span>
            </button>
            <button type="button" class="plain" onClick={() => onDrop(code)}>
              Take off the list<span class="vh"> {set.title}</span>
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
