import { putRight } from "./nearest.ts";
import { lookups } from "./query.ts";

/** What the index tells of one thing found. */
export interface Found {
  readonly url: string;
  /** A few of its words, those asked for within `<mark>`; the rest is escaped as in HTML. */
  readonly excerpt: string;
  readonly meta: { readonly title?: string; readonly of?: string };
}

interface Hit {
  readonly id: string;
  readonly score: number;
  data(): Promise<Found>;
}

/** What we use of the script that Pagefind writes beside its index. */
interface Pagefind {
  options(options: { excerptLength: number }): Promise<void>;
  search(
    term: string,
    options: { filters: Readonly<Record<string, string>> },
  ): Promise<{ readonly results: readonly Hit[] }>;
}

/** What was found in one room: how many, and the best of them read. */
export interface Group {
  readonly room: string;
  readonly count: number;
  readonly best: readonly Found[];
}

/** The answer to a query. */
export interface Answer {
  readonly groups: readonly Group[];
  /** The words that were looked for, where those asked for were misspelt; null where they were not. */
  readonly putRight: string | null;
  /** Whether nothing has all the words, and this is what has one of them. */
  readonly some: boolean;
}

const INDEX = "/pagefind/";
let opened: Promise<Pagefind> | undefined;
let known: Promise<string[]> | undefined;

async function open(): Promise<Pagefind> {
  const address = `${INDEX}pagefind.js`;
  const pagefind: Pagefind = await import(/* @vite-ignore */ address);
  await pagefind.options({ excerptLength: 24 });
  return pagefind;
}

/** Begins to fetch the index; what could not be fetched is tried afresh when it is next wanted. */
export function openIndex(): Promise<Pagefind> {
  opened ??= open();
  opened.catch(() => (opened = undefined));
  return opened;
}

async function fetchWords(): Promise<string[]> {
  return (await fetch(`${INDEX}words.json`)).json();
}

/** The words of the index; what could not be fetched is tried afresh when it is next wanted. */
function openWords(): Promise<string[]> {
  known ??= fetchWords();
  known.catch(() => (known = undefined));
  return known;
}

/** A rule’s words begin with its title, which stands above them already. */
function withoutTitle(found: Found): Found {
  const { title = "" } = found.meta;
  const { excerpt } = found;
  return excerpt.replaceAll(/<\/?mark>/g, "").startsWith(`${title}.`)
    ? { ...found, excerpt: excerpt.slice(excerpt.indexOf(". ") + 2) }
    : found;
}

async function inRoom(room: string, terms: readonly string[], most: number): Promise<Group> {
  const pagefind = await openIndex();
  const hits = new Map<string, Hit>();
  for (const term of terms) {
    for (const hit of (await pagefind.search(term, { filters: { room } })).results) {
      const other = hits.get(hit.id);
      if (!other || other.score < hit.score) hits.set(hit.id, hit);
    }
  }
  const ranked = [...hits.values()].sort((a, b) => b.score - a.score);
  const best = await Promise.all(
    ranked.slice(0, most).map(async (hit) => withoutTitle(await hit.data())),
  );
  return { room, count: ranked.length, best };
}

async function look(
  terms: readonly string[],
  rooms: readonly string[],
  most: (room: string) => number,
) {
  const groups: Group[] = [];
  for (const room of rooms) groups.push(await inRoom(room, terms, most(room)));
  return groups.filter(({ count }) => count > 0);
}

/** The rule whose id, as it stands in links, is asked for; nothing where no rule has it. */
async function ruleNamed(asked: string): Promise<Group[]> {
  if (!/^[a-z]+(?:\.[a-z\d-]+)+$/.test(asked)) return [];
  const rules: Found[] = await (await fetch(`${INDEX}rules.json`)).json();
  const best = rules.filter(({ url }) => url.endsWith(`#${asked}`));
  return best.length > 0 ? [{ room: "Rules", count: 1, best }] : [];
}

/**
 * Looks for what is asked in the rooms named, and reads the best so many of each. A misspelt word is put right first; where
 * one is like no word of ours nothing is found, for the index itself would go on to words that begin with the same letter.
 * Where nothing has all the words, what has one of them is found.
 * Rejects where the index cannot be fetched.
 */
export async function find(
  asked: string,
  rooms: readonly string[],
  most: (room: string) => number,
): Promise<Answer> {
  const [words] = await Promise.all([openWords(), openIndex()]);
  const rule = await ruleNamed(asked.trim());
  if (rule.length > 0) return { groups: rule, putRight: null, some: false };
  const terms = lookups(asked);
  const right = terms.filter((term) => putRight(term, words) === term);
  const better = right.length > 0 ? null : putRight(terms[0] ?? "", words);
  const groups = await look(better === null ? right : lookups(better), rooms, most);
  if (groups.length > 0) return { groups, putRight: better, some: false };
  const apart = (better ?? terms[0] ?? "").split(" ").filter((word) => word.length > 3);
  const known = apart.flatMap((word) => putRight(word, words) ?? []);
  return { groups: await look(known, rooms, most), putRight: better, some: true };
}
