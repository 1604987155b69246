/**
 * Ctrl or Command with K goes to the search box of the page, or to the page that has one. A key alone would be in the way of
 * those who speak to their machine.
 */
export function wireSearchKey(): void {
  addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "k" || event.ctrlKey === event.metaKey) return;
    const to = document.querySelectorAll<HTMLElement>("[href='/search/'],[type=search]");
    event.preventDefault();
    to[to.length - 1]?.focus();
    if (to.length < 2) to[0]?.click();
  });
}
