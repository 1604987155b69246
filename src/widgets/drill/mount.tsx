import { hydrate } from "preact";
import { fetchViews } from "../views.ts";
import { Drill, type DrillProps } from "./Drill.tsx";

// All that a sitting lays out problems with comes with this chunk, so that no page fetches it twice.
export { loadKind } from "../../exercises/catalog.ts";
export { Drill } from "./Drill.tsx";
export { layOut } from "./lay-out.ts";

/** Hydrates the drill drawn in `shell` from its props as JSON. Rejects where what it shows cannot be fetched. */
export async function mount(shell: HTMLElement, json: string): Promise<void> {
  const props = JSON.parse(json) as DrillProps;
  await fetchViews(props.problem);
  hydrate(<Drill {...props} />, shell);
}
