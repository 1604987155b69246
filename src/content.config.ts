import { defineCollection } from "astro:content";
import { file, glob } from "astro/loaders";
import { z } from "astro/zod";
import { KIND_IDS } from "./exercises/kit/kinds.ts";
import { RULE_IDS } from "./rulebook/rules.ts";
import { TOPIC_IDS } from "./rulebook/same/same.ts";
import { SOURCE_IDS } from "./rulebook/sources.ts";

/**
 * One lesson: what it is called, what it promises, how long it takes, the rules it teaches and the drills it leads to.
 * `terms` is how many words of the glossary it links, where it must be fewer than in most.
 */
const lessons = defineCollection({
  loader: glob({ base: "./content/lessons", pattern: "**/*.mdx" }),
  schema: z.strictObject({
    title: z.string(),
    lede: z.string(),
    minutes: z.number().int().positive(),
    /** The day it was first published, for the feed of new lessons. */
    added: z.date(),
    rules: z.array(z.enum(RULE_IDS)).min(1),
    practice: z.array(z.enum(KIND_IDS)).min(1),
    terms: z.number().int().nonnegative().optional(),
  }),
});

/** The lessons of a track in reading order, by the names of their files; `place` is that of the track among the others. */
const tracks = defineCollection({
  loader: glob({ base: "./content/tracks", pattern: "*.yaml" }),
  schema: z.strictObject({
    title: z.string(),
    about: z.string(),
    place: z.number().int().positive(),
    lessons: z.array(z.string()).min(1),
  }),
});

/** One rule in our words. `ruling` says how we read a place that the source leaves open. */
const rulebook = defineCollection({
  loader: glob({
    base: "./content/rulebook",
    pattern: "**/*.md",
    generateId: ({ data }) => String(data["id"]),
  }),
  schema: z.strictObject({
    id: z.enum(RULE_IDS),
    title: z.string(),
    game: z.string(),
    sources: z.array(z.strictObject({ book: z.enum(SOURCE_IDS), place: z.string() })).min(1),
    ruling: z.string().optional(),
    see: z.array(z.enum(RULE_IDS)).default([]),
  }),
});

/**
 * One term of art, by the name of its file, with a line or two of our words. `also` is what else it is called, `forms`
 * the words that lessons link it by, `say` how it is spoken where that is odd, `source` where our books first use it.
 */
const glossary = defineCollection({
  loader: glob({ base: "./content/glossary", pattern: "*.md" }),
  schema: z.strictObject({
    title: z.string(),
    also: z.array(z.string()).default([]),
    forms: z.array(z.string()).default([]),
    say: z.string().optional(),
    source: z.strictObject({ book: z.enum(SOURCE_IDS), place: z.string() }).optional(),
    see: z.array(z.string()).default([]),
  }),
});

/** What each game has to say of a topic, for the page that sets them side by side; a game left out has no such thing. */
const compared = defineCollection({
  loader: file("./content/compared/table.yaml"),
  schema: z.strictObject({
    id: z.enum(TOPIC_IDS),
    auction: z.string(),
    nullo: z.string().optional(),
    straight: z.string().optional(),
    whist: z.string().optional(),
    contract: z.string().optional(),
  }),
});

/** A misprint of the books that is not in a printed hand, and how we know. */
const misprints = defineCollection({
  loader: file("./content/misprints/books.yaml"),
  schema: z.strictObject({
    id: z.string(),
    book: z.enum(SOURCE_IDS),
    place: z.string(),
    rule: z.enum(RULE_IDS).optional(),
    text: z.string(),
  }),
});

/**
 * A plan for one evening of a class. `place` is that among the others, `questions` are authored exercises as `kind:item`,
 * `boards` printed hands, and the body is what to talk about.
 */
const classes = defineCollection({
  loader: glob({ base: "./content/classes", pattern: "*.md" }),
  schema: z.strictObject({
    title: z.string(),
    about: z.string(),
    place: z.number().int().positive(),
    lessons: z.array(z.string()).min(1),
    aims: z.array(z.string()).min(2),
    timing: z.array(z.strictObject({ minutes: z.number().int().positive(), what: z.string() })),
    boards: z.array(z.string()),
    questions: z.array(z.string()).min(4),
    watch: z.array(z.string()).min(1),
  }),
});

export const collections = { lessons, tracks, rulebook, classes, glossary, compared, misprints };
