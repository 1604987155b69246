/**
 * Takes the focus from a button of the felt that is about to go: a browser lays out the whole page once more where what has
 * the focus is taken out of it.
 */
export function letFocusGo(felt: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && felt?.contains(activeElement)) activeElement.blur();
}

/** A card that was played takes its button with it: the focus goes on to what comes next in the same place. */
export function passFocusOn(felt: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const next = felt?.querySelector<HTMLElement>(".next, [data-card][tabindex='0']");
  next?.focus({ preventScroll: true });
}
