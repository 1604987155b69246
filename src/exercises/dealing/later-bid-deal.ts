import type { Random } from "../../engine/core/random.ts";
import { partnerOf } from "../../engine/core/seat.ts";
import { minimumLevel } from "../../engine/declaring/auction.ts";
import { LEVELS, type Bid, type SeatedCall } from "../../engine/declaring/call.ts";
import { TRUMP_OF } from "../../engine/declaring/strain.ts";
import { BID_TELLS, readBid } from "../../engine/conventions/bid-later.ts";
import { placeOf } from "../../engine/conventions/bid-place.ts";
import { formatCall } from "../../engine/notation/calls.ts";
import type { Level, Posed } from "../kit/exercise.ts";
import { bidText } from "../kit/words.ts";
import { BID_TELLS_WORDS, OTHER_TELLS } from "../wording/bid-tells.ts";
import { aim, callsOf, dealBidding, type Table } from "./bid-deal.ts";
import { dealAceKing, dealLong, dealOpened, dealPoor, dealTwoSuits } from "./bid-hands.ts";

/** The bid that was made last in some bidding. */
function lastBid(calls: readonly SeatedCall[]) {
  const call = calls.at(-1);
  if (call?.type !== "bid") throw new Error("the last call is no bid");
  return call;
}

/** A bid just made: was it free, forced or a shout? */
export function poseBidKind(words: string): Posed {
  const calls = callsOf(words);
  const bid = lastBid(calls);
  return {
    scene: { type: "auction", calls },
    ask: {
      type: "option",
      look: "words",
      options: [
        { id: "free", label: "A free bid" },
        { id: "forced", label: "A forced bid" },
        { id: "shout", label: "A shout" },
      ],
    },
    question: `{${bid.seat}} bids ${bidText(bid)}. What kind of bid is that?`,
    facts: [],
  };
}

/** A bid just made: what does it tell the partner of its player? */
export function poseBidTell(words: string): Posed {
  const calls = callsOf(words);
  const bid = lastBid(calls);
  const place = placeOf(calls);
  const reading = place && readBid(place);
  if (!reading) throw new Error(`the texts give ${words} no meaning`);
  const offered = [reading.tell, ...OTHER_TELLS[reading.tell]];
  return {
    scene: { type: "auction", calls },
    ask: {
      type: "option",
      look: "words",
      options: BID_TELLS.filter((tell) => offered.includes(tell)).map((tell) => ({
        id: tell,
        label: BID_TELLS_WORDS[tell],
      })),
    },
    question: `What does {${bid.seat}}’s ${bidText(bid)} tell {${partnerOf(bid.seat)}}?`,
    facts: [],
  };
}

const STRAINS = ["clubs", "diamonds", "hearts", "royals"] as const;

/** A bid of a suit at its lowest or one more, over the dealer’s or as his. */
function dealKind(random: Random): Posed {
  const strain = random.pick(STRAINS);
  const first = random.weigh([
    ["", 2],
    ["1S", 3],
    ["1C", 2],
    ["1D", 3],
    ["1H", 4],
    ["1R", 4],
    ["1NT", 2],
    ["1S pass", 2],
    ["1S 1H", 3],
  ] as const);
  const before = callsOf(first);
  const bids = before.filter((call) => call.type === "bid");
  const last: Bid | null = bids.at(-1) ?? null;
  const least = minimumLevel(strain, last);
  const wanted = (least ?? 1) + (random.chance(0.4) ? 1 : 0);
  const level = LEVELS.find((each) => each === wanted) ?? 1;
  // Whoever bids his adversaries’ suit, or his partner’s, says something else.
  if (bids.some((bid) => TRUMP_OF[bid.strain] === TRUMP_OF[strain] && bid.strain !== "spades")) {
    return dealKind(random);
  }
  const bid = formatCall({ type: "bid", level, strain });
  return poseBidKind(first === "" ? bid : `${first} ${bid}`);
}

