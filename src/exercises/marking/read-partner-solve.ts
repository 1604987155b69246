import { rankOf, type Rank } from "../../engine/core/card.ts";
import { readDummysLead } from "../../engine/conventions/second-reading.ts";
import type { Choice, Posed, Solution, Words } from "../kit/exercise.ts";
import { the, The } from "../wording/play-words.ts";
import { readRound, whereIs, type RoundReading, type Where } from "./read-partner-ways.ts";
import { sceneOf } from "../kit/scene.ts";
import { ranksOf } from "../dealing/pose-round.ts";
import { listText } from "../kit/words.ts";

const WHERE: Readonly<Record<Where, Words>> = {
  partner: "is with partner",
  declarer: "is with declarer",
  unsure: "cannot be placed yet",
};

interface Told {
  readonly led: Rank;
  readonly second: Rank | undefined;
  readonly asked: Rank;
  readonly where: Where;
  readonly reading: RoundReading;
  readonly dummysWays: readonly Words[];
}

/** What the cards tell of the one asked for, by the way of reading that applies. */
const REASONS: Readonly<Record<RoundReading["by"], (told: Told) => Words>> = {
  lead: ({ led, asked, where }) =>
    where === "partner"
      ? `Of all the holdings from which partner leads ${the(led)}, and which the cards in sight allow, every one has ${the(asked)} in it.`
      : where === "declarer"
        ? `From no holding with ${the(asked)} in it, that the cards in sight allow, would partner lead ${the(led)}.`
        : `Partner leads ${the(led)} from holdings with ${the(asked)} and from others without it, and the cards in sight allow both.`,
  "up-to-dummy": ({ led, second, reading, where }) => {
    const lead = `Such ${led === "J" ? "a jack" : "a queen"} is led over dummy’s best card, and declarer has taken it with ${the(second as Rank)}: partner has ${listText(reading.partner.map(the))}`;
    const rest =
      reading.declarer.length > 0
        ? `, and ${listText(reading.declarer.map(the))}, passed over, is declarer’s.`
        : ".";
    return where === "unsure" ? `${lead}${rest} Of the others nothing is told.` : `${lead}${rest}`;
  },
  "dummy-queen": ({ reading, where }) =>
    `With the ace, or the jack guarded, declarer would not have put up dummy’s guarded queen: partner has ${listText(reading.partner.map(the))}.${where === "unsure" ? " Of the others nothing is told." : ""}`,
  "dummys-lead": ({ led, dummysWays, where }) =>
    `${The(led)} led from dummy belongs to a combination with declarer’s hand: he has ${dummysWays.join(", or else ")}.${where === "unsure" ? " That does not settle where this card is." : ""}`,
};

/** Marks and explains every answer to a problem of the kind “read-partner”. */
export function solveReadPartner(problem: Posed): Solution {
  const scene = sceneOf(problem, "round");
  const { hand, dummy, plays } = ranksOf(scene);
  const { viewer, strain, kingWon = false } = scene;
  const reading = readRound({ viewer, kingWon, strain, hand, dummy, plays });
  if (!reading || !scene.asked) throw new Error("nothing can be read from this round");
  const asked = rankOf(scene.asked);
  const led = plays[0] as Rank;
  const where = whereIs(asked, reading);
  const ways = reading.by === "dummys-lead" ? (readDummysLead(led, hand, dummy)?.ways ?? []) : [];
  const dummysWays = ways.map(
    ({ cards, long }) => `${listText(cards.map(the))}${long ? " in a long suit" : ""}`,
  );
  const told = { led, second: plays[1], asked, where, reading, dummysWays };
  const reason = `${REASONS[reading.by](told)} So ${the(asked)} ${WHERE[where]}.`;
  return {
    type: "choices",
    choices: (["partner", "declarer", "unsure"] as const).map((id): Choice => ({
      id,
      mark: id === where ? "best" : "wrong",
      rules: reading.rules,
      because: reason,
    })),
    hints: [
      reading.by === "dummys-lead"
        ? "A high card is led from dummy to go with others in declarer’s hand. Which, when you see the rest?"
        : "From which holdings would that card be played? Leave out those that the cards in sight forbid.",
      REASONS[reading.by](told),
      `${The(asked)} ${WHERE[where]}.`,
    ],
  };
}
