/**
 * Comes before the exercises on a page that is opened from a folder. A browser fetches nothing there, so what exercises
 * would fetch is at hand; and links made by script, which begin at the root of the site, are put right when followed.
 */
declare const FETCHED: Readonly<Record<string, string>>;

const script = document.currentScript;
const root = script instanceof HTMLScriptElement ? new URL("./", script.src).href : "";

globalThis.fetch = (asked) => {
  const text = Object.hasOwn(FETCHED, String(asked)) ? FETCHED[String(asked)] : undefined;
  return text === undefined
    ? Promise.reject(new TypeError("there is no server"))
    : Promise.resolve(new Response(text));
};

addEventListener(
  "click",
  ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const href = link?.getAttribute("href");
    if (!link || !href?.startsWith("/")) return;
    link.href = root + href.slice(1).replace(/\/(?=[?#]|$)/, "/index.html");
  },
  { capture: true },
);
