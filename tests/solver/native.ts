import { createRequire } from "node:module";

/**
 * The solver as Node itself loads it. Vitest reads every import through an object, which is nothing to other tests and
 * makes this search twenty times slower.
 */
export const solver = createRequire(import.meta.url)(
  "../../src/solver/search/solver.ts",
) as typeof import("../../src/solver/search/solver.ts");
