import { defineHastPlugin, type HastNode } from "satteri";
import { SUITS } from "../../engine/core/card.ts";
import { GLYPH } from "../../exercises/kit/words.ts";

type Content = Extract<HastNode, { type: "element" }>["children"][number];

/** A suit glyph with the ranks written after it, “♦Q” or “♦K Q J 4”; a rank is not the first letter of a word. */
const HOLDING = /([♠♥♣♦])\uFE0E?((?:[ \u00A0]?(?:10|[2-9AKQJT])+(?![\w’]))*)/;

/** The text with each suit glyph in a span that colours it, and no glyph parted from its ranks at the end of a line. */
function dress(text: string): Content[] {
  return text.split(new RegExp(HOLDING, "g")).flatMap<Content>((part, index, parts) => {
    if (index % 3 === 2) return [];
    if (index % 3 === 0) return part ? [{ type: "text", value: part }] : [];
    const suit = SUITS.find((candidate) => GLYPH[candidate].startsWith(part)) ?? "S";
    const ranks = parts[index + 1];
    const glyph: Content = {
      type: "element",
      tagName: "span",
      properties: { className: ["suit", `suit-${suit}`] },
      children: [{ type: "text", value: GLYPH[suit] }],
    };
    if (!ranks) return [glyph];
    return [
      {
        type: "element",
        tagName: "span",
        properties: { className: ["holding"] },
        children: [glyph, { type: "text", value: ranks }],
      },
    ];
  });
}

/** Dresses the suits in the running text of Markdown and MDX; code is left alone, since {@link dealCode} has coloured it. */
export const suits = defineHastPlugin({
  name: "suits",
  text(node, context) {
    if (!HOLDING.test(node.value)) return;
    for (
      let around: Readonly<HastNode> | undefined = context.parent(node);
      around;
      around = context.parent(around)
    ) {
      if (around.type === "element" && around.tagName === "code") return;
    }
    context.replaceNode(node, dress(node.value));
  },
});
