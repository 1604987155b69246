import { readFileSync } from "node:fs";

/** `which-card` as a name in code: `whichCard`. */
function camel(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** One of the files that a kind begins with, which stand here under the name `which-card`, with its own name. */
function filled(template: string, slug: string): string {
  const name = camel(slug);
  const text = readFileSync(new URL(`templates/${template}.txt`, import.meta.url), "utf8");
  return text
    .replaceAll("which-card", slug)
    .replaceAll("whichCard", name)
    .replaceAll("WhichCard", name.charAt(0).toUpperCase() + name.slice(1));
}

/** A line to be put into a file that is there: before the first place where a text stands. */
export interface Insertion {
  readonly path: string;
  readonly before: string;
  readonly text: string;
}

/** The files of a kind as it begins: one that can be asked and answered, to be made into what its author has in mind. */
export function exerciseFiles(slug: string): readonly (readonly [path: string, text: string])[] {
  return [
    [`src/exercises/dealing/${slug}.ts`, filled("dealing", slug)],
    [`src/exercises/catalog/${slug}.ts`, filled("catalog", slug)],
    [`src/exercises/items/${slug}.ts`, filled("items", slug)],
    [`tests/exercises/${slug}.test.ts`, filled("test", slug)],
  ];
}

/** Where a kind is named besides: its id and title, its subject, and its items. */
export function exerciseInsertions(slug: string): readonly Insertion[] {
  const name = camel(slug);
  return [
    {
      path: "src/exercises/kit/kinds.ts",
      before: "] as const;\nexport type KindId",
      text: `  "${slug}",\n`,
    },
    {
      path: "src/exercises/kit/kinds.ts",
      before: "};\n",
      text: `  "${slug}": {\n    title: "…",\n    about: "…",\n  },\n`,
    },
    {
      path: "src/exercises/kit/subjects.ts",
      before: '"trick"',
      text: `"${slug}", `,
    },
    {
      path: "src/exercises/authored.ts",
      before: 'import { trickItems, trickTeaches } from "./items/trick.ts";',
      text: `import { ${name}Items, ${name}Teaches } from "./items/${slug}.ts";\n`,
    },
    {
      path: "src/exercises/authored.ts",
      before: "};\n\n/** A kind of exercise with its authored items",
      text: `  "${slug}": { items: ${name}Items, teaches: ${name}Teaches },\n`,
    },
  ];
}
