import type { Words as Text } from "../../exercises/kit/exercise.ts";
import { isTold, type Scene } from "../../exercises/kit/scene.ts";
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

interface FactsProps {
  readonly scene: Scene;
  readonly facts: readonly Text[];
}

/** The facts of a problem: a ruled line for each where they are all there is to see, else a sentence or two above the table. */
export function Facts({ scene, facts }: FactsProps) {
  if (isTold(scene)) return <Told facts={facts} />;
  return facts.length > 0 ? (
    <p class="facts">
      <Words text={facts.join(" ")} />
    </p>
  ) : null;
}
