/**
 * Stands in the page right after the offer to carry on, so that the offer is made before it is first painted; made again
 * where the reader comes back to a page that was kept as it was.
 */
import { showPlace } from "./show-place.ts";

showPlace();
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) showPlace();
});
