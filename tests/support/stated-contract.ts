import {
  scoreContract,
  undertrickSteps,
  type ContractItem,
  type ContractOutcome,
} from "../../src/engine/scoring/contract.ts";

type Made = Pick<ContractOutcome, "level" | "strain" | "tricks"> & Partial<ContractOutcome>;

/** Deals of contract whose prices a lesson states. */
export const CONTRACTS = {
  part: { level: 2, strain: "hearts", tricks: 8 },
  slam: { level: 6, strain: "spades", tricks: 12 },
  grand: { level: 7, strain: "spades", tricks: 13 },
  doubled: { level: 2, strain: "hearts", tricks: 9, multiplier: 2 },
  redoubled: { level: 2, strain: "hearts", tricks: 9, multiplier: 4 },
} as const satisfies Readonly<Record<string, Made>>;

/** What one line of a deal at duplicate contract is worth, each, as a lesson writes it; throws where it has no such line. */
export function contractLine(name: ContractItem, deal: Made, vulnerable = false): string {
  const scored = scoreContract(
    { declarerSide: "YZ", multiplier: 1, ...deal },
    vulnerable,
    "duplicate",
  );
  if (!scored.ok) throw new Error(scored.violation.message);
  const found = scored.value.find((line) => line.item === name);
  if (!found) throw new Error(`no ${name} was scored`);
  return found.each.toLocaleString("en-GB");
}

/** What the last of so many tricks short costs, doubled. */
export function lastUndertrick(short: number, vulnerable: boolean): number | undefined {
  return undertrickSteps(short, 2, vulnerable).at(-1)?.each;
}
