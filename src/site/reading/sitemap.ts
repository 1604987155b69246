import type { AstroIntegration } from "astro";
import { appendFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inXml } from "./xml.ts";

/** The address a page gives as its own; null where it is kept out of search engines. */
export function canonicalOf(html: string): string | null {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null;
}

/** A sitemap of these addresses. */
export function sitemapOf(addresses: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${inXml(address)}</loc></url>`),
    "</urlset>",
  ].join("\n");
}

/** Once the site is built, writes its sitemap from the addresses that its pages give as their own, and says where it is. */
export function siteMap(): AstroIntegration {
  let site: string | undefined;
  return {
    name: "odd-trick:sitemap",
    hooks: {
      "astro:config:done": ({ config }) => {
        site = config.site;
      },
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        const names = (await readdir(root, { recursive: true })).filter((name) =>
          name.endsWith(".html"),
        );
        const pages = names.map((name) => readFile(join(root, name), "utf8"));
        const addresses = (await Promise.all(pages)).flatMap((html) => canonicalOf(html) ?? []);
        await writeFile(join(root, "sitemap.xml"), sitemapOf(addresses.sort()));
        const address = new URL("/sitemap.xml", site).href;
        await appendFile(join(root, "robots.txt"), `\nSitemap: ${address}\n`);
      },
    },
  };
}
