import { hydrate } from "preact";
import { Drill, type DrillProps } from "./Drill.tsx";

/** Hydrates the drill drawn in `shell` from its props as JSON. */
export function mount(shell: HTMLElement, props: string): void {
  hydrate(<Drill {...(JSON.parse(props) as DrillProps)} />, shell);
}
