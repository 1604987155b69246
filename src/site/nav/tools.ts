/** The tools at the table, in the order in which they are offered. */
export const TOOLS = [
  {
    id: "score-sheet",
    href: "/table/score-sheet/",
    title: "Score sheet",
    about: "Keep the score of a rubber in any of the games, with the reason for every figure.",
  },
  {
    id: "whist-marker",
    href: "/table/whist-marker/",
    title: "Whist marker",
    about: "Counters and keys for whist to five, seven or ten, laid out as the old markers were.",
  },
  {
    id: "what-happens-now",
    href: "/table/what-happens-now/",
    title: "What happens now?",
    about: "Something went wrong: who may do what about it, until when, and by which law.",
  },
  {
    id: "eleven-rule",
    href: "/table/eleven-rule/",
    title: "Eleven Rule reckoner",
    about: "A small card is led: how many higher ones are out against you, and which they may be.",
  },
  {
    id: "four-games",
    href: "/table/four-games/",
    title: "One deal, four games",
    about: "The same tricks scored as whist, straight bridge, auction and contract, side by side.",
  },
  {
    id: "deals",
    href: "/table/deals/",
    title: "Deal desk",
    about: "Paste or make a deal, move its cards, count its tricks, and save, print or play it.",
  },
] as const;

/** The id of a tool, which is also the last part of its address. */
export type Tool = (typeof TOOLS)[number]["id"];
