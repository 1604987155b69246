import { Resvg } from "@resvg/resvg-js";
import type { AstroIntegration } from "astro";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { parse } from "yaml";
import { pictureOf } from "./picture.ts";

const FONTS = new URL("../../styles/fonts/", import.meta.url);
const TRACKS = new URL("../../../content/tracks/", import.meta.url);

/** Our faces as the drawer of pictures reads them, with all the signs the titles have. */
async function faces(folder: string, words: string): Promise<string[]> {
  return Promise.all(
    ["literata-roman", "suits"].map(async (name) => {
      const face = await readFile(new URL(`${name}.woff2`, FONTS));
      const file = join(folder, `${name}.ttf`);
      const plain = name === "suits" ? "♠♥♣♦" : words;
      await writeFile(file, await subsetFont(face, plain, { targetFormat: "truetype" }));
      return file;
    }),
  );
}

/** The titles of the tracks, by their ids. */
async function tracks(): Promise<(readonly [id: string, title: string])[]> {
  const names = (await readdir(TRACKS)).filter((name) => name.endsWith(".yaml"));
  return Promise.all(
    names.map(async (name) => {
      const data: unknown = parse(await readFile(new URL(name, TRACKS), "utf8"));
      const title = data && typeof data === "object" && "title" in data ? String(data.title) : "";
      return [name.slice(0, -".yaml".length), title] as const;
    }),
  );
}

/**
 * Once the site is built, draws the pictures that stand where somebody passes an address on: one for each track, and one
 * for every other page.
 */
export function sharedPictures(): AstroIntegration {
  return {
    name: "odd-trick:pictures",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = join(fileURLToPath(dir), "og");
        await mkdir(folder, { recursive: true });
        const all = [["odd-trick", "Learn the bridge of 1914 by playing it"], ...(await tracks())];
        const scratch = await mkdtemp(join(tmpdir(), "faces-"));
        const fontFiles = await faces(scratch, all.flat().join("") + "Odd Trick");
        for (const [name = "", title = ""] of all) {
          const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Literata" };
          const png = new Resvg(pictureOf(title), { font }).render().asPng();
          await writeFile(join(folder, `${name}.png`), png);
        }
        await rm(scratch, { recursive: true });
      },
    },
  };
}
