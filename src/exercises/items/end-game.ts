import type { RuleId } from "../../rulebook/rules.ts";
import { poseEndGame, type EndGameLayout } from "../dealing/end-game.ts";
import type { Posed } from "../kit/exercise.ts";
import { handOf } from "./two-hands.ts";

/** Every rule that a solution of this kind may cite. */
export const endGameTeaches: readonly RuleId[] = [
  "through.end.qt-kxx",
  "through.end.kx-all-four",
  "through.end.losing-trump",
  "upto.end.ajx-qxx",
  "upto.end.qx-odd",
  "upto.end.qtx-j9x",
];

/** The hand on lead, dummy and the cards out, with the tricks wanted; nought where it does not matter. */
const item = (
  viewer: EndGameLayout["viewer"],
  wanted: number,
  hand: string,
  dummy: string,
  out: string,
  strain: EndGameLayout["strain"] = "notrump",
) =>
  poseEndGame({
    viewer,
    strain,
    hand: handOf(hand),
    dummy: handOf(dummy),
    out: handOf(out),
    ...(wanted > 0 ? { wanted } : {}),
  });

/** Every ending of Foster’s two passages. */
export const endGameItems: Readonly<Record<string, Posed>> = {
  "queen-for-one": item("A", 1, "SQT64", "SK75 D3", "SAJ9832 D64"),
  "one-from-queen-ten": item("A", 1, "HQT85", "HK63 C4", "HAJ9742 C75"),
  "two-with-a-trump": item("A", 2, "DQ75 C6", "DKT4 S8", "DAJ92 CK S964", "clubs"),
  "queen-and-one": item("B", 0, "CQ7 H5", "CK84", "CAJT3 HK9"),
  "two-from-queen-ten": item("B", 2, "HQT5", "HJ94", "HAK72 C84"),
  "all-four": item("A", 4, "SK4 HA D5", "SQ7 H3 D8", "SAJ2 HK5 DAK9"),
  "trump-for-one": item("A", 1, "SQ64 H5", "SKT5 D3", "SAJ92 HK D874", "hearts"),
  "queen-for-two": item("A", 2, "SQ64 H5", "SKT5 D3", "SAJ92 HK D874", "hearts"),
  "odd-card": item("B", 0, "SQ4 D6", "SK53", "SAJT2 DK7"),
  "ace-jack": item("B", 0, "SAJ6", "SQ75", "SKT93 D84"),
  "queen-to-jack": item("B", 1, "SQT6", "SJ95", "SAK72 D84"),
  "small-to-jack": item("B", 2, "SQT6", "SJ95", "SAK72 D84"),
};
