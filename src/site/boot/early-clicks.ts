/**
 * Keeps what is clicked in an exercise that is still asleep, and clicks it again once it wakes.
 * A button is found by its place among the island’s buttons, in case waking replaced it.
 */
export function keepEarlyClicks(): void {
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>("[data-asleep] button");
    if (!button) return;
    const island = button.closest("[data-asleep]") as HTMLElement;
    const buttons = () => island.querySelectorAll("button");
    const at = [...buttons()].indexOf(button);
    island.addEventListener("awake", () => buttons()[at]?.click(), { once: true });
  });
}
