import { getCollection, getEntry, type CollectionEntry } from "astro:content";
import { formatSet, type Step } from "../../classroom/set.ts";
import { loadAuthored } from "../../exercises/authored.ts";
import { isKindId } from "../../exercises/kit/kinds.ts";
import { HANDS, type PrintedHand } from "../hands.ts";
import type { Lesson } from "../library.ts";

export type Evening = CollectionEntry<"classes">;

/** Every plan for an evening, in order. */
export async function evenings(): Promise<Evening[]> {
  return (await getCollection("classes")).sort((a, b) => a.data.place - b.data.place);
}

/** The address of a plan: `/teach/evenings/nullos/`. */
export function eveningHref(evening: Evening): string {
  return `/teach/evenings/${evening.id}/`;
}

/** The set of an evening as one string. A question that is not there fails the build by name. */
export async function eveningCode({ id, data }: Evening): Promise<string> {
  const steps = data.questions.map(async (name): Promise<Step> => {
    const [kind, item = ""] = name.split(":");
    if (!isKindId(kind) || !((await loadAuthored(kind)).items[item] ?? false)) {
      throw new Error(`The evening “${id}” names no question “${name}”.`);
    }
    return { type: "item", kind, item };
  });
  return formatSet({ title: data.title, note: "", mode: "teach", steps: await Promise.all(steps) });
}

/** The printed hands of an evening; one that is not there fails the build by name. */
export function eveningBoards({ id, data }: Evening): PrintedHand[] {
  return data.boards.map((name) => {
    const hand = HANDS.find((one) => one.id === name);
    if (!hand) throw new Error(`The evening “${id}” names no hand “${name}”.`);
    return hand;
  });
}

/** The lessons an evening goes with; one that is not there fails the build by name. */
export async function eveningLessons({ id, data }: Evening): Promise<Lesson[]> {
  return Promise.all(
    data.lessons.map(async (name) => {
      const lesson = await getEntry("lessons", name);
      if (!lesson) throw new Error(`The evening “${id}” names no lesson “${name}”.`);
      return lesson;
    }),
  );
}

/** The stretches of an evening with the minutes at which each begins and ends. */
export function stretches({ data }: Evening): { from: number; to: number; what: string }[] {
  let to = 0;
  return data.timing.map(({ minutes, what }) => {
    const from = to;
    to += minutes;
    return { from, to, what };
  });
}
