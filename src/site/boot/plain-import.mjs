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
};
