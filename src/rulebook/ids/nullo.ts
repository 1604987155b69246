/** The rules of nullo, the contract to lose tricks, which auction players may agree to allow. */
export const NULLO_RULES = {
  nullo: {
    title: "The nullo option",
    ids: [
      "nullo.contract",
      "nullo.value",
      "nullo.rank-vs-nt",
      "nullo.bid.not-dealer",
      "nullo.bid.shout",
      "nullo.bid.shape",
      "nullo.bid.over-spade",
      "nullo.bid.opposition",
      "nullo.revoke.adversary",
      "nullo.revoke.declarer",
      "nullo.play.declarer",
      "nullo.play.lead-shortest",
      "nullo.play.return",
      "nullo.play.card",
    ],
  },
} as const;
