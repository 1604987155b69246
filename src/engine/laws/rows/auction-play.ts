import type { RuleId } from "../../../rulebook/rules.ts";
import type { Entry } from "../row.ts";

/** Leads and plays out of turn: laws 76 to 82 of 1913, with duplicate’s change. */
export const AUCTION_PLAY = {
  "auction.law.lead.defender": {
    topic: "leading",
    event: "An opponent of declarer’s led out of turn",
    words: "led wrong turn false lead defender",
    usual: true,
    who: "declarer",
    may: ["card-callable", "call-suit", "accept"],
    follows:
      "The suit is named when one of them first has to lead. Once declarer plays to it, from his hand or dummy’s, he has taken it as made.",
    until: "declarer-plays",
    turns: [
      { if: { role: "declarer" }, see: "auction.law.lead.declarer" },
      { if: { role: "dummy" }, see: "auction.law.lead.declarer" },
      { if: { declarerPlayed: true }, see: "auction.law.lead.defender-accepted" },
    ],
    source: [["laws-1913", "76, 78"]],
  },
  "auction.law.lead.both-defenders": {
    topic: "leading",
    event: "Both of declarer’s opponents led at the same time",
    words: "led together simultaneously",
    who: "declarer",
    may: ["card-callable"],
    follows: "The proper leader’s card counts; the other lies exposed.",
    source: [["laws-1913", "76"]],
  },
  "auction.law.lead.defender-accepted": {
    topic: "leading",
    event: "An opponent led out of turn and declarer has played to it",
    words: "led wrong turn accepted followed stands",
    who: "nobody",
    may: ["stand"],
    follows: "The trick counts.",
    source: [["laws-1913", "78"]],
  },
  "auction.law.lead.declarer": {
    topic: "leading",
    event: "Declarer led from the wrong hand, or when it was not his lead",
    words: "led wrong turn out of turn dummy",
    usual: true,
    who: "either-defender",
    may: ["require-correction", "accept"],
    follows:
      "There is no penalty, but he may mend it only if he is told to. When the second player plays, the lead is accepted.",
    until: "second-plays",
    turns: [
      {
        if: { secondPlayed: true },
        who: "nobody",
        may: ["stand"],
        follows: "The second player has played; the lead is accepted.",
      },
    ],
    source: [["laws-1913", "77"]],
  },
  "auction.law.play.fourth-before-second": {
    topic: "turn",
    event: "The fourth player, an opponent of declarer’s, played before his partner",
    words: "played out of turn too soon fourth before second",
    who: "declarer",
    may: ["highest-of-suit", "lowest-of-suit", "win-trick", "lose-trick"],
    follows:
      "Should the partner have none of the suit led, declarer can name another and have its highest card; none of that either pays the penalty.",
    turns: [
      { if: { thirdPlayed: true }, see: "auction.law.play.third-before-second" },
      {
        if: { void: true },
        may: [
          "highest-of-suit",
          "lowest-of-suit",
          "win-trick",
          "lose-trick",
          "highest-of-named-suit",
        ],
      },
    ],
    source: [["laws-1913", "80"]],
  },
  "auction.law.play.third-before-second": {
    topic: "turn",
    event: "Declarer played the third card before the second player had played",
    words: "played out of turn too soon third before second",
    who: "fourth-hand",
    may: ["fourth-may-play-first"],
    follows: "The fourth player may then play before his partner without penalty.",
    source: [["laws-1913", "80, note 17"]],
  },
  "auction.law.play.omitted": {
    topic: "turn",
    event: "Someone, not dummy, missed a trick and has played to the next",
    words: "forgot to play omitted missed left out",
    codes: ["american", "three-hand"],
    who: "offenders-adversaries",
    may: ["new-deal", "stand"],
    follows:
      "If play goes on, the odd card at the end is counted with the short trick and makes no revoke.",
    turns: [
      { if: { code: "duplicate" }, see: "auction.law.duplicate.omitted" },
      {
        if: { role: "dummy" },
        who: "nobody",
        may: ["no-penalty"],
        follows: "Nobody pays for dummy’s missing a trick.",
      },
    ],
    source: [["laws-1913", "81"]],
  },
  "auction.law.duplicate.omitted": {
    topic: "turn",
    event: "Someone missed a trick and has played to the next",
    words: "duplicate forgot to play omitted missed",
    codes: ["duplicate"],
    who: "adversaries",
    may: ["points:50"],
    follows: "The other side scores 50; there is no new deal.",
    source: [["duplicate-1913", "F"]],
  },
  "auction.law.play.two-cards": {
    topic: "turn",
    event: "Someone played two cards to one trick and nobody noticed",
    words: "two cards one trick surplus extra",
    who: "nobody-chooses",
    may: ["answer-for-revokes"],
    follows:
      "Found during the play, the tricks are counted face down and the card goes back; either opponent says which card belonged to the trick. He answers for revokes meanwhile.",
    turns: [
      {
        if: { role: "dummy" },
        who: "nobody",
        may: ["no-penalty"],
        follows: "Dummy answers for no revoke.",
      },
    ],
    source: [["laws-1913", "82, note 19"]],
  },
} as const satisfies Partial<Record<RuleId, Entry>>;
