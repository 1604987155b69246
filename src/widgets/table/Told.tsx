import type { Words as Text } from "../../exercises/kit/exercise.ts";
import { Words } from "./Words.tsx";

/** What a scorer is told, a ruled line for each thing. */
export function Told({ facts }: { readonly facts: readonly Text[] }) {
  return (
    <ul class="told" role="list">
      {facts.map((fact) => (
        <li key={fact}>
          <Words text={fact} />
        </li>
      ))}
    </ul>
  );
}
