/** What keeps the course on the device; it is written beside the pages when the site is built. */
const KEEP: string = "/keep.js";

/** In the head of every page: once the page has long had all it needs itself, that script is fetched. */
addEventListener("load", () =>
  setTimeout(() => import(/* @vite-ignore */ KEEP).catch(() => {}), 4000),
);
