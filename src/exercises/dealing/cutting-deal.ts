import { cardOf, RANKS, suitOf, rankOf, SUITS, type Card } from "../../engine/core/card.ts";
import { CUT_SUITS, cutHeight, goingOut, groupCuts } from "../../engine/core/cutting.ts";
import type { Random } from "../../engine/core/random.ts";
import { CUTTING } from "../../engine/games/cutting-rules.ts";
import type { Posed } from "../kit/exercise.ts";
import { cutAnswer, cutsOf, outgoingId, recutId, type CutGame, type CutPosed } from "./cutting.ts";
import { labelOf, questionOf, factsOf } from "../wording/cutting-words.ts";

const NAMES = ["Ann", "Ben", "Clara", "Dan", "Eva", "Fred"] as const;

/** What a player cut: his card, and after a stroke the one he cut again. */
const cards = (text: string) => text.split("/") as Card[];

/** A cut written by the cards in order of the players’ names: `SA H2 D9 CK`. */
export function poseCut(game: CutGame, stage: CutPosed["stage"], written: string): Posed {
  const cuts = written.split(" ").map((text, at) => ({ name: nameAt(at), cards: cards(text) }));
  return poseScene({ game, stage, cuts });
}

/** The end of a rubber: how many each at the table has played running, and how many wait to come in. */
export function poseOutgoing(game: CutGame, running: readonly number[], waiting: number): Posed {
  const played = running.map((rubbers, at) => ({ name: nameAt(at), rubbers }));
  return poseScene({
    game,
    stage: "rubber-over",
    cuts: [],
    running: played,
    waiting,
  });
}

function nameAt(index: number): string {
  return NAMES[index] ?? NAMES[0];
}

function poseScene(scene: CutPosed): Posed {
  const right = cutAnswer(scene);
  const tempting = [...new Set(temptations(scene))].filter((id) => id !== right).slice(0, 3);
  const options = [right, ...tempting].sort().map((id) => ({ id, label: labelOf(id, scene) }));
  return {
    scene: { type: "cuts", ...scene },
    ask: { type: "option", look: "words", options },
    question: questionOf(scene),
    facts: factsOf(scene),
  };
}

/** The card that ranks in cutting where this one would rank if the ace were high. */
function aceHigh(card: Card): Card {
  return cardOf(suitOf(card), RANKS[(RANKS.indexOf(rankOf(card)) + 12) % 13] ?? "2");
}

/** The card whose suit stands in cutting where this one’s would in the order clubs, diamonds, hearts, spades. */
function bidOrder(card: Card): Card {
  const at = [...SUITS].sort().indexOf(suitOf(card));
  return cardOf(CUT_SUITS[at] ?? "H", rankOf(card));
}

function recast(scene: CutPosed, change: (card: Card) => Card): CutPosed {
  return { ...scene, cuts: scene.cuts.map((cut) => ({ ...cut, cards: cut.cards.map(change) })) };
}

/** Answers that come of the common mistakes, the likeliest first. */
function temptations(scene: CutPosed): string[] {
  if (scene.stage === "rubber-over") return outgoingTemptations(scene);
  const { ties } = CUTTING[scene.game];
  const names = scene.cuts.map(({ name }) => name);
  const order = groupCuts(cutsOf(scene), ties).flat();
  const equal = groupCuts(cutsOf(scene), "recut").filter((group) => group.length > 1);
  const [a = "", b = "", c = "", d = ""] = order;
  const mistaken = [
    cutAnswer(scene, ties === "suit" ? "recut" : "suit"),
    ...equal.map((group) => recutId(group)),
    cutAnswer(recast(scene, aceHigh)),
    ...(equal.length > 0 ? [cutAnswer(recast(scene, bidOrder), "suit")] : []),
  ];
  return scene.stage === "partners"
    ? [...mistaken, `${d}+${c}`, `${b}+${a}`, `${a}+${d}`, `${a}+${c}`, recutId(names)]
    : [...mistaken, `out:${a}`, `out:${order.at(-2)}`, recutId(names)];
}

