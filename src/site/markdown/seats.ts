import { defineHastPlugin, type HastNode } from "satteri";
import { isSeat, type BySeat } from "../../engine/core/seat.ts";

type Content = Extract<HastNode, { type: "element" }>["children"][number];

/** As on the leaf of an exercise (`widgets/table/Seat.tsx`), which plain Node cannot read. */
const COMPASS: BySeat<string> = { Z: "South", A: "West", Y: "North", B: "East" };

const SEAT = /\{([ZAYB])\}/;

function part(name: string, value: string): Content {
  return {
    type: "element",
    tagName: "span",
    properties: { className: [name] },
    children: [{ type: "text", value }],
  };
}

/** “{Z}” in Markdown as the name of that seat, in the letter or the compass that the reader has chosen; code is left alone. */
export const seats = defineHastPlugin({
  name: "seats",
  text(node, context) {
    const around = context.parent(node);
    if (!SEAT.test(node.value) || (around?.type === "element" && around.tagName === "code")) return;
    context.replaceNode(
      node,
      node.value.split(SEAT).flatMap<Content>((piece, at) => {
        if (at % 2 === 0 || !isSeat(piece)) return piece ? [{ type: "text", value: piece }] : [];
        return [
          {
            type: "element",
            tagName: "span",
            properties: { className: ["seat"] },
            children: [
              part("seat-letter", piece),
              { type: "text", value: " " },
              part("seat-compass", COMPASS[piece]),
            ],
          },
        ];
      }),
    );
  },
});
