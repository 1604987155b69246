import { must } from "../../engine/core/result.ts";
import { parseCard, parseHand } from "../../engine/notation/cards.ts";
import type { RuleId } from "../../rulebook/rules.ts";
import { poseMisprintOf } from "../dealing/misprint-deal.ts";
import type { MisprintPosed } from "../dealing/misprint.ts";
import type { Posed } from "../kit/exercise.ts";

/** Every rule that a solution of this kind may cite. */
export const misprintTeaches: readonly RuleId[] = [
  "auction.pack.fifty-two",
  "auction.deal.count-thirteen",
];

/** A diagram of Elwell’s as it stands in the book: the hands of A, Y, B and Z, and the cards to choose from. */
function printed(
  hand: number,
  asks: MisprintPosed["asks"],
  [a, y, b, z]: readonly [string, string, string, string],
  offered: string,
): Posed {
  const read = (text: string) => must(parseHand(text));
  return poseMisprintOf(
    { hands: { Z: read(z), A: read(a), Y: read(y), B: read(b) }, asks },
    offered.split(" ").map((card) => must(parseCard(card))),
    [`Hand ${hand} of Elwell’s Advanced Bridge, as the book prints it.`],
  );
}

/** The misprinted diagrams of the books; what should stand there is known from the play printed beside each. */
export const misprintItems: Readonly<Record<string, Posed>> = {
  "elwell-advanced-19": printed(
    19,
    "twice",
    ["AJT76.82.942.KT6", "95.KQ3.AT86.A873", "Q4.A9654.Q53.Q54", "K832.JT74.KJ7.J92"],
    "HT H9 H7 H4 H2",
  ),
  "elwell-advanced-4": printed(
    4,
    "missing",
    ["K5.86.A9876.T32", "9864.J54.Q4.9864", "AQJT7.K92.JT5.A7", "32.AQT73.K2.KQJ5"],
    "DT D6 D4 D3 D2",
  ),
  "elwell-advanced-6": printed(
    6,
    "missing",
    [".KT97.3.8642", "AJ975.J.Q86.KQJ7", ".A865432.K542.A5", "Q832.Q.AJT97.T93"],
    "SA SK SQ S9 S5",
  ),
  "elwell-advanced-14": printed(
    14,
    "missing",
    ["KQ5.J96532.T.", "983.KQ.KJ7632.J7", "JT7.T87.A95.QT95", "A642.A4.Q84.A432"],
    "CA CK CQ C9 C7",
  ),
  "elwell-advanced-17": printed(
    17,
    "missing",
    ["KT5.983.542.", "864.54.T6.KT9865", "QJ3.KJT62.AJ973.", "A972.AQ7.KQ8.QJ72"],
    "CA CK CQ C9 C7",
  ),
  "elwell-advanced-38": printed(
    38,
    "missing",
    ["7532.J64.QJ.", "AK.K752.K753.KJ5", "QJT64.QT98.AT98.", "98.A3.642.AQ32"],
    "CK CJ CT C5 C3",
  ),
};
