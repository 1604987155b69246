import type { APIRoute } from "astro";
import { allTracks } from "../site/library.ts";
import { siteOf } from "../site/reading/data.ts";
import { feedOf } from "../site/reading/feed.ts";

/** The feed of new lessons: `/feed.xml`. */
export const GET: APIRoute = async (context) =>
  new Response(feedOf(await allTracks(), siteOf(context)), {
    headers: { "Content-Type": "application/rss+xml" },
  });
