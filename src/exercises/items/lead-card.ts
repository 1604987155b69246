import type { RuleId } from "../../rulebook/rules.ts";
import { LEAD_CARD_RULES } from "./lead-rules.ts";
import type { Suit } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import type { Strain } from "../../engine/declaring/strain.ts";
import { parseHolding } from "../../engine/notation/cards.ts";
import { poseSuit } from "../catalog/lead-card.ts";
import type { Posed } from "../kit/exercise.ts";

const item = (strain: Strain, suit: Suit, ranks: string) =>
  poseSuit(strain, suit, must(parseHolding(ranks)));

/** Holdings of one strain under their own cards: `trump-akq2`. */
const listed = (as: "trump" | "nt", ...holdings: readonly string[]) =>
  Object.fromEntries(
    holdings.map((ranks) => [
      `${as}-${ranks.toLowerCase()}`,
      item(as === "nt" ? "notrump" : "hearts", "S", ranks),
    ]),
  );

/** Every rule that a solution of this kind may cite. */
export const leadCardTeaches: readonly RuleId[] = LEAD_CARD_RULES;

/** One holding for each of Foster’s groups of leads, by name; then the others that he prints, or that his words cover. */
export const leadCardItems: Readonly<Record<string, Posed>> = {
  "king-queen": item("hearts", "D", "KQJ4"),
  "queen-jack": item("hearts", "S", "QJ64"),
  "ace-suit": item("hearts", "C", "A8652"),
  "short-top": item("hearts", "D", "J53"),
  "queen-short": item("hearts", "C", "Q73"),
  "fourth-best": item("hearts", "S", "K87432"),
  ten: item("hearts", "C", "KJT6"),
  "nt-three-honours": item("notrump", "S", "AJT52"),
  "nt-ace-king": item("notrump", "D", "AK872"),
  "nt-king-queen-six": item("notrump", "C", "KQ8653"),
  "nt-ace-king-six": item("notrump", "H", "AK8653"),
  ...listed("trump", "AK43", "AKQ2", "KQJT", "KQT8", "AK", "AK98765", "KQ", "KQ2", "KQ65432"),
  ...listed("trump", "QJ", "QJ2", "QJ3", "QJ6", "QJ76", "QJ9532", "QJT6", "J7", "JT5", "JT94"),
  ...listed("trump", "A97", "AJ652", "AQ652", "AJT4", "AQT4", "KJ8432", "K73", "764", "984", "T94"),
  ...listed("trump", "KJ84", "K865432"),
  ...listed("trump", "Q654", "Q65432", "Q9742", "J8652", "T984", "T8632", "98642", "9765"),
  ...listed("nt", "A86532", "A865432", "AKJ52", "AKQ52", "AKT52", "AQ86432", "AQJ52"),
  ...listed("nt", "KQ872", "KQJ52", "KJ952", "KJT52", "QJ852", "QJT52", "JT852"),
};
