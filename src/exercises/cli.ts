import { loadAuthored } from "./authored.ts";
import { fromItem, fromSeed, parseSeed } from "./kit/problem.ts";
import { isKindId, KIND_IDS } from "./kit/kinds.ts";

/** `npm run exercise -- <kind> <seed or item>` prints the problem and every possible answer as JSON. */
const [kind, which] = process.argv.slice(2);
if (!isKindId(kind) || which === undefined) {
  console.error(`Usage: npm run exercise -- <kind> <seed>\nKinds: ${KIND_IDS.join(", ")}`);
  process.exit(2);
}
const exercise = await loadAuthored(kind);
const seed = parseSeed(which);
if (!seed.ok && !(which in exercise.items)) {
  console.error(
    `${seed.violation.message} ${kind} has these items: ${Object.keys(exercise.items).join(", ")}.`,
  );
  process.exit(2);
}
const problem = seed.ok ? await fromSeed(exercise, seed.value) : fromItem(exercise, which);
console.log(JSON.stringify({ ...problem, solution: exercise.solve(problem) }, null, 2));
