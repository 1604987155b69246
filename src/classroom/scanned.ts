import { parseAnswers, parseManyAnswers, type Answers } from "./answers.ts";
import { calledBy } from "./results.ts";
import { parseSet } from "./set.ts";

/** What a QR code held up to a teacher turned out to be. */
export type Scanned =
  /** The answers of a student who was not here before; `called` is his name, or his three signs. */
  | { readonly type: "answers"; readonly called: string; readonly code: string }
  /** Answers that are here already. */
  | { readonly type: "again"; readonly called: string }
  /** The set that a class was given, by its link or its code. */
  | { readonly type: "set"; readonly title: string; readonly code: string }
  /** Something else, or a code that is damaged or of a newer edition: why, in a sentence. */
  | { readonly type: "refused"; readonly fault: string };

const same = (one: Answers, other: Answers) => JSON.stringify(one) === JSON.stringify(other);

/** Tells what was read from a QR code, where the text of `codes` is what the teacher has collected so far. */
export function readScanned(text: string, codes: string): Scanned {
  const answers = parseAnswers(text);
  if (answers.ok) {
    const called = calledBy(answers.value);
    const here = parseManyAnswers(codes).answers.some((one) => same(one, answers.value));
    return here ? { type: "again", called } : { type: "answers", called, code: text.trim() };
  }
  const set = parseSet(text);
  if (set.ok) return { type: "set", title: set.value.title, code: text.trim() };
  const { code, message } = answers.violation;
  if (code === "other-code") return { type: "refused", fault: set.violation.message };
  return {
    type: "refused",
    fault:
      code === "no-code" ? "This QR code holds neither answers nor a set of questions." : message,
  };
}