function outgoingTemptations({ running = [], waiting = 1 }: CutPosed): string[] {
  const played = Object.fromEntries(running.map(({ name, rubbers }) => [name, rubbers]));
  const freshest = Object.fromEntries(running.map(({ name, rubbers }) => [name, -rubbers]));
  const all = running.map(({ name }) => name);
  return [
    outgoingId(goingOut(played, waiting)),
    "fresh",
    outgoingId({ out: [], cutAmong: all, byCut: waiting }),
    outgoingId(goingOut(freshest, waiting)),
    outgoingId({ out: [], cutAmong: all, byCut: 3 - waiting }),
  ];
}

/** How the ranks of four cuts lie, from the lowest: equal figures are equal cards. */
const FOURS: readonly (readonly [shape: readonly number[], weight: number])[] = [
  [[0, 1, 2, 3], 5],
  [[0, 0, 1, 2], 4],
  [[0, 1, 1, 2], 4],
  [[0, 1, 2, 2], 3],
  [[0, 0, 0, 1], 1],
  [[0, 1, 1, 1], 1],
];

/** The same for five or six, of whom four are to play. */
const MORE: typeof FOURS = [
  [[0, 1, 2, 3, 4], 4],
  [[0, 1, 2, 3, 3], 4],
  [[0, 1, 2, 2, 3], 2],
  [[0, 0, 1, 2, 3], 1],
  [[0, 1, 2, 3, 4, 5], 2],
  [[0, 1, 2, 3, 3, 4], 3],
];

/** Cards of the shape asked for, in a shuffled order; an ace is among them more often than chance would have it. */
function cutsOfShape(random: Random, shape: readonly number[]): Card[] {
  const kinds = new Set(shape).size;
  const wantAce = random.chance(0.5);
  const others = random.shuffle(RANKS.filter((rank) => rank !== "A"));
  const ranks = [...(wantAce ? (["A"] as const) : []), ...others].slice(0, kinds);
  ranks.sort((x, y) => cutHeight(cardOf("S", x)) - cutHeight(cardOf("S", y)));
  const suits = new Map(ranks.map((rank) => [rank, random.shuffle(SUITS)]));
  const drawn = shape.map((at) => {
    const rank = ranks[at] ?? "2";
    return cardOf(suits.get(rank)?.pop() ?? "S", rank);
  });
  return random.shuffle(drawn);
}

/** The rubbers played running by those at the table, as cutting out goes on with five and with six members. */
const RUNNING = [
  [[1, 1, 1, 1], 2],
  [[2, 2, 1, 1], 2],
  [[1, 1, 1, 1], 1],
  [[2, 2, 2, 1], 1],
  [[3, 3, 2, 1], 1],
  [[4, 3, 2, 1], 1],
] as const;

/** A fair cut from a seeded stream. */
export function poseCutting(random: Random): Posed {
  const game = random.pick(["auction-1914", "straight-bridge", "whist-english"] as const);
  const stage = random.weigh([
    ["partners", 6],
    ["table", 3],
    ["rubber-over", 2],
  ] as const);
  if (stage === "rubber-over") {
    const played = random.pick(["auction-1914", "whist-english", "whist-english"] as const);
    const [running, waiting] = random.pick(RUNNING);
    return poseOutgoing(played, random.shuffle(running), waiting);
  }
  const drawn = cutsOfShape(
    random,
    stage === "partners" ? random.weigh(FOURS) : random.weigh(MORE),
  );
  const cuts = drawn.map((card, at) => ({ name: nameAt(at), cards: [card] }));
  const scene: CutPosed = { game, stage, cuts };
  const again = cutAnswer(scene).startsWith("recut:") && random.chance(0.35);
  return poseScene(again ? cutAgain(random, scene) : scene);
}

/** The same cut once those who had to have cut again, and not equal this time. */
function cutAgain(random: Random, scene: CutPosed): CutPosed {
  const names = cutAnswer(scene).slice("recut:".length).split(",");
  const used = scene.cuts.flatMap((cut) => cut.cards.map(rankOf));
  const fresh = random.shuffle(RANKS.filter((rank) => !used.includes(rank)));
  return {
    ...scene,
    cuts: scene.cuts.map((cut) =>
      names.includes(cut.name)
        ? { ...cut, cards: [...cut.cards, cardOf(random.pick(SUITS), fresh.pop() ?? "2")] }
        : cut,
    ),
  };
}
