import { defineHastPlugin } from "satteri";

/**
 * Dresses a table written in Markdown: it stands in a box of its own, which alone may scroll sideways where a word will
 * not fit; and its columns of figures are set right by class, since our policy refuses the `style` they would be given.
 */
export const tables = defineHastPlugin({
  name: "tables",
  element: [
    {
      filter: ["table"],
      visit(node, context) {
        const box = { className: ["scroll"] };
        context.wrapNode(node, { type: "element", tagName: "div", properties: box, children: [] });
      },
    },
    {
      filter: ["th", "td"],
      visit(node, context) {
        const { style, align } = node.properties;
        if (style === undefined && align === undefined) return;
        context.setProperty(node, "style", null);
        context.setProperty(node, "align", null);
        if (`${style}${align}`.includes("right")) context.setProperty(node, "className", ["right"]);
      },
    },
  ],
});
