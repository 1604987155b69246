import type { RuleId } from "../../../rulebook/rules.ts";
import type { Entry } from "../row.ts";

/** Conduct at the table, the choosing of penalties and the score: laws 11 to 13, 50c and 90 to 97 of 1913. */
export const AUCTION_CONDUCT = {
  "auction.law.last-trick": {
    topic: "manners",
    event: "Someone looked at a trick that had been turned and let go",
    words: "looked last trick back quitted",
    who: "adversaries",
    may: ["points:25"],
    follows: "The other side scores 25, unless the tricks were being counted for a card too many.",
    source: [["laws-1913", "90"]],
  },
  "auction.law.draw-cards": {
    topic: "manners",
    event: "A player asks that everyone put his card in front of him",
    words: "draw cards place whose card is that",
    who: "any-player",
    may: ["place-cards"],
    follows: "Each draws his card before him.",
    until: "quitted",
    source: [["laws-1913", "91"]],
  },
  "auction.law.trick.attention": {
    topic: "manners",
    event:
      "An opponent of declarer’s claimed the trick, named his card or pulled it in before his partner had played",
    words: "that is mine attention drew card toward him",
    who: "declarer",
    may: ["highest-of-suit", "lowest-of-suit", "win-trick", "lose-trick"],
    follows: "Declarer orders the partner’s card.",
    source: [["laws-1913", "92"]],
  },
  "auction.law.reference": {
    topic: "manners",
    event: "An opponent of declarer’s made a remark about the play",
    words: "talked comment remark said",
    who: "declarer",
    may: ["call-suit"],
    follows:
      "The suit is named for whichever of them leads next. To warn a partner who is about to lead or play out of turn is allowed.",
    source: [["laws-1913", "93"]],
  },
  "auction.law.bystander": {
    topic: "manners",
    event: "A bystander pointed out a slip in the score or a penalty",
    words: "spectator onlooker watching spoke said",
    who: "players",
    may: ["pay-stakes"],
    follows: "He may be made to pay the stakes lost, but not the extras.",
    source: [["laws-1913", "97"]],
  },
  "auction.law.penalty.consultation": {
    topic: "penalties",
    event: "Partners talked over which penalty to take",
    words: "consult confer discuss penalty together",
    who: "nobody-chooses",
    may: ["right-lost"],
    follows:
      "Either may speak up and choose, or hand the choice to his partner; anything more loses the right. The first choice is final.",
    source: [["laws-1913", "50c, note 12"]],
  },
  "auction.law.penalty.time": {
    topic: "penalties",
    event: "The offender played on before the penalty was chosen",
    words: "time to decide hurry wait",
    who: "nobody-chooses",
    may: ["wait"],
    follows: "The other side must be given reasonable time.",
    source: [["laws-1913", "94"]],
  },
  "auction.law.score.honour-error": {
    topic: "score",
    event: "Honours or other points above the line were wrong, or were forgotten",
    words: "mistake error honours forgot score above",
    who: "either-side",
    may: ["correct"],
    follows: "It is put right when it is proved.",
    until: "rubber-agreed",
    turns: [
      { if: { code: "duplicate" }, until: "round-agreed" },
      { if: { scoreClosed: true }, who: "nobody", may: ["stand"], follows: "It is too late." },
    ],
    source: [
      ["laws-1913", "12"],
      ["duplicate-1913", "E"],
    ],
  },
  "auction.law.score.trick-error": {
    topic: "score",
    event: "The tricks below the line were scored wrongly",
    words: "mistake error tricks score below",
    who: "either-side",
    may: ["correct"],
    follows: "It is put right when it is proved.",
    until: "next-game-declared",
    turns: [
      { if: { code: "duplicate" }, until: "round-agreed" },
      { if: { scoreClosed: true }, who: "nobody", may: ["stand"], follows: "It is too late." },
    ],
    source: [
      ["laws-1913", "13"],
      ["duplicate-1913", "E"],
    ],
  },
  "auction.law.rubber.unfinished": {
    topic: "score",
    event: "It is time to stop, and the rubber is not finished",
    words: "unfinished rubber stop late train",
    codes: ["american"],
    who: "nobody-chooses",
    may: ["points:125"],
    follows: "A side that is a game up adds 125. A deal that has begun is finished.",
    turns: [
      {
        if: { gamesUneven: false },
        may: ["no-penalty"],
        follows: "Neither side is a game up; the score is made up as it stands.",
      },
    ],
    source: [["laws-1913", "11"]],
  },
} as const satisfies Partial<Record<RuleId, Entry>>;
