import { h } from "preact";
import type { Ask } from "../../exercises/kit/ask.ts";
import type { Scene } from "../../exercises/kit/scene.ts";
import { viewOf } from "../views.ts";
import { SceneView } from "../table/SceneView.tsx";
import { bare } from "../table/slot.tsx";
import { CardAnswer } from "./CardAnswer.tsx";
import { OptionAnswer } from "./OptionAnswer.tsx";
import type { AnswerProps } from "./state.ts";

interface Props extends AnswerProps {
  /** Names the elements of this problem apart from others on the page; the question is `q-` and this. */
  readonly id: string;
  readonly scene: Scene;
  readonly ask: Ask;
}

/** The scene, and the means of answering: its own cards, or an input beneath it. */
export function AnswerView({ id, scene, ask, ...state }: Props) {
  switch (ask.type) {
    case "card":
      return <CardAnswer scene={scene} from={ask.from} {...state} />;
    case "option":
      return (
        <>
          <SceneView scene={scene} slot={bare} />
          <OptionAnswer ask={ask} labelledBy={`q-${id}`} {...state} />
        </>
      );
    case "several":
      return (
        <>
          <SceneView scene={scene} slot={bare} />
          {h(viewOf("several").SeveralAnswer, { ask, labelledBy: `q-${id}`, ...state })}
        </>
      );
    case "numbers":
      return (
        <>
          <SceneView scene={scene} slot={bare} />
          {h(viewOf("numbers").NumbersAnswer, { ask, id, ...state })}
        </>
      );
    case "sheet":
      return (
        <>
          <SceneView scene={scene} slot={bare} />
          {h(viewOf("sheet").SheetAnswer, { ask, id, ...state })}
        </>
      );
    default:
      return ask satisfies never;
  }
}
