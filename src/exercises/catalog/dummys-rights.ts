import type { Random } from "../../engine/core/random.ts";
import { SEATS } from "../../engine/core/seat.ts";
import { DUMMY_ACTS, dummyMay, type DummyAct } from "../../engine/laws/dummy.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { choicesOf } from "../kit/ask.ts";
import type { DummyGame, DummyPosed } from "../dealing/dummy-act.ts";
import { poseDummyAct } from "../dealing/dummy-act-deal.ts";
import type { Choice, Exercise, Posed, Words } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";

const RIGHTS_LOST: Readonly<Record<DummyGame, RuleId>> = {
  auction: "auction.law.dummy.rights-lost",
  "straight-bridge": "straight.law.dummy.rights-lost",
};
const SUGGESTS: Readonly<Record<DummyGame, RuleId>> = {
  auction: "auction.law.dummy.suggests",
  "straight-bridge": "straight.law.dummy.suggests",
};

/** The rule of auction on each thing that dummy may do; at straight bridge one rule has them all. */
const AUCTION_RIGHT: Partial<Readonly<Record<DummyAct, RuleId>>> = {
  "ask-void": "auction.dummy.right.ask-renounce",
  "cards-in-trick": "auction.dummy.right.card-count",
  "correct-claim": "auction.dummy.right.improper-claim",
  "trick-wrong-side": "auction.dummy.right.trick-wrong-side",
  "correct-score": "auction.dummy.right.erroneous-score",
  "advise-revoke-penalty": "auction.dummy.right.consult-revoke-penalty",
  "point-out-revoke": "auction.dummy.right.conditional",
  "point-out-exposed": "auction.dummy.right.conditional",
  "point-out-lead": "auction.dummy.right.conditional",
};
const RIGHT: Readonly<Record<DummyGame, (act: DummyAct) => RuleId>> = {
  auction: (act) => AUCTION_RIGHT[act] ?? "auction.law.dummy.rights",
  "straight-bridge": () => "straight.law.dummy.rights",
};

/** Faults of the other side that carry a penalty. */
const PENAL: readonly DummyAct[] = [
  "point-out-revoke",
  "point-out-exposed",
  "point-out-lead",
  "other-penalty",
];

interface Finding {
  readonly rules: readonly RuleId[];
  readonly because: Words;
}

/** Why dummy may do it. */
function allowed({ act, game, down }: DummyPosed): Finding {
  if (!down) {
    return {
      rules: ["auction.dummy.full-rights-before"],
      because: "Until the first lead is made he is not dummy yet, and has every right of a player.",
    };
  }
  return {
    rules: [RIGHT[game](act)],
    because: PENAL.includes(act)
      ? "He may, since he has not looked into a player’s hand: a revoke past mending, an exposed card and a lead out of turn are the three faults he may speak of."
      : act === "ask-void"
        ? "He may always try to save his partner from a revoke."
        : act === "advise-revoke-penalty"
          ? "The choice of a penalty for a revoke is the one thing on which he may advise declarer."
          : "It is one of the few things the law leaves to dummy: it keeps the facts straight, and helps nobody to play.",
  };
}

/** Why he may not, and what comes of it if he does. */
function denied({ act, game, code, looked }: DummyPosed): Finding {
  if (act === "suggest-card") {
    return {
      rules: [SUGGESTS[game]],
      because:
        "He may not suggest a play. If he does, either opponent may have the card played, or not played.",
    };
  }
  if (act === "warn-wrong-hand" && game in WARNED) {
    return {
      rules: ["auction.law.dummy.warns-lead"],
      because:
        "He may not take part in the play. If he does, either opponent may have the lead made from that hand.",
    };
  }
  if (looked) {
    return {
      rules: ["auction.dummy.right.conditional", RIGHTS_LOST[game]],
      because:
        "He has looked into a player’s hand, and so has lost the right. If he speaks, declarer may not claim the penalty.",
    };
  }
  if (PENAL.includes(act)) {
    return {
      rules: [RIGHTS_LOST[game]],
      because:
        code === "english"
          ? "The English code leaves him only the question whether partner has none of a suit. If he speaks of a fault, the dealer may not claim the penalty."
          : "It is not among the things he may speak of. If he does, the penalty may not be claimed.",
    };
  }
  return {
    rules: [NOTHING_ELSE[game]],
    because:
      "It is not among the things the law leaves to dummy, and he has no other part in the play.",
  };
}

/** The games that name a price for warning declarer of the wrong hand. */
const WARNED: Partial<Readonly<Record<DummyGame, true>>> = { auction: true };
const NOTHING_ELSE: Readonly<Record<DummyGame, RuleId>> = {
  auction: "auction.dummy.nothing-else",
  "straight-bridge": "straight.law.dummy.rights",
};

type Case = Pick<DummyPosed, "act" | "game" | "code"> & Partial<DummyPosed>;

const auction = (act: DummyAct, more: Partial<DummyPosed> = {}): Case => ({
  act,
  game: "auction",
  code: "american",
  ...more,
});
const straight = (act: DummyAct, code: "american" | "english"): Case => ({
  act,
  game: "straight-bridge",
  code,
});

/** What is asked; where a code is silent, or there is no penalty to choose, it is not. */
const CASES: readonly Case[] = [
  ...DUMMY_ACTS.map((act) => auction(act)),
  ...(["point-out-revoke", "point-out-exposed", "point-out-lead", "trick-wrong-side"] as const).map(
    (act) => auction(act, { looked: true }),
  ),
  ...(["point-out-exposed", "point-out-lead"] as const).map((act) => auction(act, { down: false })),
  ...(
    [
      "ask-void",
      "ask-penalty-obeyed",
      "cards-in-trick",
      "correct-claim",
      "trick-wrong-side",
      "discuss-fact",
      "correct-score",
      "point-out-revoke",
      "point-out-exposed",
      "point-out-lead",
      "suggest-card",
      "other-penalty",
    ] as const
  ).map((act) => straight(act, "american")),
  ...(
    ["ask-void", "point-out-revoke", "point-out-exposed", "point-out-lead", "suggest-card"] as const
  ).map((act) => straight(act, "english")),
];

/** Only at auction may another than {Z} play the hand. */
const DECLARERS: Readonly<Record<DummyGame, readonly DummyPosed["declarer"][]>> = {
  auction: SEATS,
  "straight-bridge": ["Z"],
};

function poseFrom(random: Random): Posed {
  const drawn = random.pick(CASES);
  return poseDummyAct({
    down: true,
    looked: false,
    declarer: random.pick(DECLARERS[drawn.game]),
    ...drawn,
  });
}

/** May dummy say or do this? */
const dummysRights: Exercise = {
  id: "dummys-rights",
  pose: poseFrom,
  solve(problem) {
    const posed = sceneOf(problem, "dummy-act");
    const { act, game, code, down, looked } = posed;
    const may = dummyMay(act, { down, looked }, game, code);
    const { rules, because } = (may ? allowed : denied)(posed);
    const right = may ? "yes" : "no";
    return {
      type: "choices",
      choices: choicesOf(problem.ask).map((id): Choice => ({
        id,
        mark: id === right ? "best" : "wrong",
        rules,
        because,
      })),
      hints: [
        "Dummy may keep the facts straight. He may not help in the play, and of the other side’s faults he may hardly speak.",
        down
          ? looked
            ? "He has looked into a hand. Does that cost him this right?"
            : "Would it help his partner to play, or claim a penalty, or only set a fact right?"
          : "His cards are not down yet.",
        because,
      ],
    };
  },
};

export default dummysRights;
