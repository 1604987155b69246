import type { AstroIntegration } from "astro";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { close, createIndex } from "pagefind";
import { recordsOf, type SearchRecord } from "./records.ts";
import { wordList } from "./word-list.ts";

/** What a search of ours fetches; Pagefind would write three ways of showing results besides. */
const WANTED = /^pagefind(?:-worker)?\.js$|^pagefind-entry\.json$|^wasm\.en\.|\.pf_\w+$/;

/** A record as a page of its own, which is how Pagefind takes it in. */
function asPage({ room, title, of, html }: SearchRecord): string {
  const plain = (words: string) => words.replaceAll('"', "&quot;");
  return `<html lang="en"><body><main>
    <p data-pagefind-ignore data-pagefind-meta="title">${title}</p>
    <p data-pagefind-filter="room:${room}" data-pagefind-meta="of[data-of]" data-of="${plain(of)}"></p>${html}</main></body></html>`;
}

async function recordsUnder(root: string): Promise<SearchRecord[]> {
  const names = (await readdir(root, { recursive: true }))
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /^(?:learn|rules|glossary)\/.*index\.html$/.test(name))
    .sort();
  const found = names.map(async (name) =>
    recordsOf(`/${name.slice(0, -"index.html".length)}`, await readFile(join(root, name), "utf8")),
  );
  return (await Promise.all(found)).flat();
}

/** The rules as a search finds them, without their words: for who asks by an id, which stands at the end of an address. */
function ruleList(records: readonly SearchRecord[]) {
  return records
    .filter(({ room }) => room === "Rules")
    .map(({ url, title, of }) => ({ url, excerpt: "", meta: { title, of } }));
}

/**
 * Once the site is built, writes the index that its search page reads, from the lessons, rules and terms as they stand on
 * their pages, and beside it the list of words from which a misspelt one is put right, and that of the rules.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: "odd-trick:search-index",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        const records = await recordsUnder(root);
        const { index, errors } = await createIndex({
          includeCharacters: "♠♥♦♣",
          forceLanguage: "en",
          rootSelector: "main",
          excludeSelectors: [
            "[id^=ex-]",
            ".lesson-place",
            "dl",
            "script",
            "h1",
            "section.rule > h2",
          ],
        });
        if (!index) throw new Error(errors.join("\n"));
        for (const record of records) {
          const added = await index.addHTMLFile({ url: record.url, content: asPage(record) });
          if (added.errors.length > 0) throw new Error(added.errors.join("\n"));
        }
        const { files } = await index.getFiles();
        for (const { path, content } of files) {
          if (!WANTED.test(path)) continue;
          const to = join(root, "pagefind", path);
          await mkdir(dirname(to), { recursive: true });
          await writeFile(to, content);
        }
        await writeFile(join(root, "pagefind/words.json"), JSON.stringify(wordList(records)));
        await writeFile(join(root, "pagefind/rules.json"), JSON.stringify(ruleList(records)));
        await close();
      },
    },
  };
}
