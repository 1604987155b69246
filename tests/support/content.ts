import { parse } from "yaml";
import { filesUnder, textOf } from "./files.ts";

/** A Markdown file of `content`, parted into what stands above it and the text itself. */
export interface Entry<Data> {
  readonly path: string;
  /** The name of the file without its ending. */
  readonly slug: string;
  readonly data: Data;
  readonly body: string;
}

export interface LessonData {
  readonly title: string;
  readonly lede: string;
  readonly minutes: number;
  readonly added: string;
  readonly rules: readonly string[];
  readonly practice: readonly string[];
  /** How many words of the glossary it links, where it says so. */
  readonly terms?: number;
}

export interface TrackData {
  readonly title: string;
  readonly place: number;
  readonly lessons: readonly string[];
}

export interface RuleData {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly sources: readonly { readonly book: string }[];
  readonly see?: readonly string[];
}

export interface TermData {
  readonly title: string;
  readonly forms?: readonly string[];
  readonly say?: string;
  readonly source?: { readonly book: string };
  readonly see?: readonly string[];
}

export interface EveningData {
  readonly place: number;
  readonly about: string;
  readonly aims: readonly string[];
  readonly watch: readonly string[];
  readonly lessons: readonly string[];
  readonly timing: readonly { readonly minutes: number; readonly what: string }[];
  readonly boards: readonly string[];
  readonly questions: readonly string[];
}

/** The exercises a lesson sets, in its order. */
export interface Setting {
  readonly kind: string;
  readonly item: string;
}

function slugOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.(?:mdx?|yaml)$/, "");
}

function entriesUnder<Data>(folder: string): Entry<Data>[] {
  return filesUnder(folder, ".md", ".mdx").map((path) => {
    const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(textOf(path)) ?? [];
    if (front === undefined || body === undefined) throw new Error(`${path} has no front matter`);
    return { path, slug: slugOf(path), data: parse(front) as Data, body };
  });
}

export function lessons(): Entry<LessonData>[] {
  return entriesUnder("content/lessons");
}

export function evenings(): Entry<EveningData>[] {
  return entriesUnder("content/classes");
}

export function ruleEntries(): Entry<RuleData>[] {
  return entriesUnder("content/rulebook");
}

export function glossaryEntries(): Entry<TermData>[] {
  return entriesUnder("content/glossary");
}

export function tracks(): { readonly slug: string; readonly data: TrackData }[] {
  return filesUnder("content/tracks", ".yaml").map((path) => ({
    slug: slugOf(path),
    data: parse(textOf(path)) as TrackData,
  }));
}

export function exercisesIn(lesson: Entry<LessonData>): Setting[] {
  return [...lesson.body.matchAll(/<Exercise\s([^>]*?)\/>/g)].map((match) => ({
    kind: /\bkind="([^"]*)"/.exec(match[1] ?? "")?.[1] ?? "",
    item: /\bitem="([^"]*)"/.exec(match[1] ?? "")?.[1] ?? "",
  }));
}

/** The words of a text that a reader reads: no tags, no fences, no marks of Markdown. */
export function proseOf(body: string): string {
  return body
    .replaceAll(/```[\s\S]*?```/g, " ")
    .replaceAll(/\{:[a-z]+\}/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[*_#`|]/g, "");
}

export function wordCount(body: string): number {
  return proseOf(body)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
