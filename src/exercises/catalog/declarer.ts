import { must } from "../../engine/core/result.ts";
import type { Random } from "../../engine/core/random.ts";
import { leftOf, partnerOf, sideOf, type Seat } from "../../engine/core/seat.ts";
import {
  biddingEnded,
  contractOf,
  minimumLevel,
  seatToCall,
  standingBid,
} from "../../engine/declaring/auction.ts";
import { leaderOf } from "../../engine/declaring/roles.ts";
import { checkCall } from "../../engine/declaring/legality.ts";
import type { Contract, SeatedCall } from "../../engine/declaring/call.ts";
import { STRAINS, type Strain } from "../../engine/declaring/strain.ts";
import { choicesOf } from "../kit/ask.ts";
import type { Choice, Exercise, Posed } from "../kit/exercise.ts";
import { sceneOf } from "../kit/scene.ts";
import { bidText, STRAIN_NAME } from "../kit/words.ts";

interface Option {
  readonly declarer: Seat;
  readonly leader: Seat;
}

/** Either partner of the side that won the bidding may be named, and either adversary as leader. */
function optionsFor(contract: Contract): Option[] {
  return [contract.declarer, partnerOf(contract.declarer)].flatMap((declarer) =>
    [leftOf(declarer), leftOf(declarer, -1)].map((leader) => ({ declarer, leader })),
  );
}

export function poseAuction(calls: readonly SeatedCall[]): Posed {
  const contract = must(contractOf(calls));
  const options = optionsFor(contract).map(({ declarer, leader }) => ({
    id: `${declarer}-${leader}`,
    label: `{${declarer}} plays it, {${leader}} leads`,
  }));
  return {
    scene: { type: "auction", calls },
    ask: {
      type: "option",
      look: "words",
      options: options.sort((a, b) => a.id.localeCompare(b.id)),
    },
    question: "Who plays the hand, and who leads?",
    facts: ["{Z} dealt. The bidding is over."],
  };
}

/** A bidding of two or three strains that goes round until all are done; long and one-bid auctions are dealt again. */
function randomCalls(random: Random): SeatedCall[] {
  const strains: Strain[] = random.shuffle(STRAINS.filter((s) => s !== "nullo" && s !== "spades"));
  const pool = strains.slice(0, random.chance(0.6) ? 2 : 3);
  const calls: SeatedCall[] = [];
  if (random.chance(0.4)) calls.push({ seat: "Z", type: "bid", level: 1, strain: "spades" });
  while (!biddingEnded(calls)) {
    const seat = seatToCall(calls);
    const standing = standingBid(calls);
    const strain = random.pick(pool);
    const level = minimumLevel(strain, standing);
    const bid = level !== null && level <= 4 && random.chance(calls.length < 5 ? 0.6 : 0.3);
    const double: SeatedCall = { seat, type: "double" };
    if (bid) calls.push({ seat, type: "bid", level, strain });
    else if (random.chance(0.12) && checkCall(calls, double).ok) calls.push(double);
    else if (calls.length === 0) calls.push({ seat, type: "bid", level: 1, strain });
    else calls.push({ seat, type: "pass" });
  }
  return calls;
}

function poseFrom(random: Random): Posed {
  const wantPartner = random.chance(0.6);
  for (;;) {
    const calls = randomCalls(random);
    const bids = calls.filter((call) => call.type === "bid");
    const last = bids.at(-1);
    if (!last || bids.length < 2 || calls.length > 13) continue;
    const contract = must(contractOf(calls));
    if (wantPartner === (contract.declarer !== last.seat)) return poseAuction(calls);
  }
}

/** The bidding is over: who plays it, and who leads. */
const declarer: Exercise = {
  id: "declarer",
  pose: poseFrom,
  solve(problem) {
    const { calls } = sceneOf(problem, "auction");
    const contract = must(contractOf(calls));
    const { declarer: player, strain } = contract;
    const leader = leaderOf(contract);
    const last = standingBid(calls) as NonNullable<ReturnType<typeof standingBid>>;
    const adversaryNamed = calls.some(
      (call) =>
        call.type === "bid" && call.strain === strain && sideOf(call.seat) !== sideOf(player),
    );
    const named =
      last.seat === player
        ? `{${player}} made the last bid, ${bidText(contract)}, and was the first of his side to name ${STRAIN_NAME[strain]}`
        : `{${last.seat}} made the last bid, ${bidText(contract)}, but {${player}} named ${STRAIN_NAME[strain]} first, so the hand is his to play`;
    const sides = adversaryNamed
      ? ` The other side named ${STRAIN_NAME[strain]} too, but the higher bid decides between sides.`
      : "";
    const spade =
      strain === "royals" && calls.some((c) => c.type === "bid" && c.strain === "spades")
        ? " One spade did not name royals."
        : "";
    const leads = `{${leader}} sits on his left and leads.`;
    const declared = [
      "auction.declarer.first-namer",
      ...(adversaryNamed ? (["auction.declarer.opponents-both-named"] as const) : []),
      "auction.declarer.dummy-and-lead",
    ] as const;
    const choices = choicesOf(problem.ask).map((id): Choice => {
      const rightPlayer = id.startsWith(`${player}-`);
      const right = id === `${player}-${leader}`;
      return rightPlayer && !right
        ? {
            id,
            mark: "wrong",
            rules: ["auction.play.opening-leader"],
            because: `{${player}} does play it, but ${leads}`,
          }
        : {
            id,
            mark: right ? "best" : "wrong",
            rules: declared,
            because: `${named}.${sides}${spade} ${leads}`,
          };
    });
    return {
      type: "choices",
      choices,
      hints: [
        "The side with the last bid plays; of the two partners, the one who first named the strain.",
        `The contract is ${bidText(contract)}: who of {${last.seat}} and {${partnerOf(last.seat)}} said ${STRAIN_NAME[strain]} first?`,
        `${named}. ${leads}`,
      ],
    };
  },
};

export default declarer;
