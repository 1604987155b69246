import type { RuleId } from "../../rulebook/rules.ts";

/** Why the engine refuses something: a code a program can switch on, the fact in words, and the rule where one decides. */
export interface Violation {
  readonly code: string;
  /** One clear sentence naming what is wrong and where. */
  readonly message: string;
  readonly rule?: RuleId;
}

/** What a function that can refuse returns. A breach of the rules is data here; throwing is kept for our own bugs. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly violation: Violation };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A refusal with its `code`, its sentence and, where a rule of the game decides, the rule. */
export function refuse(code: string, message: string, rule?: RuleId): Result<never> {
  return { ok: false, violation: rule ? { code, message, rule } : { code, message } };
}

/** The value of a result that cannot fail here; throws where it did, since that is a bug of ours. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.violation.message);
}