/** Bidding whose last bid the texts give a meaning, with how often it is to be asked. */
const TOLD: readonly (readonly [readonly string[], number])[] = [
  [["1S"], 1],
  [["2S", "3S"], 3],
  [["1C", "1D", "1S 1C", "1S 1D"], 3],
  [["1H", "1R", "1S 1H", "1S 1R", "1C 1H", "1D 1R"], 3],
  [["1NT", "1S 1NT"], 2],
  [["2H", "2R", "1S 2H", "1S 2R", "1H 2R", "1C 2H", "1D 2R"], 3],
  [["2C", "2D", "1S 2C", "1S 2D", "1H 3D", "1R 3C"], 4],
  [["1H 1R 2H", "1R 2D 2R", "1C 1H 2C", "1H 2C 2H", "1S 1H 1R 2H", "1R 2H 2R"], 3],
  [["1H pass 2C", "1R pass 2D", "1H 1R 2D", "1R pass 2H", "1H pass 1R", "1H 2D 2R"], 3],
  [["1H pass 1NT", "1R pass 1NT"], 2],
  [
    [
      "1S 1H pass pass 2D",
      "1S pass 1H pass pass 1R",
      "1H pass pass 1R 2D",
      "1S pass pass 1H 1R",
      "1S pass 1H pass 1NT 2C",
      "1R pass pass 2C 2H",
    ],
    3,
  ],
  [["1H 1R pass pass 2H", "1R 2H pass pass 2R", "1D 1H pass pass 2D", "1C 1H 2C pass pass 2H"], 3],
  [["1H 2D", "1H 2C", "1R 2D", "1R 2C", "1R 2H"], 4],
  [["1H 1R 2C 2R 3D", "1R pass 2H pass 3C", "1H pass 2C pass 2D", "1R pass 2C pass 2D"], 2],
];

function dealTell(random: Random): Posed {
  return poseBidTell(random.pick(random.weigh(TOLD)));
}

const TAKEN_OUT: Table = {
  before: ["1H pass 1R pass", "1H 1R 2C 2R", "1R pass 2H pass", "1H 1R 2D 2R", "1R 2C 2H 3C"],
  aims: [aim("tops-shown", 3, dealTwoSuits), aim("nothing-to-show", 2, dealOpened)],
  tempting: 1,
};

const ASSISTED: Table = {
  before: [
    "1H 1R 2H 2R pass pass",
    "1R 2H 2R 3H pass pass",
    "1H 2C 2H 3C pass pass",
    "1C 1H 2C 2H 3C pass pass",
    "1D 1R 2D 2R 3D pass pass",
  ],
  aims: [aim("fourth-trick", 1, dealLong), aim("nothing-to-show", 1, dealLong)],
  tempting: 0,
};

const REBID: Table = {
  before: [
    "1H 1R pass pass 2H 2R",
    "1R 2D pass pass 2R 3D",
    "1H 1R pass 2R 3H 3R",
    "1C 1H 2C pass pass 2H 3C",
    "1D 1R 2D pass pass 2R 3D",
  ],
  aims: [aim("rebid-alone", 2, dealPoor), aim("nothing-to-show", 1, dealPoor)],
  tempting: 0,
};

const SPENT: Table = {
  before: ["1C pass 1H 1R", "1D pass 1H 1R", "1C pass 1R 2D", "1D pass 1R 2H"],
  aims: [aim("spent", 1, dealAceKing), aim("nothing-to-show", 1, dealAceKing)],
  tempting: 0,
};

const SPENT_TWICE: Table = {
  before: ["1C pass 1H 1R 2H 2R pass pass", "1D pass 1H 1R 2H 2R pass pass"],
  aims: [aim("nothing-to-show", 1, dealAceKing)],
  tempting: 0,
};

/** At the first level what kind of bid it is, then what it tells; at the third a hand in a later round. */
export function poseLaterBid(random: Random, level: Level): Posed {
  switch (level) {
    case 1:
      return dealKind(random);
    case 2:
      return dealTell(random);
    case 3:
      return dealBidding(random, [
        [TAKEN_OUT, 3],
        [ASSISTED, 4],
        [REBID, 3],
        [SPENT, 3],
        [SPENT_TWICE, 1],
      ]);
    default:
      return level satisfies never;
  }
}
