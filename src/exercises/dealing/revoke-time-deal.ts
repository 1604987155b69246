import { SUITS, type Suit } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { partnerOf, SEATS, type Seat } from "../../engine/core/seat.ts";
import type { Posed } from "../kit/exercise.ts";
import type { LawGame } from "../../engine/laws/code.ts";
import { SUIT_NAME, SUIT_SINGULAR } from "../kit/words.ts";
import { REVOKE_STATES, type RevokeTime } from "./revoke-time.ts";

/** Who did it, and with what suit on what. */
export interface RevokeTold extends RevokeTime {
  readonly by: Seat;
  /** Who plays with a dummy; at whist nobody does. */
  readonly declarer?: Seat;
  readonly led: Suit;
  readonly thrown: Suit;
}

const LABELS = {
  open: "It may still be put right",
  revoke: "It is a revoke, and must be paid for",
  stands: "It stands, and nothing is paid",
} as const satisfies Readonly<Record<(typeof REVOKE_STATES)[number], string>>;

/** How the game is named, and who plays with a dummy. */
const PLAYED: Readonly<Record<LawGame, (told: RevokeTold) => string>> = {
  auction: ({ declarer }) => `Auction bridge. {${declarer ?? "Z"}} is declarer.`,
  "straight-bridge": () => "Straight bridge. {Z} has dealt, and {Y} is dummy.",
  whist: ({ code }) => `Whist, by the ${code === "english" ? "English" : "American"} code.`,
};

function asking({ led, asked, answeredNone, by }: RevokeTold): string[] {
  if (!asked) return [];
  const answer = answeredNone ? "answered “None”" : "said nothing";
  return [`{${partnerOf(by)}} asked at once, “No ${SUIT_NAME[led]}, partner?” {${by}} ${answer}.`];
}

function since({ trickQuitted, sidePlayedOn, othersPlayedOn, by }: RevokeTold): string[] {
  return [
    trickQuitted
      ? "The trick has been turned and let go."
      : "The trick lies on the table, not yet turned.",
    ...(sidePlayedOn ? [`{${partnerOf(by)}} has played to the next.`] : []),
    ...(othersPlayedOn ? ["The other side has led to the next."] : []),
  ];
}

/** A card thrown on a suit its holder still had, and what has happened since. */
export function poseRevokeTime(told: RevokeTold): Posed {
  const { by, led, thrown, declarer: _declarer, ...scene } = told;
  const who = told.dummy ? `{${by}}, dummy,` : `{${by}}`;
  const hand = told.dummy ? "in sight" : "in his hand";
  return {
    scene: { type: "revoke-time", ...scene },
    ask: {
      type: "option",
      look: "words",
      options: REVOKE_STATES.map((id) => ({ id, label: LABELS[id] })),
    },
    question: "It is noticed now. How does it lie?",
    facts: [
      PLAYED[told.game](told),
      `${who} put a ${SUIT_SINGULAR[thrown]} on a ${SUIT_SINGULAR[led]} led, with a ${SUIT_SINGULAR[led]} ${hand}.`,
      ...asking(told),
      ...since(told),
    ],
  };
}

/** Who may declare in each game, and whether a question keeps a trick open. */
const TABLES: readonly (Pick<RevokeTime, "game" | "code"> & {
  readonly declarers: readonly Seat[];
  readonly mayAsk: boolean;
})[] = [
  { game: "auction", code: "american", declarers: SEATS, mayAsk: true },
  { game: "straight-bridge", code: "american", declarers: ["Z"], mayAsk: true },
  { game: "whist", code: "english", declarers: [], mayAsk: true },
  { game: "whist", code: "american", declarers: [], mayAsk: false },
];

/** A revoke from a stream; the American code of whist has no question that keeps a trick open, so none is put there. */
export function poseRevokeFrom(random: Random): Posed {
  const { game, code, declarers, mayAsk } = random.pick(TABLES);
  const declarer = declarers.length > 0 ? random.pick(declarers) : undefined;
  const dummy = declarer !== undefined && random.chance(0.2);
  const by = dummy
    ? partnerOf(declarer)
    : random.pick(SEATS.filter((seat) => !declarer || seat !== partnerOf(declarer)));
  const led = random.pick(SUITS);
  const thrown = random.pick(SUITS.filter((suit) => suit !== led));
  const trickQuitted = random.chance(0.6);
  const asked = mayAsk && !dummy && random.chance(0.6);
  const sidePlayedOn = !dummy && random.chance(0.25);
  return poseRevokeTime({
    game,
    code,
    ...(declarer ? { declarer } : {}),
    dummy,
    by,
    led,
    thrown,
    trickQuitted,
    asked,
    answeredNone: asked && random.chance(0.4),
    sidePlayedOn,
    othersPlayedOn: trickQuitted && !sidePlayedOn && random.chance(0.4),
  });
}
