import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { KIND_IDS } from "./exercises/kit/kinds.ts";
import { RULE_IDS } from "./rulebook/rules.ts";
import { SOURCE_IDS } from "./rulebook/sources.ts";

/** One lesson: what it is called, what it promises, how long it takes, the rules it teaches and the drills it leads to. */
const lessons = defineCollection({
  loader: glob({ base: "./content/lessons", pattern: "**/*.mdx" }),
  schema: z.strictObject({
    title: z.string(),
    lede: z.string(),
    minutes: z.number().int().positive(),
    rules: z.array(z.enum(RULE_IDS)).min(1),
    practice: z.array(z.enum(KIND_IDS)).min(1),
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

export const collections = { lessons, tracks, rulebook };
