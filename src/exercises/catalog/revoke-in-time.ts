import type { LawGame } from "../../engine/laws/code.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { revokeState, type RevokeTime } from "../dealing/revoke-time.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Exercise, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";

/** The rules on which it turns: when a revoke is past mending, what a question does, and dummy’s card. */
const RULES: Readonly<
  Record<LawGame, Readonly<Record<"final" | "question" | "dummy", readonly RuleId[]>>>
> = {
  auction: {
    final: ["auction.revoke.established", "auction.law.revoke.established"],
    question: ["auction.revoke.ask-partner", "auction.law.revoke.question"],
    dummy: ["auction.revoke.dummy-exempt", "auction.law.dummy.revoke"],
  },
  "straight-bridge": {
    final: ["straight.law.revoke.established"],
    question: ["straight.prevent-revoke", "straight.law.revoke.question"],
    dummy: ["straight.revoke.dummy-exempt", "straight.law.dummy.revoke"],
  },
  whist: {
    final: ["whist.law.revoke.established"],
    question: ["whist.law.revoke.question"],
    dummy: [],
  },
};

function rulesFor({ game, dummy, asked }: RevokeTime): readonly RuleId[] {
  const { final, question, dummy: dummys } = RULES[game];
  if (dummy) return dummys;
  return asked ? [...final, ...question] : final;
}

/** Why it lies so, in the words of what has happened. */
function why(told: RevokeTime): Words {
  const { dummy, trickQuitted, asked, answeredNone, sidePlayedOn } = told;
  if (dummy) {
    return trickQuitted
      ? "Dummy’s cards are in sight of everybody, so nobody pays for them; and once the trick is let go, it stands as it was played."
      : "Dummy’s card may be changed for one of the suit until the trick is turned and let go.";
  }
  if (sidePlayedOn) {
    return "His own side has played to the next trick, and that ends it, whatever was asked.";
  }
  if (!trickQuitted) {
    return answeredNone
      ? "The trick has not been let go and his side has not played to another. His answer does not matter while that is so."
      : "The trick has not been let go, and his side has not played to another.";
  }
  if (!asked)
    return "The trick has been turned and let go, and nobody had asked him: it is too late.";
  return answeredNone
    ? "He was asked in time, but he said that he had none, and the trick has been let go: it is too late."
    : "He was asked before the trick was let go, and did not say that he had none. That keeps it open until his side plays to another.";
}

/** A card not of the suit led, and it is noticed: may it still be put right? */
const revokeInTime: Exercise = {
  id: "revoke-in-time",
  pose: async (random) => (await import("../dealing/revoke-time-deal.ts")).poseRevokeFrom(random),
  solve(problem) {
    const told = sceneOf(problem, "revoke-time");
    const state = revokeState(told);
    const because = why(told);
    const rules = rulesFor(told);
    return {
      type: "choices",
      choices: choicesOf(problem.ask).map((id) => ({
        id,
        mark: id === state ? "best" : "wrong",
        rules,
        because,
      })),
      hints: [
        "Two things end the time for mending: the trick is let go, or the offender’s side plays to the next.",
        told.dummy
          ? "It was dummy’s card."
          : told.sidePlayedOn
            ? "Ask which side has played to the next trick."
            : told.asked
              ? "He was asked, and it matters what he answered once the trick is let go."
              : "Nobody asked him anything.",
        because,
      ],
    };
  },
};

export default revokeInTime;
