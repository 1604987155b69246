import { height, isHonour, type Holding, type Rank } from "../core/card.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { elevenCount, ranksAbove } from "./eleven.ts";
import type { Against } from "./lead-card.ts";
import { has, lacks, lowest, top } from "./lead-pattern.ts";
import {
  equalsOf,
  gradePlay,
  playLow,
  type Decision,
  type NextMove,
  type PlayTell,
  type SuitPlay,
} from "./play-grade.ts";
import { followDecision } from "./third-follow.ts";
import { isStrength } from "./third-reading.ts";

/** What third hand sees of the suit partner has led. */
export interface ThirdPlayView {
  readonly holding: Holding;
  readonly led: Rank;
  readonly against: Against;
  /** Dummy’s cards before this trick. */
  readonly dummy?: Holding;
  /** `right` where dummy has played second, `left` where he plays last. */
  readonly dummyPosition?: "left" | "right";
  /** Second hand’s card; left out, one that matters to nobody. */
  readonly secondPlays?: Rank;
  /** Whether the suit is trumps. */
  readonly trumps?: boolean;
  /** The cards of the suit that third hand has already played to partner’s earlier leads of it. */
  readonly played?: Holding;
}

interface Case extends ThirdPlayView {
  readonly dummy: Holding;
  /** Whether partner’s card is still winning. */
  readonly partnerWins: boolean;
  readonly smallLed: boolean;
}

interface Line {
  readonly name: string;
  fits(view: Case): boolean;
  /** The card; left out, a small one, so that partner’s or dummy’s card is let run. */
  play?(view: Case): Rank;
  alsoSound?(view: Case): Holding;
  readonly rules: readonly RuleId[];
  readonly settled?: boolean;
  /** Whether the very card matters, so that those which rank with it will not do. */
  readonly signal?: boolean;
  readonly next?: NextMove;
  readonly tells?: PlayTell;
}

/** Foster 1914, “Third hand play” and “Dummy on the left”. The first line that fits decides. */
const LINES: readonly Line[] = [
  {
    name: "trump-false-card",
    fits: (v) =>
      v.trumps === true &&
      v.dummyPosition !== "left" &&
      v.smallLed &&
      has(v.holding, "KQ") &&
      has(v.dummy, "AJ") &&
      v.secondPlays !== "A",
    play: () => "K",
    rules: ["third.trump.kqx", "third.no-false-cards"],
    // The queen wins as surely, but the king is put on to hide her.
    signal: true,
    next: "change-suit",
  },
  {
    name: "queen-jack-ten",
    fits: (v) => v.led === "K" && v.partnerWins && has(v.holding, "QJT"),
    play: () => "J",
    rules: ["third.left.qjt-on-king"],
    tells: "queen-or-none",
  },
  {
    name: "let-king-make",
    fits: (v) =>
      v.dummyPosition === "left" &&
      v.led === "Q" &&
      v.partnerWins &&
      has(v.holding, "A") &&
      has(v.dummy, "K") &&
      v.dummy.length >= 3,
    rules: ["third.left.let-king-make"],
  },
  {
    name: "pass-jack-with-ace",
    fits: (v) =>
      v.led === "J" && v.partnerWins && has(v.holding, "A") && !v.trumps && !v.dummy.some(isHonour),
    rules: ["third.jack-led.ace"],
  },
  {
    name: "pass-jack",
    fits: (v) =>
      v.led === "J" && v.partnerWins && lacks(v.holding, "A") && v.holding.some(isHonour),
    rules: ["third.jack-led.other"],
  },
  {
    // The chapter has no word on ace, or king and another, under a queen, jack or ten that is winning so far.
    name: "partners-honour",
    fits: (v) =>
      v.partnerWins && "QJT".includes(v.led) && v.holding.some((r) => height(r) > height(v.led)),
    alsoSound: ({ holding, led }) => holding.filter((rank) => height(rank) > height(led)),
    rules: ["third.duty"],
    settled: false,
  },
  {
    name: "ace-up-to-strength",
    fits: (v) =>
      v.dummyPosition === "left" && v.smallLed && has(v.holding, "A") && isStrength(v.dummy),
    play: () => "A",
    rules: ["third.left.small-to-strength"],
    next: "return-suit",
  },
  {
    name: "ace-queen-alone",
    fits: (v) =>
      v.smallLed && v.holding.length === 2 && has(v.holding, "AQ") && lacks(v.dummy, "K"),
    play: () => "A",
    // Where the Eleven Rule leaves declarer nothing above the lead, the queen wins as surely and is the cheaper.
    alsoSound: ({ led, holding, dummy, secondPlays }) =>
      secondPlays !== "K" && elevenCount(led, holding, dummy).declarerHigher === 0 ? ["Q"] : [],
    rules: ["third.unblock-aq", "third.high.best-if-broken"],
    next: "return-queen",
  },
];

/** The cards of dummy that can no longer take the trick, since he has played, so that they part no equals. */
function spent({ dummy, dummyPosition, secondPlays }: Case): Holding {
  return dummyPosition === "left" ? [] : dummy.filter((rank) => rank !== secondPlays);
}

/** Whether dummy keeps an honour between two cards of third hand, and one card at the most is out above the lower. */
function underDummy(rank: Rank, play: Rank, { holding, dummy }: Case): boolean {
  const between = (d: Rank) => isHonour(d) && height(d) > height(rank) && height(d) < height(play);
  const out = ranksAbove(rank).filter((r) => !holding.includes(r) && !dummy.includes(r));
  return dummy.some(between) && out.length <= 1;
}

