/** The key “/” goes to the search box of the page, or to the page that has one; where something is typed it is itself. */
export function wireSearchKey(): void {
  addEventListener("keydown", (event) => {
    const to = document.querySelectorAll<HTMLElement>("[href='/search/'],[type=search]");
    if (event.key !== "/" || (event.target as Element).closest("input,textarea,select")) return;
    event.preventDefault();
    to[to.length - 1]?.focus();
    if (to.length < 2) to[0]?.click();
  });
}
