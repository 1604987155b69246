import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { height, rankOf, suitOf, type Suit } from "../../src/engine/core/card.ts";
import { SEATS } from "../../src/engine/core/seat.ts";
import type { Position } from "../../src/solver/search/solver.ts";
import { ROOT } from "../support/files.ts";

const ORDER = ["S", "H", "D", "C"] as const satisfies readonly Suit[];

/** What is timed: a position’s value, all its cards, or the table of its deal. */
export type Task = "value" | "cards" | "table";

/** Another solver’s answer with the processor time it took. */
export interface Timed {
  readonly micros: number;
  readonly tricks: readonly number[];
}

export interface Peer {
  readonly solve: (task: Task, position: Position) => Promise<Timed>;
  readonly close: () => void;
}

/** Compiles the harness against libdds and starts it; null where g++ or the library is missing. */
export function startPeer(): Peer | null {
  const program = join(mkdtempSync(join(tmpdir(), "solver-peer-")), "peer");
  try {
    const source = join(ROOT, "tests/bench/solver-peer.cpp");
    execFileSync("g++", ["-O2", "-o", program, source, "-ldds"], { stdio: "ignore" });
  } catch {
    return null;
  }
  const child = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const solve = async (task: Task, { hands, trump, leader }: Position): Promise<Timed> => {
    const held = SEATS.flatMap((seat) =>
      ORDER.map((suit) =>
        hands[seat]
          .filter((card) => suitOf(card) === suit)
          .reduce((bits, card) => bits | (4 << height(rankOf(card))), 0),
      ),
    );
    const words = [task[0], trump ? ORDER.indexOf(trump) : 4, SEATS.indexOf(leader), ...held];
    child.stdin.write(`${words.join(" ")}\n`);
    const line = await lines.next();
    if (line.done) throw new Error("the peer has ended");
    const [micros = 0, ...tricks] = line.value.split(" ").map(Number);
    return { micros, tricks };
  };
  return { solve, close: () => child.stdin.end() };
}