/** Third hand tries to win: as cheaply as will serve, else with the best he has. */
function tryToWin(view: Case): Decision | null {
  const { holding, led, secondPlays, dummy } = view;
  const behind = view.dummyPosition === "left" ? dummy : [];
  const toBeat = Math.max(height(led), secondPlays ? height(secondPlays) : -1);
  if (height(top(holding)) < toBeat) return null;
  if (view.dummyPosition === "left") {
    // Declarer has played and dummy is in sight, so that it is known which card wins.
    const need = Math.max(toBeat, ...behind.map(height));
    const play = holding.findLast((rank) => height(rank) > need);
    if (play) return { pattern: "cheapest-winner", play, rules: ["third.high.cheapest"] };
    return {
      pattern: "not-past-dummy",
      play: lowest(equalsOf(holding, top(holding))),
      alsoSound: holding,
      rules: ["third.high.best-if-broken"],
      settled: false,
    };
  }
  const level = equalsOf(holding, top(holding), spent(view)).filter(
    (rank) => height(rank) > toBeat,
  );
  const play = lowest(level);
  // A finesse under an honour that dummy keeps is made by some; the chapter allows it only where nothing else is out.
  const finesse = holding.filter(
    (rank) => isHonour(rank) && height(rank) > toBeat && underDummy(rank, play, view),
  );
  const broken = level.length === 1;
  return {
    pattern: broken ? "best-held" : "cheapest-of-equals",
    play,
    alsoSound: finesse,
    rules: broken
      ? ["third.high.best-if-broken"]
      : ["third.high.cheapest", "third.high.best-if-broken"],
    settled: finesse.length === 0,
  };
}

function decide(view: Case): Decision {
  const { holding, led, against, secondPlays, dummy, played } = view;
  if (holding.length === 1) {
    return { pattern: "only-card", play: top(holding), rules: ["third.duty"] };
  }
  const line = LINES.find((candidate) => candidate.fits(view));
  if (line) {
    const more = {
      alsoSound: line.alsoSound?.(view) ?? [],
      settled: line.settled ?? true,
      signal: line.signal ?? false,
      ...(line.next ? { next: line.next } : {}),
      ...(line.tells ? { tells: line.tells } : {}),
    };
    return line.play
      ? { pattern: line.name, play: line.play(view), rules: line.rules, ...more }
      : playLow(line.name, holding, line.rules, more);
  }
  if (!view.smallLed && view.partnerWins) return followDecision(holding, against, played);
  // A lead that can be a fourth best and leaves declarer nothing above it wins by itself, or the next card up does.
  const count = elevenCount(led, holding, dummy);
  if (count.declarerHigher !== 0 || view.dummyPosition !== "right") {
    return tryToWin(view) ?? followDecision(holding, against, played);
  }
  if (view.partnerWins) {
    const below = followDecision(holding, against, played);
    if (height(below.play) < height(led)) {
      return { ...below, rules: ["third.eleven.declarer", ...below.rules] };
    }
    return {
      pattern: "partner-wins",
      play: lowest(holding),
      rules: ["third.eleven.declarer", "third.high.cheapest"],
    };
  }
  const play = holding.findLast((rank) => height(rank) > height(secondPlays ?? led));
  return play
    ? {
        pattern: "cheapest-winner",
        play,
        rules: ["third.eleven.declarer", "third.high.cheapest"],
      }
    : followDecision(holding, against, played);
}

/**
 * Grades every card of third hand, Foster’s way, whatever partner leads and wherever dummy sits: when to let partner’s card
 * run, what to play when he makes no attempt to win, and with which card he wins. Foster 1914, “Third hand play”; rulebook
 * section 4. A play that the texts leave open is marked unsettled. The holding must not be empty.
 */
export function thirdHandPlay(view: ThirdPlayView): SuitPlay {
  const { holding, led, secondPlays } = view;
  if (holding.length === 0) throw new Error("third hand has none of the suit");
  const seen: Case = {
    ...view,
    dummy: view.dummy ?? [],
    partnerWins: !secondPlays || height(secondPlays) < height(led),
    smallLed: !isHonour(led),
  };
  return gradePlay(holding, decide(seen), spent(seen));
}

/** What third hand does without a card of the suit that partner leads. */
export type Ruffs = "trump" | "not-settled";

/**
 * A singleton in a suit of which partner leads ace and then queen, dummy on the left holding the king twice guarded: third
 * hand trumps the queen at once, lest the king put dummy in. Other rounds are not settled by the chapter. `dummy` is as he
 * was before the first round. Rule `third.left.ruff-king`.
 */
export function thirdHandVoid(view: {
  readonly leads: readonly Rank[];
  readonly dummy: Holding;
  readonly dummyPosition: "left" | "right";
  readonly hasTrump: boolean;
}): { readonly does: Ruffs; readonly rules: readonly RuleId[] } {
  const { leads, dummy, dummyPosition, hasTrump } = view;
  const keepsOut =
    leads.join("") === "AQ" && dummyPosition === "left" && has(dummy, "K") && dummy.length >= 3;
  return keepsOut && hasTrump
    ? { does: "trump", rules: ["third.left.ruff-king"] }
    : { does: "not-settled", rules: [] };
}
