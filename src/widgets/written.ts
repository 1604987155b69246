type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Until what has been asked of the widget so far is drawn. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

/** What does again to a box of the page what a reader has done to it already; null where he has done nothing. */
function doneTo(box: Box): (() => void) | null {
  if (box instanceof HTMLSelectElement) {
    const { value } = box;
    const drawnAt = [...box.options].findIndex(({ defaultSelected }) => defaultSelected);
    return box.selectedIndex === Math.max(drawnAt, 0) ? null : () => choose(box, value);
  }
  if (box.type === "file") return null;
  if (box instanceof HTMLInputElement && (box.type === "radio" || box.type === "checkbox")) {
    const { checked } = box;
    // Of radios the one that was picked is enough.
    if (checked === box.defaultChecked || (box.type === "radio" && !checked)) return null;
    return () => {
      box.checked = !checked;
      box.click();
    };
  }
  const { value } = box;
  return value === box.defaultValue ? null : () => write(box, value);
}

function choose(box: HTMLSelectElement, value: string): void {
  box.value = value;
  box.dispatchEvent(new Event("change", { bubbles: true }));
}

function write(box: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  box.value = value;
  for (const type of ["input", "change"]) box.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Notes what has been done to the boxes of a widget; the function given back does it again, one box a turn, till all is drawn. */
function noteDone(shell: HTMLElement): () => Promise<void> {
  const again = [...shell.querySelectorAll<Box>("input, select, textarea")].flatMap(
    (box) => doneTo(box) ?? [],
  );
  return async () => {
    for (const one of again) {
      await drawn();
      one();
    }
    await drawn();
  };
}

/**
 * Wakes the widget that stands asleep in `shell` by `wake`, which hydrates it, and loses nothing of what a reader has done
 * before: what he has written, chosen or ticked is done again, box after box, since a widget that has not drawn the one box
 * knows nothing of it when it hears of the next; then the clicks that `keepEarlyClicks` has kept.
 */
export async function wakeKeeping(shell: HTMLElement, wake: () => void): Promise<void> {
  const doAgain = noteDone(shell);
  wake();
  await doAgain();
  delete shell.dataset["asleep"];
  shell.dispatchEvent(new Event("awake"));
}
