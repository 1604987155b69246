import type { CutGame, CutPosed } from "../dealing/cutting.ts";
import type { Words } from "../kit/exercise.ts";
import { listText, numberWord, sentence } from "../kit/words.ts";

/** The game as a player calls it. */
export const CUT_GAME: Readonly<Record<CutGame, string>> = {
  "auction-1914": "auction bridge",
  "straight-bridge": "straight bridge",
  "whist-english": "whist",
};

/** The names in an id, as a list. */
function named(text: string): string {
  return listText(text.split(","));
}

/** An answer in words, from its id. */
export function labelOf(id: string, { running = [], waiting = 1 }: CutPosed): string {
  if (id.startsWith("recut:")) return `${named(id.slice(6))} cut again`;
  if (id.startsWith("out:"))
    return id.includes(",") ? `${named(id.slice(4))} sit out` : `${id.slice(4)} sits out`;
  if (id === "fresh")
    return `All ${numberWord(running.length + waiting)} cut afresh, and the four lowest play`;
  if (!id.startsWith("go:")) {
    const [dealer, partner] = id.split("+");
    return `${dealer} deals, with ${partner} for partner`;
  }
  const [out = "", cutAmong = "", byCut] = id.slice(3).split(";");
  const go = out.includes(",") ? "go out" : "goes out";
  if (!cutAmong) return `${named(out)} ${go} without cutting`;
  const highest = byCut === "1" ? "the highest goes out" : "the two highest go out";
  return `${named(cutAmong)} cut, and ${highest}`;
}

export function questionOf({ game, stage, cuts, waiting = 1 }: CutPosed): Words {
  const at = CUT_GAME[game];
  if (stage === "partners") return `Four players cut for partners at ${at}. What follows?`;
  if (stage === "table")
    return `${sentence(numberWord(cuts.length))} would play ${at}, and all have cut. Who sits out?`;
  return `A rubber of ${at} is over. How is room made for the ${waiting === 1 ? "one who waits" : "two who wait"}?`;
}

export function factsOf({ stage, cuts, running = [], waiting = 1 }: CutPosed): Words[] {
  const again = cuts.filter(({ cards }) => cards.length > 1).map(({ name }) => name);
  if (stage !== "rubber-over") {
    return again.length === 0 ? [] : [`${listText(again)} were equal and have cut again.`];
  }
  const lengths = [...new Set(running.map(({ rubbers }) => rubbers))].sort((a, b) => b - a);
  const clauses = lengths.map((length) => {
    const names = running.filter(({ rubbers }) => rubbers === length).map(({ name }) => name);
    return `${listText(names)} ${names.length === 1 ? "has" : "have"} played ${length === 1 ? "one rubber" : `${numberWord(length)} rubbers running`}.`;
  });
  return [
    ...clauses,
    `${sentence(numberWord(waiting))} ${waiting === 1 ? "waits" : "wait"} to come in.`,
  ];
}
