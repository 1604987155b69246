import type { Card } from "../../engine/core/card.ts";
import { must } from "../../engine/core/result.ts";
import { parseDealTag } from "../../engine/notation/pbn.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { positionOf } from "../../tabletop/playing/position.ts";
import { countPosed } from "../dealing/count-posed.ts";
import type { Counted } from "../dealing/hand-count.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const countTheHandTeaches: readonly RuleId[] = ["second.count", "auction.revoke.definition"];

/** A printed hand at no trump after some of its tricks, each card in the order played. */
function after(tag: string, line: string, viewer: "Z" | "A" | "B", counted: Counted): Posed {
  const hands = must(parseDealTag(tag));
  const { left, tricks } = must(
    positionOf(
      {
        game: "straight-bridge",
        dealer: "Z",
        hands,
        declared: {
          kind: "dealer-makes",
          make: { strain: "notrump", maker: "Z", declarer: "Z", multiplier: 1 },
        },
      },
      line.split(" ") as Card[],
    ),
  );
  const plays = tricks.map((trick) => trick.plays);
  return countPosed(
    { viewer, hand: left[viewer], dummy: left.Y, tricks: plays },
    "notrump",
    counted,
  );
}

const FOSTER = after(
  "N:J.T75.Q83.976532 K65432.J82.J6.AK AQT7.AQ4.K52.JT8 98.K963.AT974.Q4",
  "D7 D3 DJ DK CJ CQ C2 CK D6 D2 DA D8 D4 DQ S2 D5",
  "Z",
  { seat: "A", suit: "D" },
);
const ELWELL_2 = after(
  "N:864.954.A63.7652 Q75.KJ87.K82.KQ3 A93.AQT2.T9.AJT4 KJT2.63.QJ754.98",
  "D5 D3 DK D9 D8 DT DJ D6 D4 DA D2 S3 C2 CQ CA C8",
  "B",
  { seat: "A", suit: "D" },
);
const ELWELL_11 = after(
  "N:A975.KT7.K8.KJ32 K64.654.JT32.Q97 QT82.AJ82.A.AT84 J3.Q93.Q97654.65",
  "D6 D8 DT DA S2 S3 SA S4 S5 SK S8 SJ DJ C4 D4 DK S7 S6 SQ C5 ST C6 S9 H4 C8 D5 CK C7",
  "B",
  { seat: "Z", suit: "H" },
);

/** Printed hands stopped where a count is certain: by the suit itself, and by the three others. */
export const countTheHandItems: Readonly<Record<string, Posed>> = {
  "partner-shows-out": FOSTER,
  "declarer-shows-out": ELWELL_2,
  "the-rest-are-hearts": ELWELL_11,
};
