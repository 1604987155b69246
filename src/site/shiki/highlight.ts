import { createHighlighterCoreSync, type ThemeRegistrationRaw } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import grammar from "./deal.tmLanguage.json" with { type: "json" };

/** The languages of a fenced block that hold deals; both are read by the one grammar. */
export const DEAL_LANGUAGES = ["deal", "pbn"] as const;

/**
 * Which of our classes each scope of the grammar wears. The stylesheet gives the colour, so that every theme has its
 * own and no `style` attribute stands in the page, which the content security policy would refuse.
 */
const CLASS_OF_SCOPE = {
  "constant.suit.spades": "suit-S",
  "constant.suit.hearts": "suit-H",
  "constant.suit.diamonds": "suit-D",
  "constant.suit.clubs": "suit-C",
  "keyword.tag": "tag",
  comment: "remark",
} as const;

/** Shiki tells tokens apart by colour, so each scope is given a colour that stands for its class. */
const COLOUR_OF = Object.entries(CLASS_OF_SCOPE).map(
  ([scope, name], index) => ({ scope, name, colour: `#00000${index + 1}` }) as const,
);

const theme: ThemeRegistrationRaw = {
  name: "classes",
  fg: "#000000",
  bg: "#ffffff",
  settings: COLOUR_OF.map(({ scope, colour }) => ({ scope, settings: { foreground: colour } })),
};

const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [{ ...grammar, aliases: ["pbn"] }],
  engine: createJavaScriptRegexEngine(),
});

/** A run of characters of one kind, with the class it wears. */
export interface Run {
  readonly text: string;
  readonly name?: string;
}

/** Reads deal notation as lines of runs, each suit a run of its own. */
export function highlightDeal(code: string): Run[][] {
  return highlighter.codeToTokensBase(code, { lang: "deal", theme: "classes" }).map((line) =>
    line.map(({ content, color }) => {
      const name = COLOUR_OF.find(({ colour }) => colour === color?.toLowerCase())?.name;
      return name ? { text: content, name } : { text: content };
    }),
  );
}
