import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { ROOT } from "../support/files.ts";

type Solver = typeof import("../../src/solver/search/solver.ts");

/**
 * The solver in one function, built and made small as the worker’s is: what is timed is what a reader runs, not what Node
 * makes of a file each, nor of a module, in which every name is a seventh slower to come by.
 */
export async function shippedSolver(): Promise<Solver> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: join(ROOT, "src/solver/search/solver.ts"), formats: ["iife"], name: "solver" },
      // Vite writes `let` in a worker and `var` elsewhere; what a `var` holds is never taken for constant.
      rolldownOptions: { output: { topLevelVar: false } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && "output" in first ? first.output[0] : null;
  if (!chunk) throw new Error("the solver was not built");
  const file = join(mkdtempSync(join(tmpdir(), "solver-shipped-")), "solver.mjs");
  writeFileSync(file, `${chunk.code}\nexport default solver;\n`);
  const shipped: { readonly default: Solver } = await import(pathToFileURL(file).href);
  return shipped.default;
}
