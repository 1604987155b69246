/** What a reader does first on a page he has come to use. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;

/**
 * Calls back once, when the reader first stirs; at once where he did so before this script came. What is long to fetch can
 * wait for him, and comes before he has found what he would touch.
 */
export function onStir(stirred: () => void): void {
  if (navigator.userActivation?.hasBeenActive) return stirred();
  const first = new AbortController();
  const heard = (event: Event) => {
    // A browser also tells of a move where the page has moved under a pointer at rest.
    if (event instanceof PointerEvent && !event.movementX && !event.movementY && !event.buttons)
      return;
    first.abort();
    stirred();
  };
  for (const sign of SIGNS) addEventListener(sign, heard, { signal: first.signal, passive: true });
}
