/**
 * The place that a key leads to from one of so many in a row of buttons: the arrows go round, Home and End to the ends; null
 * where it leads nowhere.
 */
export function placeFor(key: string, from: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (from + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (from + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
