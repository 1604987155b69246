import { hrefOf, type TrackOfLessons } from "../library.ts";
import { inXml } from "./xml.ts";

/** So many lessons stand in the feed, the newest first. */
const NEWEST = 20;

/** The newest lessons as RSS 2.0, each with its title and lede; of one day, in the order of the course. */
export function feedOf(tracks: readonly TrackOfLessons[], site: URL): string {
  const items = tracks
    .flatMap(({ lessons }) => lessons)
    .sort((a, b) => b.data.added.getTime() - a.data.added.getTime())
    .slice(0, NEWEST)
    .map((lesson) => {
      const { title, lede, added } = lesson.data;
      const address = inXml(new URL(hrefOf(lesson), site).href);
      return `<item><title>${inXml(title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${added.toUTCString()}</pubDate><description>${inXml(lede)}</description></item>`;
    });
  const at = (path: string) => inXml(new URL(path, site).href);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    "<title>Odd Trick: new lessons</title>",
    `<link>${at("/learn/")}</link>`,
    `<atom:link href="${at("/feed.xml")}" rel="self" type="application/rss+xml"/>`,
    "<description>Lessons in auction bridge, nullos, straight bridge and whist.</description>",
    "<language>en-GB</language>",
    ...items,
    "</channel></rss>",
  ].join("\n");
}
