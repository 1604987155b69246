import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isHonour, rankOf, type Card } from "../../src/engine/core/card.ts";
import type { Posed } from "../../src/exercises/kit/exercise.ts";
import type { KindId } from "../../src/exercises/kit/kinds.ts";
import { ROOT } from "./files.ts";

/** An example of the books: what it lays out, and what is right. What the two hold depends on the kind. */
export interface PrintedCase {
  readonly id: string;
  readonly kind: string;
  readonly game: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}

/** Every example of a kind that the oracle has. */
export function printedCases(kind: string): readonly PrintedCase[] {
  return JSON.parse(readFileSync(join(ROOT, `tests/oracle/cases/${kind}.json`), "utf8"));
}

/** By which kind an example is asked about, and whether a problem is the one. */
interface Place {
  readonly kinds: (given: PrintedCase) => readonly KindId[];
  readonly is: (given: PrintedCase, posed: Posed) => boolean;
}

const text = (cards: readonly Card[] = []) => cards.map(rankOf).join("");

/** The ranks of an example’s cards, which are given as `SA` or as `A`, or together in one word. */
const ranks = (value: unknown): string =>
  Array.isArray(value) ? value.map((card: string) => card.at(-1)).join("") : String(value ?? "");

/** Whether a card led is the example’s, of which it may say no more than that it is small. */
function isLed(led: Card | undefined, told: unknown): boolean {
  const said = String([told].flat()[0]);
  return (
    led !== undefined && (said === "small" ? !isHonour(rankOf(led)) : said.at(-1) === rankOf(led))
  );
}

const against = (strain: unknown) => (strain === "notrump" ? "notrump" : "trump");

/** A holding as the books write it: what is above the eight by name, and how many small ones. */
const shape = (holding: string) => [...holding.replace(/[2-8]/g, "x")].toSorted().join("");

const LEADS: Readonly<Record<string, KindId>> = {
  foster: "lead-card",
  elwell: "lead-straight",
  "whist-old": "lead-whist",
  "whist-american": "lead-american",
};

/** A suit to lead with dummy in sight: which card, whether at all, or whether to go on. */
function isByDummy({ input, expected }: PrintedCase, { scene, ask }: Posed): boolean {
  if (scene.type !== "round" || scene.wanted !== input["tricksWanted"]) return false;
  const held = ranks(input["holding"]);
  const told = (key: string) => expected[key] !== undefined;
  // From a single card there is only the question whether to lead it.
  const whether = told("lead") || told("weak") || told("leadThrough") || held.length === 1;
  const wanted = told("continue") ? "go-on" : whether ? "lead" : "card";
  const asked = ask.type === "option" ? ask.options[0]?.id : ask.type;
  const own = text([...(scene.mine ?? []), ...scene.hand]);
  return (
    asked === wanted &&
    shape(text(scene.dummy)) === shape(ranks(input["dummy"])) &&
    (input["holding"] === undefined
      ? !told("weak") || shape(own) === shape("QJ64")
      : shape(own) === shape(held))
  );
}

/** Where the examples of each kind of the oracle are asked about. */
export const PLACES: Readonly<Record<string, Place>> = {
  "lead-card": {
    kinds: ({ input }) => [LEADS[String(input["system"])] ?? "lead-card"],
    is: ({ input }, { scene }) =>
      scene.type === "suit" &&
      !scene.led &&
      text(scene.cards) === ranks(input["holding"]) &&
      against(scene.strain) === against(input["strain"]) &&
      (input["reentry"] === undefined || scene.reentry === input["reentry"]),
  },
  "second-lead": {
    kinds: ({ input }) => [input["system"] === "foster" ? "second-lead" : "lead-american"],
    is: ({ input }, { scene }) =>
      scene.type === "suit" &&
      scene.led !== undefined &&
      isLed(scene.led, input["led"]) &&
      ranks(input["holding"]).replace(rankOf(scene.led), "") === text(scene.cards) &&
      text(scene.fell) === ranks(input["fell"]),
  },
  "third-hand": {
    kinds: () => ["third-hand", "echo"],
    is: ({ input, game }, { scene }) =>
      game === "auction" &&
      scene.type === "round" &&
      !scene.mine &&
      isLed(scene.plays[0]?.card, input["partnerLeads"]) &&
      (input["against"] === undefined || against(scene.strain) === input["against"]) &&
      // Where the book prints three high cards and no more, a small one goes with them.
      (text(scene.hand) === ranks(input["holding"]) ||
        (ranks(input["holding"]) === "QJT" && text(scene.hand).startsWith("QJT"))) &&
      (input["dummy"] === undefined || shape(text(scene.dummy)) === shape(ranks(input["dummy"]))) &&
      (input["dummyPosition"] === undefined || scene.viewer === "A"),
  },
  unblock: {
    kinds: () => ["unblock"],
    is: ({ input }, { scene }) =>
      scene.type === "third-hand" &&
      !scene.before &&
      text(scene.hand) === ranks(input["holding"]) &&
      isLed(scene.led, input["partnerLed"]),
  },
  "second-hand": {
    kinds: ({ input, expected }) =>
      expected["fourchette"]
        ? ["fourchette"]
        : [input["dummyPosition"] === "left" ? "second-hand-left" : "second-hand-right"],
    is: ({ input }, { scene }) =>
      scene.type === "round" &&
      text(scene.hand) === ranks(input["holding"]) &&
      isLed(scene.plays[0]?.card, input["led"]) &&
      !scene.partnerToLead &&
      (input["dummy"] === undefined || text(scene.dummy) === ranks(input["dummy"])),
  },
  "fourth-hand": {
    kinds: () => ["fourth-hand"],
    is: ({ input }, { scene }) =>
      scene.type === "round" &&
      scene.plays.length === 3 &&
      text(scene.hand).startsWith(ranks(input["holding"])) &&
      scene.willReturn === input["willReturnSuit"],
  },
  "through-dummy": { kinds: () => ["through-dummy"], is: isByDummy },
  "up-to-dummy": { kinds: () => ["up-to-dummy"], is: isByDummy },
  return: {
    kinds: () => ["return-partner"],
    is: ({ input }, { scene }) =>
      scene.type === "round" &&
      text(scene.hand) === ranks(input["remaining"]) &&
      text(scene.dummy) === ranks(input["dummy"]),
  },
  signal: {
    kinds: () => ["signal-four"],
    is: ({ input }, { scene }) => scene.type === "suit" && scene.trumps === input["trumps"],
  },
  eleven: {
    kinds: ({ expected }) => [
      expected["applies"] === false || expected["consistentWithFourthBest"] === false
        ? "eleven-applies"
        : "eleven-count",
    ],
    is: ({ input, expected }, { scene }) =>
      scene.type === "third-hand" &&
      isLed(scene.led, input["led"]) &&
      (input["hand"] === undefined
        ? expected["applies"] === false
        : text(scene.hand) === ranks(input["hand"])) &&
      (input["dummy"] === undefined || text(scene.dummy) === ranks(input["dummy"])),
  },
};
