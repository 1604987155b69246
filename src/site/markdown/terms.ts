import type { SatteriAstroData } from "@astrojs/markdown-satteri";
import {
  defineHastPlugin,
  type HastNode,
  type HastPluginDefinition,
  type PluginFactoryContext,
} from "satteri";
import { termFinder, type Piece } from "../glossary/find.ts";
import { allForms } from "../glossary/forms.ts";

type Content = Extract<HastNode, { type: "element" }>["children"][number];

/** Terms linked in one lesson, unless its front matter says how many: each costs its page some twenty bytes. */
const MOST = 6;

/** Where a word is not linked: what is a link or a heading already, notation, and the summary, which repeats. */
const LEFT_ALONE = ["a", "h1", "h2", "h3", "h4", "code", "pre", "Summary", "Rule"];

function contentOf({ text, term }: Piece): Content {
  const value = { type: "text", value: text } as const;
  if (term === undefined) return value;
  return {
    type: "element",
    tagName: "a",
    properties: { href: `/glossary/#${term}` },
    children: [value],
  };
}

function nameOf(node: Readonly<HastNode>): string {
  if (node.type === "element") return node.tagName;
  return "name" in node && typeof node.name === "string" ? node.name : "";
}

/** Links the first use of a term in a lesson to its place in the glossary; other Markdown is left as it is. */
export function terms({ fileURL, data }: PluginFactoryContext): HastPluginDefinition | null {
  if (!fileURL?.pathname.includes("/content/lessons/")) return null;
  const astro: SatteriAstroData | undefined = data.astro;
  const said: unknown = astro?.frontmatter["terms"];
  const find = termFinder(allForms(), typeof said === "number" ? said : MOST);
  return defineHastPlugin({
    name: "terms",
    text(node, context) {
      for (
        let around: Readonly<HastNode> | undefined = context.parent(node);
        around;
        around = context.parent(around)
      ) {
        if (LEFT_ALONE.includes(nameOf(around))) return;
      }
      const pieces = find(node.value);
      if (pieces.some(({ term }) => term !== undefined)) {
        context.replaceNode(node, pieces.map(contentOf));
      }
    },
  });
}
