import mdx from "@astrojs/mdx";
import { satteri } from "@astrojs/markdown-satteri";
import preact from "@astrojs/preact";
import { defineConfig, fontProviders } from "astro/config";
import { bootModule, bundleBoot } from "./src/site/boot/bundle.mjs";
import { dealCode } from "./src/site/markdown/deal-code.ts";
import { suits } from "./src/site/markdown/suits.ts";
import { tables } from "./src/site/markdown/tables.ts";
import { offlineTable } from "./src/site/offline/worker.mjs";
import { ownPolicy } from "./src/site/policy.mjs";

const boot = await bundleBoot();

/**
 * Vite wraps every dynamic import in a helper that preloads what the chunk needs. Ours need one more chunk at most, and
 * the helper with its lists of names would cost each reader as much as a kind of exercise, so an import is only an import.
 */
const noPreload = {
  name: "no-preload-helper",
  enforce: "pre",
  config: () => ({ build: { modulePreload: false } }),
  load: (id) =>
    id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : null,
};

export default defineConfig({
  site: process.env.SITE ?? "https://oddtrick.example",
  trailingSlash: "always",
  integrations: [mdx(), preact(), ownPolicy(), offlineTable()],
  build: { inlineStylesheets: "always" },
  devToolbar: { enabled: false },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ hastPlugins: [tables, dealCode, suits] }),
  },
  fonts: [
    {
      name: "Literata",
      cssVariable: "--font-literata",
      provider: fontProviders.local(),
      fallbacks: ["serif"],
      /* Not in time for the first paint, it waits for the next page: words never move under the reader’s eyes. */
      display: "optional",
      options: {
        variants: [
          { src: ["./src/styles/fonts/literata-roman.woff2"], weight: "400 700", style: "normal" },
          { src: ["./src/styles/fonts/literata-italic.woff2"], weight: 400, style: "italic" },
        ],
      },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
      ],
      scriptDirective: { hashes: boot.hashes },
    },
  },
  vite: {
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [{ name: "words", test: /widgets\/table\/(?:Words|Seat)\.tsx/ }],
              },
            },
          },
        },
      },
    },
    plugins: [bootModule(boot.code), noPreload],
    build: {
      /* A font as a data address would need a wider policy, and would be sent again with every page. */
      assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    },
  },
});
