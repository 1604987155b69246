import type { DealOutcome } from "../../engine/scoring/outcome.ts";
import { outcomeFacts } from "../../exercises/wording/outcome-words.ts";
import { Told } from "./Told.tsx";

/** The deals of a rubber in order, each as its scorer is told of it. */
export function RubberScene({ deals }: { readonly deals: readonly DealOutcome[] }) {
  return (
    <Told facts={deals.map((deal, index) => `${index + 1}. ${outcomeFacts(deal).join(" ")}`)} />
  );
}
