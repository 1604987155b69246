import { createHighlighterCoreSync, type ThemeRegistrationRaw } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import mdx from "shiki/langs/mdx.mjs";
import typescript from "shiki/langs/typescript.mjs";
import type { Run } from "./highlight.ts";

/** The class that each part of a source wears; the stylesheet of the authors’ page gives the colours. */
const CLASS_OF_SCOPE = {
  "entity.name.tag": "src-name",
  "support.class.component": "src-name",
  "entity.name.function": "src-name",
  "markup.heading": "src-name",
  "entity.other.attribute-name": "src-part",
  "variable.other": "src-part",
  string: "src-text",
  comment: "src-note",
} as const;

const COLOUR_OF = Object.entries(CLASS_OF_SCOPE).map(
  ([scope, name], index) => ({ scope, name, colour: `#00001${index + 1}` }) as const,
);

const theme: ThemeRegistrationRaw = {
  name: "classes",
  fg: "#000000",
  bg: "#ffffff",
  settings: COLOUR_OF.map(({ scope, colour }) => ({ scope, settings: { foreground: colour } })),
};

const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [...mdx, ...typescript],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});

/** Reads a source of ours as lines of runs, each with the class of what it is. */
export function highlightSource(code: string, lang: "mdx" | "typescript"): Run[][] {
  return highlighter.codeToTokensBase(code.trimEnd(), { lang, theme: "classes" }).map((line) =>
    line.map(({ content, color }) => {
      const name = COLOUR_OF.find(({ colour }) => colour === color?.toLowerCase())?.name;
      return name ? { text: content, name } : { text: content };
    }),
  );
}
