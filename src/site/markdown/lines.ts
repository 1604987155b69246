import { defineHastPlugin } from "satteri";

const LISTS = ["ul", "ol"];

/** Leaves out the ends of lines between one block and the next, which nobody sees and a lesson has no bytes to send. */
export const lines = defineHastPlugin({
  name: "lines",
  text(node, context) {
    if (!/^\n+$/.test(node.value)) return;
    const around = context.parent(node);
    const ofBlocks =
      around?.type === "root" ||
      around?.type === "mdxJsxFlowElement" ||
      (around?.type === "element" && LISTS.includes(around.tagName));
    if (ofBlocks) context.removeNode(node);
  },
});
