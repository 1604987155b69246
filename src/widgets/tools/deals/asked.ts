import { sortHand, SUITS } from "../../../engine/core/card.ts";
import { leftOf, partnerOf, type Seat } from "../../../engine/core/seat.ts";
import { TRUMP_OF } from "../../../engine/declaring/strain.ts";
import { poseBidding } from "../../../exercises/dealing/bid-options.ts";
import { poseHand } from "../../../exercises/dealing/lead-deal.ts";
import { poseMake } from "../../../exercises/dealing/make-deal.ts";
import { poseTrumpLead } from "../../../exercises/dealing/whist-hand.ts";
import { choicesOf, type Ask } from "../../../exercises/kit/ask.ts";
import { loadKind } from "../../../exercises/catalog.ts";
import type { Posed, Solution } from "../../../exercises/kit/exercise.ts";
import { KINDS, type KindId } from "../../../exercises/kit/kinds.ts";
import { cardText } from "../../../exercises/kit/words.ts";
import { isCard } from "../../../engine/core/card.ts";
import type { Board } from "../../../tabletop/deals/board.ts";
import { shortBidding, type Under } from "../../../tabletop/deals/declare.ts";

/** A question that a kind of exercise can put about a board, with the engine’s answers. */
export interface AskedOf {
  readonly kind: KindId;
  readonly title: string;
  readonly seat: Seat;
  readonly posed: Posed;
  readonly solution: Solution;
  /** The answers that are right, as they are written, and why. */
  readonly best: readonly string[];
  readonly because: string;
}

interface Candidate {
  readonly kind: KindId;
  readonly seat: Seat;
  readonly pose: () => Posed;
}

/** The questions that the hands of a board allow: only those about a whole hand whose owner is known. */
function candidates({ hands, dealer }: Board, under: Under): Candidate[] {
  const deals = dealer ?? "Z";
  const leader = leftOf(under.declarer);
  const { strain } = under;
  const trump = TRUMP_OF[strain];
  const whole = (seat: Seat) => hands[seat].length === 13;
  const found: Candidate[] = [];
  const calls = shortBidding(deals, under);
  // Those who lead at auction are asked by its bidding, which begins with Z, who deals.
  if (whole(leader) && calls.ok && strain !== "nullo" && deals === "Z") {
    found.push({
      kind: "lead",
      seat: leader,
      pose: () => poseHand(sortHand(hands[leader]), calls.value),
    });
  }
  if (whole(deals)) {
    found.push(
      { kind: "dealer-bid", seat: deals, pose: () => poseBidding(hands[deals]) },
      { kind: "make-the-trump", seat: deals, pose: () => poseMake(hands[deals]) },
    );
  }
  const dummy = partnerOf(deals);
  if (whole(dummy)) {
    found.push({
      kind: "make-the-trump",
      seat: dummy,
      pose: () => poseMake(hands[dummy], undefined, "Y"),
    });
  }
  const first = leftOf(deals);
  const four = SUITS.every((suit) => hands[first].some((card) => card.startsWith(suit)));
  if (whole(first) && trump && four) {
    found.push({
      kind: "trump-lead-whist",
      seat: first,
      pose: () => poseTrumpLead(hands[first], trump),
    });
  }
  return found;
}

function labelOf(ask: Ask, id: string): string {
  if (isCard(id)) return cardText(id);
  return "options" in ask ? (ask.options.find((option) => option.id === id)?.label ?? id) : id;
}

async function solved({ kind, seat, pose }: Candidate): Promise<AskedOf | null> {
  const exercise = await loadKind(kind);
  const posed = pose();
  await exercise.ready?.(posed);
  const solution = exercise.solve(posed);
  if (solution.type !== "choices" || choicesOf(posed.ask).length < 2) return null;
  const best = solution.choices.filter(({ mark }) => mark === "best");
  const [first] = best;
  if (!first) return null;
  return {
    kind,
    seat,
    posed,
    solution,
    title: KINDS[kind].title,
    best: best.map(({ id }) => labelOf(posed.ask, id)),
    because: first.because,
  };
}

/**
 * Every question that can be put about a board, answered by the engine; what the texts do not settle is left out. Rejects
 * where a kind cannot be fetched.
 */
export async function askedOf(board: Board, under: Under): Promise<AskedOf[]> {
  const found: AskedOf[] = [];
  for (const candidate of candidates(board, under)) {
    try {
      const asked = await solved(candidate);
      if (asked) found.push(asked);
    } catch (error) {
      if (error instanceof TypeError) throw error;
      // The texts say nothing of this hand, and so there is no question.
    }
  }
  return found;
}
