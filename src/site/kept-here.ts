import * as storage from "../progress/storage.ts";

/** Everything the site keeps on a reader’s device, by the name under which the browser lists it, and what it is for. */
export const KEPT_HERE: readonly { readonly name: string; readonly what: string }[] = [
  {
    name: storage.SETTINGS_KEY,
    what: "How you like the pages: theme, colours of the suits, size.",
  },
  { name: storage.PLACE_KEY, what: "The lesson you read last, and the part of it." },
  { name: storage.PLAYED_KEY, what: "The game you last asked the laws about." },
  { name: storage.RECKONER_KEY, what: "The cards on the Eleven Rule reckoner." },
  { name: storage.MARKER_KEY, what: "The whist marker." },
  { name: storage.SHEET_KEY, what: "The score sheet, with the rubbers before." },
  { name: storage.FOUR_GAMES_KEY, what: "The deal told to “One deal, four games”." },
  { name: storage.DEALS_KEY, what: "The boards on the deal desk." },
  { name: storage.CLASS_RUN_KEY, what: "How far you have come with a set from a teacher." },
  { name: storage.CLASS_SETS_KEY, what: "The sets that a teacher keeps." },
  { name: storage.CLASS_DRAFT_KEY, what: "The set that a teacher is making." },
  {
    name: storage.CLASS_RESULTS_KEY,
    what: "The codes that a teacher has collected, and the names that students wrote into them.",
  },
];

/** The browser’s database of that name, and what is in it. */
export const KEPT_RECORD = {
  name: "odd-trick",
  what: "Your record: what you answered in practice and when each skill comes back.",
} as const;
