import { formatAnswers, parseAnswers, tagOf } from "../../../classroom/answers.ts";
import type { Reply } from "../../../classroom/reply.ts";
import { idOf, type ClassSet } from "../../../classroom/set.ts";
import { CLASS_RUN_KEY, readStored, writeStored } from "../../../progress/storage.ts";
import { freshSeed } from "../../chance.ts";

/** How far a student has come with a set: his tag and his first answer to each step, null where there is none yet. */
export interface Run {
  readonly set: ClassSet;
  readonly id: string;
  readonly tag: string;
  readonly name: string;
  readonly replies: readonly Reply[];
}

const NOTHING: Reply = { given: { type: "none" }, hinted: false };

/** A run through a set from its beginning. */
export function freshRun(set: ClassSet): Run {
  return {
    set,
    id: idOf(set),
    tag: tagOf(freshSeed()),
    name: "",
    replies: set.steps.map(() => NOTHING),
  };
}

/** The run that was begun on this device with the same set; null where there is none. */
export function keptRun(set: ClassSet): Run | null {
  const kept = parseAnswers(readStored(CLASS_RUN_KEY) ?? "");
  const id = idOf(set);
  if (!kept.ok || kept.value.set !== id) return null;
  const { tag, name, replies } = kept.value;
  return replies.length === set.steps.length ? { set, id, tag, name, replies } : null;
}

/** The code of a run, to be handed in. */
export function codeOf({ id, tag, name, replies }: Run): string {
  return formatAnswers({ set: id, tag, name: name.trim(), replies });
}

/** Keeps a run on this device; false where the browser will not. */
export function keepRun(run: Run): boolean {
  return writeStored(CLASS_RUN_KEY, codeOf(run));
}

/** The run with another answer at that place. */
export function withReply(run: Run, at: number, reply: Reply): Run {
  return { ...run, replies: run.replies.with(at, reply) };
}

/** Whether a step has been answered. */
export function isAnswered({ given }: Reply): boolean {
  return given.type !== "none";
}
