/** Elwell’s leads, signals and defence at straight bridge, and what is led to partner’s double. */
export const STRAIGHT_LEADS = {
  "straight-lead-trump": {
    title: "Straight bridge: leads against a trump",
    ids: [
      "straight.lead.plan.hold",
      "straight.lead.plan.sequence",
      "straight.lead.plan.long",
      "straight.lead.plan.short",
      "straight.lead.plan.passed",
      "straight.lead.trump.akq",
      "straight.lead.trump.ak",
      "straight.lead.trump.ak-bare",
      "straight.lead.trump.ace",
      "straight.lead.trump.aqj",
      "straight.lead.trump.kqj",
      "straight.lead.trump.qjt",
      "straight.lead.trump.kjt",
      "straight.lead.trump.short",
      "straight.lead.trump.fourth",
    ],
  },
  "straight-lead-notrump": {
    title: "Straight bridge: leads at no trump",
    ids: [
      "straight.lead.nt.ace",
      "straight.lead.nt.king",
      "straight.lead.nt.queen",
      "straight.lead.nt.jack",
      "straight.lead.nt.ten",
      "straight.lead.nt.weak-long",
      "straight.lead.nt.fourth",
    ],
  },
  "straight-lead-doubled": {
    title: "Straight bridge: when partner has doubled",
    ids: [
      "straight.convention.heart",
      "straight.convention.weak",
      "straight.convention.strong",
      "straight.doubled.suit",
    ],
  },
  "straight-defence": {
    title: "Straight bridge: defence and signals",
    ids: [
      "straight.third",
      "straight.unblock",
      "straight.eleven",
      "straight.second",
      "straight.echo",
      "straight.change-suit-call",
      "straight.discard",
    ],
  },
} as const;
