/** What an irregularity is about, as the second-last question of “What happens now?” asks it. */
export const TOPICS = {
  cutting: "Shuffling, cutting or dealing",
  hands: "A wrong number of cards, or a wrong pack",
  trump: "The trump card on the table",
  bidding: "A bid that was wrong",
  making: "Naming the trump",
  doubling: "Doubling",
  dummy: "Something dummy said or did",
  "exposed-early": "A card was shown before the first lead",
  exposed: "A card was shown during the play",
  leading: "A lead from the wrong player or the wrong hand",
  turn: "A card played too soon, left out, or one too many",
  revoke: "Not following suit (a revoke)",
  calls: "A player was told what to play",
  claims: "Someone claimed or gave up tricks",
  manners: "Talk, looking back, and watching",
  penalties: "Choosing the penalty",
  score: "The score",
} as const;
export type Topic = keyof typeof TOPICS;
export const TOPIC_IDS = Object.keys(TOPICS) as Topic[];
