import { onStir } from "../../stir.ts";

/** How near the window, in pixels, a hand of a lesson begins to wake. */
const NEAR = "100px";

/** Wakes the printed hands of a lesson as they come near, once the reader has stirred; their props stand beside them. */
async function wake(shell: HTMLElement): Promise<void> {
  const { wakeShown } = await import("./Shown.tsx");
  wakeShown(shell, shell.nextElementSibling?.textContent ?? "");
  delete shell.dataset["shown"];
}

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

onStir(() => {
  for (const shell of document.querySelectorAll("[data-shown]")) near.observe(shell);
});
