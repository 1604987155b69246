type Box = HTMLInputElement | HTMLTextAreaElement;

/** Until what has been asked of the widget so far is drawn. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Notes what has been written in the boxes of a widget that is still asleep. The function given back writes it again once the
 * widget is hydrated, box after box, and resolves when all is drawn: a widget that has not drawn the one box knows nothing of
 * it when it hears of the next, or of a click.
 */
export function noteWritten(shell: HTMLElement): () => Promise<void> {
  const boxes = [...shell.querySelectorAll<Box>("input, textarea")]
    .filter(({ value, defaultValue, type }) => value !== defaultValue && type !== "file")
    .map((box) => ({ box, written: box.value }));
  return async () => {
    for (const { box, written } of boxes) {
      await drawn();
      box.value = written;
      box.dispatchEvent(new Event("input", { bubbles: true }));
    }
    await drawn();
  };
}
