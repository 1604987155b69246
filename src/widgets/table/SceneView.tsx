import type { Scene } from "../../exercises/kit/scene.ts";
import { AuctionTable } from "./AuctionTable.tsx";
import { HandScene } from "./HandScene.tsx";
import { HonoursScene } from "./HonoursScene.tsx";
import { RubberScene } from "./RubberScene.tsx";
import type { Slot } from "./slot.tsx";
import { SuitScene } from "./SuitScene.tsx";
import { ThirdHandScene } from "./ThirdHandScene.tsx";
import { TrickScene } from "./TrickScene.tsx";

/** Draws any scene. `slot` says what lies in the place of each card. */
export function SceneView({ scene, slot }: { readonly scene: Scene; readonly slot: Slot }) {
  switch (scene.type) {
    case "trick":
      return <TrickScene scene={scene} slot={slot} />;
    case "auction":
      return <AuctionTable {...scene} />;
    case "suit":
      return <SuitScene scene={scene} slot={slot} />;
    case "hand":
      return <HandScene scene={scene} slot={slot} />;
    case "third-hand":
      return <ThirdHandScene scene={scene} slot={slot} />;
    case "honours":
      return <HonoursScene scene={scene} slot={slot} />;
    case "outcome":
      // The facts of the problem tell all there is; nothing lies on the table.
      return null;
    case "rubber":
      return <RubberScene deals={scene.deals} />;
    default:
      return scene satisfies never;
  }
}
