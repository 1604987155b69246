import type { Random } from "../../../engine/core/random.ts";
import type { Posed } from "../../kit/exercise.ts";
import { STATEMENT_PARTS, STATEMENTS_OF, statementOf, type StatementPart } from "./parts.ts";
import { STATED_GAME_IDS, STATED_GAMES, type StatedGame } from "./statement.ts";
import { NOWHERE } from "./stated.ts";

/** Of how many statements it is asked which are so. */
const SEVERAL = 4;

/** One statement: in which of the games that have a rule on it is it so? */
export function poseOne(part: StatementPart, name: string): Posed {
  const { says, in: cells } = statementOf(part, name);
  const games = STATED_GAME_IDS.filter((game) => cells[game]);
  return {
    scene: { type: "statements", part, said: [name] },
    ask: {
      type: "several",
      options: [
        ...games.map((id) => ({ id, label: STATED_GAMES[id] })),
        { id: NOWHERE, label: games.length === 2 ? "Neither of them" : "None of them" },
      ],
    },
    question: "In which of these games is it so? Choose all that apply.",
    facts: [says],
  };
}

/** Several statements about one game: which of them are so? */
export function poseSeveral(part: StatementPart, game: StatedGame, said: readonly string[]): Posed {
  return {
    scene: { type: "statements", part, said, game },
    ask: {
      type: "several",
      options: said.map((id) => ({ id, label: statementOf(part, id).says })),
    },
    question: "Which of these are so? Choose all that apply.",
    facts: [`${STATED_GAMES[game]}.`],
  };
}

/** The statements of a part about a game, those that are so apart from those that are not. */
function sorted(part: StatementPart, game: StatedGame): Readonly<Record<"so" | "not", string[]>> {
  const about = Object.entries(STATEMENTS_OF.get(part)).filter(([, { in: cells }]) => cells[game]);
  const names = (so: boolean) =>
    about.filter(([, { in: cells }]) => cells[game]?.so === so).map(([name]) => name);
  return { so: names(true), not: names(false) };
}

/** Statements from a stream: one to be placed, or four of which some are so and some are not. */
export async function poseStatements(random: Random): Promise<Posed> {
  const part = random.pick(STATEMENT_PARTS);
  await STATEMENTS_OF.fetch(part);
  const shared = Object.entries(STATEMENTS_OF.get(part))
    .filter(([, { in: cells }]) => Object.keys(cells).length > 1)
    .map(([name]) => name);
  if (shared.length > 0 && random.chance(0.5)) return poseOne(part, random.pick(shared));
  const game = random.pick(
    STATED_GAME_IDS.filter((one) => {
      const { so, not } = sorted(part, one);
      return so.length > 0 && not.length > 0 && so.length + not.length >= SEVERAL;
    }),
  );
  const { so, not } = sorted(part, game);
  const [first] = random.shuffle(so);
  const [second] = random.shuffle(not);
  const others = random.shuffle([...so, ...not].filter((one) => one !== first && one !== second));
  const said = [first, second, ...others].filter((one) => one !== undefined).slice(0, SEVERAL);
  return poseSeveral(part, game, random.shuffle(said));
}
