/** The chunk that holds the helper; see `codeSplitting` in astro.config.mjs. */
const HELPER = /\/load\.[\w-]+\.js$/;

/** Every node of a syntax tree, parents first. */
function* nodesOf(node) {
  if (typeof node?.type === "string") yield node;
  for (const part of Object.values(node)) {
    if (part && typeof part === "object") yield* nodesOf(part);
  }
}

const importsIn = (node) => [...nodesOf(node)].filter(({ type }) => type === "ImportExpression");

/**
 * The code of a chunk with each `helper(() => import(…), [])` as the import alone. The helper is fetched by nothing else,
 * so it goes where every import of the chunk was wrapped.
 */
export function unwrapped(code, tree) {
  const fetched = tree.body.find(
    ({ type, source }) => type === "ImportDeclaration" && HELPER.test(`/${source.value}`),
  );
  const name = fetched?.specifiers[0]?.local.name;
  if (!name) return code;
  const edits = [];
  let wrapped = 0;
  for (const node of nodesOf(tree)) {
    if (node.type !== "CallExpression" || node.callee.name !== name) continue;
    const [load, needs] = node.arguments;
    if (load?.type !== "ArrowFunctionExpression" || needs?.type !== "ArrayExpression") continue;
    const imports = importsIn(load).length;
    if (imports === 0) continue;
    wrapped += imports;
    const block = load.body.type === "BlockStatement";
    const { start, end } = block ? load : load.body;
    edits.push([node.start, start, block ? "(" : ""], [end, node.end, block ? ")()" : ""]);
  }
  if (wrapped === importsIn(tree).length) edits.push([fetched.start, fetched.end, ""]);
  return edits
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end, put]) => text.slice(0, start) + put + text.slice(end), code);
}

/**
 * Vite wraps every dynamic import in a helper that preloads what the chunk needs. Ours need one more chunk at most, and
 * the helper with its lists of names would cost each reader as much as a kind of exercise, so an import is only an import.
 */
export const plainImport = {
  name: "no-preload-helper",
  enforce: "pre",
  config: () => ({ build: { modulePreload: false } }),
  load: (id) =>
    id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : null,
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.imports.some((file) => HELPER.test(`/${file}`)))
          continue;
        chunk.code = unwrapped(chunk.code, this.parse(chunk.code));
      }
    },
  },
};
