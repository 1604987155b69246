import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { dummyLeadItem } from "./dummy-lead.ts";
import { LEAD_CARD_RULES } from "./lead-rules.ts";

/** Every rule that a solution of this kind may cite. */
export const throughDummyTeaches: readonly RuleId[] = [
  "dummyplay.through-strong-up-weak",
  "dummyplay.not-through-fourchette",
  "through.good",
  "through.avoid",
  "through.aqt-jxxx",
  "through.aqt-kxx",
  "through.at9-jxxx",
  "through.ajt-qxxx",
  "through.ajt-none",
  "through.trump-kq-aj",
  "through.king-no-ace",
  "through.king-alone",
  "through.strong-trumps-quiet",
  "through.end.qt-kxx",
  ...LEAD_CARD_RULES,
];

const item = dummyLeadItem("A");

/** Foster’s examples of leading through dummy. */
export const throughDummyItems: Readonly<Record<string, Posed>> = {
  "ten-to-jack": item("card", "AQT6", "J753"),
  "queen-to-king": item("card", "AQT6", "K75"),
  "ace-queen-ten-through-king": item("card", "AQT5", "K84", { suit: "D" }),
  "ace-queen-ten-through-jack": item("card", "AQT5", "J842", { suit: "C" }),
  "queen-king-jack-in-dummy": item("whether", "Q64", "KJ5"),
  "ten-with-nine": item("card", "AT96", "J753"),
  "jack-if-it-must": item("card", "AJT6", "Q753"),
  "ten-if-it-must": item("card", "AJT6", "953"),
  "trump-queen": item("card", "KQ64", "AJ75", { suit: "H" }),
  "trump-small-next": item("card", "K64", "J75", { suit: "H", mine: "Q", gone: "A" }),
  "end-queen": item("card", "QT64", "K75", { wanted: 1, tricksLeft: 4, strain: "notrump" }),
  "lone-king-on-ace": item("whether", "K", "A75"),
  "lone-king-kept": item("whether", "K", "Q75"),
  "king-waits": item("whether", "K64", "Q75"),
  "ace-jack-ten-waits": item("whether", "AJT6", "Q753"),
  "strong-trumps": item("whether", "KJ84", "976", { suit: "H" }),
  "ace-jack-in-dummy": item("whether", "964", "AJ7"),
  "king-ten-in-dummy": item("whether", "964", "KT7"),
  "ace-and-three-small": item("whether", "964", "A753"),
  "king-and-three-small": item("whether", "964", "K753"),
  "ace-king-in-dummy": item("whether", "964", "AK7"),
  "sequence-in-dummy": item("whether", "964", "KQJ7"),
  "dummys-long-suit": item("whether", "Q64", "K98532"),
};
