/**
 * Keeps what is clicked in an exercise that is still asleep, and clicks it again once it wakes.
 * A button is found by its place among the island’s buttons, in case waking replaced it. Each click has a turn of its own, so
 * that the second sees what the first has drawn.
 */
export function keepEarlyClicks(): void {
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("[data-asleep] button");
    if (!button) return;
    // A form that is sent by itself would fetch the page again.
    event.preventDefault();
    const island = button.closest("[data-asleep]") as HTMLElement;
    const buttons = () => island.querySelectorAll("button");
    const at = [...buttons()].indexOf(button);
    island.addEventListener("awake", () => setTimeout(() => buttons()[at]?.click()));
  });
}
