import type { RuleId } from "../../../rulebook/rules.ts";
import type { Entry } from "../row.ts";

/** Straight bridge: conduct, choosing penalties, and the score. Elwell’s code, laws 12, 13 and 97 to 103. */
export const STRAIGHT_CONDUCT = {
  "straight.law.penalty.consultation": {
    topic: "penalties",
    event: "Partners talked over a penalty, or the leader’s partner proposed one",
    words: "consult confer discuss penalty together",
    who: "nobody-chooses",
    may: ["right-lost"],
    follows: "He may only say that there is a penalty; then nothing can be claimed.",
    source: [["elwell-1905", "97, 103"]],
  },
  "straight.law.penalty.wrong": {
    topic: "penalties",
    event: "A side asked for the wrong penalty",
    words: "wrong penalty demanded",
    who: "nobody-chooses",
    may: ["right-lost"],
    follows: "Having asked for what the law does not give, it has lost its right.",
    source: [["elwell-1905", "102"]],
  },
  "straight.law.last-trick": {
    topic: "manners",
    event: "Someone looked at a trick that had been turned and let go",
    words: "looked last trick back quitted",
    who: "nobody-chooses",
    may: ["forbidden"],
    follows: "It may not be done before the end of the hand, but no penalty is named.",
    source: [["elwell-1905", "98"]],
  },
  "straight.law.draw-cards": {
    topic: "manners",
    event: "A player asks that everyone put his card in front of him",
    words: "draw cards place whose card is that",
    who: "any-player",
    may: ["place-cards"],
    follows: "Each draws his card before him.",
    until: "gathered",
    source: [["elwell-1905", "99"]],
  },
  "straight.law.trick.attention": {
    topic: "manners",
    event:
      "An opponent of the dealer’s claimed the trick, named his card or pulled it in before his partner had played",
    words: "that is mine attention drew card toward him",
    who: "dealer",
    may: ["highest-of-suit", "lowest-of-suit", "win-trick", "lose-trick"],
    follows: "The dealer orders the partner’s card.",
    source: [["elwell-1905", "100"]],
  },
  "straight.law.reference": {
    topic: "manners",
    event: "An opponent of the dealer’s made a remark about the play",
    words: "talked comment remark said",
    who: "dealer",
    may: ["call-suit"],
    follows:
      "The suit is named for whichever of them leads next. To warn a partner about to lead out of turn is allowed.",
    source: [["elwell-1905", "101"]],
  },
  "straight.law.bystander": {
    topic: "manners",
    event: "A bystander drew attention to the score or to a penalty",
    words: "spectator onlooker watching spoke said",
    who: "players",
    may: ["pay-stakes"],
    follows: "He may be made to pay the stakes.",
    source: [
      ["elwell-1907", "Bystanders"],
      ["english-1904", "105"],
    ],
  },
  "straight.law.score.trick-error": {
    topic: "score",
    event: "The tricks were scored wrongly",
    words: "mistake error tricks score",
    who: "either-side",
    may: ["correct"],
    follows: "It is put right when it is proved.",
    until: "next-trump-declared",
    turns: [
      { if: { code: "english" }, until: "last-card-next-deal" },
      { if: { scoreClosed: true }, who: "nobody", may: ["stand"], follows: "It is too late." },
    ],
    source: [
      ["elwell-1905", "12"],
      ["english-1904", "12"],
    ],
  },
  "straight.law.score.honour-error": {
    topic: "score",
    event: "Honours, chicane or a slam were scored wrongly or forgotten",
    words: "mistake error honours forgot score",
    who: "either-side",
    may: ["correct"],
    follows: "It is put right when it is proved.",
    until: "rubber-agreed",
    turns: [
      { if: { scoreClosed: true }, who: "nobody", may: ["stand"], follows: "It is too late." },
    ],
    source: [["elwell-1905", "13"]],
  },
} as const satisfies Partial<Record<RuleId, Entry>>;
