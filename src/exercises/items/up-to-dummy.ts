import type { RuleId } from "../../rulebook/rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { dummyLeadItem } from "./dummy-lead.ts";
import { inFull } from "./in-full.ts";

/** Every rule that a solution of this kind may cite. */
export const upToDummyTeaches: readonly RuleId[] = [
  "dummyplay.not-up-to-tenace",
  "upto.lead-to-weak",
  "upto.weak-defined",
  "upto.ten-or-lower",
  "upto.king-short",
  "upto.akj-wait",
  "upto.kqt-kq9",
  "upto.aqj-king",
  "upto.aqt-j",
  "upto.aj9-t",
  "upto.ajt-kqx",
  "upto.trump-kq-jx",
  "upto.short-honour",
  "upto.qjx-jtx",
  "upto.qtx-a-or-k",
  "upto.ktx-j",
  "upto.kxxx-qx",
  "upto.end.ajx-qxx",
  "upto.end.qtx-j9x",
  "lead.pone.beat-dummy",
];

const item = dummyLeadItem("B");
const end = { tricksLeft: 3, strain: "notrump" } as const;

/** Foster’s examples of leading up to dummy. */
export const upToDummyItems: Readonly<Record<string, Posed>> = {
  "queen-to-jack": item("card", "AQT64", "J75"),
  "jack-to-ten": item("card", "AJ964", "T75"),
  "jack-once": item("card", "AJT4", "KQ7"),
  "trump-king": item("card", "KQ642", "J5", { suit: "H" }),
  "queen-ten-to-ace": item("card", "QT6", "A75"),
  "queen-ten-to-king": item("card", "QT6", "K75"),
  "short-king": item("card", "K4", "T853"),
  "short-queen": item("card", "Q4", "T853"),
  "queen-jack-small": item("card", "QJ6", "753"),
  "jack-ten-small": item("card", "JT6", "753"),
  "ten-nine-six": item("card", "T96", "A32"),
  "card-dummy-cannot-beat": item("card", "972", "853"),
  "beat-dummy": item("card", "QT843", "96"),
  "beat-dummy-in-full": inFull(
    item("card", "QT843", "96"),
    "SQT843 H52 DA6 CJ85",
    "S96 HQJ4 DKT54 CAQ6",
  ),
  "end-small-to-queen": item("card", "AJ6", "Q75", end),
  "end-one-trick": item("card", "QT4", "J95", { ...end, wanted: 1 }),
  "end-two-tricks": item("card", "QT4", "J95", { ...end, wanted: 2 }),
  "weak-small": item("whether", "QJ64", "875"),
  "weak-four": item("whether", "QJ63", "8754"),
  "weak-ace": item("whether", "QJ64", "A87"),
  "weak-ace-one": item("whether", "QJ64", "A8"),
  "weak-king-two": item("whether", "QJ64", "K87"),
  "lone-queen": item("whether", "Q", "T853"),
  "weak-king": item("whether", "QJ64", "K5"),
  "ace-queen-jack": item("whether", "AQJ6", "K75"),
  "king-ten": item("whether", "KT6", "J75"),
  "king-small": item("whether", "K642", "Q7"),
  "king-queen-plain": item("whether", "KQ642", "J5"),
  "short-king-met": item("whether", "K4", "Q853"),
  tenace: item("whether", "8632", "AQ5"),
  "ace-king-jack-go-on": item("go-on", "AJ64", "753", { mine: "K" }),
  "ace-king-jack-stop": item("go-on", "AJ64", "Q53", { mine: "K" }),
  "king-queen-ten-go-on": item("go-on", "QT64", "753", { mine: "K" }),
  "king-queen-ten-stop": item("go-on", "QT64", "J53", { mine: "K" }),
  "king-queen-nine-go-on": item("go-on", "Q964", "753", { mine: "K" }),
  "king-queen-nine-stop": item("go-on", "Q964", "T53", { mine: "K" }),
};
