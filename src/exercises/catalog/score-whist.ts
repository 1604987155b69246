import { must } from "../../engine/core/result.ts";
import { SIDES } from "../../engine/core/seat.ts";
import { sumOf } from "../../engine/scoring/line.ts";
import { scoreWhist as scoreLines } from "../../engine/scoring/whist.ts";
import type { Entry, Exercise } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { afterText, FORM, gameText } from "../wording/whist-words.ts";
import { numberWord, SIDE_NAME } from "../kit/words.ts";

/** A deal of whist is over: mark the score of both sides, and what the game is worth where it is won. */
const scoreWhist: Exercise = {
  id: "score-whist",
  pose: async (random) => (await import("../dealing/whist-pose.ts")).poseRandom(random),
  solve(problem) {
    const posed = sceneOf(problem, "whist-deal");
    const { form, deal, before } = posed;
    const lines = must(scoreLines(deal, FORM[form], { game: before, gamesWon: { YZ: 0, AB: 0 } }));
    const after = {
      YZ: before.YZ + sumOf(lines, "YZ", "below"),
      AB: before.AB + sumOf(lines, "AB", "below"),
    };
    const game = lines.find(({ item }) => item === "game");
    const worth = gameText(form, lines, after);
    const entries: Entry[] = [
      ...SIDES.map((side): Entry => {
        const { words, rules } = afterText(posed, lines, side);
        return { field: `after.${side}`, value: after[side], rules, because: words };
      }),
      { field: "game", value: game?.points ?? 0, rules: worth.rules, because: worth.words },
    ];
    return {
      type: "entries",
      entries,
      hints: [
        form === "english"
          ? "Score in order: a revoke first, then tricks, honours last, and stop when somebody has five."
          : "Tricks over six count one each and honours nothing. Stop when somebody has seven.",
        game
          ? `${SIDE_NAME[game.side]} win the game.`
          : `Neither side comes to ${numberWord(FORM[form].gamePoints)}.`,
        `The score is ${after.YZ} to us and ${after.AB} to them.`,
      ],
    };
  },
};

export default scoreWhist;
