import { MAX_SEED } from "../engine/core/random.ts";
import { loadAuthored } from "./authored.ts";
import { fromItem, fromSeed, parseSeed } from "./kit/problem.ts";
import { isKindId, KIND_IDS } from "./kit/kinds.ts";

/** `npm run exercise -- <kind> <seed or item>` prints the problem and every possible answer as JSON. */
const [kind, which, ...more] = process.argv.slice(2);

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

const kinds = `Kinds: ${KIND_IDS.join(", ")}.`;
if (kind === undefined) refuse(`Say a kind of exercise and a seed, as in “lead-card 12”. ${kinds}`);
if (!isKindId(kind)) refuse(`There is no kind of exercise called “${kind}”. ${kinds}`);
const exercise = await loadAuthored(kind);
const items = Object.keys(exercise.items);
const ways = `Give ${kind} a seed from 0 to ${MAX_SEED}, or one of its items: ${items.join(", ")}.`;
if (which === undefined) refuse(ways);
if (more.length > 0) refuse(`“${more.join(" ")}” is more than a kind and a seed. ${ways}`);
const seed = parseSeed(which);
if (!seed.ok && !items.includes(which)) refuse(`“${which}” is neither seed nor item. ${ways}`);
const problem = seed.ok ? await fromSeed(exercise, seed.value) : fromItem(exercise, which);
console.log(JSON.stringify({ ...problem, solution: exercise.solve(problem) }, null, 2));
