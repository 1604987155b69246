import { onStir } from "./stir.ts";

/**
 * Wakes the exercises of a page: one at once where it is the page’s work, those of a lesson when they come near the window.
 * An exercise is drawn whole when the site is built and stands asleep in `[data-asleep]`, its props beside it as JSON;
 * waking hydrates it and moves nothing. This does the work of a framework’s island at a fifth of its bytes, which the
 * budget of a lesson needs.
 */
async function wake(shell: HTMLElement): Promise<void> {
  const { mount } = await import("./drill/mount.tsx");
  await mount(shell, shell.nextElementSibling?.textContent ?? "");
  delete shell.dataset["asleep"];
  shell.dispatchEvent(new Event("awake"));
}

/** How near the window, in pixels, an exercise begins to wake. */
const NEAR = "100px";

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      // Out of reach now is not for ever: it wakes when the connection is back.
      wake(target as HTMLElement).catch(() =>
        addEventListener("online", () => near.observe(target), { once: true }),
      );
    }
  },
  { rootMargin: NEAR },
);

function watch(): void {
  for (const shell of document.querySelectorAll("[data-asleep]")) near.observe(shell);
}

// A lesson begins with words, so its exercises sleep until the reader stirs; he has long done so when he comes to one. A
// practice room begins with its problem.
if (document.querySelector("[data-mode=lesson]")) onStir(watch);
else watch();
