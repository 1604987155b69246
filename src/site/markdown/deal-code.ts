import { defineHastPlugin, type HastNode } from "satteri";
import { DEAL_LANGUAGES, highlightDeal, type Run } from "../shiki/highlight.ts";

type Element = Extract<HastNode, { type: "element" }>;
type Content = Element["children"][number];

function span({ text, name }: Run): Content {
  const value = text.replace(/([♠♥♣♦])\uFE0E?/g, "$1\uFE0E");
  if (!name) return { type: "text", value };
  return {
    type: "element",
    tagName: "span",
    properties: { className: [name] },
    children: [{ type: "text", value }],
  };
}

function codeElement(lines: readonly Run[][]): Element {
  const children = lines.flatMap<Content>((line, index) =>
    index === 0 ? line.map(span) : [{ type: "text", value: "\n" }, ...line.map(span)],
  );
  return { type: "element", tagName: "code", properties: { className: ["notation"] }, children };
}

/** Colours deal notation by suit: a fenced block of the language `deal` or `pbn`, and inline code that ends in `{:deal}`. */
export const dealCode = defineHastPlugin({
  name: "deal-code",
  element: {
    filter: ["code"],
    visit(node, context) {
      const text = context.textContent(node);
      const inline = /^(.*)\{:deal\}$/.exec(text)?.[1];
      if (inline !== undefined) return codeElement(highlightDeal(inline));
      const names = node.properties["className"];
      const isDeal = DEAL_LANGUAGES.some(
        (language) => Array.isArray(names) && names.includes(`language-${language}`),
      );
      return isDeal ? codeElement(highlightDeal(text.trimEnd())) : undefined;
    },
  },
});
