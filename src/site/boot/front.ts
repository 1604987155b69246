/** The boot script of the front door, where a reader may carry on. */
import "./live.ts";
import { showPlace } from "./show-place.ts";

addEventListener("DOMContentLoaded", showPlace);
