import { gradeDealer } from "../../engine/conventions/bid-dealer.ts";
import type { BidGrade } from "../../engine/conventions/bid-grade.ts";
import { bidHand } from "../../engine/conventions/bid-hand.ts";
import { adviseDummy } from "../../engine/conventions/make-dummy.ts";
import {
  adviseDealer,
  type Declaration,
  type MakeAdvice,
} from "../../engine/conventions/make-trump.ts";
import { callText, STRAIN_NAME } from "../../exercises/kit/words.ts";
import type { OwnHand } from "../model.ts";
import { acceptedWords, plainAnswer } from "./compare.ts";

/**
 * What the texts have a whole hand say as dealer, at love all, where the question is answered in words: Foster’s bid at
 * auction, Elwell’s make at straight bridge, and the make of a hand in Y’s place to which it was left. Where an answer of
 * the teacher’s can be read as a bid or a make, it is held beside theirs.
 */
export function callsBeside({ hands, viewer, ask }: OwnHand): readonly string[] {
  const hand = hands[viewer];
  if (hand.length !== 13 || ask.type !== "words") return [];
  const accepted = ask.answers.filter((answer) => answer.accepted);
  const bids = accepted.map(({ label }) => bidIn(label));
  const makes = accepted.map(({ label }) => makeIn(label));
  const lines = [
    bidLine(
      gradeDealer(bidHand(hand)),
      bids.flatMap((bid) => bid ?? []),
    ),
    makeLine(
      "As dealer at straight bridge",
      adviseDealer(hand),
      makes.flatMap((make) => make ?? []),
    ),
  ];
  if (viewer === "Y") {
    lines.push(
      makeLine(
        "Left to this hand by the dealer",
        adviseDummy(hand),
        makes.flatMap((make) => make ?? []),
      ),
    );
  }
  return lines;
}

/** A bid as it is said, with its number: “one no trump”. Null where a label is none. */
function bidIn(label: string): string | null {
  const plain = bidWords(label);
  return /^[1-7] (?:spade|club|diamond|heart|royal|nullo|no trump)$/.test(plain) ? plain : null;
}

function bidWords(label: string): string {
  return plainAnswer(label)
    .replaceAll(/\b(?:i|we|bid|call|would|open)\b/g, "")
    .replace(/s$/, "")
    .trim();
}

/** What is made trumps, or “leave” where it is left to partner. Null where a label is neither, or is a bid. */
function makeIn(label: string): Declaration | null {
  const plain = plainAnswer(label);
  if (/\b(?:leave|left)\b/.test(plain)) return "leave";
  if (/\d/.test(plain)) return null;
  const found = MAKES.filter((make) =>
    new RegExp(`\\b${nameOf(make).replace(/s$/, "")}`).test(plain),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

const MAKES = ["spades", "clubs", "diamonds", "hearts", "notrump"] as const;

const nameOf = (make: (typeof MAKES)[number]) =>
  make === "notrump" ? "no trumps" : STRAIN_NAME[make];

function bidLine(grades: readonly BidGrade[], accepted: readonly string[]): string {
  const of = (verdict: BidGrade["verdict"]) =>
    grades.filter((grade) => grade.verdict === verdict).map(({ call }) => callText(call));
  const best = of("best");
  const open = of(null);
  const sound = of("acceptable");
  const also = sound.length > 0 ? ` ${listed(sound)} would be sound.` : "";
  const note = accepted.length > 0 ? acceptedWords(best.map(bidWords), accepted.map(bidWords)) : "";
  if (best.length === 0) {
    return `Whether this hand is to bid ${open.join(" or ")} as dealer at auction, Foster leaves open.${also}`;
  }
  return `As dealer at auction, at love all, Foster bids ${best.join(" or ")}${note}.${also}`;
}

function makeLine(when: string, advice: MakeAdvice, accepted: readonly Declaration[]): string {
  const { declare, alsoSound } = advice;
  const note = accepted.length > 0 ? acceptedWords([declare], accepted) : "";
  const says = declare === "leave" ? "leaves the make to partner" : `makes it ${madeText(declare)}`;
  const also =
    alsoSound.length > 0 ? ` ${listed(alsoSound.map(madeText))} would be sound too.` : "";
  return `${when}, at love all, Elwell ${says}${note}.${also}`;
}

const madeText = (make: Declaration) =>
  make === "leave" ? "leaving it to partner" : make === "notrump" ? "no trump" : STRAIN_NAME[make];

function listed(words: readonly string[]): string {
  const text = words.join(" or ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
