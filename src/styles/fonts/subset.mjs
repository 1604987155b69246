/**
 * Makes the three font files beside this script from the font packages: `node src/styles/fonts/subset.mjs`.
 * They are committed, so a build never needs to run this; run it after adding a character or raising a package.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const here = (name) => new URL(name, import.meta.url);
const fromPackage = (path) => readFile(new URL(import.meta.resolve(path)));

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
/** Every mark outside ASCII that our sentences use; a test of the content should find no other. */
const MARKS = "\u00A0’‘“”–—·…×½−£é";
/** DejaVu’s suits all have one advance, so they stand in columns; U+FE0E asks for text, not emoji. */
const SUITS = "♠♣♥♦\uFE0E";

/** Tabular and proportional figures, kerning and ligatures; built-up fractions are never set. */
const FEATURES = ["kern", "mark", "mkmk", "liga", "ccmp", "tnum", "pnum", "lnum", "locl"];
const LITERATA = "@fontsource-variable/literata/files/literata-latin-wght";
const FILES = [
  {
    name: "literata-roman.woff2",
    from: `${LITERATA}-normal.woff2`,
    text: ASCII + MARKS,
    options: { keepFeatures: FEATURES, variationAxes: { wght: { min: 400, max: 700 } } },
  },
  {
    name: "literata-italic.woff2",
    from: `${LITERATA}-italic.woff2`,
    text: ASCII + MARKS,
    options: { keepFeatures: FEATURES, variationAxes: { wght: 400 } },
  },
  {
    name: "suits.woff2",
    from: "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
    text: SUITS,
    options: { noHinting: true, keepFeatures: [], dropTables: ["gasp", "GDEF"] },
  },
];

for (const { name, from, text, options } of FILES) {
  const subset = await subsetFont(await fromPackage(from), text, {
    targetFormat: "woff2",
    ...options,
  });
  await writeFile(here(name), subset);
  console.log(`${name}: ${subset.length} bytes`);
}
