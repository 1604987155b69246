import type { Topic } from "./topic.ts";

/** The topics of what goes wrong from the cut to the last trick. Contract has laws of its own, which are not in this rulebook. */
export const LAW_TOPICS = {
  "faced-card": {
    title: "A card shown in dealing",
    rules: {
      auction: ["auction.law.deal.faced-card"],
      straight: [
        "straight.law.deal.exposed-by-dealer-side",
        "straight.law.deal.exposed-by-adversary",
      ],
      whist: ["whist.law.deal.exposed", "whist.law.deal.faced"],
    },
  },
  uncut: {
    title: "A pack that was not cut",
    rules: {
      auction: ["auction.law.deal.uncut", "auction.law.deal.uncut-late"],
      straight: ["straight.law.deal.uncut"],
    },
  },
  "wrong-dealer": {
    title: "The wrong dealer or the wrong pack",
    rules: {
      auction: ["auction.deal.wrong-turn-timing"],
      straight: ["straight.law.deal.out-of-turn", "straight.law.deal.wrong-pack"],
      whist: ["whist.law.deal.out-of-turn", "whist.deal.out-of-turn"],
    },
  },
  "short-hand": {
    title: "A hand with the wrong number of cards",
    rules: {
      auction: ["auction.law.deal.short-hand", "auction.law.deal.over-and-under"],
      straight: ["straight.law.deal.short-hand"],
      whist: ["whist.law.hand.numbers", "whist.deal.wrong-count"],
    },
  },
  "said-too-soon": {
    title: "Speaking out of turn",
    rules: {
      auction: ["auction.irreg.declare-out-of-turn", "auction.law.declare.out-of-turn"],
      straight: ["straight.law.declare.partner-first", "straight.law.declare.adversary"],
    },
  },
  "shown-early": {
    title: "A card shown before the play",
    rules: {
      auction: ["auction.exposed.before-settled", "auction.law.exposed.before-final"],
      straight: ["straight.exposed.before-declaration", "straight.exposed.before-lead"],
    },
  },
  exposed: {
    title: "A card exposed in the play",
    rules: {
      auction: ["auction.exposed.during-play", "auction.law.exposed.play"],
      straight: ["straight.exposed.during-play", "straight.law.exposed.play"],
      whist: ["whist.exposed", "whist.law.exposed"],
    },
  },
  "not-exposed": {
    title: "A card that is not exposed",
    rules: { auction: ["auction.law.exposed.not"], straight: ["straight.law.exposed.not"] },
  },
  "run-winners": {
    title: "Running off winners",
    rules: {
      auction: ["auction.law.exposed.run-winners"],
      straight: ["straight.law.exposed.run-winners"],
      whist: ["whist.law.exposed.run-winners"],
    },
  },
  "two-played": {
    title: "Two cards played at once",
    rules: {
      auction: ["auction.law.exposed.two-played"],
      straight: ["straight.law.exposed.two-played"],
    },
  },
  claims: {
    title: "Claiming the rest",
    rules: { auction: ["auction.law.claim.declarer"], straight: ["straight.law.claim.dealer"] },
  },
  "false-lead": {
    title: "A lead out of turn by an adversary",
    rules: {
      auction: ["auction.oot.adversary", "auction.law.lead.defender"],
      straight: ["straight.oot", "straight.law.lead.adversary"],
      whist: ["whist.oot", "whist.law.lead", "whist.law.lead-english"],
    },
  },
  "declarers-false-lead": {
    title: "Declarer’s lead out of turn",
    rules: {
      auction: ["auction.oot.declarer", "auction.law.lead.declarer"],
      straight: ["straight.law.lead.dealer"],
    },
  },
  "called-void": {
    title: "Called to lead a suit you have not",
    rules: {
      auction: ["auction.oot.called-suit-void", "auction.law.call.void"],
      straight: ["straight.law.call.void"],
      whist: ["whist.law.call.void"],
    },
  },
  "no-forced-revoke": {
    title: "No call can make you revoke",
    rules: {
      auction: ["auction.law.call.no-forced-revoke"],
      whist: ["whist.law.call.no-forced-revoke"],
    },
  },
  disobeyed: {
    title: "A call that is not obeyed",
    rules: {
      auction: ["auction.law.call.disobeyed"],
      straight: ["straight.law.call.disobeyed"],
      whist: ["whist.law.call.disobeyed"],
    },
  },
  "too-early": {
    title: "Fourth hand plays before his partner",
    rules: {
      auction: ["auction.law.play.fourth-before-second"],
      straight: ["straight.law.play.fourth-before-second"],
      whist: ["whist.law.play.fourth-before-second"],
    },
  },
  omitted: {
    title: "A trick missed",
    rules: {
      auction: ["auction.law.play.omitted", "auction.error.omitted-card"],
      straight: ["straight.law.play.omitted", "straight.error.omitted"],
      whist: ["whist.law.play.omitted"],
    },
  },
  surplus: {
    title: "Two cards in one trick",
    rules: {
      auction: ["auction.law.play.two-cards", "auction.error.surplus-card"],
      straight: ["straight.law.play.two-cards", "straight.error.two-cards"],
      whist: ["whist.law.play.two-cards"],
    },
  },
} as const satisfies Readonly<Record<string, Topic>>;
