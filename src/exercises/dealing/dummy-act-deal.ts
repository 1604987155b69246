import { leftOf, partnerOf, type Seat } from "../../engine/core/seat.ts";
import type { Code } from "../../engine/laws/code.ts";
import type { DummyAct } from "../../engine/laws/dummy.ts";
import type { DummyGame, DummyPosed } from "./dummy-act.ts";
import type { Posed, Words } from "../kit/exercise.ts";

/** Those concerned: declarer, dummy, and the opponents on declarer’s left and right. */
interface Players {
  readonly declarer: string;
  readonly dummy: string;
  readonly left: string;
  readonly right: string;
}

/** What has happened, and what dummy would like to do about it. */
interface Told {
  readonly event: (players: Players) => Words;
  readonly asks: (players: Players) => Words;
}

const TOLD: Readonly<Record<DummyAct, Told>> = {
  "ask-void": {
    event: ({ declarer }) => `${declarer} throws a club on a heart.`,
    asks: ({ dummy, declarer }) => `May ${dummy} ask ${declarer} whether he has no hearts?`,
  },
  "ask-penalty-obeyed": {
    event: ({ left }) => `${left} was told to play his highest heart, and plays the nine.`,
    asks: ({ dummy }) => `May ${dummy} ask whether the order has been obeyed?`,
  },
  "cards-in-trick": {
    event: () => "A trick is being gathered that has only three cards in it.",
    asks: ({ dummy }) => `May ${dummy} say so?`,
  },
  "correct-claim": {
    event: ({ right, declarer }) =>
      `${right} wants to call a card that ${declarer} let fall, though declarer’s cards may not be called.`,
    asks: ({ dummy }) => `May ${dummy} put him right?`,
  },
  "trick-wrong-side": {
    event: ({ left, declarer }) => `${left} is gathering a trick that ${declarer} has won.`,
    asks: ({ dummy }) => `May ${dummy} say so?`,
  },
  "discuss-fact": {
    event: () => "The others cannot agree which card was played to the last trick.",
    asks: ({ dummy }) => `May ${dummy} help to settle it?`,
  },
  "correct-score": {
    event: ({ right }) => `${right} writes down nine tricks where there were ten.`,
    asks: ({ dummy }) => `May ${dummy} put the score right?`,
  },
  "advise-revoke-penalty": {
    event: ({ left, declarer }) =>
      `It is agreed that ${left} has revoked, and ${declarer} must choose the penalty.`,
    asks: ({ dummy }) => `May ${dummy} advise him?`,
  },
  "point-out-revoke": {
    event: ({ left, dummy }) => `${left} has revoked, the trick is turned, and only ${dummy} saw.`,
    asks: ({ dummy }) => `May ${dummy} point it out?`,
  },
  "point-out-exposed": {
    event: ({ right, dummy }) => `${right} drops a card face up, and only ${dummy} saw.`,
    asks: ({ dummy }) => `May ${dummy} point it out?`,
  },
  "point-out-lead": {
    event: ({ right, declarer }) =>
      `${right} leads when it is not his turn, and ${declarer} has not noticed.`,
    asks: ({ dummy }) => `May ${dummy} point it out?`,
  },
  "suggest-card": {
    event: ({ declarer }) => `${declarer} is thinking about what to play from dummy.`,
    asks: ({ dummy }) => `May ${dummy} touch the card he would choose?`,
  },
  "warn-wrong-hand": {
    event: ({ declarer }) => `${declarer} is about to lead from the wrong hand.`,
    asks: ({ dummy }) => `May ${dummy} warn him?`,
  },
  "other-penalty": {
    event: ({ left, declarer }) =>
      `${left} plays to a trick before his turn, and ${declarer} has not noticed.`,
    asks: ({ dummy }) => `May ${dummy} point it out?`,
  },
};

/** Before the first lead nothing has been played yet, so fewer things can have happened. */
const EARLY: Partial<Readonly<Record<DummyAct, Told["event"]>>> = {
  "point-out-exposed": ({ right }) => `${right} drops a card face up before the first lead.`,
  "point-out-lead": ({ right, left }) => `${right} has led, though the first lead is ${left}’s.`,
};

const LAWS: Readonly<Record<DummyGame, Partial<Readonly<Record<Code, Words>>>>> = {
  auction: { american: "Auction bridge, by the laws of 1913." },
  "straight-bridge": {
    american: "Straight bridge, by the American code.",
    english: "Straight bridge, by the English code.",
  },
};

/** Something dummy would like to say or do. At straight bridge the dealer, {Z}, always plays the hand. */
export function poseDummyAct(posed: DummyPosed): Posed {
  const { act, game, code, down, looked } = posed;
  const name = (seat: Seat) => `{${seat}}`;
  const players = {
    declarer: name(posed.declarer),
    dummy: name(partnerOf(posed.declarer)),
    left: name(leftOf(posed.declarer)),
    right: name(leftOf(posed.declarer, -1)),
  };
  const told = TOLD[act];
  return {
    scene: { type: "dummy-act", ...posed },
    ask: {
      type: "option",
      look: "words",
      options: [
        { id: "yes", label: "Yes, he may" },
        { id: "no", label: "No, he may not" },
      ],
    },
    question: told.asks(players),
    facts: [
      LAWS[game][code] ?? "",
      down
        ? `${players.declarer} plays the hand, and dummy’s cards, ${players.dummy}’s, are down.`
        : `${players.declarer} is to play the hand; ${players.dummy} has not laid down his cards yet.`,
      ...(looked ? [`${players.dummy} has looked into ${players.left}’s hand on purpose.`] : []),
      (down ? undefined : EARLY[act])?.(players) ?? told.event(players),
    ],
  };
}
