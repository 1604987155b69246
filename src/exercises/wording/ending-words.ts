import { suitOf, type Card } from "../../engine/core/card.ts";
import { winningPlay, type Play } from "../../engine/core/trick.ts";
import { tricksLeft, turnOf, type Ending } from "../dealing/ending.ts";
import type { Words } from "../kit/exercise.ts";
import { cardText, numberWord, sentence, trumpName } from "../kit/words.ts";

/** The cards of a trick. */
export const WHOLE_TRICK = 4;

/** “three of the five”, “all five”, “none of the four”. */
export function partText(tricks: number, ending: Ending): string {
  const left = tricksLeft(ending);
  if (tricks === left) return `all ${numberWord(left)}`;
  return `${tricks === 0 ? "none" : numberWord(tricks)} of the ${numberWord(left)}`;
}

/** What a player knows before he plays: every card, and the trump. */
export function knownFacts({ trump }: Ending): Words[] {
  return [
    "You have counted the hands, and know every card.",
    trump === null ? "There is no trump." : `Trumps are ${trumpName(trump)}.`,
  ];
}

/** What he needs of the tricks left, or at nullo may take. */
export function needText(ending: Ending, need: number): Words {
  const part = `${partText(need, ending)} tricks left`;
  if (ending.aim === "win") return `You need ${part}.`;
  return need === 0 ? `You may take ${part}.` : `You may take no more than ${part}.`;
}

/** Who the reader is, and from which hand he leads. */
export function turnText(ending: Ending): Words {
  const turn = turnOf(ending);
  if (turn !== ending.viewer) return "You declare, and the lead is in dummy.";
  return turn === "Z"
    ? "You declare, and the lead is in your own hand."
    : `You are {${turn}}, one of declarer’s opponents, and on lead.`;
}

/** How a line of play begins: who takes the trick, and what is led next. No stop stands at its end. */
export function beginning({ trump }: Ending, line: readonly Play[]): string {
  const won = winningPlay(line.slice(0, WHOLE_TRICK), trump);
  const next = line[WHOLE_TRICK];
  const [led] = line;
  if (won.card === led?.card) {
    return `It takes the trick${next ? `, and ${cardText(next.card)} is led next` : ""}`;
  }
  const ruffed = led !== undefined && suitOf(won.card) !== suitOf(led.card);
  const back = next ? ` and leads ${cardText(next.card)}` : "";
  return `{${won.seat}} ${ruffed ? "ruffs" : "takes it"} with ${cardText(won.card)}${back}`;
}

/** What comes of a card, from a line of best play that begins with it, down to the tricks that the reader’s side has. */
export function comesOf(ending: Ending, line: readonly Play[], tricks: number): Words {
  return `${beginning(ending, line)}; with best play you take ${partText(tricks, ending)}.`;
}

/** How far a card falls short of what is needed: “That is one too few.” */
export function missText(miss: number, aim: Ending["aim"]): Words {
  return `${sentence(`that is ${numberWord(miss)} too ${aim === "win" ? "few" : "many"}`)}.`;
}

/** The cards of a group in words: “♠K or ♠Q”. */
export function groupText(group: readonly Card[]): string {
  return group.map(cardText).join(" or ");
}
