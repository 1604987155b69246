import { ACTORS, MOMENTS } from "../../engine/laws/actors.ts";
import type { Ruling } from "../../engine/laws/apply.ts";
import type { Remedy } from "../../engine/laws/remedies.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Exercise, Mark, Words } from "../kit/exercise.ts";
import { LENIENT, NOTHING, nothingIn, rulingOnIncident } from "../dealing/incident.ts";
import { fetchLaws, rulesOfRuling } from "../marking/law-chapters.ts";
import { sceneOf } from "../kit/scene.ts";
import { numberWord, sentence } from "../kit/words.ts";

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** What the law says: who may act, what follows, and until when. */
function lawText(ruling: Ruling): Words {
  const { who, follows, until } = ruling;
  if (nothingIn(ruling)) return `Nothing may be demanded. ${follows}`;
  const time = until ? ` Time allowed: ${lower(MOMENTS[until])}.` : "";
  return `The right belongs to ${lower(ACTORS[who])}. ${follows}${time}`;
}

function markOf(id: string, { may }: Ruling, nothing: boolean): Mark {
  if (id === NOTHING) return nothing ? "best" : "wrong";
  if (nothing || !may.includes(id as Remedy)) return "wrong";
  return LENIENT.includes(id as Remedy) ? "acceptable" : "best";
}

/** Something irregular has happened: what may be demanded? */
const whatHappensNow: Exercise = {
  id: "what-happens-now",
  pose: async (random) => (await import("../dealing/incident-deal.ts")).poseIncidentFrom(random),
  ready: (problem) => fetchLaws(problem && sceneOf(problem, "incident").part),
  solve(problem) {
    const ruling = rulingOnIncident(sceneOf(problem, "incident"));
    const nothing = nothingIn(ruling);
    const law = lawText(ruling);
    const choices = choicesOf(problem.ask).map((id): Choice => {
      const mark = markOf(id, ruling, nothing);
      const lead =
        mark === "acceptable"
          ? "This may be left unsaid: nobody need demand anything. "
          : mark === "best" || nothing
            ? ""
            : id === NOTHING
              ? "Something may be. "
              : "The law does not give that here. ";
      return { id, mark, rules: rulesOfRuling(ruling), because: `${lead}${law}` };
    });
    const count = choices.filter(({ mark }) => mark === "best").length;
    return {
      type: "choices",
      choices,
      hints: [
        "Ask who has suffered by it, and whether the law names a price at all.",
        nothing
          ? "Not every fault has a price."
          : `${sentence(numberWord(count))} of these may be demanded.`,
        law,
      ],
    };
  },
};

export default whatHappensNow;
