import { KIND_IDS, KINDS, type KindId } from "../exercises/kit/kinds.ts";
import { SUBJECTS } from "../exercises/kit/subjects.ts";

/** Everything a teacher may choose from, in one file: how many levels each kind has, and every authored problem. */
export interface Catalogue {
  readonly lessons: readonly { readonly track: string; readonly title: string }[];
  readonly kinds: readonly KindListed[];
  readonly items: readonly ItemListed[];
}

/** A kind as the catalogue has it; `lessons` are places in the catalogue’s list of lessons. */
export interface KindListed {
  readonly kind: KindId;
  readonly levels: number;
  readonly lessons: readonly number[];
}

/** An authored problem by its kind and name, with its words, the rules its answer cites and the lessons that set it. */
export interface ItemListed {
  readonly kind: KindId;
  readonly item: string;
  readonly question: string;
  readonly facts: string;
  readonly rules: readonly string[];
  readonly lessons: readonly number[];
}

/** What a teacher is looking for; an empty word, or null, asks for nothing. */
export interface Wanted {
  readonly words: string;
  /** The id of a subject of practice. */
  readonly subject: string;
  /** A rule by its id, and the kinds that may cite it. */
  readonly rule: { readonly id: string; readonly kinds: readonly KindId[] } | null;
  /** A place in the catalogue’s list of lessons. */
  readonly lesson: number | null;
  /** The level that problems are dealt at, 1 to 3; authored problems have none, and are not chosen by it. */
  readonly level: number | null;
  readonly kind: KindId | null;
}

export const ANYTHING: Wanted = {
  words: "",
  subject: "",
  rule: null,
  lesson: null,
  level: null,
  kind: null,
};

/** The authored problems that fit all that is wanted, in the order of the kinds. */
export function itemsWanted({ items }: Catalogue, wanted: Wanted): readonly ItemListed[] {
  const { subject, rule, lesson, kind } = wanted;
  const has = wordsFinder(wanted.words);
  return items.filter(
    (one) =>
      (kind === null || one.kind === kind) &&
      (subject === "" || subjectOf(one.kind) === subject) &&
      (rule === null || one.rules.includes(rule.id)) &&
      (lesson === null || one.lessons.includes(lesson)) &&
      has(`${KINDS[one.kind].title} ${one.item.replaceAll("-", " ")} ${one.question} ${one.facts}`),
  );
}

/** The kinds that fit, in the order of the practice room: by their own words, or by those of one of their problems. */
export function kindsWanted(catalogue: Catalogue, wanted: Wanted): readonly KindId[] {
  const { words, subject, rule, lesson, level } = wanted;
  const has = wordsFinder(words);
  const byItem = new Set(itemsWanted(catalogue, { ...wanted, kind: null }).map(({ kind }) => kind));
  const listed = new Map(catalogue.kinds.map((one) => [one.kind, one]));
  return SUBJECTS.filter(({ id }) => subject === "" || id === subject)
    .flatMap(({ title, kinds }) => kinds.map((kind) => ({ kind, title })))
    .filter(({ kind, title }) => {
      const one = listed.get(kind);
      return (
        (level === null || (one?.levels ?? 1) >= level) &&
        (rule === null || rule.kinds.includes(kind)) &&
        (lesson === null || one?.lessons.includes(lesson)) &&
        (has(`${title} ${KINDS[kind].title} ${KINDS[kind].about}`) || byItem.has(kind))
      );
    })
    .map(({ kind }) => kind);
}

/** The catalogue before it is fetched: every kind at one level, no problem known. */
export const EMPTY_CATALOGUE: Catalogue = {
  lessons: [],
  kinds: KIND_IDS.map((kind) => ({ kind, levels: 1, lessons: [] })),
  items: [],
};

function subjectOf(kind: KindId): string {
  return SUBJECTS.find(({ kinds }) => kinds.includes(kind))?.id ?? "";
}

/** Whether a text has every one of the words, each at the beginning of a word of it; capitals and accents do not count. */
function wordsFinder(words: string): (text: string) => boolean {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return (text) => {
    const read = ` ${plain(text)}`;
    return wanted.every((word) => read.includes(` ${word}`));
  };
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}♠♥♦♣]+/gu, " ")
    .trim();
}
