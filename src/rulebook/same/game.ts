import type { Topic } from "./topic.ts";

/** The topics of the table, the trump, the score and the rubber, in the order in which a game meets them. */
export const GAME_TOPICS = {
  players: {
    title: "Players and seats",
    rules: {
      auction: ["auction.players.four", "auction.seats.letters"],
      straight: ["straight.players"],
      whist: ["whist.players", "whist.seats"],
    },
  },
  cutting: {
    title: "Cutting for partners",
    rules: {
      auction: ["auction.cut.partners", "auction.cut.lowest-deals", "auction.cut.ties-suit-order"],
      straight: ["straight.cut", "straight.law.cut.ties"],
      whist: ["whist.cutting"],
    },
  },
  "cutting-out": {
    title: "Cutting in and out",
    rules: { auction: ["auction.cutting-out"], whist: ["whist.cutting-out"] },
  },
  dealing: {
    title: "The deal",
    rules: {
      auction: ["auction.deal.one-at-a-time", "auction.deal.cut-to-pone"],
      straight: ["straight.deal"],
      whist: ["whist.deal"],
    },
  },
  misdeal: {
    title: "A bad deal",
    rules: {
      auction: ["auction.deal.no-misdeal", "auction.deal.new-deal-causes"],
      straight: ["straight.law.deal.compulsory"],
      whist: ["whist.deal.loses-deal", "whist.law.misdeal"],
    },
  },
  declaring: {
    title: "How the trump is settled",
    rules: {
      auction: ["auction.bid.dealer-opens", "auction.bid.options", "auction.bid.three-passes-end"],
      nullo: ["nullo.bid.not-dealer"],
      straight: ["straight.declare", "straight.make.order"],
      whist: ["whist.trump-card"],
    },
  },
  values: {
    title: "What a trick is worth",
    rules: {
      auction: ["auction.value.tricks"],
      nullo: ["nullo.value"],
      straight: ["straight.value.tricks", "straight.make.values"],
      whist: ["whist.object"],
      contract: ["modern.made"],
    },
  },
  declarer: {
    title: "Who plays the hand",
    rules: {
      auction: ["auction.declarer.first-namer", "auction.declarer.dummy-and-lead"],
      straight: ["straight.dummy.fixed", "straight.dummy"],
    },
  },
  doubling: {
    title: "Who may double",
    rules: {
      auction: ["auction.double.not-partner", "auction.double.redouble-opponent-only"],
      straight: ["straight.double", "straight.redouble", "straight.double.limit"],
    },
  },
  doubled: {
    title: "What a double does",
    rules: {
      auction: ["auction.double.score-effect", "auction.score.doubled.made"],
      straight: ["straight.double.effect"],
      contract: ["modern.doubled-made"],
    },
  },
  following: {
    title: "Following suit and winning tricks",
    rules: {
      auction: ["auction.trick.winner"],
      straight: ["straight.play"],
      whist: ["whist.play.follow"],
    },
  },
  gathering: {
    title: "Gathering the tricks",
    rules: {
      auction: ["auction.play.gather"],
      straight: ["straight.gather"],
      whist: ["whist.tricks.stack"],
    },
  },
  object: {
    title: "What each side tries to do",
    rules: {
      auction: ["auction.object", "auction.score.only-if-made"],
      nullo: ["nullo.contract"],
      straight: ["straight.either-side-scores"],
      whist: ["whist.principle.object"],
    },
  },
  failing: {
    title: "Falling short",
    rules: {
      auction: ["auction.score.failed.undertrick-50", "auction.score.failed.declarer"],
      straight: ["straight.both-sides-score"],
      contract: ["modern.undertricks"],
    },
  },
  game: {
    title: "The game",
    rules: {
      auction: ["auction.game.thirty"],
      straight: ["straight.game", "straight.game.frame"],
      whist: ["whist.score.american", "whist.score.english"],
    },
  },
  "play-out": {
    title: "Playing the hand out",
    rules: {
      auction: ["auction.game.play-out"],
      straight: ["straight.game.play-out"],
      whist: ["whist.score.play-out"],
    },
  },
  rubber: {
    title: "The rubber",
    rules: {
      auction: ["auction.rubber.best-of-three", "auction.rubber.bonus-250"],
      straight: ["straight.rubber"],
      whist: ["whist.rubber-points", "whist.rubber-bonus"],
    },
  },
  settling: {
    title: "Adding up and paying",
    rules: {
      auction: ["auction.rubber.difference"],
      straight: ["straight.settle", "straight.rubber.bonus"],
      whist: ["whist.score.rubber-points"],
    },
  },
  honours: {
    title: "Honours",
    rules: {
      auction: ["auction.score.honours.definition", "auction.score.honours.table"],
      straight: ["straight.honours.definition", "straight.honours.table"],
      whist: ["whist.honours", "whist.american.no-honours"],
    },
  },
  "honours-undoubled": {
    title: "Honours and doubling",
    rules: {
      auction: ["auction.score.honours.not-doubled"],
      straight: ["straight.double-not-honours"],
    },
  },
  slams: {
    title: "Slams",
    rules: {
      auction: ["auction.score.slam.little", "auction.score.slam.grand"],
      straight: ["straight.bonus.slam"],
      contract: ["modern.slam"],
    },
  },
  "slams-won": {
    title: "Slams and revokes",
    rules: {
      auction: ["auction.score.slam.no-revoke-tricks"],
      straight: ["straight.slam", "straight.law.revoke.slam"],
    },
  },
  "leads-king": {
    title: "The king lead",
    rules: {
      auction: ["lead.high.king"],
      straight: ["straight.lead.trump.kqj", "straight.lead.trump.ak"],
      whist: ["whist.lead.king"],
    },
  },
  "leads-fourth": {
    title: "The fourth best",
    rules: {
      auction: ["lead.fourth-best"],
      straight: ["straight.lead.trump.fourth", "straight.lead.nt.fourth"],
      whist: ["whist.lead.fourth"],
    },
  },
  "leads-short": {
    title: "The lead from a short suit",
    rules: {
      auction: ["lead.short.top"],
      straight: ["straight.lead.trump.short"],
      whist: ["whist.lead.short"],
    },
  },
  "eleven-rule": {
    title: "The Eleven Rule",
    rules: {
      auction: ["third.eleven.rule"],
      straight: ["straight.eleven"],
      whist: ["whist.eleven"],
    },
  },
  echo: {
    title: "Echoes on partner’s lead",
    rules: {
      auction: ["third.nt.foster-echo", "third.trump.down-and-out"],
      straight: ["straight.echo"],
      whist: ["whist.signal.plain-echo"],
    },
  },
  discards: {
    title: "What a discard says",
    rules: {
      auction: ["discard.trump-best-suit", "discard.nt-two-schools"],
      straight: ["straight.discard"],
      whist: ["whist.discard"],
    },
  },
} as const satisfies Readonly<Record<string, Topic>>;
