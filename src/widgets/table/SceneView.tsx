import { h } from "preact";
import { isTold, type Scene } from "../../exercises/kit/scene.ts";
import { viewOf } from "../views.ts";
import type { Slot } from "./slot.tsx";
import { SuitScene } from "./SuitScene.tsx";

/** Draws any scene that has been fetched. `slot` says what lies in the place of each card. */
export function SceneView({ scene, slot }: { readonly scene: Scene; readonly slot: Slot }) {
  const { table } = scene;
  if (table) return h(viewOf("table").TableScene, { table, slot });
  // The facts of the problem tell all there is; nothing lies on the table.
  if (isTold(scene)) return null;
  switch (scene.type) {
    case "trick":
      return h(viewOf("trick").TrickScene, { scene, slot });
    case "auction":
      return h(viewOf("auction").AuctionTable, scene);
    case "doubling": {
      const { AuctionTable, asSaid } = viewOf("doubling");
      return <AuctionTable calls={asSaid(scene.calls)} />;
    }
    case "suit":
      return <SuitScene scene={scene} slot={slot} />;
    case "hand":
    case "making":
    case "opening":
      return h(viewOf(scene.type).HandScene, { scene, slot });
    case "bidding-hand":
      return h(viewOf("bidding-hand").BiddingScene, { scene, slot });
    case "third-hand":
      return h(viewOf("third-hand").ThirdHandScene, { scene, slot });
    case "discarding":
      return h(viewOf("discarding").DiscardScene, { scene, slot });
    case "ending":
      return h(viewOf("ending").EndingScene, { scene, slot });
    case "two-hands":
      return h(viewOf("two-hands").TwoHandsScene, { scene, slot });
    case "round":
      return h(viewOf("round").RoundScene, { scene, slot });
    case "honours":
      return h(viewOf("honours").HonoursScene, { scene, slot });
    case "cuts":
      return h(viewOf("cuts").CutScene, { scene, slot });
    case "marker":
      return h(viewOf("marker").MarkerScene, { scene });
    case "rubber":
      return h(viewOf("rubber").RubberScene, { deals: scene.deals });
    default:
      return scene satisfies never;
  }
}
