import mdx from "@astrojs/mdx";
import { satteri } from "@astrojs/markdown-satteri";
import preact from "@astrojs/preact";
import { defineConfig, fontProviders } from "astro/config";
import { bootModule, bundleBoot } from "./src/site/boot/bundle.mjs";
import { plainImport } from "./src/site/boot/plain-import.mjs";
import { dealCode } from "./src/site/markdown/deal-code.ts";
import { lines } from "./src/site/markdown/lines.ts";
import { seats } from "./src/site/markdown/seats.ts";
import { suits } from "./src/site/markdown/suits.ts";
import { tables } from "./src/site/markdown/tables.ts";
import { terms } from "./src/site/markdown/terms.ts";
import { underBase } from "./src/site/hosting/under.mjs";
import { offlineCourse } from "./src/site/offline/course.mjs";
import { ownPolicy } from "./src/site/policy.mjs";
import { sharedPictures } from "./src/site/reading/pictures.ts";
import { siteMap } from "./src/site/reading/sitemap.ts";
import { searchIndex } from "./src/site/search/pagefind.ts";

const boot = await bundleBoot();
const site = process.env.SITE ?? "https://oddtrick.example";

/** What an exercise is drawn and marked with, whatever its kind. */
const SHELL =
  /widgets\/(?:answers\/(?:AnswerView|CardAnswer|OptionAnswer|state)|drill\/(?:Drill|session|Tools|VerdictView|lay-out|verdict-words)|table\/(?:SceneView|SuitScene|Told)|views)\.tsx?|exercises\/(?:catalog|kit\/exercise)\.ts/;

export default defineConfig({
  site,
  trailingSlash: "always",
  integrations: [
    mdx(),
    preact(),
    ownPolicy(),
    searchIndex(),
    sharedPictures(),
    siteMap(),
    underBase(process.env.BASE ?? "/", site),
    offlineCourse(),
  ],
  build: { inlineStylesheets: "always" },
  devToolbar: { enabled: false },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ hastPlugins: [tables, dealCode, seats, terms, suits, lines] }),
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
                groups: [
                  { name: "words", test: /widgets\/table\/(?:Words|Seat)\.tsx/ },
                  { name: "load", test: /preload-helper/ },
                  // What tools share with exercises stays apart, so that a tool does not carry the drill.
                  { name: "strain", test: /engine\/declaring\/strain\.ts/ },
                  { name: "address", test: /widgets\/address\.ts/ },
                  { name: "cards", test: /widgets\/(?:keys|table\/(?:CardFace|slot))\.tsx?/ },
                  { name: "calls", test: /widgets\/table\/AuctionTable\.tsx/ },
                  { name: "cites", test: /widgets\/drill\/RuleLinks\.tsx/ },
                  // What every exercise needs is one file: split among the rooms that share some of it, it packs worse.
                  { name: "drill", test: SHELL },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [bootModule(boot.code), plainImport],
    build: {
      /* A font as a data address would need a wider policy, and would be sent again with every page. */
      assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    },
  },
});
