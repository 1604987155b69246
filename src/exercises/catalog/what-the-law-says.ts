import { ACTORS, MOMENTS, type Moment } from "../../engine/laws/actors.ts";
import type { Ruling } from "../../engine/laws/apply.ts";
import type { Remedy } from "../../engine/laws/remedies.ts";
import { rulingOnIncident } from "../dealing/incident.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Exercise, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { numberWord, sentence } from "../kit/words.ts";
import { fetchLaws, rulesOfRuling } from "../marking/law-chapters.ts";

/** The limit of time, as the law has it, with what follows. */
function untilText({ until, follows }: Ruling): Words {
  return `${until ? `${MOMENTS[until]}. ` : ""}${follows}`;
}

/** Who decides, and what comes of it. */
function followsText({ who, follows }: Ruling): Words {
  const nobody = who === "the-law" || who === "nobody" || who === "nobody-chooses";
  const actor = ACTORS[who];
  const lower = actor.charAt(0).toLowerCase() + actor.slice(1);
  return `${nobody ? actor : `It is for ${lower}`}. ${follows}`;
}

/** A case of the laws: what follows, or until when is there time? */
const whatTheLawSays: Exercise = {
  id: "what-the-law-says",
  pose: async (random) => (await import("../dealing/law-asked-deal.ts")).poseLawCase(random),
  ready: (problem) => fetchLaws(problem && sceneOf(problem, "incident").part),
  solve(problem) {
    const ruling = rulingOnIncident(sceneOf(problem, "incident"));
    const timed = problem.ask.type === "option";
    const law = timed ? untilText(ruling) : followsText(ruling);
    const right = (id: string) =>
      timed ? (id as Moment) === ruling.until : ruling.may.includes(id as Remedy);
    const choices = choicesOf(problem.ask).map((id): Choice => {
      const best = right(id);
      return {
        id,
        mark: best ? "best" : "wrong",
        rules: rulesOfRuling(ruling),
        because: best ? law : `The law has it otherwise here. ${law}`,
      };
    });
    const count = choices.filter(({ mark }) => mark === "best").length;
    return {
      type: "choices",
      choices,
      hints: timed
        ? [
            "Ask when it could no longer be proved, or when the game has moved on.",
            "The games and their codes do not all draw the line at the same place.",
            law,
          ]
        : [
            "Ask whether anybody has a choice at all, and which form of the game is played.",
            `${sentence(numberWord(count))} of these ${count === 1 ? "is" : "are"} right.`,
            law,
          ],
    };
  },
};

export default whatTheLawSays;
