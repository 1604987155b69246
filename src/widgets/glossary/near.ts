/**
 * Tells what a word means when the reader points at its link, comes to it by keyboard, or taps it. What shows the line is
 * fetched then; where it cannot be, the link leads to the glossary, as it does without script.
 */
function heard(event: Event): void {
  const { type, target } = event;
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/glossary/#"]');
  // A finger cannot point without pressing, so that the first thing a tap can mean is “what is this?”.
  const tap = event instanceof PointerEvent && event.pointerType === "touch";
  if (!link) return;
  if (type === "focusin" ? !link.matches(":focus-visible") : tap !== (type === "click")) return;
  const follow = () => tap && link.click();
  if (tap) event.preventDefault();
  import("./line.ts")
    .then(({ show }) => show(link))
    .then((shown) => shown || follow())
    .catch(follow);
}

for (const sign of ["pointerover", "focusin", "click"]) addEventListener(sign, heard);
