import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { poseWhist } from "../dealing/whist-pose.ts";

/** Every rule that a solution of this kind may cite. */
export const scoreWhistTeaches: readonly RuleId[] = [
  "whist.object",
  "whist.order",
  "whist.score.precedence",
  "whist.score.english",
  "whist.honours",
  "whist.score.honours-called",
  "whist.honours.at-four",
  "whist.honours.tricks-first",
  "whist.rubber-points",
  "whist.revoke.english",
  "whist.revoke.american",
  "whist.revoke.no-game",
  "whist.score.revoke",
  "whist.score.american",
  "whist.american.no-honours",
  "whist.awl",
];

const won = (tricks: number) => ({ YZ: tricks, AB: 13 - tricks });
const stood = (YZ: number, AB: number) => ({ YZ, AB });

/** Foster’s examples of the order of scoring, honours at each score, and what a revoke costs under both codes. */
export const scoreWhistItems: Readonly<Record<string, Posed>> = {
  "four-without-honours": poseWhist({
    form: "english",
    before: stood(0, 4),
    deal: { tricks: won(7), honours: { YZ: 0, AB: 4 } },
  }),
  "honours-at-three": poseWhist({
    form: "english",
    before: stood(0, 3),
    deal: { tricks: won(7), honours: { YZ: 1, AB: 3 } },
  }),
  "two-honours": poseWhist({
    form: "english",
    before: stood(0, 2),
    deal: { tricks: won(7), honours: { YZ: 2, AB: 2 } },
  }),
  "honours-to-the-losers": poseWhist({
    form: "english",
    before: stood(2, 0),
    deal: { tricks: won(8), honours: { YZ: 1, AB: 3 } },
  }),
  "honours-not-called": poseWhist({
    form: "english",
    before: stood(2, 1),
    deal: { tricks: won(7), honours: { YZ: 3, AB: 1 }, honoursCalled: false },
  }),
  "tricks-out-before-honours": poseWhist({
    form: "english",
    before: stood(3, 2),
    deal: { tricks: won(4), honours: { YZ: 4, AB: 0 } },
  }),
  // Foster’s two examples at three to nothing: the tricks are marked first.
  "honours-later": poseWhist({
    form: "english",
    before: stood(0, 3),
    deal: { tricks: won(9), honours: { YZ: 1, AB: 3 } },
  }),
  "treble-before-honours": poseWhist({
    form: "english",
    before: stood(0, 3),
    deal: { tricks: won(5), honours: { YZ: 4, AB: 0 } },
  }),
  "four-honours-for-game": poseWhist({
    form: "english",
    before: stood(1, 3),
    deal: { tricks: won(9), honours: { YZ: 0, AB: 4 } },
  }),
  "revoke-three-tricks": poseWhist({
    form: "english",
    before: stood(0, 0),
    deal: { tricks: won(5), revokes: { AB: { count: 1, penalty: "tricks" } } },
  }),
  "revoke-deduct": poseWhist({
    form: "english",
    before: stood(1, 4),
    deal: { tricks: won(7), revokes: { AB: { count: 1, penalty: "deduct" } } },
  }),
  // Every trick and four honours, and the game is lost all the same: the revoke is paid for first.
  "revoke-add-treble": poseWhist({
    form: "english",
    before: stood(0, 2),
    deal: {
      tricks: won(13),
      honours: { YZ: 4, AB: 0 },
      revokes: { YZ: { count: 1, penalty: "add" } },
    },
  }),
  "revoke-stops-at-four": poseWhist({
    form: "english",
    before: stood(0, 3),
    deal: { tricks: won(2), revokes: { AB: { count: 1, penalty: "add" } } },
  }),
  "american-five-by-cards": poseWhist({
    form: "american",
    before: stood(6, 2),
    deal: { tricks: won(11) },
  }),
  "american-no-honours": poseWhist({
    form: "american",
    before: stood(3, 5),
    deal: { tricks: won(8), honours: { YZ: 4, AB: 0 } },
  }),
  "american-revoke": poseWhist({
    form: "american",
    before: stood(0, 0),
    deal: { tricks: won(6), revokes: { AB: { count: 1 } } },
  }),
  "american-revoke-twice": poseWhist({
    form: "american",
    before: stood(3, 0),
    deal: { tricks: won(5), revokes: { AB: { count: 2 } } },
  }),
  "american-revoke-stops-at-six": poseWhist({
    form: "american",
    before: stood(0, 4),
    deal: { tricks: won(1), revokes: { AB: { count: 1 } } },
  }),
  "american-both-revoke": poseWhist({
    form: "american",
    before: stood(0, 5),
    deal: { tricks: won(3), revokes: { YZ: { count: 1 }, AB: { count: 1 } } },
  }),
};
